import { read } from '../reader/read.js';
import { FeatureVector } from '../sentiment/feature-vector.js';
import { featuresOf } from '../sentiment/features.js';
import { sentimentWords } from '../sentiment/lexicon.js';
import type { Matrix } from './softmax.js';

/** The feature vectors of many texts end to end; `textOnly` leaves out what describes the comment as a whole. */
export function vectorize(texts: readonly string[], textOnly = false): Matrix {
  const offsets = new Int32Array(texts.length + 1);
  let ids = new Int32Array(1 << 22);
  let values = new Float32Array(1 << 22);
  const vector = new FeatureVector();
  let used = 0;
  texts.forEach((text, i) => {
    const reading = read(text);
    featuresOf(reading, sentimentWords(reading), vector);
    const size = textOnly ? vector.textSize : vector.size;
    if (used + size > ids.length) {
      const longerIds = new Int32Array(ids.length * 2 + size);
      longerIds.set(ids);
      ids = longerIds;
      const longerValues = new Float32Array(ids.length);
      longerValues.set(values);
      values = longerValues;
    }
    ids.set(vector.ids.subarray(0, size), used);
    values.set(vector.values.subarray(0, size), used);
    used += size;
    offsets[i + 1] = used;
  });
  return { ids: ids.subarray(0, used), values: values.subarray(0, used), offsets, rows: texts.length };
}
