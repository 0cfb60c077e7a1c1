import type { CoreTexts } from '../catalogue.js';

export const codebooks: CoreTexts['core.codebooks'] = {
  nameTaken: (name) => `已有名为「${name}」的编码本。请改用别的名称。`,
  nameEndsLikeVersion: '不能以 @ 加数字结尾，那表示版本',
  changedMeanwhile: (name, version) =>
    `编码本「${name}」在此期间已更改：现在是第 ${version} 版。请先查看，再重新更改。`,
  oneSource: '需要 variables 或 run 其中之一',
  twice: (name) => `「${name}」出现了两次；每个变量要有自己的名称`,
  idTwice: (id) => `编号 ${id} 出现了两次`,
  noVariables: '此分析没有变量，无法做成编码本。',
  tooManyVariables: (variables, most) => `此文件有 ${variables} 个变量；编码本最多可有 ${most} 个。`,
  fileTooLarge: (limit) => `编码本文件最大为 ${limit}。`,
  fileEmpty: '此文件没有变量。',
  unreadableJson: '此文件不是可读取的 JSON。',
  jsonWithoutVariables: '此 JSON 没有编码本：需要一个变量列表，或在 「variables」 下有列表的对象。',
  noNameColumn:
    '没有名为 name 的列。请把各列命名为：name、definition、counts、not_counts、examples_yes、examples_no、terms、vetoes。',
  line: (line, message) => `第 ${line} 行：${message}`,
  notXmlFile: (why) => `这不是可读取的 .qdc 文件：${why}。`,
  hasDoctype: '它声明了文档类型（<!DOCTYPE），编码本用不到',
  brokenXml: '它的 XML 已损坏或被截断',
  wrongEncoding: '它的文本既不是 UTF-8，也不是 UTF-16',
  notCodebook: '它的根元素不是 <CodeBook>',
  tooDeep: (most) => `它的元素嵌套超过 ${most} 层`,
  tooManyElements: (most) => `它的元素超过 ${most} 个`,
  noGuid: '有编码或集合没有 guid',
  guidTwice: (guid) => `guid ${guid} 出现了两次`,
  codeWithoutName: '有编码没有名称',
  copiedFromRun: (file) => `取自 ${file} 的分析`,
};
