import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, type Fault, STACK } from './scenario.js';

const COMMENTS = JSON.stringify([
  { text: 'Banjir lagi 😢' },
  { text: '价格又涨了' },
  { text: 'roads are fine' },
]);

/** Issue 12: few file descriptors, a home that cannot be written, a closed stdout. */
export const narrowMachine: Fault = {
  name: 'few file descriptors, read-only home, closed stdout',
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

    const homeless = await sandbox.run(analyze, { env: { HOME: home } });
    check(homeless.code === 0, `read-only home: ${homeless.code} ${homeless.stderr.slice(-300)}`);

    const closed = await sandbox.run(analyze, { through: ['sh', '-c', 'exec "$@" >&-', 'sh'] });
    check(closed.code !== null && !STACK.test(closed.stderr), `closed stdout: ${closed.stderr.slice(-300)}`);
    return `256 descriptors: done; 64, 32: exit ${ends.join(', ')}; closed stdout: exit ${closed.code}`;
  },
};
