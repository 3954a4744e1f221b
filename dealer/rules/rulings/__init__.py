"""What the floor rules: chips pushed and words said, action out of turn, misdeals, disputes. Pure functions.

Every ruling is computed from what lay on the table and what was said, never looked up in a list of cases.
"""
