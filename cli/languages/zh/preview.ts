import type { Texts } from '../catalogue.js';

export const cliPreview: Texts['cliPreview'] = {
  title: '开始分析之前',
  reading: '正在读取…',
  starting: '正在开始…',
  fileOf: (at, all) => `第 ${at} 个文件，共 ${all} 个`,
  ofComments: (read, all) => `${all} 条中的 ${read} 条`,
  guessed: '按内容识别',
  noColumn: '没有这一列',
  id: '编号',
  dateOrder: '日期',
  dayFirst: '先日后月',
  monthFirst: '先月后日',
  notSaid: '还没有指明：这些留言没有时间',
  posts: '帖子',
  names: '姓名',
  leftOut: '已去除',
  asComments: '当作留言读取',
  kept: '保留',
  firstComments: '前几条留言：',
  howTo: 'Enter 更改一行；Ctrl+S 开始分析',
  startGuessed: (columns) =>
    `这些列是按内容识别的：${columns}。要用它们开始分析，并为表头相同的文件记住它们吗？`,
  forgotten: '已不再记住表头相同的文件所用的列。',
};
