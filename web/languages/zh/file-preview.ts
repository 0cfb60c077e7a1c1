import { count } from '../../format/format.js';
import type { Texts } from '../catalogue.js';

export const filePreview: Texts['filePreview'] = {
  shape: '识别为',
  generic: '一般列表',
  accepted: () => '条留言',
  duplicates: (comments) => `${count(comments)} 条重复已合并`,
  empty: (comments) => `${count(comments)} 条没有文字`,
  rejected: (rows) => `${count(rows)} 行无法读取`,
  mapping: '字段对应',
  mappingHint: '读错了列？在这里改正。',
  unmapped: '（无）',
  fields: {
    content: '内容',
    author: '作者',
    time: '时间',
    reactionsCount: '反应数',
    stars: '星级',
    parentId: '所回复的留言',
    id: '编号',
  },
  guessed: (columns) =>
    `列名不属于任何已知的导出格式，以下各列按内容识别：${columns.join('；')}。请核对，有误请在「字段对应」中改正。`,
  guessIsRight: '没错，记住这些列',
  remembered: '已为全队记住：表头相同的文件都按这些列读取。',
  forget: '不再记住',
  problems: '查看被略过的行',
  place: (line, index) => (line === null ? `第 ${index + 1} 项` : `第 ${line} 行`),
  preview: '前几条留言',
  anonymous: '匿名',
  reactions: '反应',
};
