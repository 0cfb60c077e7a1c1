import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { HELP_GROUPS, HELP_PAGES, helpFor } from '../pages/help/help-pages.js';
import { PAGES, SECTIONS, SETTINGS } from '../sections.js';
import { helpDocument } from './help-document.js';
import { helpFile } from './help-plugin.js';

const test = suite('a document of the help');

const links = {
  pageAt: (name: string) => (name === 'cron' ? '/help/cron' : undefined),
  imageAt: (path: string) => `/assets/${path.split('/').at(-1)}`,
};

test('leads to other help pages, and shows as plain words what the dashboard does not have', () => {
  const { html } = helpDocument(
    '# Title\n\n[Cron](cron.md#when-an-import-fails), [the code](../core/x.ts), [away](https://example.my/?a=1&b=2)',
    links,
  );
  assert.match(html, '<a href="/help/cron#when-an-import-fails">Cron</a>');
  assert.match(html, ', the code,');
  assert.match(html, '<a href="https://example.my/?a=1&amp;b=2" target="_blank" rel="noreferrer">away</a>');
});

test('has an address for each heading, and says what stands under it without markup', () => {
  const { title, html, sections } = helpDocument(
    '# Import by cron\n\nRuns *every* night.\n\n## When `it` fails\n\n| code | meaning |\n|---|---|\n| 3 | partial |\n\n## When it fails\n\n- 重试\n',
    links,
  );
  assert.is(title, 'Import by cron');
  assert.not.match(html, 'Import by cron');
  assert.equal(sections, [
    { anchor: '', heading: '', text: 'Runs every night.' },
    { anchor: 'when-it-fails', heading: 'When it fails', text: 'code meaning 3 partial' },
    { anchor: 'when-it-fails-1', heading: 'When it fails', text: '重试' },
  ]);
  assert.match(html, '<h2 id="when-it-fails-1" tabindex="-1">');
});

test('shows images from where the dashboard keeps them', () => {
  const { html } = helpDocument('# A\n\n![A “result”](screens/results.png)', links);
  assert.match(html, '<img src="/assets/results.png" alt="A “result”" loading="lazy">');
});

test('in another language has the addresses of the English page, and leaves out comments', () => {
  const { html, sections } = helpDocument(
    '# Judul\n\n## Selang\n\nAda.\n\n<!-- from cron.md 12345678 -->\n',
    {
      ...links,
      anchors: ['the-interval'],
    },
  );
  assert.match(html, '<h2 id="the-interval" tabindex="-1">Selang</h2>');
  assert.equal(sections, [{ anchor: 'the-interval', heading: 'Selang', text: 'Ada.' }]);
  assert.not.match(html, 'from cron.md');
});

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (page: string) =>
  helpDocument(readFileSync(helpFile(root, 'en', page), 'utf8'), {
    pageAt: (name) => (HELP_PAGES.some((one) => one === name) ? `/help/${name}` : undefined),
    imageAt: (path) => path,
  });
const anchors = new Set(
  HELP_PAGES.flatMap((page) => [
    `/help/${page}`,
    ...read(page).sections.map(({ anchor }) => `/help/${page}#${anchor}`),
  ]),
);

test('is there for each screen, at a part that exists', () => {
  const screens = [...SECTIONS, ...SETTINGS, ...PAGES].map(({ path }) => path.replace(/:\w+/, '7'));
  const parts = [
    'view=report',
    'view=accuracy',
    'view=learning',
    'tab=relations',
    'tab=compare',
    'tab=reactions',
  ];
  for (const address of [...screens, ...parts.map((part) => `/fb-analyzer?${part}`)])
    assert.ok(anchors.has(helpFor(address)), `${address}: ${helpFor(address)}`);
  const known = new Set(screens.filter((path) => helpFor(path) === '/help/tutorial'));
  assert.equal([...known], ['/home', '/help', '/help/7']);
});

test('of the first two groups is there in Malay and Chinese too', () => {
  const [start, screens] = HELP_GROUPS;
  for (const page of [...start.pages, ...screens.pages])
    for (const language of ['ms', 'zh'])
      assert.ok(existsSync(helpFile(root, language, page)), `docs/${language}/${page}.md`);
});

test('of the list is there, and each of its links leads to a heading that exists', () => {
  for (const page of HELP_PAGES) {
    const { title, html } = read(page);
    assert.ok(title, `${page} has a title`);
    for (const [, to = ''] of html.matchAll(/<a href="([/#][^"]*)"/g)) {
      const address = to.startsWith('#') ? `/help/${page}${to}` : to;
      assert.ok(anchors.has(address), `${page}: ${to}`);
    }
  }
});

test.run();
