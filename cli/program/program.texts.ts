import { sentencesOf } from '@smops/core/language/language.model.js';

export const programTexts = sentencesOf('cliProgram', {
  choose: (choices: string) => `Choose ${choices}.`,
  missingOptions: (flags: string, path: string) => `Missing: ${flags}. See smops ${path} --help.`,
  notTaken: (path: string, long: string) => `smops ${path} does not take ${long}. See smops ${path} --help.`,
  /** An old spelling of a command, and the new one. */
  isNow: (old: string, now: string) => `smops ${old} is now smops ${now}`,
  sayWhat: (options: string) => `Say what to change: ${options}.`,
  quietVerbose: '--quiet and --verbose: use one.',
  unknownCommand: (name: string) => `Unknown command ${name}.`,
  unknownOption: (name: string) => `Unknown option ${name}.`,
  missingArgument: (name: string) => `Missing: <${name}>.`,
  needsValue: (flags: string) => `${flags} needs a value.`,
  unknownValue: (flags: string, value: string, remedy: string) =>
    `${flags}: unknown value ${value}. ${remedy}`,
  tooMany: (most: string, given: string) => `Too many arguments: expected ${most}, got ${given}.`,
  see: (value: string) => `See ${value}.`,
  commandMissing: (see: string) => `A command is missing. ${see}`,
  notSignedIn: 'No API token was given. Set SMOPS_TOKEN, or run smops login URL.',
  noAnswer: (network: string) => `The server does not answer (${network}).`,
  unreachable: (why: string) => `The server cannot be reached${why}.`,
  theFile: 'the file',
  noSuchFile: 'does not exist',
  isFolder: 'is a folder',
  notReadable: 'may not be read',
  pathProblem: (path: string, why: string) => `${path} ${why}.`,
  tooManyFiles: 'Too many files are open: raise the limit (ulimit -n 1024), then try again.',
  line: (line: number) => `line ${line}`,
  request: (requestId: string) => `(request ${requestId})`,
  noLanguage: (given: string, LANGUAGES: string) =>
    `${given} is not a language of smops. Choose ${LANGUAGES}.`,
  unknownShell: (value: string, SHELLS: string) => `Unknown shell ${value}. Choose ${SHELLS}.`,
  didYouMean: (name: string) => `Did you mean ${name}?`,
  didYouMeanOne: (names: string) => `Did you mean one of ${names}?`,
  /** Between two sentences. */
  between: ' ',
  wasCut: 'the work did not end in time and was cut; what was committed is kept',
});
