import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { enginePath, readDataLines } from '../words/package-file.js';

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

/** A written example with the file it stands in. */
export interface WrittenRow extends Row {
  file: string;
}

/**
 * The project's own written examples, every file of `train/examples` by name. What stands before the first "-" or "." of a
 * file's name is its language: `ms-services.txt` belongs to the source `written-ms`.
 */
export function readWrittenRows(): WrittenRow[] {
  const files = readdirSync(enginePath('train', 'examples'))
    .filter((name) => name.endsWith('.txt'))
    .sort();
  return files.flatMap((file) => {
    const lang = /^[a-z]+/.exec(file)?.[0] ?? '';
    const rows: WrittenRow[] = [];
    let label: Row['label'] | undefined;
    for (const line of readDataLines('train', 'examples', file)) {
      if (line.startsWith('= ')) label = LABELS[line.slice(2).trim()];
      else if (label === undefined)
        throw new Error(
          `${file}: "${line}" stands under no label. Write "= neg", "= neu" or "= pos" above it.`,
        );
      else rows.push({ src: `written-${lang}`, lang, label, text: line, file });
    }
    return rows;
  });
}
