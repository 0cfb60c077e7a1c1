import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readTexts } from './read-texts.mjs';
import { REPLACED } from './replaced-words.mjs';

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const pages = readdirSync(join(root, 'docs/ms')).sort();
const read = (language, page) =>
  readFileSync(join(root, 'docs', language === 'en' ? '' : language, page), 'utf8');

/** What must be the same in every language, in its order: how deep the headings are, commands, addresses of links and images. */
const shapeOf = (markdown) =>
  (markdown.match(/^#+ |^```[\s\S]*?^```|`[^`\n]+`|\]\([^)]*\)/gm) ?? []).map((one) =>
    one.replace(/\]\((?:\.\.\/)*/, ']('),
  );
/** Changes when a heading, a command, a link or a name of something on the screen changes. */
const versionOf = (english) =>
  createHash('sha256')
    .update(JSON.stringify([shapeOf(english), english.match(/^#+ .*|\*\*[^*]+\*\*/gm)]))
    .digest('hex')
    .slice(0, 8);

const documents = suite('the translated documents');

documents('exist in both languages', () => {
  assert.equal(readdirSync(join(root, 'docs/zh')).sort(), pages);
});

documents('say the same as the English page: bring them up to date when it changes', () => {
  const old = [];
  for (const page of pages) {
    const english = read('en', page);
    const version = `<!-- from ${page} ${versionOf(english)} -->`;
    for (const language of ['ms', 'zh']) {
      const translation = read(language, page);
      if (!translation.endsWith(`${version}\n`))
        old.push(
          `docs/${page} has changed. Bring docs/${language}/${page} up to date; its last line is then ${version}`,
        );
      const lost = shapeOf(english).find((one, at) => one !== shapeOf(translation)[at]);
      if (lost !== undefined)
        old.push(`docs/${language}/${page} lacks, or has in another place, what docs/${page} has: ${lost}`);
    }
  }
  assert.equal(old, []);
});

documents('call what is on the screen, in bold, as the screen does', () => {
  const texts = [...readTexts(root).values()];
  const plain = (text) => text.replace(/(…|\.\.\.)$/u, '');
  const unknown = [];
  for (const language of ['en', 'ms', 'zh']) {
    const shown = new Set(
      texts.map((text) => plain((text[language] ?? text.written ?? { value: '' }).value)),
    );
    for (const page of pages)
      for (const [, name] of read(language, page).matchAll(/\*\*([^*]+)\*\*/g))
        if (!shown.has(plain(name))) unknown.push(`${language} ${page}: ${name}`);
  }
  assert.equal(unknown, []);
});

documents('use one word for one thing, as docs/languages.md lists them', () => {
  const found = [];
  for (const language of ['ms', 'zh'])
    for (const page of pages)
      for (const word of REPLACED[language])
        if (word.test(read(language, page))) found.push(`${language} ${page}: ${word}`);
  assert.equal(found, []);
});

documents.run();
