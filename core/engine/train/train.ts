/**
 * Trains the engine's weights: `node core/dist/engine/train/train.js FOLDER` writes `core/engine/weights`. The
 * same data gives the same bytes, on every machine.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { enginePath } from '../words/package-file.js';
import { collectPolarity } from './polarity-words.js';
import { readSentimentRows, readTagRows } from './rows.js';
import { writeDataCard } from './write-data-card.js';
import { dictionaryFile, writeDictionary } from './write-dictionary.js';
import { writePolarity } from './write-polarity.js';
import { writeRarity } from './write-rarity.js';

const data = process.argv[2];
if (data === undefined) {
  process.stderr.write('Usage: node core/dist/engine/train/train.js DATA_FOLDER [WEIGHTS_FOLDER]\n');
  process.exit(2);
}
const weights = process.argv[3] ?? enginePath('weights');
mkdirSync(weights, { recursive: true });
const polarity = collectPolarity(join(data, 'lexicons'));
writePolarity(weights, 'polarity-latin.txt', [polarity.en, polarity.ms]);
writePolarity(weights, 'polarity-han.txt', [polarity.zh]);
writeDictionary(join(data, 'lexicons'), dictionaryFile(weights));
writeRarity(weights, [...readSentimentRows(data, 'train'), ...readTagRows(data, 'train')]);
// Only now: the features read the word lists just written.
const { trainModels } = await import('./train-models.js');
trainModels(data, weights);
writeDataCard(enginePath('weights'), data, weights);
