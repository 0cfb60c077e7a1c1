import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '@smops/core/engine/train/random.js';
import { textsOfOfficeFile } from '@smops/core/platform/document/testing.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { commands } from '../commands.js';
import {
  type AnyJson,
  otherWaysTo,
  removeCommandFolder,
  runCommand,
  serveCommandFolder,
} from '../testing.js';

/** Files of a page, by name: the ids of their runs. */
const FILES = ['disember', 'halaman-lain', 'november', 'november-lagi', 'oktober'] as const;
type File = (typeof FILES)[number];

interface Context {
  folder: string;
  runs: Record<File, string>;
  comparison: string;
  get(path: string): Promise<string>;
  /** What is answered to what is refused. */
  refused(path: string): Promise<string>;
  smops(...argv: string[]): Promise<string>;
  tool(name: string, input: object): Promise<string>;
}

const test = suite<Context>('before, voices and sizes on every surface');

const PLACES =
  'Ampang Bangi Cheras Dengkil Gombak Hulu Ipoh Jelebu Kajang Langkawi Melaka Nilai Petaling Rawang Sepang Taiping'.split(
    ' ',
  );
/** Eight places that only this comment names in this order: no two comments are copies. */
function placesOf(seed: number): string {
  const random = createRandom(seed);
  return Array.from({ length: 8 }, () => PLACES[Math.floor(random() * PLACES.length)]).join(' ');
}

/** A hundred comments a month, of its first fourteen days; the first `parkir` are about parking, the next `banjir` about floods. */
const month = (number: number, { parkir, banjir }: { parkir: number; banjir: number }) =>
  Array.from({ length: 100 }, (_, at) => {
    // Each topic is spread over the days.
    const topic = (at * 37) % 100;
    const saying =
      topic < parkir
        ? 'Parkir penuh, teruk'
        : topic < parkir + banjir
          ? 'Banjir teruk'
          : 'Terima kasih majlis';
    const day = String(1 + (at % 14)).padStart(2, '0');
    return {
      id: `${number}-${at}`,
      message: `${saying} ${placesOf(number * 1000 + at)}`,
      created_time: `2026-${number}-${day}T0${at % 8}:15:00Z`,
    };
  });

const CAMPAIGN = 'Banjir lagi, majlis tidur sahaja, tukar semua orang di atas sekarang juga, memalukan!';
const OCTOBER = month(10, { parkir: 15, banjir: 20 });
/** Parking doubles and more; of floods little is said more, but for one text that is posted sixty times in a day. */
const NOVEMBER = [
  ...month(11, { parkir: 50, banjir: 23 }),
  ...Array.from({ length: 60 }, (_, at) => ({
    id: `c-${at}`,
    message: CAMPAIGN,
    created_time: `2026-11-05T03:${String(at).padStart(2, '0')}:00Z`,
  })),
];
const DECEMBER = month(12, { parkir: 90, banjir: 5 });

test.before(async (context) => {
  const made = await serveCommandFolder();
  Object.assign(context, made);
  const { env, folder } = made;
  const { get, send, openAssistant } = otherWaysTo(made);
  context.get = get;
  context.smops = async (...argv) => {
    const { out, err, code } = await runCommand(commands, argv, { env });
    assert.is(code, 0, `${argv.join(' ')}: ${err}`);
    return out;
  };
  context.refused = (path) =>
    get(path, 'en').then(
      () => 'not refused',
      (error: Error) => error.message,
    );
  await send('POST', '/api/codebooks', {
    name: 'Aduan',
    variables: [
      { name: 'parkir', terms: ['parkir'] },
      { name: 'banjir', terms: ['banjir'] },
    ],
  });
  const comments: Record<File, object[]> = {
    disember: DECEMBER,
    // Of another page, written before November, and asked for floods alone.
    'halaman-lain': month(9, { parkir: 0, banjir: 90 }),
    november: NOVEMBER,
    'november-lagi': NOVEMBER.slice(0, 90),
    oktober: OCTOBER,
  };
  context.runs = {} as Context['runs'];
  for (const name of FILES) {
    const file = join(folder, `${name}.json`);
    writeFileSync(file, JSON.stringify(comments[name]));
    const asked = name === 'halaman-lain' ? ['--var', 'banjir'] : ['--codebook', 'Aduan'];
    context.runs[name] = (
      await context.smops('analyze', file, ...asked, '--provider', 'local', '--print-id')
    ).trim();
  }
  const { november, oktober } = context.runs;
  const compared = await context.smops('compare', november, oktober, '--json');
  context.comparison = JSON.parse(compared).taskId;
  const assistant = await openAssistant();
  context.tool = async (name, input) => (await assistant(name, input)).replaceAll('\\', '');
});
test.after(removeCommandFolder);

