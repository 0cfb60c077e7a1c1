import { textsOf } from '@smops/core/platform/language/texts.model.js';
/** Said when a comment file was chosen for the analyzer. */
export const TEXT = textsOf('commentFile', 'zh', {
  read: { en: 'File uploaded', zh: '文件上传成功', ms: 'Fail telah dimuat naik' },
  wrong: { en: 'Wrong file format', zh: '文件格式错误', ms: 'Format fail tidak betul' },
  wrongText: { en: 'Please upload a JSON file', zh: '请上传 JSON 格式文件', ms: 'Sila muat naik fail JSON' },
  noSheet: {
    en: 'The Google sheet cannot be read',
    zh: '无法读取这个 Google 表格',
    ms: 'Helaian Google tidak dapat dibaca',
  },
  notRemembered: { en: 'The columns are not remembered', zh: '没有记住这些列', ms: 'Lajur tidak diingati' },
  notForgotten: {
    en: 'The columns cannot be forgotten',
    zh: '无法忘记这些列',
    ms: 'Lajur tidak dapat dilupakan',
  },
});

/** The same of a file for Sentiments, whose screen is English as written. */
export const SENTIMENT_FILE_TEXT = textsOf('sentimentFile', 'en', {
  notRemembered: { en: 'The columns are not remembered', zh: '没有记住这些列', ms: 'Lajur tidak diingati' },
  notForgotten: {
    en: 'The columns cannot be forgotten',
    zh: '无法忘记这些列',
    ms: 'Lajur tidak dapat dilupakan',
  },
});

/** Why a file gives no comments. Strings only: the page sends them to the worker that reads. */
export const UNREADABLE = textsOf('unreadableFile', 'en', {
  unread: { en: 'The file could not be read.', zh: '无法读取这个文件。', ms: 'Fail ini tidak dapat dibaca.' },
  damaged: {
    en: 'The file cannot be read: it is damaged or cut off. Download or export it again.',
    zh: '无法读取这个文件：文件已损坏或不完整。请重新下载或导出。',
    ms: 'Fail ini tidak dapat dibaca kerana rosak atau terpotong. Muat turun atau eksport semula.',
  },
});
