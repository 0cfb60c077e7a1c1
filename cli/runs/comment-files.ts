import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { measureComments } from '@smops/core/analysis/analyzer/analyzer.model.js';
import { ENCODINGS, encodingOf } from '@smops/core/comments/bytes/encodings.js';
import { COLUMN_CHOICES } from '@smops/core/comments/column-choices/column-choices.operations.js';
import type { ColumnChoice } from '@smops/core/comments/fields/column-choice.js';
import { COLUMN_OPTIONS } from '@smops/core/comments/fields/column-options.js';
import type { CommentField } from '@smops/core/comments/fields/comment-fields.js';
import type { DateOrder } from '@smops/core/comments/fields/comment-time.js';
import type { ChosenMapping } from '@smops/core/comments/fields/read-row.js';
import { bothDays } from '@smops/core/comments/file-reading.model.js';
import type { CommentFileReport } from '@smops/core/comments/read-comment-file.js';
import { READING } from '@smops/core/comments/texts/reading.texts.model.js';
import { startWatchdog } from '@smops/core/platform/watchdog/watchdog.js';
import type { Client } from '@smops/server/client/client.js';
import { isFirstUse } from '../connection/target.js';
import { usageError } from '../failures/failures.js';
import { askFor, confirm, isAtTerminal } from '../input/confirm.js';
import { sanitize } from '../output/output.js';
import type { Call, OptionSpec } from '../program/command.js';
import { analyzeTexts } from './analyze.texts.js';
import {
  type ChosenReading,
  gatherComments,
  limitsOf,
  nameOf,
  type ReadComments,
  refuseAddress,
} from './gather-comments.js';
import {
  choiceLines,
  columnsLine,
  countLine,
  doubtLines,
  type FileSaid,
  previewLines,
  problemLines,
} from './reading-lines.js';
import { createReadingProgress } from './reading-progress.js';
import { rememberColumns } from './remembered-columns.js';

const READ_BYTES = 1 << 20;

const COLUMN_FIELDS = ['content', 'author', 'likes', 'id', 'time', 'parent', 'link', 'stars'] as const;
const FIELD_OF: Record<(typeof COLUMN_FIELDS)[number], CommentField> = {
  content: 'content',
  author: 'author',
  likes: 'reactionsCount',
  id: 'id',
  time: 'time',
  parent: 'parentId',
  link: 'link',
  stars: 'stars',
};
const HOLDS: Record<(typeof COLUMN_FIELDS)[number], string> = {
  content: 'the text',
  author: 'the author',
  likes: 'the number of reactions',
  id: 'the comment’s id',
  time: 'the time',
  parent: 'the id of the comment that a reply belongs to',
  link: 'the link',
  stars: 'the stars of a review',
};

/** The encoding of text files, where the detected one is wrong. */
const encodingOption: OptionSpec = {
  flags: '--encoding <name>',
  description: `read text files in this encoding instead of the detected one (${ENCODINGS.join(', ')})`,
};

/** How a comment file is read, of a command that remembers nothing. */
export const columnOptions: readonly OptionSpec[] = [
  ...COLUMN_FIELDS.map((name) => ({
    flags: `${COLUMN_OPTIONS[FIELD_OF[name]]} <name>`,
    description: `the column or key that holds ${HOLDS[name]}: its name, its number, or how it begins`,
  })),
  { flags: '--sheet <name>', description: 'the sheet of a workbook, by name or number; default: the best' },
  {
    flags: '--header-row <n>',
    description: 'the line that names the columns; default: looked for among the first 20',
  },
  {
    flags: '--date-order <order>',
    description:
      'whether the day or the month stands first in dates such as 05/11/2026, where the file does not tell',
    choices: ['day', 'month'],
  },
  {
    flags: '--with-posts',
    description: 'read posts as comments too; they are left out where the file tells them apart',
  },
  { flags: '--with-names', description: 'keep the names of people in a chat; they are taken off otherwise' },
  encodingOption,
];

const OF_TABLES = /^--(?:sheet|header-row|encoding)\b/;
/** The same where the file is JSON. */
export const jsonOptions = columnOptions.filter(({ flags }) => !OF_TABLES.test(flags));

/** How a comment file is read: options of every command that reads one for a person. */
export const readingOptions: readonly OptionSpec[] = [
  ...columnOptions,
  {
    flags: '--remember',
    description:
      'remember the columns and the order of dates named here for all files with this header, for the team',
  },
];

