import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readComments } from '../../../comments/read-comment-file.js';
import { createEngine } from '../../../engine/engine.js';
import { connectEmbedded } from '../../../platform/db/connect.js';
import { copyEmbeddedTemplate } from '../../../platform/db/testing.js';
import { checkAnswer, createVariableFinder } from '../answers/check-answer.js';
import { listComments, listNumbers } from '../runs/results.repository.js';
import { BENCH_VARIABLES, benchComments } from './bench-comments.js';

/**
 * Kill -9 at random moments of a 10,000-comment analysis on the embedded database. Afterwards every comment
 * has to be there as it was given, with exactly the answer an undisturbed engine gives; only what was in flight may
 * have been asked twice; and work has to go on within 5 s of the restart.
 */
const KILLS = Number(process.env.BENCH_KILLS ?? 50);
const COUNT = Number(process.env.BENCH_COMMENTS ?? 10_000);
const SEED = Number(process.env.BENCH_SEED ?? Date.now() % 1_000_000);
const MAX_RESTART_MS = 5000;
/** Comments one worker of the local provider holds at most: four calls of 32 batches of 8. */
const MAX_IN_FLIGHT = 4 * 32 * 8;

const child = new URL('./kill-child.js', import.meta.url);
let state = SEED;
const random = () => {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
  return state / 2 ** 32;
};

interface Episode {
  kills: number;
  askedAgain: number;
  restartMs: number[];
  problems: string[];
}

/** Works on the run once, until it has ended or `killAfterMs` after its first stored result. */
async function work(folder: string, log: string, seed: number, killAfterMs: number) {
  const startedMs = performance.now();
  const running = fork(child, [join(folder, 'db'), log, String(COUNT), String(seed)], { stdio: 'inherit' });
  let workingMs: number | undefined;
  let timer: NodeJS.Timeout | undefined;
  let outcome: string | undefined;
  const exited = new Promise<void>((resolve) => running.once('exit', () => resolve()));
  running.on('message', (message) => {
    if (message === 'working') workingMs ??= performance.now() - startedMs;
    else if (message !== 'started') outcome = String(message);
    if (message === 'started' && Number.isFinite(killAfterMs)) {
      timer = setTimeout(() => running.kill('SIGKILL'), killAfterMs);
    }
  });
  await exited;
  clearTimeout(timer);
  return { workingMs, outcome };
}

async function episode(number: number, maxKills: number): Promise<Episode> {
  const folder = mkdtempSync(join(tmpdir(), 'smops-kill-'));
  const log = join(folder, 'asked');
  const seed = SEED + number;
  writeFileSync(log, '');
  await copyEmbeddedTemplate(join(folder, 'db'));
  const result: Episode = { kills: 0, askedAgain: 0, restartMs: [], problems: [] };
  for (let isEnded = false; !isEnded; ) {
    const killAfterMs = result.kills < maxKills ? random() * 1500 : Number.POSITIVE_INFINITY;
    const { workingMs, outcome } = await work(folder, log, seed, killAfterMs);
    if (result.kills > 0 && workingMs !== undefined) result.restartMs.push(workingMs);
    if (outcome === undefined) result.kills += 1;
    else {
      isEnded = true;
      if (outcome !== 'completed') result.problems.push(`the run is ${outcome}`);
    }
  }
  result.problems.push(...(await verify(join(folder, 'db'), seed)));
  const asked = readFileSync(log, 'utf8').trim().split(' ');
  result.askedAgain = asked.length - new Set(asked).size;
  rmSync(folder, { recursive: true, force: true });
  return result;
}

/** What differs from an undisturbed run. */
async function verify(folder: string, seed: number): Promise<string[]> {
  const problems: string[] = [];
  const given = readComments(benchComments(COUNT, seed)).comments;
  const variables = BENCH_VARIABLES.map((name) => ({ name, terms: [] }));
  const engine = createEngine();
  const question = engine.prepare({ variables, post: '', language: 'en' });
  const find = createVariableFinder(variables);
  const connection = await connectEmbedded(folder);
  const run = await connection.db.selectFrom('analyses').selectAll().executeTakeFirstOrThrow();
  const stored = await listComments(connection.db, run.id, await listNumbers(connection.db, run.id, {}));
  await connection.close();
  if (stored.length !== given.length) problems.push(`${stored.length} of ${given.length} comments`);
  if (run.doneComments !== given.length) problems.push(`${run.doneComments} counted as done`);
  for (const [index, comment] of given.entries()) {
    const row = stored[index];
    if (row?.content !== comment.content || row.author !== comment.author)
      problems.push(`comment ${index} changed`);
    else if (row.state !== 'ok') problems.push(`comment ${index} is ${row.state}`);
    else if (row.itemContent === null) {
      const answer = checkAnswer(engine.answer(question, comment.content), comment.content, find);
      const same = isDeepStrictEqual(row.tags, answer?.tags) && row.sentiment === answer?.sentiment.label;
      if (!same) problems.push(`the answer of comment ${index} differs`);
    }
  }
  return problems;
}

process.stdout.write(`seed ${SEED}\n`);
const total: Episode = { kills: 0, askedAgain: 0, restartMs: [], problems: [] };
for (let number = 0; total.kills < KILLS; number++) {
  const one = await episode(number, Math.min(5, KILLS - total.kills));
  total.kills += one.kills;
  total.askedAgain += one.askedAgain;
  total.restartMs.push(...one.restartMs);
  total.problems.push(...one.problems.map((problem) => `run ${number}: ${problem}`));
}
const slowest = Math.max(0, ...total.restartMs);
const perKill = total.askedAgain / Math.max(1, total.kills);
process.stdout.write(
  [
    `${total.kills} kills; ${total.problems.length} comments lost, doubled or changed`,
    `asked again per kill: ${perKill.toFixed(0)} comments, ${(perKill / MAX_IN_FLIGHT).toFixed(2)} x what may be in flight`,
    `first result after a restart: at most ${Math.round(slowest)} ms, ${(slowest / MAX_RESTART_MS).toFixed(2)} x the limit`,
    ...total.problems.slice(0, 20),
    '',
  ].join('\n'),
);
if (total.problems.length > 0 || perKill > MAX_IN_FLIGHT || slowest > MAX_RESTART_MS) process.exitCode = 1;
