import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type AnyJson, type Caller, ended, openTestApp, type TestApp } from '../../testing.js';

const test = suite<{ app: TestApp; analyst: Caller; other: Caller; ahead: { ms: number } }>(
  'codebook routes',
);

test.before(async (context) => {
  context.ahead = { ms: 0 };
  context.app = await openTestApp({ clock: { now: () => new Date(Date.now() + context.ahead.ms) } });
  context.analyst = await context.app.signIn('analyst', 'analyst', 'en');
});
test.after(async ({ app }) => await app.close());

const price = {
  name: 'harga',
  definition: 'What things cost.\nNot what people earn.',
  counts: 'prices, fares',
  notCounts: 'self-respect (harga diri)',
  yes: ['Ayam dah RM12 sekilo'],
  no: ['Jaga harga diri sikit'],
  terms: ['mahal', '涨价, 太贵'],
  vetoes: ['harga diri'],
};
const make = async (caller: Caller, name: string, variables: object[] = [price, { name: 'gaji' }]) => {
  const response = await caller('POST', '/api/codebooks', { name, variables });
  assert.is(response.status, 201);
  return await response.json();
};
const upload = (caller: Caller, query: string, body: string | Uint8Array) =>
  caller('POST', `/api/codebooks/import?${query}`, body, { 'content-type': 'application/octet-stream' });

test('a change makes a version, no change makes none, and ids stay over renames', async ({ analyst }) => {
  const first = await make(analyst, 'Kos hidup');
  assert.equal([first.version, first.latest, first.variables.length], [1, 1, 2]);
  const [harga, gaji] = first.variables;
  const same = await (
    await analyst('PUT', `/api/codebooks/${first.id}`, { variables: first.variables, note: 'tiada' })
  ).json();
  assert.is(same.version, 1);
  const changed = await (
    await analyst('PUT', '/api/codebooks/kos%20%20HIDUP', {
      variables: [{ ...harga, name: 'harga barang' }, { name: 'GAJI' }, { name: 'subsidi' }],
      note: 'after the workshop',
      baseVersion: 1,
    })
  ).json();
  assert.equal([changed.version, changed.note], [2, 'after the workshop']);
  assert.equal(
    changed.variables.slice(0, 2).map(({ id }: { id: string }) => id),
    [harga.id, gaji.id],
  );
  const difference = await (await analyst('GET', `/api/codebooks/${first.id}/differences`)).json();
  assert.equal(
    difference.changes.map(({ kind, name }: { kind: string; name: string }) => [kind, name]),
    [
      ['renamed', 'harga barang'],
      ['renamed', 'GAJI'],
      ['added', 'subsidi'],
    ],
  );
  assert.equal([difference.from.number, difference.to.number, difference.isReordered], [1, 2, false]);
  const old = await (await analyst('GET', `/api/codebooks/${first.id}?version=1`)).json();
  assert.equal([old.version, old.latest, old.variables[0].name], [1, 2, 'harga']);
  const versions = await (await analyst('GET', `/api/codebooks/${first.id}/versions`)).json();
  assert.equal(
    versions.map(({ number, variables }: { number: number; variables: number }) => [number, variables]),
    [
      [2, 3],
      [1, 2],
    ],
  );
});

test('topic sets are listed in the language of the call, and each is made into a codebook once', async ({
  analyst,
}) => {
  const sets = await (await analyst('GET', '/api/topic-sets?language=zh')).json();
  assert.equal(
    sets.map(({ id }: { id: string }) => id),
    ['council', 'weather', 'cost', 'shop', 'school', 'campaign'],
  );
  assert.is(sets[0].variables[0], '垃圾收集');
  const add = (input: object) => analyst('POST', '/api/codebooks', input);
  const made = await (await add({ set: 'weather' })).json();
  assert.equal([made.name, made.version, made.variables[0].name], ['Floods, roads and weather', 1, 'floods']);
  assert.ok(made.variables[0].terms.includes('banjir'), 'comments are of all languages');
  assert.is((await add({ set: 'weather' })).status, 409);
  const malay = await (await add({ set: 'weather', language: 'ms', name: 'Cuaca' })).json();
  assert.equal([malay.name, malay.variables[0].id], ['Cuaca', made.variables[0].id]);
  assert.is((await add({ set: 'weather', run: 'x' })).status, 400);
  assert.is((await add({ variables: [{ name: 'x' }] })).status, 400, 'only a set has a name of its own');
});

test('who changes an older version than the latest is told, and nothing is overwritten', async ({
  analyst,
}) => {
  const { id, variables } = await make(analyst, 'Banjir');
  const change = (name: string) =>
    analyst('PUT', `/api/codebooks/${id}`, { variables: [...variables, { name }], baseVersion: 1 });
  const answers = await Promise.all([change('longkang'), change('hujan')]);
  assert.equal(answers.map(({ status }) => status).sort(), [200, 409]);
  assert.is((await (await analyst('GET', `/api/codebooks/${id}`)).json()).version, 2);
});

