import type { Engine } from '../engine.js';
import { createRandom } from '../train/random.js';
import type { Row } from '../train/rows.js';
import { band, scoreOfCounts } from '../words/sentiment-band.js';
import { bootstrap, macroF1 } from './metrics.js';
import { say, table } from './report.js';
import { loadRivals, type Rival } from './rivals.js';

// These two have no neutral class: what counts is whether praise or blame is the likelier.
const WITHOUT_NEUTRAL = new Set(['mynews-ms', 'waimai-zh']);
const LABEL = { negative: 0, neutral: 1, positive: 2 } as const;
const FILES = 40;
const FILE_SIZE = 100;

interface Judged {
  row: Row;
  label: number;
  score: number;
}

/** The labels that a source knows. */
export function classesOf(src: string): number[] {
  return WITHOUT_NEUTRAL.has(src) ? [0, 2] : [0, 1, 2];
}

function judge(engine: Engine, rows: readonly Row[]): Judged[] {
  const prepared = engine.prepare({ variables: [], post: '', language: 'en' });
  return rows.map((row) => {
    const { label, score } = engine.answer(prepared, row.text).sentiment;
    const isForced = WITHOUT_NEUTRAL.has(row.src);
    return { row, label: isForced ? (score >= 5 ? 2 : 0) : LABEL[label], score };
  });
}

function bySource(judged: readonly Judged[]): Map<string, Judged[]> {
  const sources = new Map<string, Judged[]>();
  for (const one of judged) sources.set(one.row.src, [...(sources.get(one.row.src) ?? []), one]);
  return sources;
}

function figureOf(judged: readonly Judged[], rows: readonly number[]): number {
  const src = judged[0]?.row.src ?? '';
  const truth = rows.map((i) => judged[i]?.row.label ?? 1);
  return macroF1(
    truth,
    rows.map((i) => judged[i]?.label ?? 1),
    classesOf(src),
  );
}

function rivalFigure(rival: Rival, judged: readonly Judged[]): number {
  const asked = judged.slice(0, rival.mostRows);
  const src = asked[0]?.row.src ?? '';
  const predicted = asked.map(({ row }) => {
    const score = rival.score(row.text, row.lang === 'mix' ? 'ms' : row.lang);
    if (WITHOUT_NEUTRAL.has(src)) return score >= 0 ? 2 : 0;
    return score > 0 ? 2 : score < 0 ? 0 : 1;
  });
  return macroF1(
    asked.map(({ row }) => row.label),
    predicted,
    classesOf(src),
  );
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}

/** Shares of the labels that the source has, at random, every mix as likely as another. */
function randomMix(labels: readonly number[], random: () => number): number[] {
  const parts = [0, 1, 2].map((label) => (labels.includes(label) ? -Math.log(1 - random()) : 0));
  const total = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / total);
}

function pickLabel(mix: readonly number[], random: () => number): number {
  let left = random();
  const label = mix.findIndex((share) => {
    left -= share;
    return left < 0;
  });
  return label < 0 ? mix.findLastIndex((share) => share > 0) : label;
}

/** How far the score of files is from the mean of their labels, as the source mixes them or with mixes at random. */
function scoreFiles(
  sources: Iterable<readonly Judged[]>,
  mixes: 'own' | 'random',
): { error: number; agreement: number } {
  const random = createRandom(3);
  const errors: number[] = [];
  const agreements: number[] = [];
  for (const judged of sources) {
    const byLabel = [0, 1, 2].map((label) => judged.filter(({ row }) => row.label === label));
    const labels = [0, 1, 2].filter((label) => (byLabel[label]?.length ?? 0) > 0);
    for (let file = 0; file < FILES; file += 1) {
      const mix = randomMix(labels, random);
      const counts = { negative: 0, neutral: 0, positive: 0 };
      let truth = 0;
      for (let i = 0; i < FILE_SIZE; i += 1) {
        const from = mixes === 'own' ? judged : (byLabel[pickLabel(mix, random)] ?? []);
        const comment = from[Math.floor(random() * from.length)];
        truth += ((comment?.row.label ?? 1) * 5) / FILE_SIZE;
        counts[band(comment?.score ?? 5)] += 1;
      }
      const score = scoreOfCounts(counts) ?? 5;
      errors.push(Math.abs(truth - score));
      agreements.push(band(truth) === band(score) ? 100 : 0);
    }
  }
  return { error: mean(errors), agreement: mean(agreements) };
}

function sayConfusion(judged: readonly Judged[]): void {
  const names = ['negative', 'neutral', 'positive'];
  const counts = [0, 1, 2].map(() => [0, 0, 0]);
  for (const { row, label } of judged) {
    const line = counts[row.label];
    if (line !== undefined) line[label] = (line[label] ?? 0) + 1;
  }
  say('Confusion, all sources (rows: as labelled; columns: as found)');
  table(
    ['', ...names],
    names.map((name, i) => [name, ...(counts[i] ?? []).map(String)]),
  );
}

/** Prints macro-F1 per source beside the libraries, the mean, the confusion table and the 0 to 10 score of files. */
export function benchSentiment(engine: Engine, dev: readonly Row[], authored: readonly Row[]): void {
  const rivals = loadRivals();
  const sources = bySource(judge(engine, dev));
  const rows: string[][] = [];
  const figures: number[] = [];
  const rivalFigures: number[][] = rivals.map(() => []);
  const lines = [...sources, ['authored', judge(engine, authored)] as const];
  for (const [src, judged] of lines) {
    const figure = figureOf(
      judged,
      judged.map((_, i) => i),
    );
    const [low, high] = bootstrap(judged.length, (sample) => figureOf(judged, sample));
    const others = rivals.map((rival) => rivalFigure(rival, judged));
    if (src !== 'authored') {
      figures.push(figure);
      for (const [i, other] of others.entries()) rivalFigures[i]?.push(other);
    }
    rows.push([
      src,
      String(judged.length),
      figure.toFixed(1),
      `${low.toFixed(1)} to ${high.toFixed(1)}`,
      ...others.map((f) => f.toFixed(1)),
    ]);
  }
  rows.push([
    `mean of ${figures.length}`,
    '',
    mean(figures).toFixed(1),
    '',
    ...rivalFigures.map((list) => mean(list).toFixed(1)),
  ]);
  say('Sentiment, macro-F1 in percent (multilang: on 40 rows a source)');
  table(['source', 'rows', 'smops', '95 %', ...rivals.map((rival) => rival.name)], rows);
  sayConfusion([...sources.values()].flat());
  say(`Score of a ${FILE_SIZE}-comment file of one source`);
  table(
    ['labels mixed', 'mean error', 'label agreement, %'],
    (['own', 'random'] as const).map((mixes) => {
      const files = scoreFiles(sources.values(), mixes);
      const name = mixes === 'own' ? 'as in the source' : 'at random, every mix as likely';
      return [name, files.error.toFixed(2), files.agreement.toFixed(0)];
    }),
  );
}
