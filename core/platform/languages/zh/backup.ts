import type { CoreTexts } from '../catalogue.js';

export const backup: CoreTexts['core.backup'] = {
  unusable: (why) => `这个备份不能使用：${why}。没有改动任何数据。`,
  longLine: (line) => `第 ${line} 行超过 16 MB`,
  noObjects: '其中的数据行不是对象',
  goesOn: '结尾之后还有内容',
  cutObject: '其中一个文件不完整',
  notOurs: '它不是 smops 写的备份',
  noTable: '有数据行不属于任何表',
  longObject: '其中一个文件比声明的长',
  missing: '缺少数据行或文件',
  empty: '它是空的',
  cutShort: '它不完整',
  noGzip: '它不是 gzip 文件，或已损坏',
  strangeLine: (why) => `有一行不是 smops 写的（${why}）`,
  doesNotFit: (table, rule) =>
    `${table === '' ? '其中的内容' : `表 ${table} 的内容`}不相符${rule === '' ? '' : `（${rule}）`}`,
  newer: (version, migration) =>
    `这个备份由较新的 smops 制作（${version}，含有 ${migration}）。请先更新这里的 smops，再恢复。没有改动任何数据。`,
  strangeTable: (table) => `这个备份里的表 ${table} 不相符。没有改动任何数据。`,
  noAdmin: '这个备份里没有能登录的管理员，恢复后就无人能管理数据。没有改动任何数据。',
  outside: '这个备份里有文件不在自己的文件夹内。没有改动任何数据。',
  notWritten: (reason, why) => `无法写出 ${reason} 之前的备份（${why}）。没有改动任何数据。`,
};