test('two codebooks never have one name, also not after a restore', async ({ app, analyst }) => {
  const { id } = await make(analyst, 'Tambang');
  assert.is((await analyst('POST', '/api/codebooks', { name: ' TAMBANG ', variables: [price] })).status, 409);
  assert.is((await analyst('DELETE', `/api/codebooks/${id}`)).status, 204);
  assert.is((await analyst('GET', `/api/codebooks/${id}`)).status, 404);
  const { id: second } = await make(analyst, 'Tambang');
  assert.is((await analyst('POST', `/api/codebooks/${id}/restore`)).status, 409);
  assert.is((await analyst('PATCH', `/api/codebooks/${second}`, { name: 'Tambang bas' })).status, 200);
  const restored = await (await analyst('POST', `/api/codebooks/${id}/restore`)).json();
  assert.equal([restored.name, restored.variables.length], ['Tambang', 2]);
  const audit = await (await app.local('GET', '/api/audit?entity=codebook&limit=4')).json();
  assert.equal(
    audit.map(({ action, label }: { action: string; label: string }) => [action, label]),
    [
      ['restore', 'Tambang'],
      ['update', 'Tambang bas'],
      ['create', 'Tambang'],
      ['delete', 'Tambang'],
    ],
  );
});

test('a codebook that was deleted 40 days ago is not restored', async ({ app, ahead }) => {
  const { id } = await make(app.local, 'Minyak');
  assert.is((await app.local('DELETE', `/api/codebooks/${id}`)).status, 204);
  ahead.ms = 40 * 24 * 60 * 60_000;
  const late = (await app.local('POST', `/api/codebooks/${id}/restore`)).status;
  ahead.ms = 0;
  assert.is(late, 404);
  assert.is((await app.local('POST', `/api/codebooks/${id}/restore`)).status, 200);
});

test('every file that an export writes is read again without loss', async ({ analyst }) => {
  const { id, variables } = await make(analyst, 'Semua medan');
  for (const format of ['csv', 'xlsx', 'json', 'qdc']) {
    const file = await analyst('GET', `/api/codebooks/${id}/export?format=${format}`);
    assert.match(file.headers.get('content-disposition') ?? '', `Semua-medan-v1.${format}`);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const response = await upload(analyst, `fileName=salinan_${format}.${format}`, bytes);
    assert.is(response.status, 201, `${format}: ${JSON.stringify(await response.clone().json())}`);
    const copy = await response.json();
    assert.equal([copy.name, copy.variables], [`salinan ${format}`, variables]);
    const into = await (await upload(analyst, `codebook=${id}`, bytes)).json();
    assert.equal([into.id, into.version], [id, 1], 'the same variables make no version');
  }
});

test('a sheet made by hand: commas part terms, and a bad row is named by its line', async ({ analyst }) => {
  const csv = 'Variable,Description,Terms\nharga,What things cost,"mahal, naik harga，涨价"\nbanjir,,\n';
  const made = await (await upload(analyst, 'name=Tangan', csv)).json();
  assert.equal(made.variables[0].terms, ['mahal', 'naik harga', '涨价']);
  const bad = await upload(analyst, 'name=Rosak', `name,definition\nharga,x\n,tiada nama\n`);
  assert.is(bad.status, 400);
  assert.match((await bad.json()).message, 'Line 3');
  const nameless = await upload(analyst, 'name=Rosak', 'teks,markah\nharga,3\n');
  assert.match((await nameless.json()).message, 'No column is called name');
  for (const body of ['{"x":1}', '[1', '<a/>', '\u0000\u0001', '[{"name":5}]', '[null]']) {
    assert.is((await upload(analyst, 'name=Rosak', body)).status, 400, body);
  }
});

test('limits and names are kept, with the field that breaks them', async ({ analyst }) => {
  const refuse = async (body: object, message: RegExp) => {
    const response = await analyst('POST', '/api/codebooks', body);
    assert.is(response.status, 400);
    assert.match((await response.json()).message, message);
  };
  await refuse({ name: 'x', variables: [price, { name: 'HARGA' }] }, /stands twice/);
  await refuse({ name: 'x', variables: [{ name: 'a', definition: 'x'.repeat(2001) }] }, /definition/);
  await refuse(
    { name: 'x', variables: [{ name: 'a', yes: Array.from({ length: 21 }, (_, at) => `${at}`) }] },
    /yes/,
  );
  await refuse({ name: 'prices@3', variables: [price] }, /version/);
  await refuse({ name: 'x' }, /variables, run and set/);
  await refuse({ name: 'x', variables: [{ name: 'a', definition: 'a\u0000b' }] }, /control/);
});

const comments = [
  'Ayam mahal sekarang',
  'Jaga harga diri',
  'Harga diri penting, tapi tambang mahal',
  'Gaji tak naik',
];
async function analyse(caller: Caller, question: object) {
  const input = { comments_data: comments, language: 'en', api_provider: 'local', ...question };
  const response = await caller('POST', '/api/fb-analyzer/analyze', input);
  const started = await response.json();
  if (response.status !== 200) return { status: response.status, id: '', results: undefined };
  const path = `/api/fb-analyzer/task/${started.id}`;
  await ended(caller, path);
  return { status: 200, id: started.id, results: await (await caller('GET', `${path}/results`)).json() };
}

