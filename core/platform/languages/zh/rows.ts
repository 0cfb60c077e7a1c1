import type { CoreTexts } from '../catalogue.js';

export const rows: CoreTexts['core.rows'] = {
  noneWithText: (rows) => `${rows}中没有一条有文字的留言。`,
  rows: (rows) => `${rows.toLocaleString('en-US')} 行`,
  firstAt: (place, reason) => `最先是${place}：${reason}`,
  chooseText: (names) => `各行含有 ${names}；请选择存放文字的那一个（--text-column 名称）。`,
  commentsInside: (name) =>
    `各行看来是帖子，留言在其中的 "${name}" 下：请把这些列表合成一个文件，例如 jq '[.[] | .${name}[]?]' posts.json > comments.json。`,
  line: (line) => `第 ${line} 行`,
  row: (row) => `第 ${row} 条`,
  andMore: (names, more) => `${names} 等，另有 ${more} 个`,
  kinds: { list: '列表', object: '对象', string: '文字', number: '数字', boolean: '布尔值' },
  listExpected: (kind) => `这里应为留言的列表，却是${kind}。`,
  noList: (keys, wrappers) =>
    `没有留言的列表：该对象${keys === '' ? '没有键' : `的键为 ${keys}`}。应为列表，或在 ${wrappers} 之下有列表的对象。`,
  unmatchedQuotes: '这一行的引号不成对。',
  unmatched: '引号不成对',
  manyUnmatched: (most, line, delimiter) =>
    `超过 ${most} 行的引号不成对（最后一处在第 ${line} 行）：这不是以 "${delimiter}" 分列的 CSV 文件。`,
  longUnmatched: (line, delimiter) =>
    `很长的行中引号不成对（最后一处在第 ${line} 行）：这不是以 "${delimiter}" 分列的 CSV 文件。`,
  headerTooLong: (characters, most) =>
    `第 1 行有 ${characters} 个字符：这既不是 JSON，也不是第 1 行为列名的 CSV（最多 ${most} 列）。`,
  headerTooWide: (columns, most) =>
    `第 1 行有 ${columns} 个列名：这既不是 JSON，也不是第 1 行为列名的 CSV（最多 ${most} 列）。`,
  noColumnNames: '没有列名',
  noColumnForText: '没有文字列',
  extraCells: (cells, columns) =>
    `这一行有 ${cells} 列，表头有 ${columns} 列：含有分隔符的文字必须放在双引号内。`,
  endsInRow: '文件在从这里开始的一行中间结束：文件被截断，或缺少引号或括号。',
  endsInList: '文件在列表结束之前就结束了：文件被截断，或缺少引号或括号。',
  rowTooLong: (megabytes) => `这一行超过 ${megabytes} MB。请删去不需要的字段，或把它拆分。`,
  tooManyKeys: (most) => `有对象的名称超过 ${most} 个。请改成列表，或删去不需要的内容。`,
  endless: (megabytes) => `从这里开始的内容在 ${megabytes} MB 内没有结束：缺少引号或括号。`,
  listOrObject: (shown) => `这里应为列表或对象，却是 ${shown}：JSON 在此处或之前已损坏。`,
  noListWithin: (megabytes) => `从这里开始的对象超过 ${megabytes} MB，且其中没有列表。`,
  jsonDamaged: (line, column, reason) =>
    `JSON 在第 ${line} 行第 ${column} 列损坏：${reason}。请改正该处，或重新导出文件。`,
  rowNoJson: '这一行不是 JSON。',
  rowCutOff: (characters) => `这一行在 ${characters} 个字符之后被截断。`,
  rowFault: (line, column, reason) =>
    `这一行不是 JSON：在${line === null ? '' : `第 ${line} 行`}第 ${column} 列，${reason}。`,
  faults: {
    behindEnd: (shown) => `JSON 结束之后不应有内容，却有 ${shown}`,
    textEnds: '文字到此结束',
    endsInString: '文字在字符串中间结束',
    colonMissing: (shown) => `${shown} 之前缺少 ":"`,
    commaMissing: (end, shown) => `缺少 "," 或 "${end}"，其后是 ${shown}`,
    wrongString: '字符串中不能有换行、控制字符或错误的转义',
    nameExpected: (shown) => `应为双引号中的名称，却是 ${shown}`,
    valueExpected: (shown) => `应为一个值，却是 ${shown}`,
    quote: `'"'`,
  },
  rowNotUtf8: '这一行不是 UTF-8 文字。',
  notUtf8: '不是 UTF-8',
  gzipCutOff: 'gzip 压缩文件在此处被截断。',
  gzipDamaged: 'gzip 压缩文件从此处起已损坏。',
  again: (reason) => `${reason}请重新下载或导出。`,
  gzipBomb: (ratio) =>
    `gzip 压缩文件解压后超过原大小的 ${ratio} 倍，留言的导出文件不会如此。如果文件无误，请自行解压。`,
  commentExpected: (kind) => `这里应为一条留言，而不是${kind}。`,
  textExpected: (kind) => `文字必须是字符串，却是${kind}。`,
  commentTooLong: (characters, most) => `留言长达 ${characters} 个字符；最多读取 ${most} 个。`,
  repeatsDetails: (place) => `与${place}重复：作者、文字和其他内容相同。`,
  repeatsId: (place) => `与${place}重复：编号、作者和文字相同。`,
  tooDeep: (levels, place) =>
    `列表或回复在${place}嵌套超过 ${levels} 层：这不是留言的导出文件。请展平回复后重试。`,
  nestedTooDeep: '嵌套过深',
  tooMany: (most, place) =>
    `留言超过 ${most} 条的上限（在${place}达到）。请拆分文件，或调高 SMOPS_MAX_COMMENTS。`,
  tooManyComments: '留言过多',
};
