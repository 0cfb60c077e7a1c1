import { readFileSync } from 'node:fs';
import type { FeatureVector } from '../sentiment/feature-vector.js';
import { enginePath } from '../words/package-file.js';

/** Buckets of a topic's table; the sentiment features' buckets folded. */
export const TOPIC_BUCKETS = 1 << 16;

/** A topic with trained weights, as `weights/model.json` lists it. */
export interface TopicMeta {
  /** Id of the concept. */
  id: string;
  bias: number;
  scale: number;
  /** Log odds from which the topic alone is worth a likely tag. */
  likely: number;
}

/** How much a comment is about a topic, and the word that says it most. */
export interface TopicGuess {
  /** Natural logarithm of the odds. */
  logOdds: number;
  /** Index of the token with the largest share, -1 when none speaks for the topic. */
  token: number;
  /** The odds are high enough for a likely tag. */
  isLikely: boolean;
}

/** What is believed of a topic that was not trained. */
export const NO_GUESS: TopicGuess = { logOdds: -2, token: -1, isLikely: false };

/** Trained topics beside the word lists of the concept pack. */
export interface TopicModel {
  has(id: string): boolean;
  guess(id: string, features: FeatureVector): TopicGuess;
}

/** Loads the weights; throws when they are missing. */
export function loadTopicModel(): TopicModel {
  const { topics } = JSON.parse(readFileSync(enginePath('weights', 'model.json'), 'utf8')) as {
    topics: TopicMeta[];
  };
  const bytes = readFileSync(enginePath('weights', 'topics.bin'));
  const tables = new Map(
    topics.map((meta, i) => [
      meta.id,
      { meta, weights: new Int8Array(bytes.buffer, bytes.byteOffset + i * TOPIC_BUCKETS, TOPIC_BUCKETS) },
    ]),
  );
  return {
    has: (id) => tables.has(id),
    guess(id, { ids, values, tokens, textSize }) {
      const table = tables.get(id);
      if (table === undefined) return NO_GUESS;
      const { weights, meta } = table;
      let sum = 0;
      let best = 0;
      let bestToken = -1;
      let current = -1;
      let share = 0;
      for (let i = 0; i < textSize; i += 1) {
        const part = (weights[(ids[i] ?? 0) & (TOPIC_BUCKETS - 1)] ?? 0) * (values[i] ?? 0);
        sum += part;
        if (tokens[i] !== current) {
          current = tokens[i] ?? -1;
          share = 0;
        }
        share += part;
        if (share > best && current >= 0) {
          best = share;
          bestToken = current;
        }
      }
      const logOdds = sum * meta.scale + meta.bias;
      return { logOdds, token: bestToken, isLikely: bestToken >= 0 && logOdds >= meta.likely };
    },
  };
}
