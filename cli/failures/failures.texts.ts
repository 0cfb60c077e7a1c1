import { sentencesOf } from '@smops/core/platform/language/texts.model.js';

export const failuresTexts = sentencesOf('cliFailures', 'en', {
  notSignedIn: {
    en: 'No API token was given. Set SMOPS_TOKEN, or run smops login URL.',
    zh: '没有提供 API 令牌。请设 SMOPS_TOKEN，或运行 smops login URL。',
    ms: 'Tiada token API diberi. Tetapkan SMOPS_TOKEN, atau jalankan smops login URL.',
  },
  noAnswer: {
    en: 'The server does not answer ({network}).',
    zh: '服务器没有回应（{network}）。',
    ms: 'Pelayan tidak menjawab ({network}).',
  },
  unreachable: {
    en: 'The server cannot be reached{why}.',
    zh: '无法连接服务器{why}。',
    ms: 'Pelayan tidak dapat dihubungi{why}.',
  },
  theFile: { en: 'the file', zh: '该文件', ms: 'fail itu' },
  noSuchFile: { en: 'does not exist', zh: '不存在', ms: 'tidak wujud' },
  isFolder: { en: 'is a folder', zh: '是文件夹', ms: 'ialah folder' },
  notReadable: { en: 'may not be read', zh: '没有读取权限', ms: 'tidak boleh dibaca' },
  pathProblem: { en: '{path} {why}.', zh: '{path} {why}。', ms: '{path} {why}.', takes: ['path', 'why'] },
  tooManyFiles: {
    en: 'Too many files are open: raise the limit (ulimit -n 1024), then try again.',
    zh: '打开的文件太多：请提高限制（ulimit -n 1024），然后重试。',
    ms: 'Terlalu banyak fail dibuka: naikkan hadnya (ulimit -n 1024), kemudian cuba lagi.',
  },
  giveFile: {
    en: '{path} is a folder; give a file.',
    zh: '{path} 是文件夹，请给文件名。',
    ms: '{path} ialah folder; berikan fail.',
  },
});
