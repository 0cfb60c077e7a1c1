import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { apiOf } from '../api.js';
import { check, type Fault, STACK } from '../scenario.js';

/** Bytes that any file of the server may have; what it reads may be larger. */
const FILE_BYTES = 64 * 1024;
const QUIET_CALLS = 400;

/**
 * No room for objects, for the log, and for what a command writes. The database is PostgreSQL's own business
 * here, so that the limit (RLIMIT_FSIZE; its signal ignored, as on a disk that is really full) meets nothing else.
 */
export const fullFiles: Fault = {
  name: 'full disk for objects, log, backups and exports (RLIMIT_FSIZE, /dev/full)',
  claim: 'a clear refusal and no half file; the server goes on without its log',
  times: 1,
  needsPostgres: true,
  async run({ sandbox, databaseUrl = '' }) {
    const log = join(sandbox.folder, 'server.log');
    const limited = `trap '' XFSZ; ulimit -f ${FILE_BYTES / 512}; exec "$@"`;
    const env = { DATABASE_URL: databaseUrl, LOG_LEVEL: 'info' };
    const server = await sandbox.serve({ env, through: ['sh', '-c', `${limited} 2>>'${log}'`, 'sh'] });
    const api = apiOf(sandbox);

    const { uploadURL } = (await (await api.post('/api/objects/upload', {})).json()) as { uploadURL: string };
    let said = '';
    // Thrice: an answer that comes before the whole body must not spoil the connection for the next call.
    for (let tries = 0; tries < 3; tries++) {
      const refused = await fetch(uploadURL, { method: 'PUT', body: Buffer.alloc(500_000, 7) });
      said = await refused.text();
      const isClear = refused.status === 503 && /disk|space/i.test(said);
      check(isClear, `a file: ${refused.status} ${said.slice(0, 200)}`);
    }
    const halves = readdirSync(join(sandbox.data, 'objects', '.incoming'));
    check(halves.length === 0, `a half file is left: ${halves}`);
    const small = await fetch(uploadURL, { method: 'PUT', body: Buffer.alloc(5000, 7) });
    check(small.ok, `a small file: ${small.status}`);

    for (let call = 0; call < QUIET_CALLS; call++) {
      const { status } = await api.get(`/api/accounts?nombor=${call}`);
      check(status === 200, `call ${call} was answered ${status}`);
    }
    check(statSync(log).size === FILE_BYTES, `the log has ${statSync(log).size} bytes`);
    const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
    check(
      lines.slice(0, -1).every((line) => line.startsWith('{') || line.startsWith('smops:')),
      'the log is garbled',
    );

    const people = Array.from(
      { length: 3000 },
      (_, n) => `Aminah,${n} binti Contoh ${n * 7919},uji${n}@contoh.example`,
    );
    const csv = `firstName,lastName,emailAddress\n${people.join('\n')}\n`;
    await sandbox.run(['accounts', 'add', '--import', '-'], { input: csv });
    const through = ['sh', '-c', limited, 'sh'];
    const backup = await sandbox.run(['backup', join(sandbox.folder, 'sandaran.gz')], { through });
    check(backup.code !== 0 && !STACK.test(backup.stderr), `a backup: ${backup.code} ${backup.stderr}`);
    const export_ = await sandbox.run(['accounts', 'list', '--out', join(sandbox.folder, 'akaun.csv')], {
      through,
    });
    check(export_.code !== 0 && !STACK.test(export_.stderr), `an export: ${export_.code} ${export_.stderr}`);
    const left = readdirSync(sandbox.folder).filter((name) => /sandaran|akaun/.test(name));
    check(left.length === 0, `left is ${left}`);
    const full = ['sh', '-c', 'exec "$@" >/dev/full', 'sh'];
    const printed = await sandbox.run(['accounts', 'list', '--json'], { through: full });
    check(
      printed.code !== 0 && !STACK.test(printed.stderr),
      `to a full disk: ${printed.code} ${printed.stderr}`,
    );

    server.child.kill('SIGTERM');
    check((await server.ended).code === 143, 'the server did not end as told');
    return `a file: ${(JSON.parse(said) as { message: string }).message}; ${QUIET_CALLS} calls answered beyond a full log; backup: ${backup.stderr.trim()} (exit ${backup.code}); stdout: ${printed.stderr.trim()} (exit ${printed.code})`;
  },
};
