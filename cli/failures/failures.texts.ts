import { sentencesOf } from '@smops/core/platform/language/language.model.js';

export const failuresTexts = sentencesOf('cliFailures', {
  notSignedIn: 'No API token was given. Set SMOPS_TOKEN, or run smops login URL.',
  noAnswer: (network: string) => `The server does not answer (${network}).`,
  unreachable: (why: string) => `The server cannot be reached${why}.`,
  theFile: 'the file',
  noSuchFile: 'does not exist',
  isFolder: 'is a folder',
  notReadable: 'may not be read',
  pathProblem: (path: string, why: string) => `${path} ${why}.`,
  tooManyFiles: 'Too many files are open: raise the limit (ulimit -n 1024), then try again.',
  giveFile: (path: string) => `${path} is a folder; give a file.`,
});
