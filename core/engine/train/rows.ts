import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDataLines } from '../package-file.js';

/** A labelled comment; `label` is 0 for negative, 1 for neutral, 2 for positive. */
export interface Row {
  src: string;
  lang: string;
  label: 0 | 1 | 2;
  text: string;
}

/** A text with the keys of its set that it mentions. */
export interface TagRow {
  set: string;
  lang: string;
  text: string;
  tags: string[];
}

const LABELS: Record<string, 0 | 1 | 2> = { neg: 0, neu: 1, pos: 2 };

/** The values of a file with one JSON value a line. */
export function readJsonLines<T>(path: string): T[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

/** The labelled comments of `train` or `dev` in their file's order. */
export function readSentimentRows(folder: string, part: 'train' | 'dev'): Row[] {
  const rows = readJsonLines<{ src: string; lang: string; label: string; text: string }>(
    join(folder, part, 'sentiment.jsonl'),
  );
  return rows.map(({ src, lang, label, text }) => ({ src, lang, label: LABELS[label] ?? 1, text }));
}

/** The texts with tags of `train` or `dev` in their file's order. */
export function readTagRows(folder: string, part: 'train' | 'dev'): TagRow[] {
  return readJsonLines<TagRow>(join(folder, part, 'tags.jsonl'));
}

/** The project's own written examples (`train/examples/*.txt`). */
export function readWrittenRows(): Row[] {
  const rows: Row[] = [];
  for (const lang of ['ms', 'zh', 'mixed-en']) {
    let label: 0 | 1 | 2 = 1;
    for (const line of readDataLines('train', 'examples', `${lang}.txt`)) {
      if (line.startsWith('= ')) label = LABELS[line.slice(2)] ?? 1;
      else rows.push({ src: `written-${lang}`, lang, label, text: line });
    }
  }
  return rows;
}
