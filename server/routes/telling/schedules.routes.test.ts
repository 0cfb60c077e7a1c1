import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type AnyJson, type Caller, openTestApp, type TestApp } from '../../testing.js';

interface Context {
  app: TestApp;
  analyst: Caller;
  watched: string;
  destination: number;
}

const test = suite<Context>('routes of schedules');

test.before(async (context) => {
  context.watched = mkdtempSync(join(tmpdir(), 'smops-watch-'));
  mkdirSync(join(context.watched, 'aduan'));
  context.app = await openTestApp({}, { WATCH_FOLDER: context.watched, DELIVERY_FOLDER: context.watched });
  const admin = await context.app.signIn('admin');
  context.analyst = await context.app.signIn('analyst', 'aminah.pasukan');
  await admin('POST', '/api/codebooks', { name: 'Aduan', variables: [{ name: 'banjir' }, { name: '价格' }] });
  const made = await admin('POST', '/api/destinations', { kind: 'folder', name: 'Arkib', folder: 'minggu' });
  context.destination = (await made.json()).id;
});
test.after(async ({ app, watched }) => {
  await app.close();
  rmSync(watched, { recursive: true, force: true });
});

const input = (more: AnyJson = {}) => ({
  name: 'Laporan mingguan',
  codebook: 'aduan',
  source: { kind: 'folder', folder: 'aduan' },
  when: 'weekly MON 08:00',
  ...more,
});

/** The status, and the fields that are refused. */
async function refusal(analyst: Caller, more: AnyJson) {
  const answer = await analyst('POST', '/api/schedules', input(more));
  const { problems = [] } = await answer.json();
  assert.ok(
    problems.every(({ message }: AnyJson) => String(message).length > 10),
    'each is told in words',
  );
  return [answer.status, ...problems.map(({ path }: AnyJson) => path)];
}

test('what is refused is named by its field', async ({ analyst }) => {
  const cases: [AnyJson, unknown[]][] = [
    [{ when: '61 8 * * MON' }, [400, 'when']],
    [{ when: '* * * * *' }, [400, 'when']],
    [{ when: '0 8 31 2 *' }, [400, 'when']],
    [{ source: { kind: 'folder', folder: '../../etc' } }, [400, 'source.folder']],
    [{ source: { kind: 'folder', folder: 'tiada' } }, [400, 'source.folder']],
    [{ source: { kind: 'feed', url: 'http://example.com/komen.csv' } }, [400, 'source.url']],
    [{ source: { kind: 'feed', url: 'https://127.0.0.1/komen.csv' } }, [400, 'source.url']],
    [{ source: { kind: 'facebook' } }, [409, 'source.kind']],
    [{ source: { kind: 'youtube', days: 0 } }, [400, 'source.days']],
    [{ codebook: 'tiada' }, [404, 'codebook']],
    [{ destinations: [4711] }, [404, 'destinations']],
    [{ report: { format: 'docx', language: 'ms', template: 'tiada' } }, [404, 'report.template']],
    [{ budget: 0 }, [400, 'budget']],
    [{ name: '' }, [400, 'name']],
  ];
  for (const [more, expected] of cases)
    assert.equal(await refusal(analyst, more), expected, JSON.stringify(more));
  assert.equal(await (await analyst('GET', '/api/schedules')).json(), []);
});

test('a schedule is made, paused, resumed, run, deleted and restored', async ({ analyst, destination }) => {
  const made = await analyst('POST', '/api/schedules', input({ destinations: [destination] }));
  assert.is(made.status, 201);
  const schedule = await made.json();
  assert.equal([schedule.destinations, schedule.next.length], [[destination], 3]);
  assert.equal(await refusal(analyst, {}), [409, 'name']);
  const call = async (method: string, path: string) => {
    const answer = await analyst(method, `/api/schedules/${path}`);
    return [answer.status, answer.status === 204 ? undefined : await answer.json()] as const;
  };
  const byName = encodeURIComponent('Laporan mingguan');
  const [, paused] = await call('POST', `${byName}/pause`);
  assert.equal([paused.paused.reason, paused.next], [null, []]);
  assert.is((await call('POST', `${byName}/pause`))[0], 409);
  const [, resumed] = await call('POST', `${byName}/resume`);
  assert.equal([resumed.paused, resumed.next.length], [null, 3]);
  assert.is((await call('POST', `${byName}/resume`))[0], 409);
  const [ran, at] = await call('POST', `${byName}/run`);
  assert.equal([ran, at.last.byHand, at.last.state], [200, true, 'waiting']);
  assert.is((await call('POST', `${byName}/run`))[0], 409);
  assert.is((await call('DELETE', byName))[0], 204);
  assert.is((await call('POST', `${byName}/run`))[0], 404);
  assert.is((await call('POST', `${schedule.id}/restore`))[0], 200);
  assert.is((await call('GET', byName))[0], 200);
});

test.run();
