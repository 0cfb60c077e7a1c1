import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DiskStore } from '@smops/core/platform/objects/disk/disk-store.js';
import { makeImage } from '@smops/core/platform/objects/images/testing.js';
import { S3Store } from '@smops/core/platform/objects/s3/s3-store.js';
import { startS3 } from '@smops/core/platform/objects/s3/testing.js';
import { sweepObjects } from '@smops/core/platform/objects/sweep-objects.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { systemClock } from '../../lifecycle/start-runtime.js';
import { type AnyJson, type Caller, ended, openTestApp, type TestApp } from '../../testing.js';

const PARTS = '/api/uploads/s3/multipart';
const MIB = 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;
const FILE = readFileSync(fileURLToPath(new URL('../../../../fixtures/comments.json', import.meta.url)));
const QUESTION = { variables: ['价格', 'banjir'], api_provider: 'local' };

interface World {
  app: TestApp;
  analyst: Caller;
  other: Caller;
  taskId: string;
  /** How far the clock of the addresses has been moved on. */
  moved: { ms: number };
  close(): Promise<void>;
}

async function start(caller: Caller, metadata: object = { purpose: 'comments' }, filename = 'komen.json') {
  const response = await caller('POST', PARTS, { filename, type: 'application/json', metadata });
  const { key, uploadId } = await response.json();
  return {
    status: response.status,
    key,
    path: `${PARTS}/${uploadId}`,
    query: `?key=${encodeURIComponent(key)}`,
  };
}
type Upload = Awaited<ReturnType<typeof start>>;

/** Sends to an address of smops, or of the S3 server. */
const put = async ({ app }: TestApp, url: string, bytes: Uint8Array) => {
  const init = { method: 'PUT', body: new Blob([new Uint8Array(bytes)]) };
  return new URL(url).pathname.startsWith('/api/') ? await app.request(url, init) : await fetch(url, init);
};

async function sendPart(
  app: TestApp,
  caller: Caller,
  { path, query }: Upload,
  PartNumber: number,
  bytes: Uint8Array,
) {
  const { url } = await (await caller('GET', `${path}/${PartNumber}${query}`)).json();
  const sent = await put(app, url, bytes);
  return { status: sent.status, part: { PartNumber, ETag: sent.headers.get('etag') ?? '' } };
}

/** Uploads a whole file; its key. */
async function upload(app: TestApp, caller: Caller, bytes: Uint8Array, metadata?: object, name?: string) {
  const begun = await start(caller, metadata, name);
  const { part } = await sendPart(app, caller, begun, 1, bytes);
  const done = await caller('POST', `${begun.path}/complete${begun.query}`, { parts: [part] });
  assert.is(done.status, 200);
  return begun.key as string;
}

const analyze = (caller: Caller, input: object) =>
  caller('POST', '/api/fb-analyzer/analyze', { ...QUESTION, ...input });

const isGone = async ({ runtime }: TestApp, key: string) => (await runtime.store.get(key)) === undefined;

/** What a run found, without what differs between any two runs. */
async function foundBy(caller: Caller, { task_id }: AnyJson) {
  await ended(caller, `/api/fb-analyzer/task/${task_id}`);
  const { results, analysis_info } = await (
    await caller('GET', `/api/fb-analyzer/task/${task_id}/results`)
  ).json();
  const { file_name, intake, total_comments, matched_comments } = analysis_info;
  const { files: _, ...counts } = intake;
  const comments = results.comments.map(({ provenance: _, ...comment }: AnyJson) => comment);
  return { file_name, counts, total_comments, matched_comments, statistics: results.statistics, comments };
}

