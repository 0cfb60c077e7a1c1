import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../commands/commands.js';
import { help as ms } from '../languages/ms/help.js';
import { help as zh } from '../languages/zh/help.js';
import { helpTexts } from './help-texts.js';

const help = suite('the help in Chinese and Malay');

for (const [language, texts] of Object.entries({ zh, ms })) {
  help(`has every text in ${language}`, () => {
    assert.equal(
      helpTexts(commands).filter((text) => !texts[text]),
      [],
    );
  });

  help(`has no text in ${language} that no help shows`, () => {
    const wanted = helpTexts(commands);
    assert.equal(
      Object.keys(texts).filter((text) => !wanted.includes(text)),
      [],
    );
  });
}

help.run();
