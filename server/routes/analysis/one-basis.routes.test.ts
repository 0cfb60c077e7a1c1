import { strFromU8, unzipSync } from 'fflate';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type AnyJson, type Caller, ended, openTestApp, type TestApp } from '../../testing.js';

const test = suite<{ app: TestApp; mei: Caller; task: string }>(
  'the basis of numbers, and the report of one page',
);

const SAYINGS = [
  'Banjir lagi di kampung',
  'Sofa habis basah 😢',
  'Harga ayam naik',
  '今天天气很好',
  'Terima kasih YB',
];
/** A burst on two days; "habis basah" is a flood too, which the machine does not know. */
const comments = Array.from({ length: 600 }, (_, at) => {
  const day = 1 + (at % 20);
  const isBurst = day === 9 || day === 10;
  return {
    id: `k${at}`,
    message: `${isBurst && Math.floor(at / 20) % 4 > 0 ? 'Banjir teruk 😤' : SAYINGS[(at * 7 + Math.floor(at / 20)) % 5]} ${at}`,
    created_time: `2026-11-${String(day).padStart(2, '0')}T0${at % 8}:30:00+08:00`,
  };
});
const isFlood = (text: string) => /banjir|basah/i.test(text);

const get = async (caller: Caller, path: string): Promise<AnyJson> =>
  await (await caller('GET', path)).json();
const run = (task: string, rest: string) => `/api/fb-analyzer/task/${task}/${rest}`;

test.before(async (context) => {
  context.app = await openTestApp({}, { SMOPS_PUBLIC_URL: 'https://smops.example.my' });
  context.mei = await context.app.signIn('analyst', 'mei', 'en');
  const { mei } = context;
  const started = await mei('POST', '/api/fb-analyzer/analyze', {
    comments_data: comments,
    variables: [
      { name: 'banjir', terms: ['banjir'] },
      { name: 'harga', terms: ['harga'] },
    ],
    file_name: 'majlis-november.json',
    language: 'en',
  });
  context.task = (await started.json()).task_id;
  await ended(mei, `/api/fb-analyzer/task/${context.task}`);
});
test.after(async ({ app }) => await app.close());

/** Reads a drawn sample as a careful person would; `harga` of the first alone, so that its share stays the machine's. */
async function readSample(mei: Caller, task: string): Promise<void> {
  assert.is((await mei('POST', run(task, 'draw'), { size: 200 })).status, 200);
  for (let round = 0; round < 2; round++) {
    const { items } = await get(mei, run(task, 'reading?limit=100'));
    for (const { seq, content } of items) {
      const tags = { banjir: isFlood(content), ...(seq % 9 === 0 && { harga: /harga/i.test(content) }) };
      await mei('PUT', run(task, `comments/${seq}/judgement`), { tags, sentiment: 'negative', blind: true });
    }
  }
}