test('a run takes a codebook by name and version, says so, and can be made one', async ({ analyst }) => {
  const { id, variables } = await make(analyst, 'Run');
  await analyst('PUT', `/api/codebooks/${id}`, { variables: [variables[0]] });
  const run = await analyse(analyst, { codebook: 'run@1' });
  const { analysis_info: info, results } = run.results;
  assert.equal(info.codebook, { id, name: 'Run', version: 1 });
  assert.equal(info.variables, ['harga', 'gaji']);
  assert.equal(results.statistics.gaji, 1);
  const latest = await analyse(analyst, { codebook: id });
  assert.equal(latest.results.analysis_info.codebook.version, 2);
  const [record] = await (await analyst('GET', '/api/fb-analyzer/tasks?limit=1')).json();
  assert.equal(record.codebook, { id, name: 'Run', version: 2 });
  const report = await (await analyst('GET', `/api/fb-analyzer/task/${run.id}/export?format=html`)).text();
  assert.match(report, 'Codebook Run, version 1');
  const [summary] = (await (await analyst('GET', '/api/codebooks')).json()).filter(
    (one: { name: string }) => one.name === 'Run',
  );
  assert.equal([summary.version, summary.runs], [2, 2]);
  const copied = await (await analyst('POST', '/api/codebooks', { name: 'Dari larian', run: run.id })).json();
  assert.equal(copied.variables, variables);
});

test('what people said of a run goes along into the codebook that is made of it', async ({ analyst }) => {
  const plain = await analyse(analyst, { variables: ['gaji', 'sekolah'] });
  const place = (id: string) => `/api/fb-analyzer/task/${id}/comments/3/judgement`;
  const judged = await analyst('PUT', place(plain.id), { tags: { gaji: true, sekolah: false } });
  assert.ok(judged.status < 300, await judged.text());
  const book = await (await analyst('POST', '/api/codebooks', { name: 'Dengan kata', run: plain.id })).json();
  const own = await (
    await analyst('POST', '/api/codebooks', { name: 'Tanpa', variables: [{ name: 'gaji' }] })
  ).json();
  const again = await analyse(analyst, { codebook: book.id });
  const other = await analyse(analyst, { codebook: own.id });
  const tagsOf = ({ results }: { results: AnyJson }) => results.results.comments[3].correction?.tags;
  assert.equal(tagsOf(again), { gaji: true, sekolah: false });
  assert.is(tagsOf(other), undefined, 'a codebook of its own has judgements of its own');
});

test('a run that a codebook is made of is its first one, with what people said of it', async ({
  analyst,
}) => {
  const run = await analyse(analyst, { variables: ['gaji', { name: 'harga', terms: ['mahal'] }] });
  await analyst('PUT', `/api/fb-analyzer/task/${run.id}/comments/3/judgement`, { tags: { gaji: true } });
  const book = await (
    await analyst('POST', '/api/codebooks', { name: 'Larian pertama', run: run.id })
  ).json();
  const results = await (await analyst('GET', `/api/fb-analyzer/task/${run.id}/results`)).json();
  assert.equal(results.analysis_info.codebook, { id: book.id, name: 'Larian pertama', version: 1 });
  assert.equal(results.results.statistics, run.results.results.statistics);
  assert.equal(results.results.comments[3].correction.tags, { gaji: true });
  const series = await (await analyst('GET', `/api/codebooks/${book.id}/series`)).json();
  assert.equal(
    series.runs.map(({ taskId }: { taskId: string }) => taskId),
    [run.id],
  );
  await analyst('POST', '/api/codebooks', { name: 'Salinan', run: run.id });
  const still = await (await analyst('GET', `/api/fb-analyzer/task/${run.id}/results`)).json();
  assert.is(still.analysis_info.codebook.id, book.id, 'a run with a codebook keeps it');
  const books = await (await analyst('GET', '/api/codebooks')).json();
  assert.is(books.find(({ name }: { name: string }) => name === 'Salinan').runs, 0);
});

test('a run names either variables or a codebook that is there', async ({ analyst }) => {
  const both = await analyse(analyst, { codebook: 'Run', variables: ['harga'] });
  const neither = await analyse(analyst, {});
  const missing = await analyse(analyst, { codebook: 'tiada' });
  const noVersion = await analyse(analyst, { codebook: 'Run@9' });
  assert.equal(
    [both, neither, missing, noVersion].map(({ status }) => status),
    [400, 400, 404, 404],
  );
});

test('a comparison and an estimate take a codebook too', async ({ analyst }) => {
  const compared = await analyst('POST', '/api/fb-analyzer/compare', {
    a: { comments_data: comments },
    b: { comments_data: comments },
    codebook: 'Run',
  });
  assert.is(compared.status, 202);
  const estimate = await analyst('POST', '/api/fb-analyzer/estimate', {
    codebook: 'Run',
    comments: 4,
    text_tokens: 40,
  });
  assert.is(estimate.status, 200);
});

test.run();