function testUploads(kind: 'disk' | 's3') {
  const test = suite<World>(`uploaded comment files on ${kind}`);
  test.before(async (world) => {
    const moved = { ms: 0 };
    const clock = { now: () => new Date(systemClock.now().getTime() + moved.ms) };
    const folder = await mkdtemp(join(tmpdir(), 'smops-objects-'));
    const s3 = kind === 's3' ? await startS3() : undefined;
    const store = s3 === undefined ? new DiskStore(folder, clock) : new S3Store(s3.config, clock);
    const app = await openTestApp({ store }, { SMOPS_MAX_UPLOAD_MB: '6', SMOPS_MAX_OBJECT_MB: '10' });
    const analyst = await app.signIn('analyst');
    const task = {
      date: '2026-11-20',
      socialPlatform: 'Facebook',
      task: '["Like"]',
      link: '',
      requirements: '',
    };
    const { taskId } = await (await analyst('POST', '/api/tasks', task)).json();
    Object.assign(world, { app, analyst, other: await app.signIn('analyst', 'badrul'), taskId, moved });
    world.close = async () => {
      await app.close();
      await s3?.close();
      await rm(folder, { recursive: true, force: true });
    };
  });
  test.after(async ({ close }) => await close());

  test('an analysis of an upload is that of the same file in the body, and takes the file', async ({
    app,
    analyst,
  }) => {
    const key = await upload(app, analyst, FILE, undefined, '../komen 留言.json');
    const byUpload = await analyze(analyst, { upload: key });
    assert.is(byUpload.status, 200);
    const named = { comments_data: JSON.parse(String(FILE)), file_name: 'komen 留言.json' };
    const byBody = await analyze(analyst, named);
    assert.equal(await foundBy(analyst, await byUpload.json()), await foundBy(analyst, await byBody.json()));
    assert.ok(await isGone(app, key));
    const again = await analyze(analyst, { upload: key });
    assert.equal([again.status, (await again.json()).code], [404, 'NOT_FOUND']);
  });

  test('an import of an upload stores what the same rows store, and takes the file', async ({
    app,
    analyst,
    taskId,
  }) => {
    const rows = JSON.parse(String(FILE)).comments;
    const send = async (input: object) =>
      await (await analyst('POST', '/api/sentiments/import', { taskId, ...input })).json();
    const key = await upload(app, analyst, FILE);
    const expected = await send({ kind: 'comments', source: 'komen', rows, last: true, dryRun: true });
    assert.ok(expected.inserted > 100);
    assert.equal(await send({ kind: 'upload', upload: key, dryRun: true }), expected);
    assert.not.ok(await isGone(app, key), 'a dry run takes nothing');
    const { analysis, ...counts } = await send({ kind: 'upload', upload: key });
    assert.equal([{ ...counts, analysis: null }, analysis.status], [expected, 'completed']);
    assert.ok(await isGone(app, key));
    const record = await (await analyst('GET', `/api/sentiments/${analysis.id}`)).json();
    assert.equal([record.record.comments.total, record.record.fileName], [expected.inserted, 'komen.json']);
    const after = await send({ kind: 'comments', source: 'komen', rows, last: true });
    assert.equal([after.inserted, after.unchanged], [0, expected.inserted + expected.unchanged]);
  });

  test('of two requests that name one upload, one takes it', async ({ app, analyst }) => {
    const key = await upload(app, analyst, FILE);
    const responses = await Promise.all([1, 2, 3].map(() => analyze(analyst, { upload: key })));
    const statuses = responses.map(({ status }) => status).sort();
    assert.is(statuses[0], 200);
    assert.ok(
      statuses.slice(1).every((status) => status === 404 || status === 409),
      String(statuses),
    );
  });

  test('no other user can use, end or read an upload', async ({ app, analyst, other, taskId }) => {
    const begun = await start(analyst);
    const { part } = await sendPart(app, analyst, begun, 1, FILE);
    for (const path of [`${begun.path}/1${begun.query}`, begun.path + begun.query]) {
      assert.is((await other('GET', path)).status, 404);
    }
    const complete = `${begun.path}/complete${begun.query}`;
    assert.is((await other('POST', complete, { parts: [part] })).status, 404);
    assert.is((await other('DELETE', begun.path + begun.query)).status, 404);
    assert.is((await analyst('POST', complete, { parts: [part] })).status, 200);
    assert.is((await analyze(other, { upload: begun.key })).status, 404);
    const taken = await other('POST', '/api/sentiments/import', {
      kind: 'upload',
      taskId,
      upload: begun.key,
    });
    assert.is(taken.status, 404);
    for (const caller of [analyst, other, app.anonymous]) {
      assert.is((await caller('GET', `/api/objects/${begun.key}`)).status, 404);
    }
    assert.not.ok(await isGone(app, begun.key));
  });

  test('only who may analyse can begin an upload', async ({ app }) => {
    for (const [role, expected] of [
      ['staff', 403],
      ['portrait-viewer', 403],
      ['admin', 200],
    ] as const) {
      assert.is((await start(await app.signIn(role))).status, expected, role);
    }
    assert.is((await start(app.anonymous)).status, 401);
    assert.is((await start(await app.signIn('analyst', 'ramu'), { purpose: 'video' })).status, 400);
  });

  test('a file larger than the configured comment file is refused, and nothing of it is kept', async ({
    app,
    analyst,
  }) => {
    const begun = await start(analyst);
    const first = await sendPart(app, analyst, begun, 1, randomBytes(5 * MIB));
    const second = await sendPart(app, analyst, begun, 2, randomBytes(2 * MIB));
    assert.equal([first.status, second.status], [200, kind === 'disk' ? 413 : 200]);
    if (kind === 'disk') return;
    // An S3 server takes the part: the whole is refused.
    const parts = [first.part, second.part];
    const done = await analyst('POST', `${begun.path}/complete${begun.query}`, { parts });
    assert.equal(
      [done.status, (await done.json()).message],
      [413, 'The file is larger than the limit of 6 MB.'],
    );
    assert.ok(await isGone(app, begun.key));
  });

  test('what is no comment file gets 400 with the reason, and goes', async ({ app, analyst, taskId }) => {
    for (const [bytes, reason] of [
      [await makeImage('png'), /PNG|image|picture/i],
      [Buffer.from('[{"message": "banjir'), /line 1/],
      [Buffer.from('[]'), /no comments/i],
    ] as const) {
      for (const use of [
        (key: string) => analyze(analyst, { upload: key }),
        (key: string) => analyst('POST', '/api/sentiments/import', { kind: 'upload', taskId, upload: key }),
      ]) {
        const key = await upload(app, analyst, bytes);
        const response = await use(key);
        const { message } = await response.json();
        assert.is(response.status, 400, message);
        assert.match(message, reason);
        assert.ok(await isGone(app, key));
      }
    }
  });

  test('an upload that is not complete cannot be named', async ({ app, analyst }) => {
    const begun = await start(analyst);
    await sendPart(app, analyst, begun, 1, FILE);
    const response = await analyze(analyst, { upload: begun.key });
    assert.equal(
      [response.status, (await response.json()).message],
      [409, 'This upload is not complete yet: send all parts, and complete it.'],
    );
  });

  test('either the comments or an upload is needed', async ({ analyst }) => {
    for (const input of [{}, { comments_data: [{ message: 'jem' }], upload: 'uploads/x' }]) {
      const response = await analyze(analyst, input);
      assert.equal(
        [response.status, (await response.json()).message],
        [400, 'comments_data: one of comments_data, upload and task_id is needed'],
      );
    }
  });

  test('a comment file never becomes an image, nor an image a comment file', async ({ app, analyst }) => {
    const png = await makeImage('png');
    const file = await upload(app, analyst, png);
    const imageUrl = app.runtime.store.locationOf(file, 'http://localhost:3000');
    const made = await analyst('POST', '/api/user-profile-images', { imageUrl });
    assert.equal(
      [made.status, (await made.json()).message],
      [400, 'imageUrl: this upload is a comment file, not an image.'],
    );
    const image = await upload(app, analyst, FILE, {});
    const run = await analyze(analyst, { upload: image });
    assert.equal(
      [run.status, (await run.json()).message],
      [400, 'upload: this upload is an image. Begin it with metadata.purpose "comments".'],
    );
  });

  if (kind === 'disk') {
    test('an address takes nothing once it has expired', async ({ app, analyst, moved }) => {
      const { path, query } = await start(analyst);
      const { url, expires } = await (await analyst('GET', `${path}/1${query}`)).json();
      moved.ms = (expires + 1) * 1000;
      const late = await put(app, url, FILE);
      moved.ms = 0;
      assert.is(late.status, 403);
      assert.match(await late.text(), /Request has expired/);
    });
  }

  test('what was begun or completed and never taken is swept after a day', async ({ app }) => {
    const caller = await app.signIn('analyst', 'siti');
    const complete = await upload(app, caller, FILE);
    const begun = await start(caller);
    await sendPart(app, caller, begun, 1, FILE);
    const sweepAfter = (ms: number) => {
      const clock = { now: () => new Date(systemClock.now().getTime() + ms) };
      return sweepObjects({ db: app.connection.db, clock, logger: app.runtime.logger }, app.runtime.store);
    };
    await sweepAfter(DAY_MS - 60_000);
    assert.not.ok(await isGone(app, complete), 'younger than a day');
    assert.is((await caller('GET', begun.path + begun.query)).status, 200);
    await sweepAfter(DAY_MS + 60_000);
    assert.ok(await isGone(app, complete));
    // The S3 server of the tests cannot give parts up either.
    if (kind === 'disk') assert.is((await caller('GET', begun.path + begun.query)).status, 404);
    assert.is((await analyze(caller, { upload: complete })).status, 404);
  });
  return test;
}

const own = suite('uploaded comment files in the store of a server');

own('an analysis takes the file from there', async () => {
  const app = await openTestApp();
  try {
    const analyst = await app.signIn('analyst');
    const key = await upload(app, analyst, FILE);
    const started = await analyze(analyst, { upload: key });
    assert.is(started.status, 200);
    assert.is((await foundBy(analyst, await started.json())).total_comments, 122);
    assert.ok(await isGone(app, key));
  } finally {
    await app.close();
  }
});

own.run();
testUploads('disk').run();
testUploads('s3').run();
