import { sentencesOf } from '@smops/core/platform/language/language.model.js';

export const connectionTexts = sentencesOf('cliConnection', {
  waitingServer: 'waiting for the server to start or to end…',
  hereIn: (database: string, dataDir: string) => `the ${database} in ${dataDir}`,
  here: (database: string) => `the ${database}`,
  awayWaiting: (url: string) => `the server at ${url} does not answer; waiting for it…`,
  serverAt: (url: string) => `the server at ${url}`,
  folder: (dataFolder: string) => `data folder ${dataFolder}`,
  notAddress: (url: string) => `${url} is not an address: it must begin with http:// or https://.`,
  unencrypted: (hostname: string) =>
    `The token would travel unencrypted to ${hostname}. Use https, or a tunnel to this machine.`,
  urlAndProfile: '--url and --profile both name a server: use one.',
  twoTargets: (other: string) =>
    `SMOPS_URL and ${other} are both set and name different data: unset one, or use --url.`,
  unknownDatabase: 'an unknown database',
  thatDatabase: (database: string) => `the ${database}`,
  wrongDatabase: (wanted: string, url: string, folder: string, database: string) =>
    `DATABASE_URL names the ${wanted}, but the server at ${url} runs on the data folder ${folder} with ${database}. Stop that server, set SMOPS_DATA_DIR to another folder, or unset DATABASE_URL.`,
  unreadable: (path: string) => `${path} cannot be read. Delete it and run smops login again.`,
  noProfile: (name: string) => `There is no profile ${name}. Make it with smops login URL --profile ${name}.`,
  zone: (city: string) => `${city} time`,
  silent: 'The server is silent.',
});
