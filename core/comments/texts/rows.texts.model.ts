import { plural, sentencesOf } from '../../platform/language/language.model.js';

/** Why rows of a comment file are left out, and what is wrong at which place. */
export const ROWS = sentencesOf('core.rows', {
  noneWithText: (rows: string) => `No comment with text among ${rows}.`,
  rows: (rows: number) => plural(rows, 'row'),
  firstAt: (place: string, reason: string) => ` First, at ${place}: ${reason}`,
  chooseText: (names: string) =>
    ` The rows have ${names}; choose the one that holds the text (--text-column NAME).`,
  commentsInside: (name: string) =>
    ` The rows look like posts whose comments stand inside them, under "${name}": put those lists into one file, for example with jq '[.[] | .${name}[]?]' posts.json > comments.json.`,
  line: (line: number) => `line ${line}`,
  row: (row: number) => `row ${row}`,
  andMore: (names: string, more: number) => `${names} and ${more} more`,
  kinds: {
    list: 'a list',
    object: 'an object',
    string: 'a string',
    number: 'a number',
    boolean: 'a boolean',
  } as Record<string, string>,
  listExpected: (kind: string) => `A list of comments is expected, but this is ${kind}.`,
  noList: (keys: string, wrappers: string) =>
    `There is no list of comments: the object has ${keys === '' ? 'no keys' : `the keys ${keys}`}. Expected is a list, or an object with a list under ${wrappers}.`,
  unmatchedQuotes: 'The quotes of this line do not match.',
  unmatched: 'quotes do not match',
  manyUnmatched: (most: number, line: number, delimiter: string) =>
    `More than ${most} lines have quotes that do not match (the last at line ${line}): this is not a CSV file with "${delimiter}" between columns.`,
  longUnmatched: (line: number, delimiter: string) =>
    `Long lines have quotes that do not match (the last at line ${line}): this is not a CSV file with "${delimiter}" between columns.`,
  headerTooLong: (characters: string, most: string) =>
    `Line 1 has ${plural(characters, 'character')}: this is neither JSON nor CSV with the names of its columns in line 1 (at most ${most} of them).`,
  headerTooWide: (columns: string, most: string) =>
    `Line 1 names ${plural(columns, 'column')}: this is neither JSON nor CSV with the names of its columns in line 1 (at most ${most} of them).`,
  noColumnNames: 'no names of columns',
  noColumnForText: 'no column for the text',
  extraCells: (cells: number, columns: number) =>
    `The line has ${plural(cells, 'column')}, the header ${columns}: text that holds the separator must stand in double quotes.`,
  endsInRow:
    'The file ends in the middle of the row that begins here: it is cut off, or a quote or bracket is missing.',
  endsInList: 'The file ends before its list is closed: it is cut off, or a quote or bracket is missing.',
  rowTooLong: (megabytes: number) =>
    `This row is longer than ${megabytes} MB. Take out fields that are not needed, or split it.`,
  tooManyKeys: (most: string) =>
    `An object has more than ${most} names. Make a list of it, or take out what is not needed.`,
  endless: (megabytes: number) =>
    `What begins here does not end within ${megabytes} MB: a quote or bracket is missing.`,
  listOrObject: (shown: string) =>
    `A list or an object is expected here, but there is ${shown}: the JSON is damaged before or at this place.`,
  noListWithin: (megabytes: number) =>
    `The object that begins here has more than ${megabytes} MB and no list of rows.`,
  jsonDamaged: (line: number, column: number, reason: string) =>
    `The JSON is damaged at line ${line}, column ${column}: ${reason}. Correct that place or export the file again.`,
  rowNoJson: 'The row is not valid JSON.',
  rowCutOff: (characters: string) => `The row is cut off after ${plural(characters, 'character')}.`,
  rowFault: (line: number | null, column: number, reason: string) =>
    `The row is not valid JSON: at ${line === null ? '' : `line ${line}, `}column ${column}, ${reason}.`,
  /** What is wrong with JSON, as the second half of a sentence. */
  faults: {
    behindEnd: (shown: string) => `nothing may follow the end of the JSON, but ${shown} does`,
    textEnds: 'the text ends here',
    endsInString: 'the text ends inside a string',
    colonMissing: (shown: string) => `":" is missing before ${shown}`,
    commaMissing: (end: string, shown: string) => `"," or "${end}" is missing before ${shown}`,
    wrongString: 'a string may not hold a line break, a control character or a wrong escape',
    nameExpected: (shown: string) => `a name in double quotes is expected, but there is ${shown}`,
    valueExpected: (shown: string) => `a value is expected, but there is ${shown}`,
    quote: `a '"'`,
  },
  rowNotUtf8: 'The row is not UTF-8 text.',
  notUtf8: 'not UTF-8',
  gzipCutOff: 'The gzip archive is cut off here.',
  gzipDamaged: 'The gzip archive is damaged from here on.',
  again: (reason: string) => `${reason} Download or export it again.`,
  gzipBomb: (ratio: number) =>
    `The gzip archive unpacks to more than ${ratio} times its size, which no export of comments does. Unpack it yourself if it is sound.`,
  commentExpected: (kind: string) => `A comment is expected here, not ${kind}.`,
  textExpected: (kind: string) => `The text must be a string, but is ${kind}.`,
  commentTooLong: (characters: string, most: string) =>
    `The comment is ${plural(characters, 'character')} long; at most ${most} are read.`,
  repeatsDetails: (place: string) => `Repeats ${place}: the same author, words and details.`,
  repeatsId: (place: string) => `Repeats ${place}: the same id, author and words.`,
  tooDeep: (levels: string, place: string) =>
    `Lists or replies are nested more than ${levels} levels deep at ${place}: this is not an export of comments. Flatten the replies and try again.`,
  nestedTooDeep: 'nested too deep',
  tooMany: (most: string, place: string) =>
    `There are more than ${most} comments, which is the limit (reached at ${place}). Split the file, or raise SMOPS_MAX_COMMENTS.`,
  tooManyComments: 'too many comments',
});
