import type { ImportReading } from '@smops/core/analysis/sentiments/sentiments.schemas.js';
import type { ColumnChoice } from '@smops/core/comments/fields/column-choice.js';
import type { CommentField } from '@smops/core/comments/fields/comment-fields.js';
import type { DateOrder } from '@smops/core/comments/fields/comment-time.js';
import { bothDays, READ_FIELDS, readingOf } from '@smops/core/comments/file-reading.model.js';
import { hasColumns } from '@smops/core/comments/formats/comment-formats.js';
import { READING } from '@smops/core/comments/texts/reading.texts.model.js';
import type { ChosenReading } from '../../../runs/gather-comments.js';
import type { FileSaid } from '../../../runs/reading-lines.js';
import type { Tone } from '../../theme.js';
import { previewTexts } from './preview.texts.js';

/** Stands for no column in a menu; no column is called so. */
const NONE = '\u0000none';

/** What of a file's reading a person may change. */
export type Change =
  | { kind: 'column'; field: CommentField; column: string | null }
  | { kind: 'dateOrder'; order: DateOrder }
  | { kind: 'posts' | 'names'; isKept: boolean };

/** One thing of the reading, with a menu of what else it could be. */
export interface PreviewRow {
  name: string;
  label: string;
  value: string;
  note: string;
  tone: Tone;
  options: readonly { value: string; label: string; change: Change }[];
}

/** What a person chose that is no column. */
export interface Kept {
  withPosts: boolean;
  withNames: boolean;
}

const number = (value: number) => value.toLocaleString('en');

function columnRow(report: FileSaid, field: CommentField, label: string): PreviewRow {
  const say = previewTexts();
  const { read, comments } = readingOf(report);
  const column = report.mapping[field];
  const found = (read as Partial<Record<CommentField, number>>)[field];
  const isJoined = field === 'parentId' && found !== undefined && found > 0;
  const isSame = field === 'author' && report.namesOff === 'same';
  const paths = column === null || report.paths.includes(column) ? report.paths : [column, ...report.paths];
  const isGuess = report.guessed.includes(field);
  const notes = [
    ...(column === null || found === undefined ? [] : [say.ofComments(number(found), number(comments))]),
    ...(isGuess ? [say.guessed] : []),
    ...(isSame ? [READING().same] : []),
  ];
  return {
    name: field,
    label,
    // Some exports join replies by numbers of their own.
    value: column ?? (isJoined ? READING().joined(number(found)) : say.noColumn),
    note: notes.join(', '),
    tone: column === null ? 'muted' : isGuess || found === 0 ? 'waiting' : 'plain',
    options: [
      ...(field === 'content' ? [] : [{ value: NONE, label: say.noColumn, column: null }]),
      ...paths.map((path) => ({ value: path, label: path, column: path })),
    ].map(({ column: chosen, ...option }) => ({
      ...option,
      change: { kind: 'column', field, column: chosen },
    })),
  };
}

function dateOrderRow(report: FileSaid): PreviewRow[] {
  const say = previewTexts();
  const chosen = report.remembered?.dateOrder ?? null;
  const days = report.isOrderOpen ? bothDays(report.unreadTimes?.example ?? '') : null;
  if (days === null && chosen === null) return [];
  const plain = { day: say.dayFirst, month: say.monthFirst };
  const labels =
    days === null ? plain : { day: READING().dayFirst(days.day), month: READING().monthFirst(days.month) };
  return [
    {
      name: 'dateOrder',
      label: say.dateOrder,
      value: chosen === null ? say.notSaid : plain[chosen],
      note: days === null ? '' : READING().whichDate(report.unreadTimes?.example ?? ''),
      tone: chosen === null ? 'waiting' : 'plain',
      options: (['day', 'month'] as const).map((order) => ({
        value: order,
        label: labels[order],
        change: { kind: 'dateOrder', order },
      })),
    },
  ];
}

function keptRow(kind: 'posts' | 'names', isKept: boolean, keptLabel: string, note: string): PreviewRow {
  const say = previewTexts();
  const labels = { false: say.leftOut, true: keptLabel };
  return {
    name: kind,
    label: say[kind],
    value: labels[`${isKept}`],
    note,
    tone: 'plain',
    options: [false, true].map((one) => ({
      value: String(one),
      label: labels[`${one}`],
      change: { kind, isKept: one },
    })),
  };
}

/** What may be changed of how a file is read. */
export function previewRows(report: FileSaid, { withPosts, withNames }: Kept): PreviewRow[] {
  const say = previewTexts();
  const fields = READING().fields;
  const columns = hasColumns(report.format)
    ? [
        ...READ_FIELDS.map((field) => columnRow(report, field, fields[field])),
        columnRow(report, 'id', say.id),
      ]
    : [];
  return [
    ...columns,
    ...dateOrderRow(report),
    ...(report.posts > 0 || withPosts
      ? [keptRow('posts', withPosts, say.asComments, withPosts ? '' : READING().posts(number(report.posts)))]
      : []),
    ...(report.namesOff === 'chat' || withNames ? [keptRow('names', withNames, say.kept, '')] : []),
  ];
}

/** What holds for a file's columns: what was remembered, what its content told, and one change more. */
export function choiceAfter(report: FileSaid, change?: Change): ColumnChoice {
  const { header, remembered, guessed, mapping } = report;
  const seen = Object.fromEntries(guessed.map((field) => [field, mapping[field]]));
  const said = change?.kind === 'column' ? { [change.field]: change.column } : {};
  return {
    header,
    mapping: { ...remembered?.mapping, ...seen, ...said },
    dateOrder: change?.kind === 'dateOrder' ? change.order : (remembered?.dateOrder ?? null),
  };
}

/** How a file is read after all that was remembered, recognised and said: what the server is told with the file. */
export function readingSaid(
  report: FileSaid,
  { mapping, withPosts, withNames }: ChosenReading,
): ImportReading {
  const choice = choiceAfter(report);
  return {
    mapping: { ...mapping, ...choice.mapping },
    ...(choice.dateOrder === null ? {} : { dateOrder: choice.dateOrder }),
    withPosts: withPosts === true,
    withNames: withNames === true,
  };
}

/** The columns that were recognised by their content: "text: Kata; author: Siapa". */
export const guessedText = ({ guessed, mapping }: FileSaid): string =>
  guessed
    .map((field) => `${(READING().fields as Record<string, string>)[field] ?? field}: ${mapping[field]}`)
    .join('; ');
