import { TOPIC_BUCKETS, type TopicMeta } from '../tags/topic-model.js';
import { quantize } from './quantize.js';
import { createRandom, shuffle } from './random.js';
import type { Row, TagRow } from './rows.js';
import type { Matrix } from './softmax.js';
import { vectorize } from './vectorize.js';

/** Which topic of the concept pack a key of a tag set is. */
const TOPICS: Record<string, Record<string, string>> = {
  sib: {
    'science/technology': 'science-technology',
    travel: 'travel',
    politics: 'politics',
    sports: 'sports',
    health: 'health',
    entertainment: 'entertainment',
    geography: 'geography',
  },
  hoasa: {
    ac: 'air-conditioner',
    air_panas: 'hot-water',
    bau: 'smell',
    kebersihan: 'cleanliness',
    linen: 'bed-linen',
    service: 'service-attitude',
    sunrise_meal: 'breakfast',
    tv: 'television',
    wifi: 'wifi',
  },
  casa: {
    fuel: 'fuel-consumption',
    machine: 'car-engine',
    part: 'car-parts',
    price: 'price',
    service: 'after-sales',
  },
};

/** Probability from which the topic alone makes a likely tag; broad topics are rarely surer than that. */
const LIKELY: Record<string, number> = { sib: 0.2, hoasa: 0.4, casa: 0.4 };

const EPOCHS = 8;
const RATE = 0.05;
const DROPOUT = 0.5;
const SEED = 21;
// One in this number of sentiment rows serves as a text about nothing in particular, unless it is a review.
const BACKGROUND_STEP = 12;
const BACKGROUND_WEIGHT = 0.5;
const REVIEWS = new Set(['smsa-id', 'nusax-id', 'asap-zh', 'nusax-min', 'nusax-bjn', 'nusax-en']);

interface Example {
  text: string;
  /** The set it belongs to; undefined for background. */
  set: string | undefined;
  topics: Set<string>;
}

function examplesOf(tagRows: readonly TagRow[], sentimentRows: readonly Row[]): Example[] {
  const examples: Example[] = [];
  for (const { set, text, tags } of tagRows) {
    const keys = TOPICS[set];
    if (keys === undefined) continue;
    examples.push({ text, set, topics: new Set(tags.flatMap((tag) => keys[tag] ?? [])) });
  }
  sentimentRows.forEach(({ src, text }, i) => {
    if (i % BACKGROUND_STEP === 0 && !REVIEWS.has(src))
      examples.push({ text, set: undefined, topics: new Set() });
  });
  return examples;
}

function fitTopic(
  matrix: Matrix,
  examples: readonly Example[],
  topic: string,
  set: string,
): { weights: Float32Array; bias: number } {
  const random = createRandom(SEED);
  const weights = new Float32Array(TOPIC_BUCKETS);
  const squares = new Float32Array(TOPIC_BUCKETS);
  let bias = -2;
  const used = Int32Array.from(
    examples.flatMap((example, i) => (example.set === set || example.set === undefined ? [i] : [])),
  );
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(used, random);
    const step = RATE * (1 - (0.8 * epoch) / EPOCHS);
    for (const row of used) {
      const from = matrix.offsets[row]!;
      const to = matrix.offsets[row + 1]!;
      const start = (random() * 4294967296) >>> 0;
      let mask = start;
      let logit = bias;
      for (let q = from; q < to; q += 1) {
        mask = (Math.imul(mask, 1664525) + 1013904223) >>> 0;
        if (mask < DROPOUT * 4294967296) continue;
        logit += (weights[matrix.ids[q]! & (TOPIC_BUCKETS - 1)]! * matrix.values[q]!) / (1 - DROPOUT);
      }
      const example = examples[row]!;
      const error =
        (1 / (1 + Math.exp(-logit)) - (example.topics.has(topic) ? 1 : 0)) *
        (example.set === undefined ? BACKGROUND_WEIGHT : 1);
      bias -= 0.005 * error;
      mask = start;
      for (let q = from; q < to; q += 1) {
        mask = (Math.imul(mask, 1664525) + 1013904223) >>> 0;
        if (mask < DROPOUT * 4294967296) continue;
        const k = matrix.ids[q]! & (TOPIC_BUCKETS - 1);
        const gradient = (error * matrix.values[q]!) / (1 - DROPOUT);
        squares[k] = squares[k]! + gradient * gradient;
        weights[k] = weights[k]! - (step * gradient) / (Math.sqrt(squares[k]!) + 0.1);
      }
    }
  }
  return { weights, bias };
}

/** Fits one weight table per topic that has labelled texts; tables end to end in the order of the metadata. */
export function trainTopics(
  tagRows: readonly TagRow[],
  sentimentRows: readonly Row[],
): { bytes: Int8Array; meta: TopicMeta[] } {
  const examples = examplesOf(tagRows, sentimentRows);
  const matrix = vectorize(
    examples.map((example) => example.text),
    true,
  );
  const topics = Object.entries(TOPICS).flatMap(([set, keys]) =>
    Object.values(keys).map((id) => ({ set, id })),
  );
  const bytes = new Int8Array(topics.length * TOPIC_BUCKETS);
  const meta = topics.map(({ set, id }, i) => {
    const { weights, bias } = fitTopic(matrix, examples, id, set);
    const quantized = quantize(weights, 0.9999);
    bytes.set(quantized.bytes, i * TOPIC_BUCKETS);
    const likely = LIKELY[set] ?? 0.5;
    return { id, bias, scale: quantized.scale, likely: Math.log(likely / (1 - likely)) };
  });
  return { bytes, meta };
}