/** The option's key as commander makes it: `--text-column` is `textColumn`. */
const keyOf = (flag: string) => flag.slice(2).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

function mappingOf({ options }: Pick<Call, 'options'>): ChosenMapping {
  const chosen = COLUMN_FIELDS.map((name) => {
    const field = FIELD_OF[name];
    return [field, options[keyOf(COLUMN_OPTIONS[field])]] as const;
  });
  return Object.fromEntries(chosen.filter(([, name]) => name !== undefined));
}

/** The encoding of `--encoding`; undefined when it shall be detected. Throws a usage error for an unknown name. */
function chosenEncoding({ options }: Pick<Call, 'options'>) {
  if (options.encoding === undefined) return undefined;
  const encoding = encodingOf(String(options.encoding));
  if (encoding === undefined) {
    throw usageError(
      analyzeTexts().unknownEncoding(
        sanitize(String(options.encoding)),
        ENCODINGS.slice(0, -1).join(', '),
        String(ENCODINGS.at(-1)),
      ),
    );
  }
  return encoding;
}

/** The bytes of a file or of standard input, with progress on a terminal. */
async function* bytesOf(call: Call, path: string): AsyncGenerator<Uint8Array> {
  // Files come from anywhere: SIGTERM has to end the program whatever reading one of them does.
  startWatchdog({ format: 'text', onlyWhenBusy: true });
  if (path === '-') {
    yield await call.io.readStdin();
    return;
  }
  const { size } = await stat(path);
  const progress = createReadingProgress(call, nameOf(path), size);
  try {
    for await (const piece of createReadStream(path, { highWaterMark: READ_BYTES })) {
      yield piece as Uint8Array;
      progress.read((piece as Uint8Array).length);
    }
  } finally {
    progress.end();
  }
}

/** What a person has said of how files are read. Throws a usage error for what is none. */
export function chosenReading(call: Call): ChosenReading {
  const { sheet, headerRow, dateOrder, withPosts, withNames } = call.options;
  const row = headerRow === undefined ? undefined : Number(headerRow);
  if (row !== undefined && !(Number.isInteger(row) && row > 0))
    throw usageError(analyzeTexts().noRow(sanitize(String(headerRow))));
  return {
    mapping: mappingOf(call),
    encoding: chosenEncoding(call),
    sheet: sheet === undefined ? undefined : String(sheet),
    headerRow: row,
    dateOrder: dateOrder as DateOrder | undefined,
    withPosts: withPosts === true,
    withNames: withNames === true,
  };
}

/** What was read, with what a person has said of it. */
interface ReadAndSaid extends ReadComments {
  /** Remembers it for files with the same header. */
  remember(client: Client): Promise<void>;
}

/** See `readComments`. `choices` is what people chose for files with certain headers. */
async function readWith(
  call: Call,
  paths: readonly string[],
  choices: readonly ColumnChoice[],
): Promise<ReadAndSaid> {
  const { io, json, options } = call;
  const mayAsk = isAtTerminal(io) && !json && options.yes !== true;
  const reading = chosenReading(call);
  const guessed: string[] = [];
  const toRemember: Parameters<typeof rememberColumns>[1][] = [];
  let asked: DateOrder | undefined;
  const read = await gatherComments(paths, {
    ...reading,
    choices,
    env: io.env,
    guess: mayAsk,
    bytesOf: (path) => bytesOf(call, path),
    orderOf: async (report) => {
      asked = mayAsk ? await askOrder(call, report) : undefined;
      return asked;
    },
    onFile: (name, { comments, ...report }) => {
      tell(call, name, report);
      if (mayAsk) for (const line of previewLines({ comments })) io.err(`  ${line}\n`);
      if (report.guessed.length > 0) guessed.push(name);
      const fields = options.remember === true ? fieldsOf(reading) : [];
      const dateOrder = asked ?? (options.remember === true ? reading.dateOrder : undefined);
      asked = undefined;
      toRemember.push({ report, fields: [...report.guessed, ...fields], dateOrder });
    },
  });
  if (guessed.length > 0) await confirm(call, analyzeTexts().guessed(guessed.map(sanitize).join(', ')));
  const remember = async (client: Client) => {
    for (const one of toRemember) await rememberColumns({ call, client }, one);
  };
  return { ...read, remember };
}

