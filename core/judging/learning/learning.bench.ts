/**
 * Words learned from read comments: sessions of 50 drawn comments, of which the odd half may be learned from, all proposals
 * accepted, measured on comments that were not read. Variables that the engine cannot know (their names link to nothing)
 * should reach micro-F1 65, 70 and 75 after 50, 100 and 200 reads, in the mean of the aspect sets; known ones should not fall by more than 0.5.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Variable } from '../../analysis/analyzer/providers/provider.js';
import { textKeyOf } from '../../comments/text-key.node.js';
import { microF1 } from '../../engine/bench/metrics.js';
import { say, table } from '../../engine/bench/report.js';
import type { TagNames } from '../../engine/bench/tags-bench.js';
import { createEngine } from '../../engine/engine.js';
import { RunCounter } from '../../engine/learning/run-counter.js';
import { searchWords } from '../../engine/learning/search-words.js';
import { type Reading, read } from '../../engine/reader/read.js';
import { createRandom } from '../../engine/train/random.js';
import { readTagRows } from '../../engine/train/rows.js';
import { enginePath } from '../../engine/words/package-file.js';

const SETS = ['hoasa', 'casa', 'asap'] as const;
const SESSIONS = [50, 100, 150, 200];
const SEEDS = Number(process.env.BENCH_SEEDS ?? 4);
/** Comments that stay unread at least, and those of them that are measured at most. */
const LEAST_UNREAD = 40;
const MOST_UNREAD = 500;
/** Micro-F1 by the number of reads. */
const GOALS = new Map([
  [50, 65],
  [100, 70],
  [200, 75],
]);

interface LabelledText {
  text: string;
  reading: Reading;
  tags: ReadonlySet<string>;
  isOdd: boolean;
}

const folder = resolve(process.argv[2] ?? enginePath('..', '..', '..', 'shared', 'data'));
if (!existsSync(join(folder, 'dev', 'tags.jsonl'))) {
  process.stderr.write(`No labelled comments in ${folder}: nothing is measured.\n`);
  process.exit(1);
}
const names = JSON.parse(readFileSync(join(folder, 'dev', 'tag-names.json'), 'utf8')) as TagNames;
const rows = [...readTagRows(folder, 'train'), ...readTagRows(folder, 'dev')];
const engine = createEngine();

function textsOf(set: string): LabelledText[] {
  const texts = new Map<string, LabelledText>();
  for (const { text, tags } of rows.filter((row) => row.set === set)) {
    const isOdd = ((textKeyOf(text)[0] ?? 0) & 1) === 1;
    if (!texts.has(text)) texts.set(text, { text, reading: read(text), tags: new Set(tags), isOdd });
  }
  return [...texts.values()];
}

function shuffled<T>(list: readonly T[], seed: number): T[] {
  const random = createRandom(seed);
  return list
    .map((value): [number, T] => [random(), value])
    .sort(([a], [b]) => a - b)
    .map(([, value]) => value);
}

/** The names of the variables that the engine says of each comment. */
function tagsOf(variables: readonly Variable[], texts: readonly LabelledText[]): Set<string>[] {
  const prepared = engine.prepare({ variables: [...variables], post: '', language: 'en' });
  return texts.map(
    ({ text, reading }) =>
      new Set(engine.answer(prepared, text, reading).tags.map(({ variable }) => variable)),
  );
}

interface Figures {
  f1: number;
  precision: number;
  recall: number;
}

function figuresOf(
  keys: readonly string[],
  variables: readonly Variable[],
  texts: readonly LabelledText[],
): Figures {
  let [hits, wrong, missed] = [0, 0, 0];
  for (const [at, found] of tagsOf(variables, texts).entries()) {
    for (const [place, { name }] of variables.entries()) {
      const isThere = texts[at]?.tags.has(keys[place] ?? '') === true;
      if (found.has(name) && isThere) hits += 1;
      else if (found.has(name)) wrong += 1;
      else if (isThere) missed += 1;
    }
  }
  return {
    f1: microF1({ hits, wrong, missed }),
    precision: (100 * hits) / Math.max(1, hits + wrong),
    recall: (100 * hits) / Math.max(1, hits + missed),
  };
}

const searchMs: number[] = [];

/** A variable with the words that a session makes people accept. */
function learn(
  variable: Variable,
  key: string,
  {
    reads,
    tags,
    unread,
    unreadTags,
    hasTopics,
  }: {
    reads: readonly LabelledText[];
    tags: readonly Set<string>[];
    unread: readonly LabelledText[];
    unreadTags: readonly Set<string>[];
    hasTopics: boolean;
  },
): Variable {
  const own = [variable.name, ...variable.terms];
  const vetoes = variable.vetoes ?? [];
  const from = performance.now();
  const found = searchWords({
    own,
    vetoes,
    refused: new Set(),
    hasTopics,
    comments: reads.map((one, at) => ({
      reading: one.reading,
      isYes: one.tags.has(key),
      isTagged: tags[at]?.has(variable.name) === true,
    })),
  });
  searchMs.push(performance.now() - from);
  const counter = new RunCounter(found, own);
  for (const [at, { reading }] of unread.entries())
    counter.add(reading, { isTagged: unreadTags[at]?.has(variable.name) === true });
  const reaches = counter.reaches();
  const learned = (kind: 'term' | 'veto') =>
    found.flatMap((word, at) => (word.kind === kind ? (reaches[at]?.terms ?? []) : []));
  return {
    ...variable,
    terms: [...variable.terms, ...learned('term')],
    vetoes: [...vetoes, ...learned('veto')],
  };
}

