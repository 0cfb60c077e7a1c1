import { FINDING_NAMES } from '@smops/server/doctor/findings.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../commands/commands.js';
import { words as ms } from './ms/words.js';
import { words as zh } from './zh/words.js';

const words = suite('headings, labels and states in Chinese and Malay');

for (const [language, texts] of Object.entries({ zh, ms })) {
  words(`include every column of every list in ${language}`, () => {
    const titles = commands
      .flatMap((spec) => spec.columns?.() ?? [])
      .map(({ title }) => title.split(' (')[0]);
    assert.equal(
      [...new Set(titles)].filter((title = '') => !texts[title]),
      [],
    );
  });
}

words('include all that smops doctor looks at', () => {
  for (const texts of [zh, ms]) {
    assert.equal(
      FINDING_NAMES.filter((name) => !texts[name]),
      [],
    );
  }
});

words('are the same ones in both', () => {
  assert.equal(Object.keys(zh).sort(), Object.keys(ms).sort());
});

words.run();
