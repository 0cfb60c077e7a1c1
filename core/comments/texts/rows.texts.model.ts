import { sentencesOf } from '../../platform/language/texts.model.js';

/** Why rows of a comment file are left out, and what is wrong at which place. */
export const ROWS = sentencesOf('core.rows', 'en', {
  noneWithText: {
    en: 'No comment with text among {rows}.',
    zh: '{rows}中没有一条有文字的留言。',
    ms: 'Tiada komen berteks dalam {rows}.',
  },
  rows: {
    en: '{rows, plural, one {# row} other {# rows}}',
    zh: '{rows, number} 行',
    ms: '{rows, number} baris',
  },
  firstAt: {
    en: ' First, at {place}: {reason}',
    zh: '最先是{place}：{reason}',
    ms: ' Yang pertama, pada {place}: {reason}',
    takes: ['place', 'reason'],
  },
  chooseText: {
    en: ' The rows have {names}; choose the one that holds the text (--text-column NAME).',
    zh: '各行含有 {names}；请选择存放文字的那一个（--text-column 名称）。',
    ms: ' Baris mempunyai {names}; pilih yang mengandungi teks (--text-column NAMA).',
  },
  commentsInside: {
    en: ' The rows look like posts whose comments stand inside them, under "{name}": put those lists into one file, for example with jq \'[.[] | .{name}[]?]\' posts.json > comments.json.',
    zh: '各行看来是帖子，留言在其中的 "{name}" 下：请把这些列表合成一个文件，例如 jq \'[.[] | .{name}[]?]\' posts.json > comments.json。',
    ms: ' Baris ini nampaknya hantaran yang mengandungi komen di dalamnya, di bawah "{name}": kumpulkan senarai itu dalam satu fail, contohnya dengan jq \'[.[] | .{name}[]?]\' posts.json > comments.json.',
  },
  line: { en: 'line {line}', zh: '第 {line} 行', ms: 'baris {line}' },
  row: { en: 'row {row}', zh: '第 {row} 条', ms: 'rekod {row}' },
  andMore: {
    en: '{names} and {more} more',
    zh: '{names} 等，另有 {more} 个',
    ms: '{names} dan {more} lagi',
    takes: ['names', 'more'],
  },
  kinds: {
    list: { en: 'a list', zh: '列表', ms: 'senarai' },
    object: { en: 'an object', zh: '对象', ms: 'objek' },
    string: { en: 'a string', zh: '文字', ms: 'teks' },
    number: { en: 'a number', zh: '数字', ms: 'nombor' },
    boolean: { en: 'a boolean', zh: '布尔值', ms: 'nilai boolean' },
  },
  listExpected: {
    en: 'A list of comments is expected, but this is {kind}.',
    zh: '这里应为留言的列表，却是{kind}。',
    ms: 'Senarai komen diperlukan, tetapi ini ialah {kind}.',
  },
  noList: {
    en: 'There is no list of comments: the object has the keys {keys}. Expected is a list, or an object with a list under {wrappers}.',
    zh: '没有留言的列表：该对象的键为 {keys}。应为列表，或在 {wrappers} 之下有列表的对象。',
    ms: 'Tiada senarai komen: objek ini mempunyai kunci {keys}. Yang diperlukan ialah senarai, atau objek dengan senarai di bawah {wrappers}.',
    takes: ['keys', 'wrappers'],
  },
  noListNoKeys: {
    en: 'There is no list of comments: the object has no keys. Expected is a list, or an object with a list under {wrappers}.',
    zh: '没有留言的列表：该对象没有键。应为列表，或在 {wrappers} 之下有列表的对象。',
    ms: 'Tiada senarai komen: objek ini tidak mempunyai kunci. Yang diperlukan ialah senarai, atau objek dengan senarai di bawah {wrappers}.',
  },
  unmatchedQuotes: {
    en: 'The quotes of this line do not match.',
    zh: '这一行的引号不成对。',
    ms: 'Tanda petik baris ini tidak berpasangan.',
  },
  unmatched: { en: 'quotes do not match', zh: '引号不成对', ms: 'tanda petik tidak berpasangan' },
  manyUnmatched: {
    en: 'More than {most} lines have quotes that do not match (the last at line {line}): this is not a CSV file with "{delimiter}" between columns.',
    zh: '超过 {most} 行的引号不成对（最后一处在第 {line} 行）：这不是以 "{delimiter}" 分列的 CSV 文件。',
    ms: 'Lebih daripada {most} baris mempunyai tanda petik yang tidak berpasangan (yang terakhir pada baris {line}): ini bukan fail CSV dengan "{delimiter}" antara lajur.',
    takes: ['most', 'line', 'delimiter'],
  },
  longUnmatched: {
    en: 'Long lines have quotes that do not match (the last at line {line}): this is not a CSV file with "{delimiter}" between columns.',
    zh: '很长的行中引号不成对（最后一处在第 {line} 行）：这不是以 "{delimiter}" 分列的 CSV 文件。',
    ms: 'Baris panjang mempunyai tanda petik yang tidak berpasangan (yang terakhir pada baris {line}): ini bukan fail CSV dengan "{delimiter}" antara lajur.',
    takes: ['line', 'delimiter'],
  },
  headerTooLong: {
    en: 'Line 1 has {characters, plural, one {# character} other {# characters}}: this is neither JSON nor CSV with the names of its columns in line 1 (at most {most} of them).',
    zh: '第 1 行有 {characters} 个字符：这既不是 JSON，也不是第 1 行为列名的 CSV（最多 {most} 列）。',
    ms: 'Baris 1 mempunyai {characters} aksara: ini bukan JSON, dan bukan CSV dengan nama lajur pada baris 1 (paling banyak {most}).',
    takes: ['characters', 'most'],
  },
  headerTooWide: {
    en: 'Line 1 names {columns, plural, one {# column} other {# columns}}: this is neither JSON nor CSV with the names of its columns in line 1 (at most {most} of them).',
    zh: '第 1 行有 {columns} 个列名：这既不是 JSON，也不是第 1 行为列名的 CSV（最多 {most} 列）。',
    ms: 'Baris 1 menyenaraikan {columns} lajur: ini bukan JSON, dan bukan CSV dengan nama lajur pada baris 1 (paling banyak {most}).',
    takes: ['columns', 'most'],
  },
  noColumnNames: { en: 'no names of columns', zh: '没有列名', ms: 'tiada nama lajur' },
  noColumnForText: { en: 'no column for the text', zh: '没有文字列', ms: 'tiada lajur untuk teks' },
  extraCells: {
    en: 'The line has {cells, plural, one {# column} other {# columns}}, the header {columns}: text that holds the separator must stand in double quotes.',
    zh: '这一行有 {cells, number} 列，表头有 {columns} 列：含有分隔符的文字必须放在双引号内。',
    ms: 'Baris ini mempunyai {cells, number} lajur, pengepala {columns}: teks yang mengandungi pemisah mesti berada dalam tanda petik berganda.',
    takes: ['cells', 'columns'],
  },
  endsInRow: {
    en: 'The file ends in the middle of the row that begins here: it is cut off, or a quote or bracket is missing.',
    zh: '文件在从这里开始的一行中间结束：文件被截断，或缺少引号或括号。',
    ms: 'Fail tamat di tengah baris yang bermula di sini: fail terpotong, atau tanda petik atau kurungan tiada.',
  },
  endsInList: {
    en: 'The file ends before its list is closed: it is cut off, or a quote or bracket is missing.',
    zh: '文件在列表结束之前就结束了：文件被截断，或缺少引号或括号。',
    ms: 'Fail tamat sebelum senarainya ditutup: fail terpotong, atau tanda petik atau kurungan tiada.',
  },
  rowTooLong: {
    en: 'This row is longer than {megabytes} MB. Take out fields that are not needed, or split it.',
    zh: '这一行超过 {megabytes} MB。请删去不需要的字段，或把它拆分。',
    ms: 'Baris ini melebihi {megabytes} MB. Buang medan yang tidak diperlukan, atau pecahkan baris itu.',
  },
  tooManyKeys: {
    en: 'An object has more than {most} names. Make a list of it, or take out what is not needed.',
    zh: '有对象的名称超过 {most} 个。请改成列表，或删去不需要的内容。',
    ms: 'Ada objek dengan lebih daripada {most} nama. Jadikan objek itu senarai, atau buang yang tidak diperlukan.',
  },
  endless: {
    en: 'What begins here does not end within {megabytes} MB: a quote or bracket is missing.',
    zh: '从这里开始的内容在 {megabytes} MB 内没有结束：缺少引号或括号。',
    ms: 'Apa yang bermula di sini tidak tamat dalam {megabytes} MB: tanda petik atau kurungan tiada.',
  },
  listOrObject: {
    en: 'A list or an object is expected here, but there is {shown}: the JSON is damaged before or at this place.',
    zh: '这里应为列表或对象，却是 {shown}：JSON 在此处或之前已损坏。',
    ms: 'Senarai atau objek diperlukan di sini, tetapi terdapat {shown}: JSON rosak sebelum atau pada tempat ini.',
  },
  noListWithin: {
    en: 'The object that begins here has more than {megabytes} MB and no list of rows.',
    zh: '从这里开始的对象超过 {megabytes} MB，且其中没有列表。',
    ms: 'Objek yang bermula di sini melebihi {megabytes} MB dan tiada senarai baris di dalamnya.',
  },
  jsonDamaged: {
    en: 'The JSON is damaged at line {line}, column {column}: {reason}. Correct that place or export the file again.',
    zh: 'JSON 在第 {line} 行第 {column} 列损坏：{reason}。请改正该处，或重新导出文件。',
    ms: 'JSON rosak pada baris {line}, lajur {column}: {reason}. Betulkan tempat itu atau eksport fail itu semula.',
    takes: ['line', 'column', 'reason'],
  },
  rowNoJson: { en: 'The row is not valid JSON.', zh: '这一行不是 JSON。', ms: 'Baris ini bukan JSON.' },
  rowCutOff: {
    en: 'The row is cut off after {characters, plural, one {# character} other {# characters}}.',
    zh: '这一行在 {characters} 个字符之后被截断。',
    ms: 'Baris ini terpotong selepas {characters} aksara.',
  },
  rowFault: {
    en: 'The row is not valid JSON: at column {column}, {reason}.',
    zh: '这一行不是 JSON：在第 {column} 列，{reason}。',
    ms: 'Baris ini bukan JSON: pada lajur {column}, {reason}.',
    takes: ['column', 'reason'],
  },
  rowFaultInLine: {
    en: 'The row is not valid JSON: at line {line}, column {column}, {reason}.',
    zh: '这一行不是 JSON：在第 {line} 行第 {column} 列，{reason}。',
    ms: 'Baris ini bukan JSON: pada baris {line}, lajur {column}, {reason}.',
    takes: ['line', 'column', 'reason'],
  },
  /** What is wrong with JSON, as the second half of a sentence. */
  faults: {
    behindEnd: {
      en: 'nothing may follow the end of the JSON, but {shown} does',
      zh: 'JSON 结束之后不应有内容，却有 {shown}',
      ms: 'tiada apa boleh mengikuti penghujung JSON, tetapi terdapat {shown}',
    },
    textEnds: { en: 'the text ends here', zh: '文字到此结束', ms: 'teks tamat di sini' },
    endsInString: {
      en: 'the text ends inside a string',
      zh: '文字在字符串中间结束',
      ms: 'teks tamat di dalam rentetan',
    },
    colonMissing: {
      en: '":" is missing before {shown}',
      zh: '{shown} 之前缺少 ":"',
      ms: '":" tiada sebelum {shown}',
    },
    commaMissing: {
      en: '"," or "{end}" is missing before {shown}',
      zh: '缺少 "," 或 "{end}"，其后是 {shown}',
      ms: '"," atau "{end}" tiada sebelum {shown}',
      takes: ['end', 'shown'],
    },
    wrongString: {
      en: 'a string may not hold a line break, a control character or a wrong escape',
      zh: '字符串中不能有换行、控制字符或错误的转义',
      ms: 'rentetan tidak boleh mengandungi pemisah baris, aksara kawalan atau jujukan lepas yang salah',
    },
    nameExpected: {
      en: 'a name in double quotes is expected, but there is {shown}',
      zh: '应为双引号中的名称，却是 {shown}',
      ms: 'nama dalam tanda petik berganda diperlukan, tetapi terdapat {shown}',
    },
    valueExpected: {
      en: 'a value is expected, but there is {shown}',
      zh: '应为一个值，却是 {shown}',
      ms: 'nilai diperlukan, tetapi terdapat {shown}',
    },
    quote: { en: "a '\"'", zh: "'\"'", ms: "'\"'" },
  },
  rowNotUtf8: {
    en: 'The row is not UTF-8 text.',
    zh: '这一行不是 UTF-8 文字。',
    ms: 'Baris ini bukan teks UTF-8.',
  },
  notUtf8: { en: 'not UTF-8', zh: '不是 UTF-8', ms: 'bukan UTF-8' },
  gzipCutOff: {
    en: 'The gzip archive is cut off here.',
    zh: 'gzip 压缩文件在此处被截断。',
    ms: 'Arkib gzip terpotong di sini.',
  },
  gzipDamaged: {
    en: 'The gzip archive is damaged from here on.',
    zh: 'gzip 压缩文件从此处起已损坏。',
    ms: 'Arkib gzip rosak mulai dari sini.',
  },
  again: {
    en: '{reason} Download or export it again.',
    zh: '{reason}请重新下载或导出。',
    ms: '{reason} Muat turun atau eksport semula.',
  },
  gzipBomb: {
    en: 'The gzip archive unpacks to more than {ratio} times its size, which no export of comments does. Unpack it yourself if it is sound.',
    zh: 'gzip 压缩文件解压后超过原大小的 {ratio} 倍，留言的导出文件不会如此。如果文件无误，请自行解压。',
    ms: 'Arkib gzip ini mengembang kepada lebih {ratio} kali saiznya; tiada eksport komen yang begitu. Nyahmampatkannya sendiri jika fail itu betul.',
  },
  commentExpected: {
    en: 'A comment is expected here, not {kind}.',
    zh: '这里应为一条留言，而不是{kind}。',
    ms: 'Komen diperlukan di sini, bukan {kind}.',
  },
  textExpected: {
    en: 'The text must be a string, but is {kind}.',
    zh: '文字必须是字符串，却是{kind}。',
    ms: 'Nilai ini mestilah teks, bukan {kind}.',
  },
  commentTooLong: {
    en: 'The comment is {characters, plural, one {# character} other {# characters}} long; at most {most} are read.',
    zh: '留言长达 {characters} 个字符；最多读取 {most} 个。',
    ms: 'Komen ini {characters} aksara panjangnya; paling banyak {most} dibaca.',
    takes: ['characters', 'most'],
  },
  repeatsDetails: {
    en: 'Repeats {place}: the same author, words and details.',
    zh: '与{place}重复：作者、文字和其他内容相同。',
    ms: 'Mengulangi {place}: penulis, kata dan butiran yang sama.',
  },
  repeatsId: {
    en: 'Repeats {place}: the same id, author and words.',
    zh: '与{place}重复：编号、作者和文字相同。',
    ms: 'Mengulangi {place}: ID, penulis dan kata yang sama.',
  },
  tooDeep: {
    en: 'Lists or replies are nested more than {levels} levels deep at {place}: this is not an export of comments. Flatten the replies and try again.',
    zh: '列表或回复在{place}嵌套超过 {levels} 层：这不是留言的导出文件。请展平回复后重试。',
    ms: 'Senarai atau balasan bersarang lebih daripada {levels} peringkat pada {place}: ini bukan eksport komen. Ratakan balasan dan cuba lagi.',
    takes: ['levels', 'place'],
  },
  nestedTooDeep: { en: 'nested too deep', zh: '嵌套过深', ms: 'bersarang terlalu dalam' },
  tooMany: {
    en: 'There are more than {most} comments, which is the limit (reached at {place}). Split the file, or raise SMOPS_MAX_COMMENTS.',
    zh: '留言超过 {most} 条的上限（在{place}达到）。请拆分文件，或调高 SMOPS_MAX_COMMENTS。',
    ms: 'Terdapat lebih daripada {most} komen, iaitu hadnya (dicapai pada {place}). Bahagikan fail itu, atau naikkan SMOPS_MAX_COMMENTS.',
    takes: ['most', 'place'],
  },
  tooManyComments: { en: 'too many comments', zh: '留言过多', ms: 'terlalu banyak komen' },
});