/** Figures before reading and after each session. */
function read200(
  set: LabelledText[],
  keys: readonly string[],
  start: readonly Variable[],
  { seed, hasTopics, isWhole }: { seed: number; hasTopics: boolean; isWhole: boolean },
): Figures[] {
  const order = shuffled(set, seed);
  let variables = [...start];
  const most = Math.min(SESSIONS.at(-1) ?? 0, order.length - LEAST_UNREAD);
  const unread = order.slice(most, most + MOST_UNREAD);
  const figures = [figuresOf(keys, variables, unread)];
  for (const count of SESSIONS) {
    const reads = order.slice(0, Math.min(count, most)).filter(({ isOdd }) => isWhole || isOdd);
    const tags = tagsOf(variables, reads);
    const unreadTags = tagsOf(variables, unread);
    variables = variables.map((variable, at) =>
      learn(variable, keys[at] ?? '', { reads, tags, unread, unreadTags, hasTopics }),
    );
    figures.push(figuresOf(keys, variables, unread));
  }
  return figures;
}

const mean = (list: readonly number[]) => list.reduce((sum, one) => sum + one, 0) / list.length;
const meanOf = (all: readonly Figures[][], at: number): Figures => ({
  f1: mean(all.map((one) => one[at]?.f1 ?? 0)),
  precision: mean(all.map((one) => one[at]?.precision ?? 0)),
  recall: mean(all.map((one) => one[at]?.recall ?? 0)),
});
const texts = new Map(SETS.map((set) => [set, textsOf(set)]));
const HEAD = ['set', 'before', ...SESSIONS.map((count) => `${count} reads`)];

/** Runs all seeds of all sets and prints a table; returns the F1 of each set before and after each session, and their mean. */
function bench(
  title: string,
  startsOf: (set: string, keys: readonly string[]) => Variable[][],
  options: { hasTopics: boolean; isWhole: boolean },
): { sets: number[][]; whole: number[] } {
  const lines: string[][] = [];
  const means: number[][] = [];
  for (const [set, list] of texts) {
    const keys = Object.keys(names[set] ?? {});
    const all = startsOf(set, keys).flatMap((start) =>
      Array.from({ length: SEEDS }, (_, seed) => read200(list, keys, start, { seed: seed + 1, ...options })),
    );
    const figures = [0, ...SESSIONS].map((_, at) => meanOf(all, at));
    means.push(figures.map(({ f1 }) => f1));
    lines.push([
      set,
      ...figures.map(
        ({ f1, precision, recall }) => `${f1.toFixed(1)} (${precision.toFixed(0)}/${recall.toFixed(0)})`,
      ),
    ]);
  }
  const whole = [0, ...SESSIONS].map((_, at) => mean(means.map((one) => one[at] ?? 0)));
  say(`${title}: micro-F1 (precision/recall), mean of ${SEEDS} draws`);
  table(HEAD, [...lines, ['mean', ...whole.map((one) => one.toFixed(1))]]);
  return { sets: means, whole };
}

const unknown = (_: string, keys: readonly string[]): Variable[][] => [
  keys.map((_key, at) => ({ name: `qx${at}zz`, terms: [] })),
];
const known = (set: string, keys: readonly string[]): Variable[][] =>
  (['ms', 'en', 'zh'] as const).map((language) =>
    keys.map((key) => ({ name: names[set]?.[key]?.[language] ?? '', terms: [] })),
  );

const reached = bench('Unknown variables, learned from the odd half', unknown, {
  hasTopics: true,
  isWhole: false,
});
bench('The same without topics of the concept pack', unknown, { hasTopics: false, isWhole: false });
bench('The same without topics, learned from all reads', unknown, { hasTopics: false, isWhole: true });
const after = bench('Variables that the engine knows, in three languages', known, {
  hasTopics: true,
  isWhole: false,
});
searchMs.sort((a, b) => a - b);
const median = searchMs[Math.floor(searchMs.length / 2)] ?? 0;
say(`a search: ${median.toFixed(1)} ms in the median, ${(searchMs.at(-1) ?? 0).toFixed(0)} ms at most`);
say(`casa and hoasa leave ${MOST_UNREAD} comments unread, asap, which has 200, ${LEAST_UNREAD}.`);
for (const [count, goal] of GOALS) {
  const f1 = reached.whole[1 + SESSIONS.indexOf(count)] ?? 0;
  if (f1 < goal) process.exitCode = 1;
}
if (after.sets.some(([before = 0, ...later]) => later.some((f1) => f1 < before - 0.5))) process.exitCode = 1;
