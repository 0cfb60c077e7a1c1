import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Row, readSentimentRows, readTagRows, readWrittenRows } from './rows.js';
import { fitSentiment, withFeatures } from './sentiment.js';
import { trainTopics } from './topics.js';
import { translateWordByWord } from './word-by-word.js';

function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(7)) : value;
}

/** Sources that state no licence: for reporting only, nothing that ships is fitted on them (the data's README). */
export const UNLICENSED = new Set(['smpweibo-zh', 'waimai-zh', 'shopee-mix']);

/** What the sentiment weights are fitted on. */
export function trainingRows(train: readonly Row[], lexicons: string): Row[] {
  return [...train, ...readWrittenRows(), ...translateWordByWord(train, lexicons)];
}

/** Fits both models on the data folder and writes `sentiment.bin`, `topics.bin` and `model.json`. */
export function trainModels(data: string, weights: string): void {
  const train = readSentimentRows(data, 'train');
  const rows = trainingRows(train, join(data, 'lexicons'));
  const tuning = readSentimentRows(data, 'dev').filter((row) => !UNLICENSED.has(row.src));
  const sentiment = fitSentiment(withFeatures(rows), withFeatures(tuning));
  const topics = trainTopics(readTagRows(data, 'train'), train);
  writeFileSync(join(weights, 'sentiment.bin'), sentiment.bytes);
  writeFileSync(join(weights, 'topics.bin'), topics.bytes);
  const model = { sentiment: sentiment.meta, topics: topics.meta };
  writeFileSync(join(weights, 'model.json'), `${JSON.stringify(model, rounded, 1)}\n`);
}
