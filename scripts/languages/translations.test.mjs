import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { namesIn, parseMessage } from '../../core/dist/platform/language/message.model.js';
import { readTexts } from './read-texts.mjs';
import { REPLACED } from './replaced-words.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const translations = suite('the translations');

translations('are messages that can be read, and show every value that English shows', () => {
  const faults = [];
  for (const [key, { en, ...others }] of readTexts(root)) {
    if (en?.kind !== 'message') continue;
    try {
      const { shown } = namesIn(parseMessage(en.value));
      for (const cell of Object.values(others)) {
        const names = namesIn(parseMessage(cell.value)).shown;
        for (const name of shown)
          if (!names.has(name)) faults.push(`${cell.file}:${cell.line} ${key} does not show {${name}}`);
      }
    } catch (error) {
      faults.push(`${en.file}:${en.line} ${key}: ${error.message}`);
    }
  }
  assert.equal(faults, []);
});

translations('use one word for one thing: none that the table replaces', () => {
  const found = [];
  for (const [key, { written, ...languages }] of readTexts(root)) {
    for (const language of ['en', 'zh', 'ms']) {
      const cell =
        languages[language] ??
        (language === 'en' && !/\p{Script=Han}/u.test(written?.value ?? '') ? written : undefined);
      if (cell?.kind === 'same') continue;
      const word = REPLACED[language].find((one) => one.test(cell?.value ?? ''));
      if (word !== undefined) found.push(`${cell.file}:${cell.line} ${key}: ${word}`);
    }
  }
  assert.equal(found, []);
});

/** Nouns in the plural; what is counted in them needs its singular too (`plural`). */
const PLURALS =
  'accounts|analyses|authors|changes|columns|comments|copies|days|files|groups|likes|lines|links|minutes|people|posts|reactions|readers|requests|rows|schedules|sides|subscribers|tags|tasks|terms|texts|units|variables|videos|views|waves|weeks|words';
const COUNTED = new RegExp(
  `\\{(?<count>[^{}?,]+)(?:, number)?\\}(?: (?:more|different|new|other))? (?:${PLURALS})\\b`,
  'gu',
);
/** A limit is never one, and of a part ("3 of 1 comments") the whole stays in the plural. */
const isNeverOne = (before, count) =>
  /(?:at (?:most|least)|more than|longer than|within|two to|\} of|\bof the|of these|to read) $/iu.test(
    before,
  ) || /^(?:bucket|most|max|least|limit|min|[A-Z_]+)$/u.test(count);

translations('have the singular of what English counts: never "1 comments"', () => {
  const found = [];
  for (const [key, { written, en }] of readTexts(root)) {
    const cell = en ?? written;
    if (cell === undefined || /\p{Script=Han}/u.test(cell.value)) continue;
    for (const match of cell.value.matchAll(COUNTED)) {
      const { count } = match.groups;
      const isForked = cell.value.includes(`{${count}, plural`);
      if (!isForked && !isNeverOne(cell.value.slice(0, match.index), count))
        found.push(`${cell.file}:${cell.line} ${key}: ${match[0]}`);
    }
  }
  assert.equal(found, []);
});

translations.run();
