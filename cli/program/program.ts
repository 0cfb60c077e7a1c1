import { type Argument, Command, CommanderError, Help, InvalidArgumentError, Option } from 'commander';
import stringWidth from 'string-width';
import { connect } from '../connection/connect.js';
import { EXIT, type ExitCode } from '../failures/exit-codes.js';
import { usageError } from '../failures/failures.js';
import { FIRST_WORDS, GROUPS, inOrderOfGroups } from '../help/groups.js';
import { firstWordAt, resolveHelp } from '../help/help-request.js';
import { NOUNS } from '../help/nouns.js';
import { spoken } from '../help/spoken.js';
import { DESCRIPTION, groupHelp, topHelp, wrapText } from '../help/top-help.js';
import { COMMON_OPTIONS, optionsOf, sortsTable } from '../options/common-options.js';
import { argumentsOf, descriptionsOf, examplesOf } from '../options/instead.js';
import { findColors, paint } from '../output/color.js';
import type { Io } from '../output/io.js';
import { escapeControls, sanitize } from '../output/output.js';
import { tableSettings } from '../output/print-table.js';
import { type Chosen, chosenOf } from './chosen.js';
import type { Call, CommandSpec, OptionSpec } from './command.js';
import { newSpelling } from './new-spelling.js';
import { programTexts } from './program.texts.js';
import { reportFailure } from './report-failure.js';
import { usageFailure } from './usage-failure.js';

/** Takes one of the choices, in any case. */
const choiceOf = (choices: readonly string[]) => (value: string) => {
  const found = choices.find((one) => one.toLowerCase() === value.toLowerCase());
  if (found === undefined) throw new InvalidArgumentError(programTexts().choose(choices.join(', ')));
  return found;
};

const required = ({ options = [] }: Pick<CommandSpec, 'options'>) =>
  options.filter((option) => option.required === true);

/** Throws a usage error that names all options that are missing. */
function checkRequired({ does, options }: Chosen, path: readonly string[]): void {
  const missing = required(does)
    .map(({ flags }) => new Option(flags))
    .filter((option) => options[option.attributeName()] === undefined);
  if (missing.length === 0) return;
  const flags = missing.map((option) => option.flags).join(', ');
  throw usageError(programTexts().missingOptions(flags, path.join(' ')));
}

/** Commander removes the colours where the stream takes none. */
const heading = (text: string) => paint({ colors: { out: true, err: true } }, 'out', 'heading', text);

/** What commander says of choices and defaults behind a description, in the current language. */
const detailed = ({ description }: Option | Argument, text: string) =>
  description +
  text
    .slice(description.length)
    .replace('choices: ', spoken('choices: '))
    .replace('default: ', spoken('default: '));

const HELP: Partial<Help> = {
  styleTitle: (title) => heading(spoken(title)),
  optionDescription: (option) => detailed(option, Help.prototype.optionDescription(option)),
  argumentDescription: (argument) => detailed(argument, Help.prototype.argumentDescription(argument)),
  displayWidth: stringWidth,
  boxWrap: wrapText,
};

/** The first page has the commands that people need first; a wrong word is compared with all of them. */
function formatFirstPage(command: Command, helper: Help): string {
  const all = helper.visibleCommands(command);
  helper.visibleCommands = () => FIRST_WORDS.flatMap((word) => all.filter((one) => one.name() === word));
  return Help.prototype.formatHelp.call(helper, command, helper);
}

function addOption(command: Command, spec: OptionSpec, group?: string): void {
  const option = new Option(spec.flags, spoken(spec.description));
  const parse = spec.choices === undefined ? (value: string) => value : choiceOf(spec.choices);
  if (spec.choices !== undefined) option.choices(spec.choices).argParser(parse);
  if (spec.default !== undefined) option.default(spec.default);
  if (spec.repeatable === true)
    option.argParser((value, all: string[] | undefined) => [...(all ?? []), parse(value)]);
  if (group !== undefined) option.helpGroup(group);
  command.addOption(option);
}

/** Options that stand before the command. Throws for one that the command does not take. */
function earlyOptions(program: Command, command: Command, spec: CommandSpec): Record<string, unknown> {
  const given = program.options.filter(
    (option) => program.getOptionValueSource(option.attributeName()) === 'cli',
  );
  const names = given.map((option) => {
    const name = option.attributeName();
    if (command.options.some((own) => own.attributeName() === name)) return name;
    const path = spec.path.join(' ');
    throw usageError(programTexts().notTaken(path, String(option.long)));
  });
  return Object.fromEntries(
    names
      .filter((name) => command.getOptionValueSource(name) !== 'cli')
      .map((name) => [name, program.getOptionValue(name)]),
  );
}

/** The streams as `--json`, `--quiet`, `--verbose` and the options of tables want them. */
function ioOf(io: Io, spec: CommandSpec, options: Record<string, unknown>): Io {
  if (options.quiet === true && options.verbose === true) throw usageError(programTexts().quietVerbose);
  return {
    ...io,
    ...(options.json === true ? { out: (text: string) => io.out(escapeControls(text)) } : {}),
    ...(options.quiet === true ? { err: () => {}, isErrTty: false } : {}),
    ...(options.verbose === true ? { trace: (line: string) => io.err(`smops: ${sanitize(line)}\n`) } : {}),
    ...(options.pager === false ? { isPlain: true } : {}),
    colors: io.colors ?? findColors(io, options),
    table: tableSettings(options, sortsTable(spec)),
  };
}

