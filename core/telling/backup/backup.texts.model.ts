import { sentencesOf } from '../../platform/language/texts.model.js';

/** What is said of backups. */
export const BACKUP_TEXTS = sentencesOf('core.backup', 'en', {
  unusable: {
    en: 'This backup cannot be used: {why}. Nothing was changed.',
    zh: '这个备份不能使用：{why}。没有改动任何数据。',
    ms: 'Sandaran ini tidak dapat digunakan: {why}. Tiada apa-apa diubah.',
  },
  longLine: {
    en: 'its line {line} is longer than 16 MB',
    zh: '第 {line} 行超过 16 MB',
    ms: 'baris {line} melebihi 16 MB',
  },
  noObjects: { en: 'its rows are not objects', zh: '其中的数据行不是对象', ms: 'barisnya bukan objek' },
  goesOn: { en: 'it has data after its end', zh: '结尾之后还有内容', ms: 'ada isi selepas penghujungnya' },
  cutObject: {
    en: 'a stored object is cut short',
    zh: '其中一个文件不完整',
    ms: 'satu objek yang disimpan terpotong',
  },
  notOurs: {
    en: 'it was not written by smops',
    zh: '它不是 smops 写的备份',
    ms: 'ini bukan sandaran yang ditulis oleh smops',
  },
  noTable: { en: 'it has rows without a table', zh: '有数据行不属于任何表', ms: 'ada baris tanpa jadual' },
  longObject: {
    en: 'a stored object is longer than it says',
    zh: '其中一个文件比声明的长',
    ms: 'satu objek lebih panjang daripada yang dinyatakan',
  },
  missing: {
    en: 'rows or objects are missing',
    zh: '缺少数据行或文件',
    ms: 'ada baris atau objek yang hilang',
  },
  empty: { en: 'it is empty', zh: '它是空的', ms: 'fail ini kosong' },
  cutShort: { en: 'it is cut short', zh: '它不完整', ms: 'fail ini terpotong' },
  noGzip: {
    en: 'it is not a gzip file, or it is damaged',
    zh: '它不是 gzip 文件，或已损坏',
    ms: 'fail ini bukan gzip, atau rosak',
  },
  strangeLine: {
    en: 'a line is not what smops writes ({why})',
    zh: '有一行不是 smops 写的（{why}）',
    ms: 'ada baris yang bukan tulisan smops ({why})',
  },
  contents: { en: 'what it holds', zh: '其中的内容', ms: 'kandungannya' },
  contentsOf: {
    en: 'what it holds of the table {table}',
    zh: '表 {table} 的内容',
    ms: 'kandungannya bagi jadual {table}',
  },
  doesNotFit: { en: '{contents} does not fit', zh: '{contents}不相符', ms: '{contents} tidak sepadan' },
  doesNotFitRule: {
    en: '{contents} does not fit ({rule})',
    zh: '{contents}不相符（{rule}）',
    ms: '{contents} tidak sepadan ({rule})',
    takes: ['contents', 'rule'],
  },
  newer: {
    en: 'This backup was made by a newer smops ({version}; it knows {migration}). Update this smops, then restore. Nothing was changed.',
    zh: '这个备份由较新的 smops 制作（{version}，含有 {migration}）。请先更新这里的 smops，再恢复。没有改动任何数据。',
    ms: 'Sandaran ini dibuat oleh smops yang lebih baharu ({version}; ada {migration}). Kemas kini smops ini, kemudian pulihkan. Tiada apa-apa diubah.',
    takes: ['version', 'migration'],
  },
  strangeTable: {
    en: 'This backup has a table {table} that does not fit. Nothing was changed.',
    zh: '这个备份里的表 {table} 不相符。没有改动任何数据。',
    ms: 'Sandaran ini mempunyai jadual {table} yang tidak sepadan. Tiada apa-apa diubah.',
  },
  noAdmin: {
    en: 'This backup has no admin who may sign in: it would leave no one to manage the data. Nothing was changed.',
    zh: '这个备份里没有能登录的管理员，恢复后就无人能管理数据。没有改动任何数据。',
    ms: 'Sandaran ini tiada pentadbir yang boleh log masuk: tiada sesiapa yang dapat mengurus data nanti. Tiada apa-apa diubah.',
  },
  outside: {
    en: 'This backup holds an object outside of its folder. Nothing was changed.',
    zh: '这个备份里有文件不在自己的文件夹内。没有改动任何数据。',
    ms: 'Sandaran ini mempunyai objek di luar foldernya. Tiada apa-apa diubah.',
  },
  notWritten: {
    en: 'The backup before the {reason} could not be written ({why}). Nothing was changed.',
    zh: '无法写出 {reason} 之前的备份（{why}）。没有改动任何数据。',
    ms: 'Sandaran sebelum {reason} tidak dapat ditulis ({why}). Tiada apa-apa diubah.',
    takes: ['reason', 'why'],
  },
});
