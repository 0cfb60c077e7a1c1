import type { Sandbox } from '@smops/cli/testing.js';
import { makeNoise } from '@smops/core/platform/objects/images/testing.js';
import { UPLOADS } from '@smops/core/platform/objects/uploads.operations.js';
import { PORTRAITS } from '@smops/core/records/portraits/portraits.operations.js';
import { type Client, createClient } from '@smops/server/client/client.js';
import { sendToAddress } from '@smops/server/client/uploads.js';
import { type Api, apiOf, serverOf } from '../api.js';
import { makeComments, startRun, untilRunEnds } from '../paid-run.js';
import { check } from '../scenario.js';

/** Something people, cron and other programs do all day, and how often. */
export interface Activity {
  name: string;
  everySeconds: number;
  run(round: number): Promise<void>;
}

const LISTS = ['accounts', 'tasks', 'whatsapps', 'sentiments', 'fb-analyzer/tasks', 'audit?limit=50'];
const ROWS = 500;
const COMMENTS = 48;

async function read(answer: Response, expected: number, what: string): Promise<string> {
  const text = await answer.text();
  check(answer.status === expected, `${what} was answered ${answer.status}: ${text.slice(0, 200)}`);
  return text;
}

/** Opens the dashboard, then looks at every list. */
const lookAround = (api: Api, url: string) => async () => {
  await read(await fetch(`${url}/`), 200, 'the page');
  for (const list of LISTS) await read(await api.get(`/api/${list}`), 200, list);
  await read(await api.get('/readyz'), 200, 'readyz');
};

const keepTasks = (api: Api, call: (method: string, path: string) => Promise<Response>) => async () => {
  const task = {
    task: '["Like"]',
    socialPlatform: 'Facebook',
    date: '2026-11-21',
    link: '',
    requirements: '贴海报',
  };
  const answer = await api.post('/api/tasks', task);
  const { id } = JSON.parse(await read(answer, 201, 'a new task')) as { id: number };
  await read(await call('DELETE', `/api/tasks/${id}`), 204, 'deleting a task');
};

const signIn = (url: string, password: string) => async () => {
  const headers = { 'content-type': 'application/json', origin: url };
  const body = JSON.stringify({ username: 'meiling', password });
  const answer = await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body });
  await read(answer, 200, 'signing in');
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  await read(await fetch(`${url}/api/auth/check`, { headers: { cookie } }), 200, 'the session');
  const out = await fetch(`${url}/api/auth/logout`, { method: 'POST', headers: { cookie, origin: url } });
  check(out.ok, `signing out was answered ${out.status}`);
};

/** Calls that are refused, and connections that break off. */
const misbehave = (url: string) => async () => {
  await read(await fetch(`${url}/api/accounts`), 401, 'no sign-in');
  await read(await fetch(`${url}/api/tiada`), 404, 'an unknown path');
  const gone = new AbortController();
  const asking = fetch(`${url}/api/docs`, { signal: gone.signal }).catch(() => undefined);
  gone.abort();
  await asking;
};

const importList = (api: Api, url: string, token: string) => async () => {
  const rows = Array.from({ length: ROWS }, (_, row) => `Siti,${row},uji${row}@contoh.example`);
  const body = `firstName,lastName,emailAddress\n${rows.join('\n')}\n`;
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/csv' };
  await read(await fetch(`${url}/api/accounts/import`, { method: 'POST', headers, body }), 200, 'an import');
  for (const format of ['csv', 'xlsx', 'json']) {
    await read(await api.get(`/api/accounts/export?format=${format}`), 200, `an export as ${format}`);
  }
};

const analyse =
  (api: Api, call: (method: string, path: string) => Promise<Response>, provider: string) =>
  async (round: number) => {
    const id = await startRun(api, makeComments(COMMENTS, round), provider);
    const { status } = await untilRunEnds(api, id, 60_000);
    check(status === 'completed', `a run is ${status}`);
    await read(await api.get(`/api/fb-analyzer/task/${id}/export?format=xlsx`), 200, 'the export of a run');
    await read(await call('DELETE', `/api/fb-analyzer/task/${id}`), 204, 'deleting a run');
  };

const keepPortraits = (client: Client, api: Api, image: Buffer<ArrayBuffer>) => async () => {
  const { uploadURL } = await client.call(UPLOADS.createAddress);
  await sendToAddress(client, uploadURL, new Blob([image]));
  const { id } = await client.call(PORTRAITS.create, { imageUrl: uploadURL.split('?')[0] as string });
  await (await client.download(PORTRAITS.image, { id })).arrayBuffer();
  await read(await api.get(`/api/user-profile-images/${id}/thumbnail`), 200, 'a thumbnail');
  await client.call(PORTRAITS.delete, { id });
};

/** All that goes on in a soak; `password` is that of the user meiling. */
export async function listActivities(sandbox: Sandbox, password: string): Promise<Activity[]> {
  const { url, token } = serverOf(sandbox);
  const api = apiOf(sandbox);
  const client = createClient({ baseUrl: url, token });
  const image = await makeNoise(640, 480);
  const call = (method: string, path: string) =>
    fetch(`${url}${path}`, { method, headers: { authorization: `Bearer ${token}` } });
  return [
    { name: 'look around', everySeconds: 1, run: lookAround(api, url) },
    { name: 'tasks', everySeconds: 2, run: keepTasks(api, call) },
    { name: 'misbehave', everySeconds: 3, run: misbehave(url) },
    { name: 'sign in', everySeconds: 10, run: signIn(url, password) },
    { name: 'paid run', everySeconds: 10, run: analyse(api, call, 'deepseek-9') },
    { name: 'local run', everySeconds: 15, run: analyse(api, call, 'local') },
    { name: 'import and export', everySeconds: 20, run: importList(api, url, token) },
    { name: 'portraits', everySeconds: 15, run: keepPortraits(client, api, image) },
    {
      name: 'backup',
      everySeconds: 60,
      run: async () => void (await read(await api.get('/api/backup'), 200, 'a backup')),
    },
  ];
}
