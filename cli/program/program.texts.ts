import { sentencesOf } from '@smops/core/platform/language/language.model.js';

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
  line: (line: number) => `line ${line}`,
  request: (requestId: string) => `(request ${requestId})`,
  unknownShell: (value: string, SHELLS: string) => `Unknown shell ${value}. Choose ${SHELLS}.`,
  didYouMean: (name: string) => `Did you mean ${name}?`,
  didYouMeanOne: (names: string) => `Did you mean one of ${names}?`,
  /** Between two sentences. */
  between: ' ',
  wasCut: 'the work did not end in time and was cut; what was committed is kept',
});