function addCommand(
  program: Command,
  parent: Command,
  spec: CommandSpec,
  io: Io,
  done: (code: ExitCode) => void,
  signal: AbortSignal,
  reach: typeof connect,
): void {
  const command = parent.command(spec.path.at(-1) as string).summary(spoken(spec.summary));
  const paragraphs = descriptionsOf(spec).map(({ flag, text }) =>
    flag === undefined ? spoken(text) : `${flag}: ${spoken(text)}`,
  );
  command.description([spoken(spec.summary), ...paragraphs].join('\n\n'));
  const places = argumentsOf(spec);
  const needed = required(spec).map(({ flags }) => flags);
  if (needed.length > 0) command.usage([...needed, '[options]', ...places.map(({ name }) => name)].join(' '));
  for (const argument of places) command.argument(argument.name, spoken(argument.description));
  for (const option of optionsOf(spec)) addOption(command, option);
  command.addHelpText(
    'after',
    `\n${heading(spoken('Examples:'))}\n${examplesOf(spec)
      .map((line) => `  ${line}`)
      .join('\n')}`,
  );
  const callOf = (callIo: Io, { args, options }: Chosen): Call => ({
    args,
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
    const options: Record<string, unknown> = { ...command.opts() };
    options.json = options.json === true || program.getOptionValue('json') === true;
    const json = options.json === true;
    try {
      const early = earlyOptions(program, command, spec);
      Object.assign(options, early);
      const callIo = ioOf(io, spec, options);
      const given = Object.keys(options).filter((name) => command.getOptionValueSource(name) === 'cli');
      const args = command.processedArgs.flat().filter((value): value is string => typeof value === 'string');
      const chosen = chosenOf(spec, args, options, new Set([...given, ...Object.keys(early)]));
      checkRequired(chosen, spec.path);
      done((await chosen.does.run(callOf(callIo, chosen))) ?? EXIT.done);
    } catch (error) {
      done(
        signal.aborted
          ? (signal.reason as ExitCode)
          : reportFailure({ ...io, colors: io.colors ?? findColors(io, options) }, error, json),
      );
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
  const ends = argv.indexOf('--');
  const flags = new Set(ends === -1 ? argv : argv.slice(0, ends));
  const spelling = newSpelling(argv, commands);
  if (spelling !== undefined && !flags.has('--quiet') && !flags.has('-q'))
    io.err(`smops: ${sanitize(programTexts().isNow(spelling.old, spelling.now))}\n`);
  const words = resolveHelp(spelling?.argv ?? argv, commands);
  const json = flags.has('--json');
  const colors =
    io.colors ??
    findColors(io, { json, color: !flags.has('--no-color'), quiet: flags.has('--quiet') || flags.has('-q') });
  const at = firstWordAt(argv);
  const group = argv[at] === 'help' ? GROUPS.find(({ name }) => name === argv[at + 1]) : undefined;
  if (group !== undefined) {
    const plain = (text: string) => paint({ colors }, 'out', 'heading', text);
    io.out(groupHelp(group, commands, { heading: plain, columns: Math.min(io.columns, 110) }));
    return EXIT.done;
  }
  let failedAt: string[] = [];
  const configure = (command: Command, path: string[]): Command =>
    command
      .exitOverride((error) => {
        failedAt = path;
        throw error;
      })
      .helpCommand(false)
      .showSuggestionAfterError()
      .configureHelp(HELP)
      .helpOption('-h, --help', spoken('display help for command'))
      .configureOutput({
        writeOut: io.out,
        writeErr: json ? () => {} : io.err,
        outputError: () => {},
        getOutHelpWidth: () => Math.min(io.columns, 110),
        getErrHelpWidth: () => Math.min(io.columns, 110),
        getOutHasColors: () => colors.out,
        getErrHasColors: () => colors.err,
      });
  const program = configure(new Command('smops'), [])
    .description(spoken(DESCRIPTION))
    .usage('[options] COMMAND')
    .enablePositionalOptions()
    .option('-V, --version', spoken('the version'));
  for (const option of COMMON_OPTIONS) addOption(program, option, spoken('Options for commands:'));
  const nouns = new Map<string, Command>();
  // Setting all of them up takes longer than most commands need.
  const named = commands.filter(({ path }) => path[0] === words[firstWordAt(words)]);
  for (const spec of named.length > 0 ? named : inOrderOfGroups(commands)) {
    const [word = ''] = spec.path;
    let parent = program;
    if (spec.path.length > 1) {
      parent = nouns.get(word) ?? program.command(word).description(spoken(NOUNS[word] ?? word));
      nouns.set(word, parent);
    }
    addCommand(program, parent, spec, io, done, signal, reach);
  }
  for (const command of program.commands) {
    configure(command, [command.name()]);
    for (const verb of command.commands) configure(verb, [command.name(), verb.name()]);
  }
  program.addHelpText('after', topHelp(heading, stringWidth));
  program.configureHelp({ ...HELP, formatHelp: formatFirstPage });
  try {
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return EXIT.done;
    // The help, which a missing command prints, says enough to a person.
    if (error.code === 'commander.help' && !json) return EXIT.usage;
    return reportFailure({ ...io, colors }, usageFailure(error, failedAt), json);
  }
  return exitCode;
}
