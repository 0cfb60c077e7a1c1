import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Sandbox } from '@smops/cli/testing.js';
import type { AnalysisTask } from '@smops/core/analysis/analyzer/analyzer.schemas.js';
import { copyEmbeddedTemplate } from '@smops/core/platform/db/testing.js';
import { startFakeProvider } from '@smops/fixtures/fake-provider/fake-provider.js';
import { QUIET } from '@smops/fixtures/fake-provider/profile.js';

export interface TerminateOutcome {
  terminations: number;
  /** Comments that were billed more than once. */
  paidAgain: number;
  /** What is not as it should be; empty is right. */
  problems: string[];
}

async function untilEnded(sandbox: Sandbox): Promise<AnalysisTask> {
  for (;;) {
    const { stdout } = await sandbox.run(['analyses', 'show', 'last', '--json']);
    const task: AnalysisTask = JSON.parse(stdout);
    if (task.status !== 'pending' && task.status !== 'running') return task;
    await sleep(500);
  }
}

/**
 * A paid run whose server is asked to end (SIGTERM) again and again while calls are under way, and started again each
 * time. Calls are much shorter than the ten seconds a server takes to drain, so nothing may be paid twice.
 */
export async function terminateRepeatedly(times: number, random: () => number): Promise<TerminateOutcome> {
  const sandbox = new Sandbox();
  const fake = await startFakeProvider({ ...QUIET, latency: { medianMs: 400 }, concurrent: 2 });
  const problems: string[] = [];
  try {
    await copyEmbeddedTemplate(join(sandbox.data, 'db'));
    // Two calls at once: each life of the server gets a few of them done.
    const calls = 10 * times + 10;
    const comments = Array.from({ length: calls * 8 }, (_, n) => ({
      text: `Lubang nombor ${n}`,
      author: `A${n}`,
    }));
    const file = join(sandbox.folder, 'komen.json');
    writeFileSync(file, JSON.stringify(comments));
    const env = { DEEPSEEK_9_URL: fake.url, DEEPSEEK_9_API_KEY: 'kunci', SMOPS_CONCURRENCY: '2' };
    let server = await sandbox.serve({ env });
    const start = ['analyze', file, '--var', 'lubang', '--provider', 'deepseek-9', '--detach', '--yes'];
    const started = await sandbox.run(start);
    if (started.code !== 0) problems.push(`it did not start: ${started.stderr}`);
    let terminations = 0;
    for (; terminations < times; terminations++) {
      await sleep(200 + random() * 800);
      server.child.kill('SIGTERM');
      const { code, stderr } = await server.ended;
      if (code !== 143) problems.push(`exit ${code}: ${stderr}`);
      server = await sandbox.serve({ env });
    }
    const done = await untilEnded(sandbox);
    if (done.status !== 'completed' || done.failed_comments > 0) problems.push(JSON.stringify(done));
    if (done.matched_comments !== comments.length)
      problems.push(`${done.matched_comments} of ${comments.length}`);
    server.child.kill('SIGTERM');
    await server.ended;
    return { terminations, paidAgain: fake.stats.comments - comments.length, problems };
  } finally {
    await sandbox.end();
    await fake.close();
  }
}
