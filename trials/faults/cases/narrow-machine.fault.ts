import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import type { Sandbox } from '@smops/cli/testing.js';
import { apiOf, serverOf } from '../api.js';
import { check, type Fault, STACK, untilTrue } from '../scenario.js';

const COMMENTS = JSON.stringify([
  { text: 'Banjir lagi 😢' },
  { text: '价格又涨了' },
  { text: 'roads are fine' },
]);

/** Root may write everywhere: it has to give that up first. */
const AS_OTHERS =
  process.getuid?.() === 0 ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search'] : [];
/** The embedded database alone holds some 240 files open. */
const FEW = 300;

/** More connections than a server may open: it serves again once they are gone. Milliseconds until then. */
async function crowd(sandbox: Sandbox): Promise<number> {
  const server = await sandbox.serve({ through: ['prlimit', `--nofile=${FEW}`] });
  const [api, { port, hostname }] = [apiOf(sandbox), new URL(serverOf(sandbox).url)];
  const sockets: Socket[] = [];
  for (let count = 0; count < 2 * FEW; count++) {
    sockets.push(connect(Number(port), hostname).on('error', () => {}));
  }
  await untilTrue(async () => sockets.every((socket) => !socket.connecting), 10_000, 'the crowd is there');
  for (const socket of sockets) socket.destroy();
  const isServing = async () => (await api.get('/api/accounts').catch(() => undefined))?.status === 200;
  const waitMs = await untilTrue(isServing, 10_000, 'served again');
  server.child.kill('SIGTERM');
  const { code, stderr } = await server.ended;
  check(code === 143 && !STACK.test(stderr), `a crowded server ended with ${code}: ${stderr.slice(-300)}`);
  return waitMs;
}

/** Few file descriptors, a home that cannot be written, a closed stdout. */
export const narrowMachine: Fault = {
  name: 'few file descriptors, read-only home and data folder, closed stdout',
  claim: 'the job is done, or one line says why not',
  times: 1,
  async run({ sandbox }) {
    const file = join(sandbox.folder, 'comments.json');
    writeFileSync(file, COMMENTS);
    const analyze = ['analyze', file, '--var', '价格', '--json'];
    const home = join(sandbox.folder, 'home');
    mkdirSync(home);
    chmodSync(home, 0o500);

    const few = await sandbox.run(analyze, { through: ['prlimit', '--nofile=256'] });
    check(few.code === 0, `with 256 descriptors: ${few.code} ${few.stderr.slice(-300)}`);
    const ends: (number | null)[] = [];
    for (const limit of [64, 32]) {
      const none = await sandbox.run(analyze, { through: ['prlimit', `--nofile=${limit}`] });
      check(
        none.code !== null && !STACK.test(none.stderr),
        `with ${limit} descriptors: ${none.stderr.slice(-300)}`,
      );
      ends.push(none.code);
    }
    const after = await sandbox.run(analyze);
    check(after.code === 0, `with enough again: ${after.code} ${after.stderr.slice(-300)}`);

    const homeless = await sandbox.run(analyze, { env: { HOME: home }, through: AS_OTHERS });
    check(homeless.code === 0, `read-only home: ${homeless.code} ${homeless.stderr.slice(-300)}`);

    const closed = await sandbox.run(analyze, { through: ['sh', '-c', 'exec "$@" >&-', 'sh'] });
    check(closed.code !== null && !STACK.test(closed.stderr), `closed stdout: ${closed.stderr.slice(-300)}`);
    const locked = await sandbox.run(analyze, {
      env: { HOME: home, SMOPS_DATA_DIR: join(home, 'data') },
      through: AS_OTHERS,
    });
    const lines = locked.stderr.trimEnd().split('\n').length;
    const isClear = locked.code === 1 && lines === 1 && locked.stderr.includes('cannot be written');
    check(isClear, `a data folder in it: ${locked.code} ${locked.stderr.slice(-300)}`);

    const waitMs = await crowd(sandbox);
    return `${2 * FEW} connections at a server with ${FEW} descriptors: served ${Math.round(waitMs)} ms after them; 256 descriptors: done; 64, 32: exit ${ends.join(', ')}; closed stdout: exit ${closed.code}`;
  },
};
