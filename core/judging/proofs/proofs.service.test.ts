import { readFile } from 'node:fs/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { waitForAnalysis } from '../../analysis/analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { startAnalysis } from '../../analysis/analyzer/runs/start-analysis.service.js';
import { fakeProvider, testContext, testWorker } from '../../analysis/analyzer/testing.js';
import type { AnalyzerWorker } from '../../analysis/analyzer/worker/worker.js';
import { judgeComment } from '../../analysis/judgements/judgements.service.js';
import { textKeyOf } from '../../comments/text-key.node.js';
import { findNearCopies } from '../../engine/copies/find-near-copies.js';
import type { AppError } from '../../errors.js';
import type { Connection } from '../../platform/db/connect.js';
import { openTestDatabase } from '../../platform/db/testing.js';
import { getEstimates } from '../estimates/shares.service.js';
import { getComparison } from '../insight/comparisons/comparisons.service.js';
import { startComparison } from '../insight/comparisons/start-comparison.service.js';
import { getReadingQueue } from '../reading/reading.service.js';
import { drawSample } from '../sampling/draws.service.js';
import { startSecondReader } from '../second-reader/second-reader.service.js';
import { type CheckedProof, checkProof } from './check-proof.model.js';
import { checkTexts } from './check-texts.model.js';
import { makeProof } from './make-proof.service.js';
import { sha256Of } from './proof-hashes.model.js';
import { problemSentences, proofSentences } from './proof-words.model.js';

interface Fixture {
  connection: Connection;
  worker: AnalyzerWorker;
  ctx: AnalyzerContext;
  /** A run with a second reader, of which a part was read. */
  run: string;
  comparison: string;
}
const test = suite<Fixture>('proofs');

const SAYINGS = [
  'Banjir lagi',
  'Air naik sampai pintu',
  'Banjir jualan murah',
  '今天天气很好',
  'Terima kasih YB',
];
const commentsOf = (place: string) =>
  Array.from({ length: 400 }, (_, at) => ({ content: `${SAYINGS[at % 5]} ${place} ${at % 390}` }));
const isFlood = (text: string) => /banjir lagi|air naik/i.test(text);

async function start(ctx: AnalyzerContext, place: string): Promise<string> {
  const { task_id } = await startAnalysis(ctx, {
    comments_data: commentsOf(place),
    variables: ['banjir', 'terima kasih'],
    file_name: `${place}.json`,
  });
  await waitForAnalysis(ctx, { task_id }, 20_000);
  return task_id;
}

/** Draws and reads all of it, blind. */
async function read(ctx: AnalyzerContext, runId: string, size: number): Promise<void> {
  await drawSample(ctx, { taskId: runId, size });
  for (;;) {
    const { items } = await getReadingQueue(ctx, { taskId: runId, limit: 200 });
    if (items.length === 0) return;
    for (const { seq, content } of items) {
      const tags = { banjir: isFlood(content), 'terima kasih': /terima kasih/i.test(content) };
      await judgeComment(ctx, { taskId: runId, seq, tags, blind: true, sentiment: 'neutral' });
    }
  }
}

async function proofOf(ctx: AnalyzerContext, id: string): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of (await makeProof(ctx, { taskId: id })).body) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

const checked = async (bytes: Uint8Array) => problemSentences(await checkProof(bytes));

test.before(async (context) => {
  context.connection = await openTestDatabase();
  const gemini = fakeProvider({ id: 'gemini', model: 'gemini-1', isPaid: true, takesKey: true });
  const nearCopies: AnalyzerWorker['nearCopies'] = async (pages) => {
    const texts: string[] = [];
    for await (const page of pages) texts.push(...page);
    return findNearCopies(texts);
  };
  context.worker = testWorker(context.connection, [fakeProvider(), gemini], { nearCopies });
  await context.worker.start();
  const { ctx } = Object.assign(context, { ctx: testContext(context.connection, context.worker) });
  context.run = await start(ctx, 'Penang');
  const { second_reader } = await startSecondReader(ctx, {
    taskId: context.run,
    api_provider: 'gemini',
    comments: 200,
  });
  await waitForAnalysis(ctx, { task_id: second_reader?.task.task_id ?? '' }, 20_000);
  await read(ctx, context.run, 120);
  const other = await start(ctx, 'Johor');
  await read(ctx, other, 120);
  const { taskId: runId } = await startComparison(ctx, {
    sides: [
      { task_id: context.run, name: 'Pulau Pinang' },
      { task_id: other, name: 'Johor' },
    ],
  });
  context.comparison = runId;
});
test.after(async ({ worker, connection }) => {
  await worker.stop();
  await connection.close();
});