/** The text of a report as a Word file. */
async function wordOf({ folder, smops }: Pick<Context, 'folder' | 'smops'>, ...argv: string[]) {
  const file = join(folder, 'report.docx');
  await smops('report', ...argv, '--out', file);
  return textsOfOfficeFile(readFileSync(file)).join('\n');
}

/** The cells of a variable in a comparison as a CSV file, by their columns. */
async function cellsOf({ get }: Pick<Context, 'get'>, comparison: string, variable: string) {
  const file = await get(`/api/fb-analyzer/compare/${comparison}/export?format=csv`);
  const [head = [], ...rows] = file.split('\r\n').map((row) => row.split(','));
  const cells = rows.find(([name, weighting]) => name === variable && weighting === 'raw') ?? [];
  return Object.fromEntries(head.map((column, at) => [column.replace('\uFEFF', ''), cells[at]]));
}

const plain = (page: string) =>
  page
    .replace(/<style[\s\S]*?<\/style>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const OTHERS = /disember|halaman-lain|november-lagi/;

test('“before” is the file of the month before, never a later one, another page’s, or the same comments', async ({
  folder,
  get,
  smops,
  refused,
  runs,
}) => {
  const { november, disember } = runs;
  const earlier = JSON.parse(await get(`/api/fb-analyzer/task/${november}/earlier`)) as AnyJson[];
  assert.equal(
    earlier.map(({ fileName, written }) => [fileName, written]),
    [['oktober.json', 'earlier']],
  );
  const address = `/api/reports/run/${november}`;
  const word = await wordOf({ folder, smops }, november);
  for (const [where, text] of [
    ['screen', await get(address)],
    ['page', plain(await get(`${address}/page?lang=en&more=tables`))],
    ['Word', word],
  ] as const) {
    assert.match(text, 'oktober', where);
    assert.not.match(text, OTHERS, where);
  }
  const compared = JSON.parse(await smops('compare', november, '--earlier', '--json'));
  assert.equal(
    compared.sides.map(({ fileName }: AnyJson) => fileName),
    ['november.json', 'oktober.json'],
  );
  const { b_total: then, b_rate: share } = await cellsOf({ get }, compared.taskId, 'parkir');
  assert.equal([then, share].map(Number), [100, 0.15], 'the CSV file has October beside November');
  assert.match(await refused(`${address}/page?before=${disember}`), /: 400 .*were not written before these/);
  assert.match(await refused(`${address}/page?before=${runs['november-lagi']}`), /: 400 .*same comments/);
  assert.not.match(plain(await get(`${address}/page?lang=en&before=none`)), /oktober/);
});

test('the first sentence of a run is one on every surface: what changed clearly since the run before', async ({
  folder,
  get,
  smops,
  tool,
  runs,
}) => {
  const { november } = runs;
  const { kind, sentence } = JSON.parse(await get(`/api/fb-analyzer/task/${november}/finding`));
  assert.is(kind, 'change');
  assert.match(
    sentence,
    /^parkir rose by 16\.3 points since oktober\.json: from 15\.0% to 31\.3%; with each text counted once, from 15\.0% to \d\d\.\d%\.$/,
  );
  assert.match(await smops('analyses', 'show', november), sentence);
  assert.is(JSON.parse(await smops('analyses', 'show', november, '--json')).finding, sentence);
  assert.match(await tool('getRunFinding', { taskId: november }), sentence);
  const address = `/api/reports/run/${november}`;
  assert.match(await get(`${address}?lang=en`), sentence);
  assert.match(plain(await get(`${address}/page?lang=en`)), sentence);
  assert.match(await wordOf({ folder, smops }, november), sentence);
  // Without a run before it, the largest share, in the reader's language.
  const alone = JSON.parse(await get(`/api/fb-analyzer/task/${november}/finding?before=none&lang=zh`));
  assert.is(alone.kind, 'share');
  assert.match(
    alone.sentence,
    /^提到最多的是「banjir」：.*；其中 \d\d 条重复同样的文字，相同文字只计一次，是 2\d\.\d%。$/,
  );
});

test('a text posted sixty times makes no peak, no change and no alarm, and both shares are told', async ({
  folder,
  get,
  smops,
  tool,
  runs,
  comparison,
}) => {
  const { november } = runs;
  const overview = JSON.parse(await get(`/api/fb-analyzer/task/${november}/overview`));
  assert.is(overview.variables[1].count, 83, 'the shares are of all comments');
  assert.equal(overview.time.peaks, []);
  assert.match(await tool('getRunOverview', { taskId: november }), /"peaks":\[\]/);
  assert.not.match(await smops('analyses', 'results', november, '--overview'), /banjir: \d/);
  assert.not.match(await smops('analyses', 'show', november), /peaked/);
  const address = `/api/reports/run/${november}/page?lang=en`;
  const page = plain(await get(`${address}&more=tables`));
  assert.not.match(page, /peaked/);

  const told = /(\d\d) comments of november\S* are one text; counted once the difference is/;
  assert.match(page, told);
  const compared = JSON.parse(await get(`/api/fb-analyzer/compare/${comparison}`));
  const flood = compared.variables.find(({ variable }: AnyJson) => variable === 'banjir');
  assert.is(flood.raw.contrasts[0].isClear, false);
  assert.ok(flood.copies[0].all > 0.5 && flood.copies[0].once < 0.26, 'with copies, and counted once');
  assert.match(plain(await get(`/api/reports/comparison/${comparison}/page?lang=en`)), told);
  assert.match(await smops('analyses', 'show', comparison, '--comparison'), told);
  assert.match(await tool('getComparison', { taskId: comparison }), /"copies":\[\{"comments":6\d,"texts":1/);

  for (const asked of [
    [november, '--more', 'tables'],
    [comparison, '--of', 'comparison'],
  ])
    assert.match(await wordOf({ folder, smops }, ...asked), told, `Word: ${asked.join(' ')}`);
  const cells = await cellsOf({ get }, comparison, 'banjir');
  assert.equal(
    [cells.is_clear, Number(cells.a_copies) > 59, Number(cells.a_rate_once) < 0.26],
    ['false', true, true],
  );
  assert.ok(
    Number(cells.difference_low) < 0 && Number(cells.difference_high) > 0,
    'intervals count each text once',
  );

  const series = JSON.parse(await get('/api/codebooks/Aduan/series'));
  assert.equal(
    series.alarms.filter(({ variable }: AnyJson) => variable === 'banjir'),
    [],
  );
});

test('a difference has the word of its points everywhere', async ({
  folder,
  get,
  smops,
  tool,
  runs,
  comparison,
}) => {
  const rowOf = (text: string, variable: string) =>
    text.split('\n').find((line) => line.startsWith(variable)) ?? '';
  const compared = JSON.parse(await get(`/api/fb-analyzer/compare/${comparison}`));
  const parking = compared.variables.find(({ variable }: AnyJson) => variable === 'parkir').raw.contrasts[0];
  assert.ok(parking.difference > 0.1, 'with the campaign among the comments, too');
  assert.equal([parking.size, parking.isClear], ['large', true]);
  assert.match(await tool('getComparison', { taskId: comparison }), /"size":"large","isClear":true/);
  assert.match(compared.summary, /“?parkir”? .*: a large difference/);
  assert.match(compared.summary, /parkir/);
  const printed = await smops('analyses', 'show', comparison, '--comparison');
  assert.match(rowOf(printed, 'parkir'), / large/);
  assert.match(rowOf(printed, 'banjir'), / may be chance/);
  const run = plain(await get(`/api/reports/run/${runs.november}/page?lang=en&more=tables`));
  assert.match(run, /parkir counted by smops [^a-z]* large/);
  assert.match(run, /banjir counted by smops [^a-z]* may be chance/);
  const page = plain(await get(`/api/reports/comparison/${comparison}/page?lang=en&more=tables`));
  assert.match(page, /parkir: november [^;]*; Difference, points [^;]*; large difference/);
  assert.match(page, /banjir: november [^;]*; Difference, points [^;]*; may be chance/);
  assert.match(
    page,
    /parkir: november minus oktober, percentage points \+16\.3/,
    'the number on top is a clear one',
  );
  assert.is((await cellsOf({ get }, comparison, 'parkir')).size, 'large');
  assert.match(await wordOf({ folder, smops }, runs.november, '--more', 'tables'), /parkir[\s\S]*\blarge\b/);
  assert.match(
    await wordOf({ folder, smops }, comparison, '--of', 'comparison'),
    /parkir”? .*: a large difference/,
  );

  const spans = ['from=2026-11-01', 'to=2026-11-14', 'beforeFrom=2026-10-01', 'beforeTo=2026-10-14'];
  const periods = JSON.parse(await get(`/api/codebooks/Aduan/series/periods?${spans.join('&')}`));
  const change = periods.variables.find(({ variable }: AnyJson) => variable === 'parkir');
  assert.equal([change.size, change.isClear], ['large', true]);
  const asked = ['--from', '2026-11-01', '--to', '2026-11-14', '--before-from', '2026-10-01'];
  const table = await smops('series', 'Aduan', '--compare', ...asked, '--before-to', '2026-10-14');
  assert.match(rowOf(table, 'parkir'), / large/);
  assert.match(rowOf(table, 'banjir'), / may be chance/);
});

test.run();
