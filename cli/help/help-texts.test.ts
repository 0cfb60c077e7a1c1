import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../commands/commands.js';
import { ACTION_HELP } from '../languages/action-help.js';
import { HELP } from '../languages/help.js';
import { helpTexts } from './help-texts.js';

const help = suite('the help in Chinese and Malay');

help('has every text', () => {
  assert.equal(
    helpTexts(commands).filter((text) => HELP[text] === undefined && ACTION_HELP[text] === undefined),
    [],
  );
});

help('has no text that no help shows', () => {
  const wanted = new Set(helpTexts(commands));
  assert.equal(
    Object.keys(HELP).filter((text) => !wanted.has(text)),
    [],
  );
});

help.run();
