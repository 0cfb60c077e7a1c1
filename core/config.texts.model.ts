import { sentencesOf } from './platform/language/language.model.js';

/** What is wrong with a setting. A sentence begins with its name; what a value must be follows the name. */
export const SAY = sentencesOf('core.config', {
  wrong: (name: string, problem: string) => `${name} ${problem}`,
  inFile: (problem: string, path: string) => `${problem} (in ${path})`,
  unknown: (name: string) => `${name} is unknown`,
  didYouMean: (name: string, meant: string) => `${name} is unknown: did you mean ${meant}?`,
  environmentOnly: (name: string, path: string) =>
    `${name} cannot stand in ${path}; set it in the environment.`,
  cannotBeStored: (name: string) =>
    `${name} cannot be stored: its value has line ends, or needs quotes of a kind that it holds`,
  unreadableFile: (path: string, why: string) => `The configuration file ${path} cannot be read (${why}).`,
  noEntry: (line: number) => `line ${line} is not NAME=value`,
  besideS3Keys: 'S3_BUCKET must be set beside the S3 keys',
  besideBucket: (name: string) => `${name} must be set beside S3_BUCKET`,
  defaultNotAllowed: (provider: string) =>
    `SMOPS_DEFAULT_PROVIDER is ${provider}, which SMOPS_PROVIDERS does not name`,
  empty: 'must not be empty',
  oneOf: (values: string) => `must be one of ${values}`,
  someOf: (values: string, problem: string) => `must be a list of some of ${values}; ${problem}`,
  namesNone: 'names none',
  isNone: (name: string) => `${name} is none`,
  address: 'must be an http or https address',
  ownAddress:
    'must be an https address, or an http address of this machine or a private network, without a name, password or query in it',
  outsideNotAllowed: (address: string) =>
    `OWN_MODEL_URL leads outside of your network (${address}), but SMOPS_PROVIDERS names only local and own: change one of them`,
  price: 'must be two amounts in USD for a million tokens sent and answered, such as 0.15/0.6',
  amount: 'must be an amount',
  amountAbove0: 'must be an amount above 0',
  networks: (wrong: string) => `must be IP addresses or ranges such as 10.0.0.0/8, which ${wrong} is not`,
  wholeNumber: (min: number, max: number) => `must be a whole number from ${min} to ${max}`,
  atLeast: (characters: number) => `must have at least ${characters} characters`,
  atMost: (characters: number) => `must have at most ${characters} characters`,
  commonPassword: 'is one of the passwords that are tried first',
  timeZone: 'is not a time zone that this system knows',
  database: 'must begin with postgres:// or postgresql://',
  wholePath: 'must be the whole path of a folder',
  page: 'must be a page id or a page name',
  looksLike: (example: string) => `must look like ${example}`,
  sheet: 'must be the id in the address of the sheet',
  bucket: 'must be the name of a bucket',
  federationName: 'must have 2 to 32 letters, digits or +=,.@-',
  smtp: 'must begin with smtps:// or smtp:// and name a server',
  sender: 'must be a mail address, such as smops <reports@example.my>',
});