/**
 * Reads the comments of files, folders or standard input, and tells on stderr what was read from where and what became of
 * the rows. At a terminal it shows the first comments; columns that only their content tells are asked about. A script is
 * refused there, with the way to name the columns.
 */
export async function readComments(
  call: Call,
  paths: readonly string[],
  client: Client,
): Promise<ReadComments> {
  const { remember, ...read } = await readWith(call, paths, await client.call(COLUMN_CHOICES.list));
  await remember(client);
  return read;
}

/**
 * The same for a command that may make a data folder. Where nothing is kept yet, the files are read at once: files that
 * cannot be read leave no data folder behind. Elsewhere they are read when the server is reached, which knows what people
 * chose. What was read is handed out once, and not held.
 */
export async function readBeforehand(
  call: Call,
  paths: readonly string[],
): Promise<(client: Client) => Promise<ReadComments>> {
  let first = isFirstUse(call) ? await readWith(call, paths, []) : undefined;
  return async (client) => {
    if (first === undefined) return await readComments(call, paths, client);
    const { remember, ...read } = first;
    first = undefined;
    await remember(client);
    return read;
  };
}

const fieldsOf = ({ mapping = {} }: ChosenReading) => Object.keys(mapping) as CommentField[];

/** Asks whether the day or the month stands first. Undefined when the answer is neither. */
async function askOrder(call: Call, { unreadTimes }: CommentFileReport): Promise<DateOrder | undefined> {
  const example = unreadTimes?.example ?? '';
  const days = bothDays(example);
  if (days === null) return undefined;
  const question = READING().orderQuestion(sanitize(example), days.day, days.month);
  const answer = await askFor(call, `${question} [day/month]`);
  return (['day', 'month'] as const).find((order) => order === answer.toLowerCase());
}

/**
 * Reads files only to show how they are understood: columns that no name tells are recognised by their content. With
 * `--remember` what was named is remembered. `client` is undefined where no server and no data folder is in reach.
 */
export async function previewComments(
  call: Call,
  paths: readonly string[],
  client: Client | undefined,
  onFile: (name: string, report: CommentFileReport) => void,
): Promise<void> {
  const reading = chosenReading(call);
  const toRemember: Parameters<typeof rememberColumns>[1][] = [];
  await gatherComments(paths, {
    ...reading,
    choices: client === undefined ? [] : await client.call(COLUMN_CHOICES.list),
    env: call.io.env,
    guess: true,
    bytesOf: (path) => bytesOf(call, path),
    onFile: (name, report) => {
      tell(call, name, report);
      onFile(name, report);
      const { comments: _, ...said } = report;
      toRemember.push({ report: said, fields: fieldsOf(reading), dateOrder: reading.dateOrder });
    },
  });
  if (client === undefined || call.options.remember !== true) return;
  for (const one of toRemember) await rememberColumns({ call, client }, one);
}

function tell({ io, json }: Call, name: string, report: FileSaid): void {
  if (json) return;
  io.err(`smops: ${countLine(name, report)}\n`);
  const more = [columnsLine(report), ...choiceLines(report), ...doubtLines(report), ...problemLines(report)];
  for (const line of more) io.err(`  ${line}\n`);
}

/**
 * A file of labelled comments: its rows as they are, for the server to find the labels in, and what `readComments` says
 * of it. Throws a usage error for a row that cannot be read.
 */
export async function readLabelledComments(call: Call, path: string) {
  const { readCommentRows } = await import('@smops/core/comments/workbooks/comment-rows.node.js');
  const { readComments: read } = await import('@smops/core/comments/read-comment-file.js');
  refuseAddress(path);
  const fileName = nameOf(path);
  const labelled: unknown[] = [];
  for await (const { rows, problems } of readCommentRows(bytesOf(call, path), {
    fileName,
    encoding: chosenEncoding(call),
  })) {
    const [problem] = problems;
    if (problem !== undefined) {
      throw usageError(analyzeTexts().badLabelled(fileName, String(problem.line), problem.reason));
    }
    for (const { row } of rows) labelled.push(row);
  }
  const report = read(labelled, { limits: await limitsOf(call.io.env) });
  tell(call, fileName, { ...report, format: 'json', encoding: 'UTF-8' });
  return { fileName, labelled, count: report.accepted, measure: measureComments(report.comments) };
}
