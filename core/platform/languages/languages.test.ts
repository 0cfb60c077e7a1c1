import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { LANGUAGES } from '../language/language.constants.js';
import { addCatalogue, setLanguage } from '../language/language.model.js';
import { CORE_EN } from './en/index.js';
import { CORE_MS } from './ms/index.js';
import { CORE_ZH } from './zh/index.js';

const languages = suite('the languages of core');
languages.after.each(() => setLanguage('written'));

const CATALOGUES: Record<string, object> = { en: CORE_EN, zh: CORE_ZH, ms: CORE_MS };

/** Whatever core's modules of texts give, as written and by the names of their catalogue. */
async function textsAsWritten(): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  addCatalogue('en', (asWritten, name) => {
    found[name] = asWritten;
  });
  setLanguage('en');
  const core = fileURLToPath(new URL('../..', import.meta.url));
  for (const file of readdirSync(core, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.texts.model.js')) continue;
    const module: Record<string, unknown> = await import(join(core, file));
    for (const say of Object.values(module)) if (typeof say === 'function' && say.length === 0) say();
  }
  // Files of tests share a process: the next one finds the English texts again.
  addCatalogue('en', CORE_EN);
  return found;
}

/** Values that a text cannot leave out unseen. */
const SAMPLE = [7001, 7002, 7003, 7004, 7005, 7006];

/** Says how a translation differs in shape from the texts as written; nothing when it does not. */
function differences(asWritten: unknown, translated: unknown, path: string): string[] {
  if (typeof asWritten !== typeof translated) return [`${path} is ${typeof translated}`];
  if (typeof asWritten === 'string') return (translated as string).trim() === '' ? [`${path} is empty`] : [];
  if (typeof asWritten === 'function') {
    const say = asWritten as (...parameters: unknown[]) => unknown;
    const translation = translated as typeof say;
    if (translation.length > say.length) return [`${path} takes more`];
    let [one, other]: [unknown, unknown] = ['', ''];
    try {
      [one, other] = [say(...SAMPLE), translation(...SAMPLE)];
    } catch {
      // Takes more than numbers: the compiler holds its shape.
      return [];
    }
    if (typeof one !== 'string') return differences(one, other, `${path}()`);
    const used = (text: unknown) =>
      SAMPLE.filter((value) =>
        String(text)
          .replace(/[,.\s]/g, '')
          .includes(String(value)),
      );
    return used(one).join() === used(other).join() ? [] : [`${path} says ${used(other)}, not ${used(one)}`];
  }
  if (asWritten === null || translated === null) return asWritten === translated ? [] : [`${path} is null`];
  const keys = Object.keys(asWritten as object);
  const own = Object.keys(translated as object);
  return [
    ...own.filter((key) => !keys.includes(key)).map((key) => `${path}.${key} is none`),
    ...keys.flatMap((key) =>
      differences(
        (asWritten as Record<string, unknown>)[key],
        (translated as Record<string, unknown>)[key],
        `${path}.${key}`,
      ),
    ),
  ];
}

languages('have every text, a function where there is one, of the same values', async () => {
  const asWritten = await textsAsWritten();
  for (const language of LANGUAGES.filter((one) => one !== 'written')) {
    const catalogue = CATALOGUES[language] as Record<string, unknown>;
    assert.equal(Object.keys(catalogue).sort(), Object.keys(asWritten).sort(), language);
    for (const [name, texts] of Object.entries(catalogue)) {
      if (texts === undefined && language !== 'ms') continue;
      assert.equal(differences(asWritten[name], texts, `${language} ${name}`), []);
    }
  }
});

languages.run();
