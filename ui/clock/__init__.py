"""The clock of the player to act: whose decision is timed, when it stands still, and what is due. No Qt.

What running out of time does is a matter of the rules (`dealer.rules.clock`); here it is only noticed.
"""
