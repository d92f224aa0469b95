"""The command line: `rattus COMMAND`. Commands are imported when they are called."""

from __future__ import annotations

from importlib import import_module

import click

from rattus._version import __version__

COMMANDS = {
    "play": "Play in the terminal, against bots or with friends at one keyboard.",
    "serve": "Serve tables to browsers and programs: friends and bots, over the net.",
    "account": "Help owners of accounts who can't sign in any more: `rattus account link`.",
    "simulate": "Play many games between random bots, and write their records.",
    "replay": "Run a record through the rules: its steps and last board, or every state as JSON.",
    "analyse": "Say what decided a finished game: luck and skill apart, slips, turning points.",
    "verify": "Check records against the rules.",
    "rules": "Show an edition: its components and parameters, and where they come from.",
    "arena": "Let bots play each other, and rate them.",
    "lab": "Experiments with the games themselves: `rattus lab balance`.",
    "bench": "Measure speed and size against the budgets.",
    "warm": "Compile the rules now, so that nothing has to wait later.",
}

IN_BROWSER = ("serve", "--open", "/play")
IN_TERMINAL = ("play",)
"""What `rattus` does without a command."""


class LazyGroup(click.Group):
    """A group whose commands live in modules of the same name."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order of use."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import the command's module."""
        if cmd_name not in COMMANDS:
            return None
        command = getattr(import_module(f"rattus.cli.{cmd_name}"), cmd_name)
        assert isinstance(command, click.Command)
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """List the commands without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl(list(COMMANDS.items()))


@click.group(
    cls=LazyGroup, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]}
)
@click.option("--terminal", is_flag=True, help="Without a command: play here instead of in the browser.")
@click.version_option(__version__, prog_name="rattus")
@click.pass_context
def main(ctx: click.Context, terminal: bool) -> None:
    """Rattus: settle medieval Europe, and survive the plague.

    Without a command a table against three bots opens in the browser.

    An unofficial, non-commercial implementation of the published rules.
    """
    if ctx.invoked_subcommand is None:
        name, *arguments = IN_TERMINAL if terminal else IN_BROWSER
        command = main.get_command(ctx, name)
        assert command is not None
        with command.make_context(name, arguments, parent=ctx) as own:
            command.invoke(own)
    elif terminal:
        raise click.UsageError(
            "--terminal stands alone: `rattus --terminal`, or `rattus play` with its options."
        )
