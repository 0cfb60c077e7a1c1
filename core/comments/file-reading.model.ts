import type { CommentMapping } from './fields/comment-fields.js';
import { DEFAULT_TIME_ZONE, readMoment } from './fields/comment-time.js';
import type { CommentReport } from './gather/comment-report.js';
import { READING } from './texts/reading.texts.model.js';

/** The fields that a person is told of. */
export const READ_FIELDS = ['content', 'author', 'time', 'reactionsCount', 'stars', 'parentId'] as const;
export type ReadField = (typeof READ_FIELDS)[number];

/** What was read of one file, from which column and of how many comments: kept with the run. */
export interface FileReading {
  /** The known export, or `generic`. */
  layout: string;
  sheet: string | null;
  comments: number;
  columns: Record<ReadField, string | null>;
  read: Record<ReadField, number>;
  names: 'read' | 'left out' | 'same';
  /** A time that stayed text. */
  unread_time: string | null;
  posts: number;
  notices: number;
  /** Comments that are Malay in Arabic letters; absent where there are none. */
  jawi?: number | undefined;
}

type Read = Omit<CommentReport, 'comments'> & { sheet?: string };

export function readingOf(report: Read): FileReading {
  const { shape, sheet, accepted, mapping, understood, namesOff, unreadTimes, posts, notices, jawi } = report;
  const columns = Object.fromEntries(READ_FIELDS.map((field) => [field, mapping[field]]));
  return {
    layout: shape,
    sheet: sheet ?? null,
    comments: accepted,
    columns: columns as Pick<CommentMapping, ReadField>,
    read: { content: accepted, ...understood },
    names: namesOff === 'chat' ? 'left out' : namesOff === 'same' ? 'same' : 'read',
    unread_time: unreadTimes?.example ?? null,
    posts,
    notices,
    ...(jawi === 0 ? {} : { jawi }),
  };
}

/** In one line: "text: Komen; author: none; time: Tarikh, 16 of 16; likes: Suka; stars: none; replies: joined, 2". */
export function readingText(reading: FileReading): string {
  const say = READING();
  const number = (value: number) => value.toLocaleString('en');
  const ofChat: Record<string, string | undefined> = say.ofChat;
  const of = (field: ReadField): string => {
    const column = reading.columns[field];
    const read = reading.read[field];
    if (field === 'author' && reading.names !== 'read')
      return reading.names === 'same' ? say.same : say.unnamed;
    if (field === 'parentId') return read === 0 ? say.none : say.joined(number(read));
    if (column === null || (read === 0 && field !== 'time')) return say.none;
    const name = ofChat[column] ?? column;
    return read === reading.comments && field !== 'time'
      ? name
      : say.some(name, number(read), number(reading.comments));
  };
  const shown = READ_FIELDS.filter((field) => field !== 'stars' || reading.read.stars > 0);
  const parts = shown.map((field) => `${say.fields[field]}: ${of(field)}`);
  const { layout, sheet, jawi = 0 } = reading;
  return [
    ...(layout === 'generic' ? [] : [layout]),
    ...(sheet === null ? [] : [say.sheet(sheet)]),
    ...parts,
    ...(jawi === 0 ? [] : [say.jawi(number(jawi))]),
  ].join('; ');
}

/**
 * The two days that a date of digits can be, as YYYY-MM-DD in `timeZone`: with the day first, and with the month first. Null
 * where one reading is left.
 */
export function bothDays(
  example: string,
  timeZone = DEFAULT_TIME_ZONE,
): Record<'day' | 'month', string> | null {
  const { either } = readMoment(example, timeZone);
  if (either === undefined) return null;
  const dayOf = (time: string) => new Date(time).toLocaleDateString('en-CA', { timeZone });
  return { day: dayOf(either.day), month: dayOf(either.month) };
}

/** What is worth a second sentence: times that stayed text. Empty without any. */
export function readingDoubt({
  unreadTimes,
  isOrderOpen,
}: Pick<Read, 'unreadTimes' | 'isOrderOpen'>): string {
  if (unreadTimes === null) return '';
  const { count, example } = unreadTimes;
  return isOrderOpen
    ? READING().orderOpen(example)
    : READING().unreadTimes(count.toLocaleString('en'), example);
}
