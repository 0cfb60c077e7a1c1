import type { Texts } from '../catalogue.js';

export const cliFailures: Texts['cliFailures'] = {
  notSignedIn: 'Tiada token API diberi. Tetapkan SMOPS_TOKEN, atau jalankan smops login URL.',
  noAnswer: (network) => `Pelayan tidak menjawab (${network}).`,
  unreachable: (why) => `Pelayan tidak dapat dihubungi${why}.`,
  theFile: 'fail itu',
  noSuchFile: 'tidak wujud',
  isFolder: 'ialah folder',
  notReadable: 'tidak boleh dibaca',
  pathProblem: (path, why) => `${path} ${why}.`,
  tooManyFiles: 'Terlalu banyak fail dibuka: naikkan hadnya (ulimit -n 1024), kemudian cuba lagi.',
  giveFile: (path) => `${path} ialah folder; berikan fail.`,
};

export const cliLanguage: Texts['cliLanguage'] = {
  noLanguage: (given, LANGUAGES) => `${given} bukan bahasa smops. Pilih ${LANGUAGES}.`,
};
