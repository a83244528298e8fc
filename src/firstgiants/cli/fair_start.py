"""The option that gives later seats extra amber."""

import click

fair_start_option = click.option(
    "--fair-start",
    is_flag=True,
    help="Give later seats extra amber at the beginning, so that all seats win about as often.",
)
