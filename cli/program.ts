import { Command, CommanderError, Option } from 'commander';
import type { Call, CommandSpec, OptionSpec } from './command.js';
import { optionsOf, sortsTable } from './common-options.js';
import { connect } from './connect.js';
import { EXIT, type ExitCode } from './exit-codes.js';
import { usageError } from './failures.js';
import { NOUNS } from './nouns.js';
import type { Io } from './output.js';
import { sanitize } from './output.js';
import { tableSettings } from './print-table.js';
import { reportFailure } from './report-failure.js';

const collect = (value: string, all: string[] | undefined) => [...(all ?? []), value];

function addOption(command: Command, spec: OptionSpec): void {
  const option = new Option(spec.flags, spec.description);
  if (spec.choices !== undefined) option.choices(spec.choices);
  if (spec.default !== undefined) option.default(spec.default);
  if (spec.repeatable === true) option.argParser(collect);
  if (spec.required === true) option.makeOptionMandatory();
  command.addOption(option);
}

/** The streams as `--quiet`, `--verbose` and the options of tables want them. */
function ioOf(io: Io, spec: CommandSpec, options: Record<string, unknown>): Io {
  if (options.quiet === true && options.verbose === true) throw usageError('--quiet and --verbose: use one.');
  return {
    ...io,
    ...(options.quiet === true ? { err: () => {}, isErrTty: false } : {}),
    ...(options.verbose === true ? { trace: (line: string) => io.err(`smops: ${sanitize(line)}\n`) } : {}),
    ...(options.pager === false ? { isPlain: true } : {}),
    table: tableSettings(options, sortsTable(spec)),
  };
}

function addCommand(
  parent: Command,
  spec: CommandSpec,
  io: Io,
  done: (code: ExitCode) => void,
  signal: AbortSignal,
  reach: typeof connect,
): void {
  const command = parent.command(spec.path.at(-1) as string).summary(spec.summary);
  command.description([spec.summary, spec.description].filter(Boolean).join('\n\n'));
  for (const argument of spec.arguments ?? []) command.argument(argument.name, argument.description);
  for (const option of optionsOf(spec)) addOption(command, option);
  command.addHelpText('after', `\nExamples:\n${spec.examples.map((line) => `  ${line}`).join('\n')}`);
  const callOf = (callIo: Io, options: Record<string, unknown>): Call => ({
    args: command.processedArgs.flat().filter((value): value is string => typeof value === 'string'),
    options,
    io: callIo,
    json: options.json === true,
    signal,
    async withConnection(settings, work) {
      const connection = await reach(callIo, {
        ...settings,
        purpose: spec.path.join(' '),
        url: options.url as string | undefined,
        profile: options.profile as string | undefined,
        signal,
      });
      try {
        return await work(connection);
      } finally {
        await connection.close();
      }
    },
  });
  command.action(async () => {
    const options = command.opts() as Record<string, unknown>;
    const json = options.json === true;
    try {
      const callIo = ioOf(io, spec, options);
      done((await spec.run(callOf(callIo, options))) ?? EXIT.done);
    } catch (error) {
      done(signal.aborted ? (signal.reason as ExitCode) : reportFailure(io, error, json));
    }
  });
}

/** Runs one command line. Resolves to the exit code; writes only through `io`. */
export async function runProgram(
  argv: string[],
  commands: readonly CommandSpec[],
  io: Io,
  signal: AbortSignal = new AbortController().signal,
  /** Another way to the server: the terminal UI's own. */
  { connect: reach = connect }: { connect?: typeof connect } = {},
): Promise<ExitCode> {
  let exitCode: ExitCode = EXIT.done;
  const done = (code: ExitCode) => {
    exitCode = code;
  };
  const configure = (command: Command) =>
    command
      .exitOverride()
      .showSuggestionAfterError()
      .configureOutput({
        writeOut: io.out,
        // Its errors repeat what was typed, or pasted.
        writeErr: (text) => io.err(text.split('\n').map(sanitize).join('\n')),
        getOutHelpWidth: () => Math.min(io.columns, 110),
        getErrHelpWidth: () => Math.min(io.columns, 110),
      });
  const program = configure(new Command('smops'))
    .description('Records and analyses what happens on social media: accounts, tasks, comments, statistics.')
    .option('-V, --version', 'the version');
  const nouns = new Map<string, Command>();
  // Setting all of them up takes longer than most commands need.
  const named = commands.filter(({ path }) => path[0] === argv[0]);
  for (const spec of named.length > 0 ? named : commands) {
    let parent = program;
    const noun = spec.path.length > 1 ? spec.path[0] : undefined;
    if (noun !== undefined) {
      const known = nouns.get(noun) ?? configure(program.command(noun)).description(NOUNS[noun] ?? noun);
      nouns.set(noun, known);
      parent = known;
    }
    addCommand(parent, spec, io, done, signal, reach);
  }
  for (const command of [program, ...nouns.values()].flatMap((one) => [one, ...one.commands])) {
    configure(command as Command);
  }
  program.addHelpText(
    'after',
    '\nExamples:\n  smops serve\n  smops analyze comments.json --var 价格 --var banjir\n\nHelp of one command: smops analyze --help',
  );
  try {
    await program.parseAsync(argv, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? EXIT.done : EXIT.usage;
  }
  return exitCode;
}
