import { textsOf } from '@smops/core/platform/language/language.model.js';
/** Said when a comment file was chosen for the analyzer. */
export const TEXT = textsOf('commentFile', {
  read: '文件上传成功',
  wrong: '文件格式错误',
  wrongText: '请上传 JSON 格式文件',
  noSheet: '无法读取这个 Google 表格',
  notRemembered: '没有记住这些列',
  notForgotten: '无法忘记这些列',
});

/** The same of a file for Sentiments, whose screen is English as written. */
export const SENTIMENT_FILE_TEXT = textsOf('sentimentFile', {
  notRemembered: 'The columns are not remembered',
  notForgotten: 'The columns cannot be forgotten',
});

/** Why a file gives no comments. Strings only: the page sends them to the worker that reads. */
export const UNREADABLE = textsOf('unreadableFile', {
  unread: 'The file could not be read.',
  damaged: 'The file cannot be read: it is damaged or cut off. Download or export it again.',
});