async function fileOf(mei: Caller, path: string): Promise<{ name: string; bytes: Buffer }> {
  const answer = await mei('GET', path);
  assert.is(answer.status, 200, path);
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '';
  return { name, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const plain = (html: string) =>
  html
    .replace(/<style[\s\S]*?<\/style>/, '')
    .replaceAll('&#39;', "'")
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

/** The text of a Word document's paragraphs, in order. */
const paragraphsOf = (docx: Uint8Array) =>
  [...strFromU8(unzipSync(docx)['word/document.xml'] as Uint8Array).matchAll(/<w:p[ >].*?<\/w:p>/gs)].map(
    ([paragraph]) => [...paragraph.matchAll(/<w:t[^>]*>([^<]*)</g)].map(([, text]) => text).join(''),
  );

const EMU_PER_POINT = 12_700;
/** Points that an A4 page has between margins of 15 mm, and a rule of thumb for what its parts take. */
const PAGE_POINTS = 842 - 85;
function heightOf(docx: Uint8Array): number {
  const xml = strFromU8(unzipSync(docx)['word/document.xml'] as Uint8Array);
  const charts = [...xml.matchAll(/<wp:extent [^>]*cy="(\d+)"/g)];
  const texts = xml.replace(/<w:tbl>.*?<\/w:tbl>/gs, (table) => {
    const rows = table.split('</w:tr>').length - 1;
    return '<w:p><w:sz w:val="34"/><w:t>row</w:t></w:p>'.repeat(rows * 2);
  });
  const lines = [...texts.matchAll(/<w:p[ >].*?<\/w:p>/gs)].map(([paragraph]) => {
    const size =
      Number(/<w:sz w:val="(\d+)"/.exec(paragraph)?.[1] ?? (/Heading/.test(paragraph) ? 30 : 20)) / 2;
    const text = [...paragraph.matchAll(/<w:t[^>]*>([^<]*)</g)].map(([, words]) => words).join('');
    const isChart = paragraph.includes('<wp:extent');
    return isChart ? 6 : Math.ceil((text.length * size * 0.55 + 1) / 480) * size * 1.3 + 8;
  });
  return (
    charts.reduce((sum, [, cy]) => sum + Number(cy) / EMU_PER_POINT, 0) +
    lines.reduce((sum, one) => sum + one, 0)
  );
}

test('the score in Word, on slides and in the workbook is that of the three counts', async ({
  mei,
  task,
}) => {
  const { analysis_info: info } = await get(mei, run(task, 'results?limit=1'));
  const { positive_comments: positive, neutral_comments: neutral, total_comments: all } = info;
  const score = ((10 * positive + 5 * neutral) / all).toFixed(1);
  for (const path of [
    `/api/reports/run/${task}/export?format=docx&more=tables`,
    `/api/reports/run/${task}/export?format=pptx&more=tables`,
    run(task, 'export?format=xlsx'),
  ]) {
    const files = unzipSync(new Uint8Array((await fileOf(mei, path)).bytes));
    const text = Object.entries(files)
      .filter(([name]) => /(?:document|slide\d+|sheet\d+|sharedStrings)\.xml$/.test(name))
      .map(([, xml]) =>
        strFromU8(xml)
          .replace(/<[^>]+>/g, '|')
          .replace(/\|+/g, '|'),
      )
      .join('|');
    const said = [...text.matchAll(/score[^|]{0,30}\|(\d{1,2}(?:\.\d+)?)\||score (\d\.\d) of 10/gi)];
    assert.ok(said.length > 0, `${path} names the score: ${text.slice(0, 3000)}`);
    for (const [, cell, sentence] of said) assert.is(Number(cell ?? sentence).toFixed(1), score, path);
  }
});

test('a report is one page that begins with the peak, in Word and in print, and its file is named after title and period', async ({
  mei,
  task,
}) => {
  const word = await fileOf(mei, `/api/reports/run/${task}/export?format=docx`);
  assert.is(word.name, 'majlis-november-1-20-Nov-2026.docx');
  const [title, about, finding] = paragraphsOf(word.bytes);
  assert.is(title, 'majlis-november');
  assert.match(about ?? '', /^1 – 20 Nov 2026 · /);
  assert.match(
    finding ?? '',
    /^banjir peaked from 9 Nov to 10 Nov: \d+\.\d% of the comments, \d+\.\d% at other times\.$/,
    finding,
  );
  assert.ok(heightOf(word.bytes) < PAGE_POINTS, `${heightOf(word.bytes)} points`);
  const files = unzipSync(new Uint8Array(word.bytes));
  const charts = Object.entries(files).filter(([path]) => /charts\/chart\d+\.xml$/.test(path));
  assert.is(charts.length, 2, 'a chart of days and one of shares');
  assert.match(
    charts.map(([, xml]) => strFromU8(xml)).join(''),
    /banjir \d+%|banjir \d+\.\d ?%/,
    'the bracket has its name',
  );
  assert.not.match(
    paragraphsOf(word.bytes).join('\n'),
    /Variables, most comments first/,
    'no table beside the chart',
  );

  const page = await (await mei('GET', `/api/reports/run/${task}/page`)).text();
  const text = plain(page);
  assert.ok(text.indexOf('peaked') < text.indexOf('Score, 0 to 10'), 'the finding stands first');
  assert.match(page, /<p class="small">600 comments of majlis-november\.json\./);
});

test('more is there when it is asked for: title, period, tables, quotes, the method at length', async ({
  mei,
  task,
}) => {
  const asked = new URLSearchParams({ format: 'docx', title: 'Banjir di Kajang', period: 'minggu ke-2' });
  for (const more of ['quotes', 'tables', 'method']) asked.append('more', more);
  const word = await fileOf(mei, `/api/reports/run/${task}/export?${asked}`);
  assert.is(word.name, 'Banjir-di-Kajang-minggu-ke-2.docx');
  const text = paragraphsOf(word.bytes).join('\n');
  for (const part of [
    'Banjir di Kajang',
    'minggu ke-2',
    'Variables, most comments first',
    'In their words',
    'How this was counted',
  ])
    assert.ok(text.includes(part), part);
  assert.is((await mei('GET', `/api/reports/run/${task}?more=cover`)).status, 400);
});

test('each slide after the first has a finding as its title', async ({ mei, task }) => {
  const { bytes } = await fileOf(mei, `/api/reports/run/${task}/export?format=pptx`);
  const slides = Object.entries(unzipSync(new Uint8Array(bytes)))
    .filter(([path]) => /slides\/slide\d+\.xml$/.test(path))
    .sort(([one], [two]) => one.localeCompare(two))
    .map(([, xml]) => [...strFromU8(xml).matchAll(/<a:t>([^<]*)</g)].map(([, words]) => words ?? ''));
  assert.is(slides[0]?.[0], 'majlis-november');
  assert.match(slides[1]?.[0] ?? '', /^banjir peaked/);
  assert.match(
    slides[2]?.[0] ?? '',
    /^banjir leads with \d+\.\d% of 600 comments; \d+\.\d% of these are negative\.$/,
  );
});

test('the old HTML export is the report, of the whole run alone', async ({ mei, task }) => {
  const { name, bytes } = await fileOf(mei, run(task, 'export?format=html'));
  const report = await fileOf(mei, `/api/reports/run/${task}/export?format=html`);
  assert.is(name, 'majlis-november-1-20-Nov-2026.html');
  assert.is(String(bytes), String(report.bytes));
  const refused = await mei('GET', run(task, 'export?format=html&variable=banjir'));
  assert.is(refused.status, 400);
  assert.match((await refused.json()).error, /whole analysis/);
});

test('one basis on every surface: results, JSON, workbook, page, Word; no variable above those that mention any', async ({
  mei,
  task,
}) => {
  await readSample(mei, task);
  const { variables } = await get(mei, run(task, 'estimates'));
  const [banjir, harga] = variables;
  assert.equal([banjir.estimate.kind, harga.estimate.kind], ['corrected', 'machine']);
  const missing = harga.needs.tagged + harga.needs.untagged;

  for (const basis of ['machine', 'corrected']) {
    const { results } = await get(mei, run(task, `results?limit=1&basis=${basis}`));
    const inFile = JSON.parse(
      String((await fileOf(mei, run(task, `export?format=json&basis=${basis}`))).bytes),
    ).results;
    assert.equal([inFile.shares, inFile.basis], [results.shares, basis]);
    const share = results.shares[0];
    assert.is(share.estimate.kind, basis);
    assert.is(share.estimate.count, basis === 'machine' ? banjir.machine.count : banjir.estimate.count);

    const workbook = unzipSync(
      new Uint8Array((await fileOf(mei, run(task, `export?format=xlsx&basis=${basis}`))).bytes),
    );
    const rows = Object.entries(workbook)
      .filter(([path]) => /worksheets\/sheet\d+\.xml$/.test(path))
      .flatMap(([, xml]) => strFromU8(xml).match(/<row .*?<\/row>/gs) ?? [])
      .map((row) => row.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|'));
    assert.ok(
      rows.some((row) => row.startsWith(`|banjir|${basis}|${share.estimate.count}|`)),
      `the workbook counts ${share.estimate.count}`,
    );

    const address = `/api/reports/run/${task}/page?basis=${basis}&more=tables`;
    const text = plain(await (await mei('GET', address)).text());
    const shown = share.estimate.count.toLocaleString('en');
    assert.match(
      text,
      new RegExp(`banjir ${shown} ${(share.estimate.share * 100).toFixed(1)}%`),
      'a count and its share',
    );
    const [, mention] = /([\d,]+) mention a variable/.exec(text) ?? [];
    assert.ok(Number(mention?.replace(',', '')) >= share.estimate.count, `${mention} mention any`);
    if (basis === 'machine') assert.not.match(text, /corrected, \d+ read/);
    else {
      assert.match(text, `harga: counted by smops; read ${missing} more`);
      assert.match(
        text,
        /banjir peaked .* \(counted by smops\)\./,
        'the peak is of the other basis and says so',
      );
    }
  }
  const usual = await get(mei, run(task, 'results?limit=1'));
  assert.is(usual.results.basis, 'corrected', 'as soon as a share is');
});

test('a number that leads to comments counts what it leads to', async ({ mei, task }) => {
  const page = await (await mei('GET', `/api/reports/run/${task}/page?basis=corrected&more=tables`)).text();
  const { variables } = await get(mei, run(task, 'estimates'));
  const links = [...page.matchAll(/<a href="([^"]+)">([^<]+)<\/a>/g)];
  for (const [, href = '', text = ''] of links) {
    const query = new URL(href.replaceAll('&amp;', '&')).searchParams;
    if (!/^[\d,]+$/.test(text) || query.get('variable') === null) continue;
    query.delete('task');
    const { matching } = await get(mei, run(task, `overview?${query}`));
    assert.is(text.replaceAll(',', ''), String(matching), href);
  }
  assert.match(plain(page), new RegExp(`${variables[0].machine.count}`));
});

test.run();
