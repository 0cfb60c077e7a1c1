import { join } from 'node:path';
import { sentimentOf } from '../sentiment/model.js';
import { createRandom } from '../train/random.js';
import { type Row, readSentimentRows, type WrittenRow } from '../train/rows.js';
import {
  type FittedSentiment,
  findIn,
  fitSentiment,
  type LabelledRows,
  withFeatures,
} from '../train/sentiment.js';
import { isWritten } from '../train/source-weights.js';
import { trainingRows, UNLICENSED } from '../train/train-models.js';
import { band } from '../words/sentiment-band.js';
import { bootstrap, macroF1 } from './metrics.js';
import { say, table } from './report.js';
import { classesOf } from './sentiment-bench.js';

const FOLDS = 3;
/** Neighbours in a file are of one mind: they are held out together. */
const BLOCK = 10;
const LABEL = { negative: 0, neutral: 1, positive: 2 } as const;
/** One seed where the shipped weights are the mean of three: figures come out a little lower. */
const ONE_SEED = [7];

function labelsBy(fitted: FittedSentiment, comments: LabelledRows): number[] {
  return comments.rows.map(({ src }, row) => {
    const { score } = sentimentOf(findIn(comments, row, fitted).logits, fitted.meta.slope);
    return classesOf(src).length === 2 ? (score >= 5 ? 2 : 0) : LABEL[band(score)];
  });
}

function figure(rows: readonly Row[], labels: readonly number[], of: readonly number[]): number {
  return macroF1(
    of.map((i) => rows[i]?.label ?? 1),
    of.map((i) => labels[i] ?? 1),
    classesOf(rows[of[0] ?? 0]?.src ?? ''),
  );
}

function withInterval(rows: readonly Row[], labels: readonly number[], of: readonly number[]): string[] {
  const [low, high] = bootstrap(of.length, (sample) =>
    figure(
      rows,
      labels,
      sample.map((i) => of[i] ?? 0),
    ),
  );
  return [figure(rows, labels, of).toFixed(1), `${low.toFixed(1)} to ${high.toFixed(1)}`];
}

const indices = (rows: readonly Row[], isOne: (row: Row) => boolean): number[] =>
  rows.flatMap((row, i) => (isOne(row) ? [i] : []));

function meanOverSources(rows: readonly Row[], labels: readonly number[]): number {
  const sources = [...new Set(rows.map(({ src }) => src))];
  const figures = sources.map((src) =>
    figure(
      rows,
      labels,
      indices(rows, (row) => row.src === src),
    ),
  );
  return figures.reduce((sum, one) => sum + one, 0) / figures.length;
}

/** Which fold holds each example out: blocks of neighbours under one label, at random. */
function foldsOf(written: readonly WrittenRow[]): Map<Row, number> {
  const random = createRandom(11);
  let block = { key: '', left: 0, fold: 0 };
  return new Map(
    written.map((row) => {
      const key = `${row.file} ${row.label}`;
      if (block.key !== key || block.left === 0)
        block = { key, left: BLOCK, fold: Math.floor(random() * FOLDS) };
      block.left -= 1;
      return [row, block.fold];
    }),
  );
}

function sayLeftOut(training: LabelledRows, tuning: LabelledRows, dev: LabelledRows): void {
  const trained = new Set(training.rows.map(({ src }) => src));
  const sources = [...new Set(dev.rows.map(({ src }) => src))];
  const figures: number[] = [];
  // What was never trained on needs no fit of its own.
  const withAll = labelsBy(
    fitSentiment(training, tuning, () => true, ONE_SEED),
    dev,
  );
  const lines = sources.map((src) => {
    const isOther = (row: Row): boolean => row.src !== src && row.src !== `${src}>zh`;
    const labels = trained.has(src)
      ? labelsBy(fitSentiment(training, tuning, isOther, ONE_SEED), dev)
      : withAll;
    const of = indices(dev.rows, (row) => row.src === src);
    figures.push(figure(dev.rows, labels, of));
    return [src, trained.has(src) ? 'yes' : 'no', ...withInterval(dev.rows, labels, of)];
  });
  const mean = figures.reduce((sum, one) => sum + one, 0) / figures.length;
  lines.push([`mean of ${sources.length}`, '', mean.toFixed(1), '']);
  say('Sentiment with the source left out of training and calibration, macro-F1 in percent');
  table(['source', 'otherwise trained on', 'smops', '95 %'], lines);
}

function sayCurve(
  training: LabelledRows,
  tuning: LabelledRows,
  dev: LabelledRows,
  written: readonly WrittenRow[],
): void {
  const folds = foldsOf(written);
  const examples = withFeatures(written);
  const random = createRandom(13);
  const places = new Map(written.map((row) => [row as Row, random()]));
  const shuffled = [...written].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
  const sizes = [0, 690, 1690, 2690, written.length];
  const lines = sizes.map((size, k) => {
    const labels = written.map(() => 1);
    let devMean = 0;
    let used = 0;
    for (let fold = 0; fold < FOLDS; fold += 1) {
      const taken = new Set<Row>(shuffled.filter((row) => folds.get(row) !== fold).slice(0, size));
      used += taken.size / FOLDS;
      const isTaken = (row: Row): boolean => !folds.has(row) || taken.has(row);
      const fitted = fitSentiment(training, tuning, isTaken, ONE_SEED);
      const found = labelsBy(fitted, examples);
      written.forEach((row, i) => {
        if (folds.get(row) === fold) labels[i] = found[i] ?? 1;
      });
      devMean += meanOverSources(dev.rows, labelsBy(fitted, dev)) / FOLDS;
    }
    const all = indices(written, () => true);
    if (k === sizes.length - 1) sayFolds(written, labels);
    return [used.toFixed(0), ...withInterval(written, labels, all), devMean.toFixed(1)];
  });
  say(`Learning curve: written examples taken at random, macro-F1 in percent`);
  table(['examples', 'held-out examples', '95 %', 'mean of the dev sources'], lines);
}

function sayFolds(written: readonly WrittenRow[], labels: readonly number[]): void {
  const languages = [...new Set(written.map(({ src }) => src))];
  say(
    `Written examples, each judged by a fit that has not seen it (${FOLDS} folds, blocks of ${BLOCK} neighbours), macro-F1 in percent`,
  );
  table(
    ['examples', 'rows', 'smops', '95 %'],
    ['all', ...languages].map((name) => {
      const of = indices(written, ({ src }) => name === 'all' || src === name);
      return [name, String(of.length), ...withInterval(written, labels, of)];
    }),
  );
}

/** Prints what fits say that have not seen what they judge: sources left out, examples held out, fewer examples. */
export function benchValidation(data: string): void {
  const training = withFeatures(trainingRows(readSentimentRows(data, 'train'), join(data, 'lexicons')));
  const dev = withFeatures(readSentimentRows(data, 'dev'));
  const tuning = withFeatures(dev.rows.filter(({ src }) => !UNLICENSED.has(src)));
  sayLeftOut(training, tuning, dev);
  sayCurve(training, tuning, dev, training.rows.filter(isWritten) as WrittenRow[]);
}
