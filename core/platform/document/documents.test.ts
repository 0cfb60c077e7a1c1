import { strFromU8, unzipSync } from 'fflate';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { readXml, type XmlElement } from '../../analysis/codebooks/qda/xml.js';
import { docxDocument } from './docx-document.js';
import { htmlDocument } from './html-document.js';
import { pptxDocument } from './pptx-document.js';
import type { ReportDocument } from './report-document.js';

const test = suite('documents of a report');

const row = (name: string, comments: number, share: number) => ({
  key: name,
  name,
  count: comments,
  share,
  low: share - 0.02,
  high: share + 0.02,
});

const document: ReportDocument = {
  title: 'Banjir & 价格 <minggu>',
  heading: 'Laporan mingguan 每周报告',
  period: '1 – 17 Nov 2026',
  about: ['22 Nov 2026', '本地分析', 'Mei Fong'],
  language: 'ms-MY',
  sections: [
    {
      id: 'line',
      heading: '一句话',
      blocks: [{ kind: 'text', text: '价格 leads with 32.1% of 5,003 comments.', isStrong: true }],
    },
    {
      id: 'figures',
      heading: 'Tiga angka',
      blocks: [
        {
          kind: 'figures',
          figures: [
            {
              label: 'Komen',
              text: '5,003',
              note: '3,726 menyebut',
              link: 'https://smops.example/fb?task=1&x=2',
            },
          ],
        },
      ],
    },
    {
      id: 'shares',
      heading: 'Shares',
      blocks: [
        {
          kind: 'bars',
          label: 'Shares',
          rows: [row('价格', 1607, 0.321), row('banjir & <hujan>', 903, 0.181)],
        },
        {
          kind: 'table',
          caption: 'Variables',
          head: ['Variable', 'Comments'],
          rows: [[{ text: '价格', note: 'corrected, 150 read' }, { text: '1,607' }]],
        },
      ],
    },
    {
      id: 'time',
      heading: 'Time',
      blocks: [
        {
          kind: 'columns',
          label: 'Over time',
          columns: [
            { key: '1', name: '10 Nov', tick: '10 Nov' },
            { key: '2', name: '11 Nov', tick: '11 Nov' },
          ],
          series: [{ key: 'negative', name: 'negatif', role: 'negative', values: [417, 85] }],
        },
      ],
    },
    {
      id: 'quotes',
      heading: 'Quotes',
      blocks: [
        {
          kind: 'quotes',
          heading: 'banjir',
          quotes: [
            // A control character, half a pair and what looks like a tag: comments carry anything.
            {
              text: '下雨就淹水\u0000\ud800 <script>😡',
              start: 3,
              end: 5,
              about: 'Komen 12',
              language: 'zh',
            },
          ],
        },
      ],
    },
    { id: 'watch', heading: 'Watch', blocks: [{ kind: 'list', lines: [{ text: 'banjir, 10 Nov: 72%' }] }] },
  ],
};

const wordsOf = ({ text, children }: XmlElement): string => text + children.map(wordsOf).join('');

/** The text of files in an archive, by the end of their paths; each has to be XML that can be read. */
function textOf(bytes: Uint8Array, ending: RegExp): string {
  const parts = Object.entries(unzipSync(bytes)).filter(([path]) => ending.test(path));
  assert.ok(parts.length > 0, `no part ${ending}`);
  return parts.map(([, content]) => wordsOf(readXml(content))).join('\n');
}

const SAID = [
  'Laporan mingguan 每周报告',
  '价格 leads with 32.1% of 5,003 comments.',
  '3,726 menyebut',
  '1,607',
  'corrected, 150 read',
  '下雨就',
  '淹水',
  ' <script>😡',
  'Komen 12',
  'banjir, 10 Nov: 72%',
];

test('a Word document has every text, and charts with their numbers', async () => {
  const bytes = await docxDocument(document);
  const text = textOf(bytes, /word\/document\.xml$/);
  for (const part of SAID) assert.ok(text.includes(part), part);
  assert.not.ok(text.includes('\u0000'));
  const charts = textOf(bytes, /charts\/chart\d+\.xml$/);
  for (const value of ['0.321', '0.181', '价格', 'banjir & <hujan>', '417', '85', '11 Nov'])
    assert.ok(charts.includes(value), value);
  assert.match(strFromU8(unzipSync(bytes)['word/_rels/document.xml.rels'] as Uint8Array), /task=1&amp;x=2/);
});

test('slides have every text, and charts with their numbers', async () => {
  const bytes = await pptxDocument(document);
  const text = textOf(bytes, /slides\/slide\d+\.xml$/);
  for (const part of SAID) assert.ok(text.includes(part), part);
  const charts = textOf(bytes, /charts\/chart\d+\.xml$/);
  for (const value of ['0.321', '0.181', '价格', '417', '85']) assert.ok(charts.includes(value), value);
});

test('a page has every text, escaped, and needs nothing from elsewhere', () => {
  const page = htmlDocument(document);
  for (const part of ['5,003', '1,607', '<mark>淹水</mark>', '&lt;script&gt;', '417', 'lang="zh"'])
    assert.ok(page.includes(part), part);
  assert.not.match(page, /<script/);
  assert.not.match(page.replace(/<a href="[^"]*">/g, ''), /https?:\/\/(?!www\.w3)/, 'nothing is loaded');
});

test('a long table and many quotes go on on further slides, each row once', async () => {
  const rows = Array.from({ length: 60 }, (_, index) => [{ text: `pemboleh ubah ${index}.` }, { text: '1' }]);
  const bytes = await pptxDocument({
    ...document,
    sections: [
      {
        id: 'shares',
        heading: 'Shares',
        blocks: [{ kind: 'table', caption: '', head: ['a', 'b'], rows }],
      },
    ],
  });
  const slides = Object.keys(unzipSync(bytes)).filter((path) => /slides\/slide\d+\.xml$/.test(path));
  assert.ok(slides.length > 3);
  const text = textOf(bytes, /slides\/slide\d+\.xml$/);
  for (let index = 0; index < 60; index++)
    assert.is(text.split(`pemboleh ubah ${index}.`).length, 2, `row ${index}`);
});

test('what shows nothing is left out of every format, and emojis stay', async () => {
  const hidden = '\u200b\u200c\u3164\u202e\ufe0f';
  const text = `Jalan${hidden} rosak 👨‍👩‍👧`;
  const hiding: ReportDocument = {
    ...document,
    title: text,
    heading: text,
    sections: [{ id: 'line', heading: text, blocks: [{ kind: 'text', text }] }],
  };
  const files = [await docxDocument(hiding), await pptxDocument(hiding)].map((file) =>
    Object.entries(unzipSync(new Uint8Array(file)))
      .filter(([name]) => name.endsWith('.xml'))
      .map(([, bytes]) => strFromU8(bytes))
      .join('\n'),
  );
  for (const file of [htmlDocument(hiding), ...files]) {
    assert.match(file, /Jalan rosak 👨‍👩‍👧/u);
    assert.not.match(file, /\u200b|\u200c|\u3164|\u202e|\ufe0f/u);
  }
});

test.run();
