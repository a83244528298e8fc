"""Options that take numbers separated by commas."""

import click


def read_numbers(option: str, text: str) -> tuple[int, ...]:
    try:
        return tuple(int(part) for part in text.split(","))
    except ValueError as error:
        raise click.UsageError(f"{option} needs numbers such as 2,3,4,5.") from error