test('it holds the shares that every screen shows, and they follow from its verdicts', async ({
  ctx,
  run,
}) => {
  const bytes = await proofOf(ctx, run);
  const { proof, computed, fingerprint, ...rest } = await checkProof(bytes);
  assert.equal(rest, { refusal: null, bad: [], wrong: [] });
  assert.ok(computed > 50, `${computed}`);
  const { variables, sentiment } = await getEstimates(ctx, { taskId: run });
  const [figures] = proof?.figures.figures ?? [];
  assert.equal(
    ((figures?.shares ?? []) as { estimate: unknown; second: unknown }[]).map(({ estimate, second }) => ({
      estimate,
      second,
    })),
    variables.map(({ estimate, second }) => ({ estimate, second })),
  );
  assert.equal(figures?.mean_sentiment, sentiment);
  assert.is(variables[0]?.estimate.kind, 'corrected');
  assert.is(variables[0]?.second?.label, 'Gemini');
  assert.match(
    proofSentences(await checkProof(bytes)).join('\n'),
    /The proof holds: [\d,]+ figures of 1 run/,
  );
  assert.match(proofSentences(await checkProof(bytes)).join('\n'), fingerprint);
});

test('it holds no text and no name', async ({ ctx, run }) => {
  const text = (await proofOf(ctx, run)).toString();
  for (const word of ['Penang', 'Air naik', '天气', ctx.actor.name]) assert.not.ok(text.includes(word), word);
});

test('a thousand single changed bytes are found, each with its line', async ({ ctx, run }) => {
  const bytes = await proofOf(ctx, run);
  const lineOf = (at: number) => bytes.subarray(0, at).filter((byte) => byte === 0x0a).length + 1;
  for (let change = 0; change < 1000; change++) {
    const at = Math.floor(((change + 0.5) * bytes.length) / 1000);
    const changed = Buffer.from(bytes);
    changed[at] = (bytes[at] as number) ^ (1 << (change % 8));
    const { bad, refusal } = await checkProof(changed);
    assert.ok(
      bad.length > 0 || refusal !== null,
      `byte ${at} of line ${lineOf(at)}: ${String.fromCharCode(bytes[at] ?? 0)}`,
    );
    if (bytes[at] !== 0x0a && lineOf(at) > 1 && changed[at] !== 0x0a)
      assert.is(bad[0]?.line, lineOf(at), `byte ${at}`);
  }
});

/** The lines of a proof with one changed by hand and all hashes made again, as one would to hide it. */
async function forge(bytes: Buffer, change: (line: string) => string): Promise<Buffer> {
  const lines = bytes.toString().trimEnd().split('\n').slice(0, -1).map(change);
  const all = await sha256Of(lines.map((line) => `${line}\n`).join(''));
  const sha256 = await Promise.all(lines.map((line) => sha256Of(line)));
  return Buffer.from([...lines, JSON.stringify({ sha256, all }), ''].join('\n'));
}

test('a changed verdict whose hashes were made again no longer gives the figures', async ({ ctx, run }) => {
  const bytes = await proofOf(ctx, run);
  let isDone = false;
  const forged = await forge(bytes, (line) => {
    if (isDone || !line.includes('"verdicts":[1,')) return line;
    isDone = true;
    return line.replace('"verdicts":[1,', '"verdicts":[0,');
  });
  assert.ok(isDone);
  const problems = await checked(forged);
  assert.match(
    problems.join('\n'),
    /shares \/ banjir \/ estimate \/ share: the file says 0\.\d+, its verdicts give 0\.\d+/,
  );
});

test('a changed figure whose hashes were made again is named', async ({ ctx, run }) => {
  const forged = await forge(await proofOf(ctx, run), (line) =>
    line.replace(/("figures".*?"variable":"banjir".*?"share":)[\d.]+/, '$10.5'),
  );
  assert.match((await checked(forged)).join('\n'), /banjir \/ machine \/ share: the file says 0\.500000/);
});

