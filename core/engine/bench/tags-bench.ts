import type { Tag } from '../../analysis/analyzer/providers/provider.js';
import type { Engine } from '../engine.js';
import type { TagRow } from '../train/rows.js';
import { bootstrap, microF1 } from './metrics.js';
import { say, table } from './report.js';

const LANGUAGES = ['ms', 'en', 'zh'] as const;

/** Names of each key of each set in Malay, English and Chinese. */
export type TagNames = Record<string, Record<string, Record<(typeof LANGUAGES)[number], string>>>;

/** Written comments with their sentiment (`neg`, `neu`, `pos`) and the variables they mention. */
export interface Authored {
  variables: string[];
  comments: { text: string; sentiment: string; tags: string[] }[];
}

interface Counts {
  hits: number;
  wrong: number;
  missed: number;
}

function countTags(found: readonly string[], wanted: readonly string[]): Counts {
  const hits = found.filter((name) => wanted.includes(name)).length;
  return { hits, wrong: found.length - hits, missed: wanted.length - hits };
}

function total(counts: readonly Counts[], rows: readonly number[]): Counts {
  const sum = { hits: 0, wrong: 0, missed: 0 };
  for (const i of rows) {
    sum.hits += counts[i]?.hits ?? 0;
    sum.wrong += counts[i]?.wrong ?? 0;
    sum.missed += counts[i]?.missed ?? 0;
  }
  return sum;
}

function cells(counts: readonly Counts[]): string[] {
  const all = total(
    counts,
    counts.map((_, i) => i),
  );
  const [low, high] = bootstrap(counts.length, (rows) => microF1(total(counts, rows)));
  return [
    microF1(all).toFixed(1),
    `${low.toFixed(1)} to ${high.toFixed(1)}`,
    String(all.hits),
    String(all.wrong),
    String(all.missed),
  ];
}

function tagger(engine: Engine, names: readonly string[]): (text: string) => Tag[] {
  const variables = names.map((name) => ({ name, terms: [] }));
  const prepared = engine.prepare({ variables, post: '', language: 'en' });
  return (text) => engine.answer(prepared, text).tags;
}

function benchTopicOfText(engine: Engine, rows: readonly TagRow[], names: TagNames): void {
  const keys = Object.entries(names.sib ?? {});
  const lines: string[][] = [];
  const shares: number[] = [];
  for (const language of LANGUAGES) {
    const tag = tagger(
      engine,
      keys.map(([, name]) => name[language]),
    );
    for (const textLanguage of ['ms', 'id', 'en', 'zh']) {
      const texts = rows.filter((row) => row.set === 'sib' && row.lang === textLanguage);
      const right = texts.filter(({ text, tags }) => {
        const first = tag(text)[0]?.variable;
        return keys.some(([key, name]) => name[language] === first && tags.includes(key));
      }).length;
      shares.push((100 * right) / Math.max(1, texts.length));
      lines.push([language, textLanguage, (shares.at(-1) ?? 0).toFixed(1)]);
    }
  }
  say('Topic of a text (sib), first tag right, percent');
  table(['variables in', 'text in', 'top-1'], lines);
  say(
    `mean of ${shares.length} pairs: ${(shares.reduce((sum, share) => sum + share, 0) / shares.length).toFixed(1)}`,
  );
  say();
}

/** Prints micro-F1 of the tags per set and language of the variables, and the first tag of the sib texts. */
export function benchTags(
  engine: Engine,
  rows: readonly TagRow[],
  names: TagNames,
  authored: Authored,
): void {
  const tagAuthored = tagger(engine, authored.variables);
  const lines: string[][] = [
    [
      'authored',
      'all',
      ...cells(
        authored.comments.map(({ text, tags }) =>
          countTags(
            tagAuthored(text).map((tag) => tag.variable),
            tags,
          ),
        ),
      ),
    ],
  ];
  for (const set of ['hoasa', 'casa', 'asap']) {
    const keys = Object.entries(names[set] ?? {});
    const texts = rows.filter((row) => row.set === set);
    for (const language of LANGUAGES) {
      const tag = tagger(
        engine,
        keys.map(([, name]) => name[language]),
      );
      const counts = texts.map(({ text, tags }) => {
        const found = tag(text).map(
          (one) => keys.find(([, name]) => name[language] === one.variable)?.[0] ?? '',
        );
        return countTags(found, tags);
      });
      lines.push([set, language, ...cells(counts)]);
    }
  }
  say('Tags, micro-F1 in percent');
  table(['set', 'variables in', 'smops', '95 %', 'right', 'wrong', 'missed'], lines);
  benchTopicOfText(engine, rows, names);
}
