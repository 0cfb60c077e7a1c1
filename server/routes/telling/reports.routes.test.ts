import { createRandom } from '@smops/core/engine/train/random.js';
import { strFromU8, unzipSync } from 'fflate';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Caller, ended, openTestApp, type TestApp } from '../../testing.js';

const test = suite<{ app: TestApp; analyst: Caller; before: string; now: string }>('report routes');

const floods = ['Banjir lagi tahun ni', '今年水灾很严重 banjir', 'Rumah kami kena banjir'];
const others = ['Terima kasih admin', 'Selamat pagi semua', '早安大家'];
const prices = ['Harga naik lagi', '价格太贵了', 'Mahal sangat harga sekarang'];

const PLACES =
  'Ampang Bangi Cheras Dengkil Gombak Hulu Ipoh Jelebu Kajang Langkawi Melaka Nilai Petaling Rawang Sepang Taiping'.split(
    ' ',
  );
/** Eight places that only this comment names in this order: no two comments are copies. */
function placesOf(seed: string): string {
  const random = createRandom([...seed].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
  return Array.from({ length: 8 }, () => PLACES[Math.floor(random() * PLACES.length)]).join(' ');
}

/** A hundred comments about floods, then about prices, the rest about neither. */
async function analyse(
  analyst: Caller,
  of: { floods: number; prices: number },
  day: string,
): Promise<string> {
  const comments = Array.from({ length: 100 }, (_, index) => ({
    id: String(index),
    message: `${(index < of.floods ? floods : index < of.floods + of.prices ? prices : others)[index % 3]} ${placesOf(`${day} ${index}`)}`,
    like_count: index % 7,
    created_time: `2026-${day}T0${index % 9}:00:00+08:00`,
    from: { name: 'Puan Rahsia' },
  }));
  const answer = await analyst('POST', '/api/fb-analyzer/analyze', {
    file_name: `penang-${day}.json`,
    comments_data: comments,
    variables: ['banjir', '价格'],
    api_provider: 'local',
    language: 'en',
  });
  const { task_id: runId } = await answer.json();
  await ended(analyst, `/api/fb-analyzer/task/${runId}`);
  return runId;
}

test.before(async (context) => {
  context.app = await openTestApp();
  context.analyst = await context.app.signIn('analyst', 'analyst', 'en');
  context.before = await analyse(context.analyst, { floods: 20, prices: 60 }, '11-10');
  context.now = await analyse(context.analyst, { floods: 70, prices: 30 }, '11-17');
});
test.after(async ({ app }) => await app.close());

const plain = (html: string) =>
  html
    .replace(/<style[\s\S]*?<\/style>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');

test('a report says what the run says, what changed since the earlier one, and never who wrote', async ({
  analyst,
  now,
}) => {
  const report = await (await analyst('GET', `/api/reports/run/${now}`)).json();
  const page = await (await analyst('GET', `/api/reports/run/${now}/page?more=tables`)).text();
  const overview = await (await analyst('GET', `/api/fb-analyzer/task/${now}/overview`)).json();
  const text = plain(page);
  assert.equal(
    report.sections.map(({ id }: { id: string }) => id),
    ['line', 'figures', 'shares', 'changes', 'method'].toSpliced(2, 0, 'time'),
  );
  for (const { variable, count } of overview.variables)
    assert.match(text, new RegExp(`${variable} .*${count}`));
  assert.match(
    report.line.text,
    /^banjir rose by 50\.0 points since penang-11-10\.json: from 20\.0% to 70\.0%/,
  );
  assert.match(text, /Compared with penang-11-10\.json/);
  assert.match(text, /counted by smops/);
  assert.not.match(page, /Rahsia/);
});

test('the first sentence is a person’s once one has written it, and the numbers’ again when it is taken away', async ({
  analyst,
  before,
}) => {
  const sentence = 'Banjir paling <banyak> dibincangkan.';
  assert.is((await analyst('PUT', `/api/reports/run/${before}/line`, { text: sentence })).status, 204);
  const edited = await (await analyst('GET', `/api/reports/run/${before}`)).json();
  assert.is(edited.line.text, sentence);
  assert.ok(edited.line.writtenBy.length > 0);
  const page = await (await analyst('GET', `/api/reports/run/${before}/page`)).text();
  assert.match(page, /Banjir paling &lt;banyak&gt; dibincangkan\./);
  await analyst('PUT', `/api/reports/run/${before}/line`, { text: '' });
  const reset = await (await analyst('GET', `/api/reports/run/${before}`)).json();
  assert.equal([reset.line.text, reset.line.writtenBy], [reset.line.generated, null]);
  assert.is((await analyst('PUT', `/api/reports/run/${before}/line`, { text: 'x'.repeat(301) })).status, 400);
});

test('every count of the API stands in the Word document and the slides', async ({ analyst, now }) => {
  const overview = await (await analyst('GET', `/api/fb-analyzer/task/${now}/overview`)).json();
  for (const [format, part] of [
    ['docx', /word\/document\.xml$/],
    ['pptx', /slides\/slide\d+\.xml$/],
  ] as const) {
    const answer = await analyst('GET', `/api/reports/run/${now}/export?format=${format}&more=tables`);
    assert.match(answer.headers.get('content-disposition') ?? '', new RegExp(`\\.${format}"`));
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const text = Object.entries(files)
      .filter(([path]) => part.test(path))
      .map(([, content]) => strFromU8(content))
      .join('');
    for (const { variable, count, positive, neutral, negative } of overview.variables)
      for (const value of [variable, count, positive, neutral, negative])
        assert.ok(text.includes(`>${value}<`), `${format} lacks ${value} of ${variable}`);
    assert.not.match(text, /Rahsia/);
  }
});

test('the page may be shown in a frame of the dashboard alone, and can run nothing', async ({
  analyst,
  now,
}) => {
  const { headers } = await analyst('GET', `/api/reports/run/${now}/page`);
  assert.is(headers.get('x-frame-options'), 'SAMEORIGIN');
  const policy = headers.get('content-security-policy') ?? '';
  assert.match(policy, /default-src 'none'/);
  assert.match(policy, /frame-ancestors 'self'/);
  assert.not.match(policy, /allow-scripts|allow-same-origin|script-src/);
});

test('a template keeps sections in their order; unknown sections, doubled ones and unknown templates are refused', async ({
  analyst,
  now,
}) => {
  const name = encodeURIComponent('Laporan 每周');
  const saved = await analyst('PUT', `/api/report-templates/${name}`, { sections: ['quotes', 'line'] });
  assert.is(saved.status, 200);
  const report = await (await analyst('GET', `/api/reports/run/${now}?template=laporan%20每周`)).json();
  assert.equal(
    report.sections.map(({ id }: { id: string }) => id),
    ['quotes', 'line'],
  );
  const templates = await (await analyst('GET', '/api/report-templates')).json();
  assert.equal(
    templates.map((one: { name: string }) => one.name),
    ['Laporan 每周'],
  );
  for (const sections of [[], ['line', 'line'], ['cover']])
    assert.is((await analyst('PUT', '/api/report-templates/x', { sections })).status, 400);
  assert.is((await analyst('GET', `/api/reports/run/${now}?section=cover`)).status, 400);
  assert.is((await analyst('GET', `/api/reports/run/${now}?section=line&template=x`)).status, 400);
  assert.is((await analyst('GET', `/api/reports/run/${now}?template=tiada`)).status, 404);
  assert.is((await analyst('GET', '/api/reports/run/tiada')).status, 404);
  assert.is((await analyst('DELETE', `/api/report-templates/${name}`)).status, 204);
  assert.is((await analyst('DELETE', `/api/report-templates/${name}`)).status, 404);
});

test.run();
