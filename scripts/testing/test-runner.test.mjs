import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { root } from '../setup/setup.mjs';
import { fakeCheckout, HEAD, RUN } from './fake-checkout.mjs';
import { findTests, plan } from './test-files.mjs';
import { runTests, scratchFolder } from './test-runner.mjs';

/** Runs all files of a fake checkout; answers the counts, the report and the remembered durations. */
async function runAll(files, options = {}) {
  const folder = fakeCheckout(files);
  const lines = [];
  const durationsPath = join(folder, 'durations.json');
  try {
    const counts = await runTests(folder, findTests(folder, ['core']), {
      concurrency: 2,
      timeoutMs: 60_000,
      longTimeoutMs: 60_000,
      environmentOf: () => ({}),
      print: (text) => lines.push(text),
      durationsPath,
      ...options,
    });
    return {
      ...counts,
      report: lines.join('\n'),
      durations: JSON.parse(readFileSync(durationsPath, 'utf8')),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const isRunning = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Waits until a process is no more: a killed one stays in the table until its new parent has noticed. */
async function hasGone(pid) {
  for (let tries = 0; tries < 200; tries++) {
    if (!isRunning(pid)) return true;
    if (existsSync(`/proc/${pid}/stat`) && / Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))) return true;
    await sleep(50);
  }
  return false;
}

const running = suite('runTests');

running('counts the tests of passing files and keeps their output to itself', async () => {
  const { passed, failed, report, durations } = await runAll({
    'a.test': `${HEAD}it('one', () => console.log('chatter'));it('two', () => {});${RUN}`,
    'tasks/b.test': `${HEAD}it('three', () => {});${RUN}`,
  });
  assert.equal([passed, failed], [3, 0]);
  assert.match(report, /^ok +2 .*core\/a\.test\.ts$/m);
  assert.not.match(report, 'chatter');
  assert.equal(Object.keys(durations).sort(), ['core/a.test.ts', 'core/tasks/b.test.ts']);
});

running('prints a failing file in full and counts its tests one by one', async () => {
  const { passed, failed, report } = await runAll({
    'a.test': `${HEAD}it('good', () => console.log('seen'));it('bad', () => assert.is(1, 2));${RUN}`,
  });
  assert.equal([passed, failed], [1, 1]);
  assert.match(report, /FAIL .*core\/a\.test\.ts: 1 of 2 failed/);
  assert.match(report, /\| .*seen/);
  assert.match(report, /FAIL.*"bad"/);
});

running('a file without run(), without tests, or not compiled is a failure', async () => {
  const { passed, failed, report } = await runAll({
    'forgot.test': `${HEAD}it('never', () => {});\n`,
    'empty.test': `${HEAD}${RUN}`,
  });
  assert.equal([passed, failed], [0, 2]);
  assert.match(report, /forgot\.test\.ts: does not end with \.run\(\)/);
  assert.match(report, /empty\.test\.ts: 0 tests/);
  const folder = fakeCheckout({ 'a.test': `${HEAD}it('x', () => {});${RUN}` });
  rmSync(join(folder, 'core/dist'), { recursive: true });
  assert.match(
    plan(folder, findTests(folder, ['core']), {})[0].problem,
    'was not compiled to core/dist/a.test.js',
  );
  rmSync(folder, { recursive: true });
});

running('a file that breaks off counts as one failure and shows why', async () => {
  const { passed, failed, report } = await runAll({
    'throws.e2e.test': `${HEAD}it('x', () => {});\nthrow new Error('at load');${RUN}`,
    'exits.e2e.test': `${HEAD}it('x', () => process.exit(0));${RUN}`,
    'killed.e2e.test': `${HEAD}it('x', () => process.kill(process.pid, 'SIGKILL'));${RUN}`,
    'waits.e2e.test': `${HEAD}it('x', () => new Promise(() => {}));${RUN}`,
  });
  assert.equal([passed, failed], [0, 4]);
  assert.match(report, 'at load');
  assert.match(report, /killed\.e2e\.test\.ts: broke off before its summary \(SIGKILL\)/);
  assert.match(report, /exits\.e2e\.test\.ts: broke off before its summary \(exit code \d\)/);
});

running('a failing before hook, after which uvu ends with exit code 0, is a failure', async () => {
  const { passed, failed, report } = await runAll({
    'before.e2e.test': `${HEAD}it.before(() => { throw new Error('no set-up'); });it('x', () => {});${RUN}`,
  });
  assert.equal([passed, failed], [0, 1]);
  assert.match(report, 'a before hook threw');
});

running('an error after the last test is a failure although every test passed', async () => {
  const { passed, failed, report } = await runAll({
    'late.e2e.test': `${HEAD}it('x', () => { setTimeout(() => { throw new Error('late'); }, 50); });${RUN}`,
  });
  assert.equal([passed, failed], [1, 1]);
  assert.match(report, /its tests passed, then it ended with exit code/);
});

running('a suite started after the others have ended is a failure', async () => {
  const { failed, report } = await runAll({
    'two.e2e.test': `${HEAD}it('x', () => {});it.run();\nawait new Promise((resolve) => setTimeout(resolve, 100));
const other = suite('other');other('y', () => {});other.run();\n`,
  });
  assert.is(failed, 1);
  assert.match(report, 'no await between suites');
});

running('skipped tests count as failed and are named by their line', async () => {
  const { passed, failed, report } = await runAll({
    'a.test': `${HEAD}it('x', () => {});\nit.skip('not today', () => {});${RUN}`,
  });
  assert.equal([passed, failed], [1, 1]);
  assert.match(report, /skipped: core\/a\.test\.ts:5 it\.skip\('not today'/);
});

running('a hanging file is ended with everything it started, in whatever group', async () => {
  const folder = mkdtempSync(join(root, '.build/pids-'));
  const child = (name, detached) => `
    const ${name} = spawn(process.execPath, ['-e', 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)'], { detached: ${detached}, stdio: 'inherit' });
    writeFileSync('${folder}/${name}', String(${name}.pid));`;
  const { passed, failed, report } = await runAll(
    {
      'hangs.e2e.test': `${HEAD}import { spawn } from 'node:child_process';import { writeFileSync } from 'node:fs';
        it('x', () => {${child('near', false)}${child('far', true)}
          return new Promise((resolve) => setInterval(() => {}, 1000)); });${RUN}`,
    },
    { longTimeoutMs: 5000 },
  );
  assert.equal([passed, failed], [0, 1]);
  assert.match(report, /hangs\.e2e\.test\.ts: timed out after 5 s/);
  const near = Number(readFileSync(join(folder, 'near'), 'utf8'));
  const far = Number(readFileSync(join(folder, 'far'), 'utf8'));
  rmSync(folder, { recursive: true });
  assert.ok(await hasGone(near));
  if (existsSync('/proc/self/environ')) assert.ok(await hasGone(far));
  else process.kill(far, 'SIGKILL');
});

running('an aborted run ends the files under way and starts no more', async () => {
  const abort = new AbortController();
  const wait = `${HEAD}it('x', () => new Promise(() => setInterval(() => {}, 1000)));${RUN}`;
  setTimeout(() => abort.abort(), 500);
  const { passed, failed } = await runAll(
    { 'a.test': wait, 'b.test': wait, 'c.test': wait },
    { abort: abort.signal },
  );
  assert.equal([passed, failed], [0, 0]);
});

running(
  'each process has an empty home and temporary folder, removed afterwards, and the variables of its job',
  async () => {
    const { passed, failed, report } = await runAll(
      {
        'home.db.test': `${HEAD}import { readdirSync } from 'node:fs';import { homedir, tmpdir } from 'node:os';
        it('x', () => {
          assert.equal(readdirSync(homedir()), []);
          assert.equal(readdirSync(tmpdir()), []);
          assert.is(process.env.LOG_LEVEL, 'silent');
          assert.ok(process.execArgv.includes('--liftoff-only'));
          assert.ok(['embedded', 'postgres'].includes(process.env.ENGINE));
        });${RUN}`,
      },
      { environmentOf: ({ engine }) => ({ ENGINE: engine }) },
    );
    assert.equal([passed, failed], [2, 0], report);
    assert.match(report, 'core/home.db.test.ts [embedded]');
    assert.match(report, 'core/home.db.test.ts [postgres]');
  },
);

running('files of a kind that loads the application share a process, one after another', async () => {
  const body = (name) => `${HEAD}import { writeFileSync, readFileSync, existsSync } from 'node:fs';
    globalThis.runs = (globalThis.runs ?? 0) + 1;
    it('${name}', () => { console.log('run ' + globalThis.runs); assert.is(0, ${name === 'b' ? 1 : 0}); });${RUN}`;
  const { passed, failed, report } = await runAll(
    { 'a.service.test': body('a'), 'b.service.test': body('b'), 'c.test': body('c') },
    { concurrency: 1 },
  );
  assert.equal([passed, failed], [2, 1]);
  assert.match(report, /\| .*run 2/);
});

running(
  'what a shared process took of the processor is not counted in the file that ends after it',
  async () => {
    const folder = mkdtempSync(join(root, '.build/pids-'));
    const { passed, durations, report } = await runAll({
      'works.service.test': `${HEAD}import { writeFileSync } from 'node:fs';
      it('x', () => { writeFileSync('${folder}/pid', String(process.pid)); for (let all = 0; all < 1_500_000; ) { for (let at = 0; at < 1e6; at++); const { user, system } = process.cpuUsage(); all = user + system; } });${RUN}`,
      'waits.e2e.test': `${HEAD}import { existsSync, readFileSync } from 'node:fs';
      const runs = () => { try { return process.kill(Number(readFileSync('${folder}/pid', 'utf8')), 0); } catch { return !existsSync('${folder}/pid'); } };
      it('x', async () => { while (runs()) await new Promise((resolve) => setTimeout(resolve, 20)); });${RUN}`,
    });
    rmSync(folder, { recursive: true });
    assert.is(passed, 2, report);
    const [works, waits] = ['works.service', 'waits.e2e'].map(
      (name) => durations[`core/${name}.test.ts`].cpuMs,
    );
    if (existsSync('/proc/self/stat')) assert.ok(waits < works, report);
  },
);

running('a file that leaves something behind fails by name, and the next file starts clean', async () => {
  const left = {
    'timer.service.test': `it('x', () => { setInterval(() => {}, 60_000); });`,
    'variable.service.test': `it('x', () => { process.env.SMOPS_LEFT = '1'; });`,
    'clock.service.test': `it('x', () => { Date.now = () => 0; });`,
    'listener.service.test': `it('x', () => { process.on('SIGUSR2', () => {}); });`,
    'child.service.test': `it('x', () => { spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' }).unref(); });`,
  };
  const { passed, failed, report } = await runAll(
    {
      ...Object.fromEntries(
        Object.entries(left).map(([name, code]) => [
          name,
          `${HEAD}import { spawn } from 'node:child_process';\n${code}${RUN}`,
        ]),
      ),
      'clean.service.test': `${HEAD}it('x', () => { assert.is(process.env.SMOPS_LEFT, undefined); assert.ok(Date.now() > 0); });${RUN}`,
    },
    { concurrency: 1 },
  );
  assert.match(report, /timer\.service\.test\.ts: left behind: 1 Timeout/);
  assert.match(report, /variable\.service\.test\.ts: left behind: the variable SMOPS_LEFT/);
  assert.match(report, /clock\.service\.test\.ts: left behind: now is replaced/);
  assert.match(report, /listener\.service\.test\.ts: left behind: .*listeners of process: 1 SIGUSR2/);
  if (existsSync('/proc/self/environ')) {
    assert.match(report, /child\.service\.test\.ts: left behind: the process .*setInterval/);
    assert.equal([passed, failed], [6, 5]);
  }
  assert.match(report, /^ok +1 .*clean\.service\.test\.ts$/m);
});

running('a file that ends or blocks the shared process fails alone', async () => {
  const { passed, failed, report } = await runAll(
    {
      'ends.service.test': `${HEAD}it('x', () => process.exit(0));${RUN}`,
      'throws.service.test': `${HEAD}it('x', () => {});\nthrow new Error('at load');${RUN}`,
      'waits.service.test': `${HEAD}it('x', () => new Promise(() => {}));${RUN}`,
      'blocks.service.test': `${HEAD}it('x', () => { for (;;); });${RUN}`,
      'good.service.test': `${HEAD}it('x', () => {});${RUN}`,
    },
    { concurrency: 1, timeoutMs: 3000 },
  );
  assert.equal([passed, failed], [1, 4], report);
  assert.match(report, 'at load');
  assert.match(report, 'nothing is left to wait for');
  assert.match(report, /blocks\.service\.test\.ts: timed out after 3 s/);
});

running('tests keep their files in memory where there is room, else in the temporary folder', () => {
  const memory = join(root, '.build');
  assert.is(scratchFolder({ memory, roomBytes: 1 }), memory);
  assert.is(scratchFolder({ memory, roomBytes: 2 ** 60 }), tmpdir());
  assert.is(scratchFolder({ memory: join(root, 'tiada') }), tmpdir());
});

running.run();
