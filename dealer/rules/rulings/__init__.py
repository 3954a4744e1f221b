"""What the chips pushed and the words said mean. Pure."""