test('cut, empty, foreign and later files are refused with a sentence', async ({ ctx, run }) => {
  const bytes = await proofOf(ctx, run);
  assert.match(
    (await checked(bytes.subarray(0, bytes.length - 200))).join('\n'),
    /Line \d+.*hashes of all lines/,
  );
  assert.match((await checked(Buffer.concat([bytes, Buffer.from('{}\n')]))).join('\n'), /Line \d+/);
  for (const foreign of ['', 'banjir\n', '[{"message":"Banjir"}]', '\u0000\u0001'])
    assert.equal(await checked(Buffer.from(foreign)), [
      'This file is no proof of smops: its first line does not say so.',
    ]);
  assert.match((await checked(Buffer.from('{"smops_proof":3}\n{}\n'))).join(), /version 3/);
});

test('the comments themselves show that its texts are theirs, and that the seed draws them', async ({
  ctx,
  run,
}) => {
  const { proof } = (await checkProof(await proofOf(ctx, run))) as CheckedProof & {
    proof: NonNullable<CheckedProof['proof']>;
  };
  const keys = commentsOf('Penang').map(({ content }) => textKeyOf(content));
  const [whole] = await checkTexts(proof, keys);
  assert.equal([whole?.missing, whole?.isDrawRight], [[], true]);
  const others = commentsOf('Kedah').map(({ content }) => textKeyOf(content));
  const [foreign] = await checkTexts(proof, others);
  assert.is(foreign?.missing.length, foreign?.drawn);
  const [more] = await checkTexts(proof, [...keys, textKeyOf('Satu lagi')]);
  assert.equal([more?.missing, more?.isDrawRight], [[], null]);
  const [run1] = proof.runs;
  assert.ok(run1);
  const drawnBySeed = async (seed: string, isByCells: boolean) => {
    const counted = { ...run1.run.counted, isByCells };
    const runs = [{ ...run1, run: { ...run1.run, seed, counted } }];
    return (await checkTexts({ ...proof, runs }, keys))[0]?.isDrawRight;
  };
  assert.is(await drawnBySeed('lain', false), false);
  assert.is(await drawnBySeed('lain', true), null, 'a second reader that failed would look the same');
});

test('a proof of the first version still gives its figures, with the intervals of its time', async () => {
  const bytes = await readFile(new URL('../../../../fixtures/proofs/version-1.ndjson', import.meta.url));
  const { refusal, bad, wrong, computed, proof } = await checkProof(bytes);
  assert.equal([refusal, bad, wrong, proof?.head.smops_proof], [null, [], [], 1]);
  assert.ok(computed > 100, `${computed}`);
  const asLater = await forge(bytes, (line) => line.replace('"smops_proof":1', '"smops_proof":2'));
  assert.match((await checked(asLater)).join('\n'), /banjir \/ estimate \/ low: the file says/);
});

test('of a comparison the differences follow, too', async ({ ctx, comparison }) => {
  const { variables } = await getComparison(ctx, comparison);
  assert.is(variables[0]?.raw.basis, 'corrected');
  const bytes = await proofOf(ctx, comparison);
  const { proof, wrong, bad } = await checkProof(bytes);
  assert.equal([wrong, bad, proof?.runs.length], [[], [], 2]);
  assert.equal(
    ((proof?.figures.comparison?.shares ?? []) as { raw: unknown }[]).map(({ raw }) => raw),
    variables.map(({ raw }) => raw),
  );
  const forged = await forge(bytes, (line) =>
    line.replace(/("contrasts":\[\{"difference":)-?[\d.e-]+/, '$10.9'),
  );
  assert.match((await checked(forged)).join('\n'), /contrasts \/ 1 \/ difference: the file says 0\.900000/);
});

test('who may not analyse gets none, and neither does one that is not there', async ({ ctx, run }) => {
  const codeOf = async (work: Promise<unknown>) => {
    try {
      await work;
    } catch (error) {
      return (error as AppError).code;
    }
    return 'none';
  };
  const editor: AnalyzerContext = { ...ctx, actor: { ...ctx.actor, role: 'staff' } };
  assert.is(await codeOf(makeProof(editor, { taskId: run })), 'FORBIDDEN');
  assert.is(await codeOf(makeProof(ctx, { taskId: 'tiada' })), 'NOT_FOUND');
});

test.run();
