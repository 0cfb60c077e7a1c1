import { FINDING_NAMES } from '@smops/server/doctor/findings.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../commands/commands.js';
import { WORDS } from './words.js';

const words = suite('headings, labels and states in Chinese and Malay');

words('include every column of every list', () => {
  const titles = commands
    .flatMap((spec) => spec.columns?.() ?? [])
    .map(({ title }) => title.split(' (')[0] ?? '');
  assert.equal(
    [...new Set(titles)].filter((title) => WORDS[title] === undefined),
    [],
  );
});

words('include all that smops doctor looks at', () => {
  assert.equal(
    FINDING_NAMES.filter((name) => WORDS[name] === undefined),
    [],
  );
});

words.run();
