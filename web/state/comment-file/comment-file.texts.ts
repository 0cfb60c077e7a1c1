import { textsOf } from '@smops/core/language/language.model.js';
/** Said when a comment file was chosen. */
export const TEXT = textsOf('commentFile', {
  read: '文件上传成功',
  wrong: '文件格式错误',
  wrongText: '请上传 JSON 格式文件',
  noSheet: '无法读取这个 Google 表格',
  notRemembered: '没有记住这些列',
  notForgotten: '无法忘记这些列',
});

/** Why a file gives no comments. Strings only: the page sends them to the worker that reads. */
export const UNREADABLE = textsOf('unreadableFile', {
  unread: 'The file could not be read.',
  damaged: 'The file cannot be read: it is damaged or cut off. Download or export it again.',
  bigArchive: 'A ZIP archive may have at most 25 MB. Unpack it, then choose the comment file in it.',
  bigWorkbook: 'A workbook may have at most 25 MB. Save the sheet as CSV, which has no such limit.',
  noWorkbook: 'This is not an Excel workbook that can be read.  Save the sheet again as .xlsx or CSV.',
});
