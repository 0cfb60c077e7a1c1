import { sentencesOf } from '@smops/core/platform/language/language.model.js';

/** What a server says while it starts, and why it cannot; the terminal's catalogues translate it. */
export const startUpTexts = sentencesOf('serverStartUp', {
  noData: (folder: string) =>
    `There is no smops data in ${folder}. Start the server there once (smops serve), or set SMOPS_DATA_DIR or SMOPS_URL.`,
  openFolder: (folder: string) =>
    `other users of this machine can enter ${folder}; the database, files and backups in it are closed to them (chmod 700 closes the rest)`,
  makingDatabase: 'making the embedded database (once, some seconds)…',
  broughtUpToDate: (kept: string) => `the database is brought up to date; saved before as ${kept}`,
  recounting: (records: number) =>
    records === 1
      ? 'the score of 1 sentiment record is made again from its counts: 10 x positive share + 5 x neutral share'
      : `the scores of ${records.toLocaleString('en')} sentiment records are made again from their counts: 10 x positive share + 5 x neutral share`,
  recounted: (changed: number, records: number) =>
    `${changed.toLocaleString('en')} of ${records.toLocaleString('en')} scores changed; each of these records shows its earlier score`,
  waitingFor: (holder: string) => `waiting for ${holder} to finish with the data folder…`,
  cannotListen: (place: string, why: string) => `Cannot listen on ${place} (${why}).`,
  checkHostAndPort: (problem: string) => `${problem} Check HOST and PORT.`,
  takenBySmops: (place: string, url: string) =>
    `Port ${place} is taken by another smops, at ${url}. Use that one, or set PORT to a free port.`,
  takenByOther: (place: string) => `Port ${place} is taken by another program. Set PORT to a free one.`,
  httpAllowed:
    'SMOPS_ALLOW_HTTP is set: passwords and sessions travel unencrypted; only for a private network that you trust',
  listensOpenly: (where: string) =>
    `listens on ${where} without TLS: browsers on other machines will not keep a sign-in; see docs/operations.md, "In an office network"`,
  allAddresses: 'all addresses',
});
