import type { Connection } from '../connection/connect.js';
import type { ExitCode } from '../failures/exit-codes.js';
import type { Io } from '../output/io.js';

/** A text of the help: its English, by which the help's texts are looked up, or what gives it in the current language. */
export type HelpText = string | (() => string);

/** An option of a command, in commander's notation. */
export interface OptionSpec {
  /** For example `--role <role>`, `--yes`, `-o, --out <file>`. */
  flags: string;
  description: HelpText;
  choices?: readonly string[];
  default?: string | number | boolean;
  /** May be given several times; the values arrive as a list. */
  repeatable?: boolean;
  required?: boolean;
}

export interface ArgumentSpec {
  /** In commander's notation: `<file>` is needed, `[file]` is not, `<files...>` takes several. */
  name: string;
  description: string;
  /** What a shell offers; the command itself says what it takes. */
  choices?: readonly string[];
}

/** What a handler is given. */
export interface Call {
  args: string[];
  options: Record<string, unknown>;
  io: Io;
  json: boolean;
  /** Aborted by ^C or SIGTERM; `signal.reason` is the exit code to end with. */
  signal: AbortSignal;
  /** Runs `work` with a connection and closes it afterwards, whatever happens. */
  withConnection<Result>(
    options: { mayCreate?: boolean; isShared?: boolean; patienceMs?: number },
    work: (connection: Connection) => Promise<Result>,
  ): Promise<Result>;
}

/** What is done for a command line. */
export type Deed = Omit<CommandSpec, 'path' | 'instead'>;

/**
 * What a command does instead when an option asks for it, as `schedules show NAME --history`. The value of that option
 * stands behind the arguments that `does` is given.
 */
export interface Instead {
  /** Described by the summary of `does` unless it says more. */
  option: Omit<OptionSpec, 'description'> & { description?: HelpText };
  does: Deed;
}

/** A command as data: `main` makes commander's commands, the help and the completion from it. */
export interface CommandSpec {
  /** Noun, then verb: `['users', 'add']`; the short forms have one word. */
  path: readonly string[];
  summary: string;
  /** More for the help page, in sentences. */
  description?: string;
  arguments?: readonly ArgumentSpec[];
  options?: readonly OptionSpec[];
  /** The columns of its table, for a shell to offer after `--columns`. */
  columns?: () => readonly { title: string }[];
  /** Whole command lines that work. */
  examples: readonly string[];
  /** What options make of it; without one of these options it runs itself. */
  instead?: readonly Instead[];
  run(call: Call): Promise<ExitCode | undefined>;
}
