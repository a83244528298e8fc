"""The command line ``firstgiants``: one module for each command, and drawing in terminals."""
