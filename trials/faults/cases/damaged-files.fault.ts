import {
  cpSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Sandbox } from '@smops/cli/testing.js';
import { connectEmbedded } from '@smops/core/platform/db/connect.js';
import { makeNoise } from '@smops/core/platform/objects/images/testing.js';
import { UPLOADS } from '@smops/core/platform/objects/uploads.operations.js';
import { PORTRAITS } from '@smops/core/records/portraits/portraits.operations.js';
import { createClient } from '@smops/server/client/client.js';
import { sendToAddress } from '@smops/server/client/uploads.js';
import { type Api, apiOf, listAccounts, serverOf } from '../api.js';
import { check, type Fault, STACK } from '../scenario.js';
import { checkAccounts, writeAccounts } from './struck-import.fault.js';

const ROWS = 400;
const PAGE = 8192;

interface Damage {
  name: string;
  /** `data` is a copy of the data folder, `table` the path of the accounts' file in it. */
  strike(data: string, table: string): void;
  /** How `smops serve` has to end, in one line; absent: it serves. */
  refused?: { code: number; line: RegExp };
  /** What has to be so of a server that started; absent: all rows are there. */
  look?(api: Api): Promise<void>;
}

const DATABASE = { code: 1, line: /embedded database in \S+ (cannot be opened|is damaged)/ };

const removeAll = (folder: string) => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
};
const overwrite = (file: string, at: number) =>
  writeSync(openSync(file, 'r+'), Buffer.alloc(400, 0x41), 0, 400, at);
const onlyPortrait = (data: string) => {
  const folder = join(data, 'objects', 'portraits');
  return join(folder, readdirSync(folder)[0] as string);
};

async function answers(api: Api, path: string, status: number, pattern: RegExp): Promise<void> {
  const answer = await api.get(path);
  const text = await answer.text();
  check(answer.status === status && pattern.test(text), `${path}: ${answer.status} ${text.slice(0, 200)}`);
}

const DAMAGES: Damage[] = [
  { name: 'PG_VERSION gone', strike: (data) => rmSync(join(data, 'db/PG_VERSION')), refused: DATABASE },
  {
    name: 'pg_control garbage',
    strike: (data) => writeFileSync(join(data, 'db/global/pg_control'), 'x'),
    refused: DATABASE,
  },
  {
    name: 'base/ gone',
    strike: (data) => rmSync(join(data, 'db/base'), { recursive: true }),
    refused: DATABASE,
  },
  { name: 'pg_wal/ empty', strike: (data) => removeAll(join(data, 'db/pg_wal')), refused: DATABASE },
  { name: 'a table empty', strike: (_, table) => truncateSync(table, 0), refused: DATABASE },
  {
    name: 'a table without its last page',
    strike: (_, table) => truncateSync(table, statSync(table).size - PAGE),
    refused: DATABASE,
  },
  {
    name: 'a page of a table overwritten',
    strike: (_, table) => overwrite(table, PAGE + 3000),
    look: async (api) => {
      await answers(api, '/api/accounts', 500, /A part of the database is damaged/);
      await answers(api, '/api/tasks', 200, /^\[\]$/);
    },
  },
  {
    name: 'db is a file',
    strike: (data) => {
      rmSync(join(data, 'db'), { recursive: true });
      writeFileSync(join(data, 'db'), '');
    },
    refused: DATABASE,
  },
  {
    name: 'smops.env cut short',
    strike: (data) => writeFileSync(join(data, 'smops.env'), 'PORT=0\nDATABASE_UR'),
    refused: { code: 2, line: /smops\.env cannot be read \(line 2 is not NAME=value\)/ },
  },
  { name: 'server.json garbage', strike: (data) => writeFileSync(join(data, 'server.json'), '{"url":') },
  {
    name: 'the lock without its holder',
    strike: (data) => {
      mkdirSync(join(data, 'lock'));
      writeFileSync(join(data, 'lock/holder.json'), '');
    },
  },
  {
    name: 'an image gone',
    strike: (data) => rmSync(onlyPortrait(data)),
    look: (api) => answers(api, '/api/user-profile-images/1/image', 404, /image of portrait 1/),
  },
  {
    name: 'an image cut short',
    strike: (data) => truncateSync(onlyPortrait(data), 1000),
    look: (api) => answers(api, '/api/user-profile-images/1/image', 500, /portrait 1 is damaged \(1000 of/),
  },
];

/** A data folder in use: accounts and a portrait. Answers the path of the accounts' table below it. */
async function fill(sandbox: Sandbox): Promise<string> {
  const server = await sandbox.serve();
  const imported = await sandbox.run(['accounts', 'add', '--import', writeAccounts(sandbox, ROWS)]);
  check(imported.code === 0, `the import ended with ${imported.code}`);
  const { url, token } = serverOf(sandbox);
  const client = createClient({ baseUrl: url, token });
  const { uploadURL } = await client.call(UPLOADS.createAddress);
  await sendToAddress(client, uploadURL, new Blob([await makeNoise(64, 64)]));
  await client.call(PORTRAITS.create, { imageUrl: uploadURL.split('?')[0] as string });
  server.child.kill('SIGTERM');
  await server.ended;
  const connection = await connectEmbedded(join(sandbox.data, 'db'));
  // As maintenance does once a thousand rows have come.
  await connection.pool.query('vacuum analyze accounts');
  const { rows } = await connection.pool.query("select pg_relation_filepath('accounts') as path");
  await connection.close();
  return join('db', rows[0].path);
}

async function tryOne(damage: Damage, sandbox: Sandbox, table: string): Promise<string> {
  const data = join(sandbox.folder, 'damaged');
  rmSync(data, { recursive: true, force: true });
  cpSync(sandbox.data, data, { recursive: true });
  damage.strike(data, join(data, table));
  const env = { SMOPS_DATA_DIR: data };
  const { refused } = damage;
  if (refused !== undefined) {
    const { code, stdout, stderr } = await sandbox.run(['serve'], { env });
    const isOneLine = stderr.trimEnd().split('\n').length === 1 && stdout === '' && !STACK.test(stderr);
    check(
      code === refused.code && isOneLine,
      `${damage.name}: exit ${code} ${stdout}${stderr.slice(0, 500)}`,
    );
    check(refused.line.test(stderr), `${damage.name}: ${stderr}`);
    return stderr.trim().replaceAll(sandbox.folder, '…');
  }
  const server = await sandbox.serve({ env: { ...env, LOG_LEVEL: 'silent' } });
  const api = apiOf({ data });
  if (damage.look === undefined) checkAccounts(await listAccounts(api), ROWS);
  else await damage.look(api);
  server.child.kill('SIGTERM');
  const { code, stderr } = await server.ended;
  check(code === 143 && !STACK.test(stderr), `${damage.name}: it ended with ${code} ${stderr.slice(-300)}`);
  return 'it serves';
}

/** Damaged files of the database, of objects, of the configuration, of what processes leave for each other. */
export const damagedFiles: Fault = {
  name: 'damaged files: database, objects, configuration, lock',
  claim: 'one line says what is damaged; nothing is taken for empty, nothing is made over it',
  times: 1,
  async run({ sandbox, print }) {
    const table = await fill(sandbox);
    for (const damage of DAMAGES)
      print(`            ${damage.name}: ${await tryOne(damage, sandbox, table)}`);
    const refused = DAMAGES.filter((damage) => damage.refused !== undefined).length;
    return `${DAMAGES.length} kinds of damage: ${refused} refused in one line, ${DAMAGES.length - refused} served and named where met`;
  },
};
