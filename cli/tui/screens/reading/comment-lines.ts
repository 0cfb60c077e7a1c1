import type { SentimentLabel } from '@smops/core/analysis/analyzer/analyzer.model.js';
import type { ReadingItem, ReadingQueue } from '@smops/core/judging/reading/reading.schemas.js';
import { pad, sanitize, truncate } from '../../../output/output.js';
import { word } from '../../../output/words.js';
import { bar } from '../../components/bars.js';
import { line, type ReaderLine, wrapLine, wrapText } from '../../components/Reader.js';
import { MORE_KEYS } from '../../keys/keys.js';
import { widthOf } from '../../terminal/screen.js';
import { toneOfStatus } from '../../theme.js';
import { readingTexts } from './reading.texts.js';
import type { Flag, Marks } from './sitting.js';

/** From this many lines on there is room for more than what is needed. */
const ROOMY = 18;
const BAR = 10;

export const isRoomy = (rows: number) => rows >= ROOMY;

/** File, place in the session, all that is read. */
export function titleLine(
  fileName: string,
  { at, total, read, texts }: { at: number; total: number; read: number; texts: number },
  width: number,
): ReaderLine {
  const say = readingTexts();
  const filled = bar(at - 1, total, BAR);
  const place = ` ${say.ofSession(at, total)} `;
  const rest = `  ${say.readOf(read, texts)}`;
  const room = Math.max(0, width - widthOf(place) - BAR - widthOf(rest));
  return {
    pieces: [
      { text: truncate(sanitize(fileName), room), tone: 'accent', isBold: true },
      { text: place, isBold: true },
      { text: filled, tone: 'good' },
      { text: '·'.repeat(BAR - widthOf(filled)), tone: 'muted' },
      { text: rest, tone: 'muted' },
    ],
  };
}

/** What there is to know of a comment before one reads it: number, language, copies, flag; its post, and what it answers. */
export function contextLines(
  item: ReadingItem,
  { isFlagged, note }: Flag,
  post: string,
  { width, rows }: { width: number; rows: number },
): ReaderLine[] {
  const say = readingTexts();
  const names: Record<string, string> = say.languageNames;
  const facts = [
    say.numbered(item.number),
    names[item.language] ?? item.language,
    item.copies > 1 ? `× ${item.copies.toLocaleString('en')}` : '',
    item.isSkipped ? say.skippedBefore : '',
  ].filter((fact) => fact !== '');
  const flagged = isFlagged ? `  ⚑ ${note === '' ? say.flagged : say.flaggedWith(note)}` : '';
  const most = isRoomy(rows) ? 2 : 1;
  const shown = (told: (text: string) => string, text: string | null) =>
    text === null || text.trim() === ''
      ? []
      : wrapText(told(text.replaceAll(/\s+/g, ' ').trim()), width, most).map((one) => line(one, 'muted'));
  return [
    {
      pieces: [
        { text: facts.join(' · '), tone: 'muted' },
        {
          text: truncate(sanitize(flagged), Math.max(1, width - widthOf(facts.join(' · ')))),
          tone: 'waiting',
        },
      ],
    },
    ...shown(say.post, post),
    ...shown(say.answers, item.parent),
    ...(isRoomy(rows) ? [line()] : []),
  ];
}

/** The comment itself, and below it its plain spelling where that is asked for. */
export function bodyLines(item: ReadingItem, isPlain: boolean, width: number): ReaderLine[] {
  const plain = isPlain ? item.plainSpelling : null;
  return [
    ...item.content.split(/\r?\n/).map((text) => line(text, 'plain', true)),
    ...(plain === null ? [] : [line(readingTexts().plainSpelling(plain), 'accent')]),
  ].flatMap((one) => wrapLine(one, width));
}

/** The key of the variable at this place; beyond all keys Space marks it. */
const keyOf = (place: number) => (place < 9 ? String(place + 1) : (MORE_KEYS[place - 9] ?? ' '));

/** Which variable a key of `mark` or `markMore` names. */
export const placeOfKey = (id: string): number =>
  /^[1-9]$/.test(id) ? Number(id) - 1 : 9 + MORE_KEYS.indexOf(id);

/** The variables with their keys and marks in columns; of more than fit, those around the focused one. */
export function variableLines(
  variables: ReadingQueue['variables'],
  yes: ReadonlySet<string>,
  focus: number,
  { width, rows }: { width: number; rows: number },
): ReaderLine[] {
  const names = variables.map(({ name }) => sanitize(name));
  const widest = Math.min(Math.max(0, ...names.map(widthOf)), width - 8);
  const columns = Math.max(1, Math.floor((width + 1) / (widest + 9)));
  const all = Math.ceil(names.length / columns);
  const height = Math.min(all, Math.max(2, Math.floor(rows / 3)));
  const first = Math.max(0, Math.min(Math.floor(focus / columns) - Math.floor(height / 2), all - height));
  return Array.from({ length: height }, (_, row) => {
    const start = (first + row) * columns;
    return {
      pieces: names.slice(start, start + columns).flatMap((name, column) => {
        const place = start + column;
        const isYes = yes.has(variables[place]?.name ?? '');
        const isFocused = place === focus;
        return [
          { text: `${isFocused ? '›' : ' '}${keyOf(place)} `, tone: 'muted' as const, isBold: isFocused },
          {
            text: `${isYes ? '[x]' : '[ ]'} ${pad(truncate(name, widest), widest)} `,
            tone: isYes ? ('accent' as const) : ('plain' as const),
            isBold: isYes,
          },
        ];
      }),
    };
  });
}

const SENTIMENTS: [SentimentLabel, string][] = [
  ['positive', '+'],
  ['neutral', '0'],
  ['negative', '−'],
];

export const sentimentLine = (sentiment: Marks['sentiment']): ReaderLine => ({
  pieces: [
    { text: readingTexts().sentiment, tone: 'muted' },
    ...SENTIMENTS.map(([label, key]) => ({
      text: sentiment === label ? `[${key} ${word(label)}] ` : ` ${key} ${word(label)}  `,
      tone: sentiment === label ? toneOfStatus(label) : ('plain' as const),
      isBold: sentiment === label,
    })),
  ],
});

/** What a variable means, in as many lines as there is room for. */
export function definitionLines(
  variable: ReadingQueue['variables'][number] | undefined,
  { width, rows }: { width: number; rows: number },
): ReaderLine[] {
  if (variable === undefined) return [];
  const say = readingTexts();
  const { name, definition, counts, notCounts } = variable;
  const parts = [
    definition,
    counts === '' ? '' : say.counts(counts),
    notCounts === '' ? '' : say.notCounts(notCounts),
  ].filter((part) => part !== '');
  if (parts.length === 0) return [];
  return wrapText(say.means(name, parts.join('  ')), width, isRoomy(rows) ? 3 : 2).map((one) =>
    line(one, 'muted'),
  );
}
