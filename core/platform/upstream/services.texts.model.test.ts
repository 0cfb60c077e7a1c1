import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { inLanguage } from '../language/caller-language.js';
import { retold } from './services.texts.model.js';

const sentences = suite('what was stored of a service');

const STORED =
  'Facebook refused the token. An admin must check FACEBOOK_PAGE_TOKEN and its permissions. (code 190, trace Ab1)';

sentences('is told in the language of the one who reads it, with its code and trace', () => {
  assert.is(retold(STORED), STORED);
  assert.is(
    inLanguage('ms', () => retold(STORED)),
    'Facebook menolak token. Pentadbir mesti menyemak FACEBOOK_PAGE_TOKEN dan kebenarannya. (code 190, trace Ab1)',
  );
});

sentences('stays as it is when smops does not know it', () => {
  const stored = 'YouTube cannot be reached (ECONNREFUSED).';
  assert.is(
    inLanguage('ms', () => retold(stored)),
    stored,
  );
});

sentences.run();
