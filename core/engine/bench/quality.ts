/**
 * Prints the engine's figures on the labelled comments and the frozen sets: `npm run bench:quality [DATA_FOLDER]`. The
 * labelled comments are no part of the project; without them only the frozen sets are measured, and the script says so.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createEngine } from '../engine.js';
import { type Row, readSentimentRows, readTagRows } from '../train/rows.js';
import { enginePath } from '../words/package-file.js';
import { benchDev, benchFrozen } from './frozen-bench.js';
import { say } from './report.js';
import { benchSentiment } from './sentiment-bench.js';
import { benchSpeed } from './speed-bench.js';
import { type Authored, benchTags, type TagNames } from './tags-bench.js';
import { benchDevTopics, benchTopics } from './topics-bench.js';
import { benchValidation } from './validation-bench.js';

const LABELS: Record<string, Row['label']> = { neg: 0, neu: 1, pos: 2 };

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T;
}

const data = resolve(process.argv[2] ?? enginePath('..', '..', '..', 'shared', 'data'));
if (!existsSync(join(data, 'dev', 'sentiment.jsonl'))) {
  say(
    `No labelled comments in ${data}: only the frozen sets are measured, and nothing is recorded. Give their folder: npm run bench:quality -- FOLDER`,
  );
  const engine = createEngine();
  benchFrozen(engine);
  benchTopics(engine);
  process.exit(0);
}
const authored = readJson<Authored>(join(data, 'dev', 'authored-my.json'));
const authoredRows = authored.comments.map(({ text, sentiment }) => ({
  src: 'authored',
  lang: 'ms',
  label: LABELS[sentiment] ?? 1,
  text,
}));
const dev = readSentimentRows(data, 'dev');
const engine = benchSpeed(
  createEngine,
  dev.map((row) => row.text),
  authored.variables,
);
benchSentiment(engine, dev, authoredRows);
benchTags(
  engine,
  readTagRows(data, 'dev'),
  readJson<TagNames>(join(data, 'dev', 'tag-names.json')),
  authored,
);
benchDev(engine);
benchDevTopics(engine);
benchFrozen(engine);
benchTopics(engine);
benchValidation(data);
