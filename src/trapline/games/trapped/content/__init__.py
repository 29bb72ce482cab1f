"""What lies in the box: scenarios, each in one file that says everything in every language."""
