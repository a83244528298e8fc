"""The command line ``firstgiants``: one module a command, and the drawing for terminals."""
