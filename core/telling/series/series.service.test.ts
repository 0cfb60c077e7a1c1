import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { waitForAnalysis } from '../../analysis/analyzer/analyzer.service.js';
import { startAnalysis } from '../../analysis/analyzer/runs/start-analysis.service.js';
import { judgeComment } from '../../analysis/judgements/judgements.service.js';
import { createCodebook } from '../../judging/learning/create-codebook.service.js';
import { drawSample } from '../../judging/sampling/draws.service.js';
import type { Connection } from '../../platform/db/connect.js';
import { countingStatements, openTestDatabase } from '../../platform/db/testing.js';
import { type ScheduleWorld, scheduleWorld } from '../schedules/testing.js';
import { getSeries } from './series.service.js';

interface Context {
  connection: Connection;
  world: ScheduleWorld;
}

const test = suite<Context>('series of a codebook');

test.before(async (context) => {
  context.connection = await openTestDatabase();
  context.world = await scheduleWorld(context.connection, '2026-11-20T02:00:00Z');
  await createCodebook(context.world.ctx, { name: 'Aduan', variables: [{ name: 'banjir' }] });
});
test.after(async ({ connection, world }) => {
  await world.close();
  await connection.close();
});

async function analyse({ ctx }: ScheduleWorld, day: number): Promise<string> {
  const { task_id } = await startAnalysis(ctx, {
    comments_data: Array.from({ length: 6 }, (_, n) => ({
      id: `k${day}-${n}`,
      message: `${n === 0 ? 'banjir naik' : 'cuaca baik'} ${day} ${n}`,
      from: { name: `Siti ${n}` },
      created_time: new Date(Date.UTC(2026, 10, day, 2, n)).toISOString(),
    })),
    codebook: 'Aduan',
    api_provider: 'local',
  });
  await waitForAnalysis(ctx, { task_id }, 20_000);
  return task_id;
}

test('a series of many runs takes as many statements as one of two, also where people have read', async ({
  world,
}) => {
  const { ctx } = world;
  const person = { ...ctx, actor: { ...ctx.actor, kind: 'user' as const } };
  const read = async (day: number) => {
    const runId = await analyse(world, day);
    await drawSample(person, { taskId: runId, size: 6 });
    for (let seq = 0; seq < 6; seq++)
      await judgeComment(person, { taskId: runId, seq, tags: { banjir: seq < 3 }, blind: true });
  };
  const statementsOf = async (unit: 'day' | 'run') => {
    const counting = countingStatements(ctx.db);
    const { variables, runs } = await getSeries({ ...ctx, db: counting.db }, { codebook: 'Aduan', unit });
    const kinds = variables[0]?.points.flatMap((point) => (point === null ? [] : [point.kind]));
    return { statements: counting.count(), runs: runs.length, kinds: [...new Set(kinds)] };
  };
  await read(1);
  await read(2);
  // Copies of a run are looked for once, when its series is first asked for.
  await getSeries(ctx, { codebook: 'Aduan' });
  const few = [await statementsOf('day'), await statementsOf('run')];
  for (let day = 3; day <= 5; day++) await read(day);
  await getSeries(ctx, { codebook: 'Aduan' });
  const many = [await statementsOf('day'), await statementsOf('run')];
  assert.equal(
    many.map(({ runs }) => runs),
    [5, 5],
  );
  assert.not.equal(many[1]?.kinds, ['machine'], 'the shares are corrected by what was read');
  assert.equal(
    many.map(({ statements }) => statements),
    few.map(({ statements }) => statements),
  );
});

test('a series marks the day and the run from which on another version of the engine read the comments', async ({
  world,
}) => {
  const { ctx } = world;
  const before = await getSeries(ctx, { codebook: 'Aduan' });
  assert.equal(before.engineChanges, []);
  const version = before.runs[0]?.engineVersion ?? '';
  const runId = await analyse(world, 9);
  await ctx.db
    .updateTable('analyses')
    .set({ promptVersion: 'local-next' })
    .where('analysisId', '=', runId)
    .execute();
  const change = { from: version, to: 'local-next' };
  const byDay = await getSeries(ctx, { codebook: 'Aduan', unit: 'day' });
  assert.equal(byDay.engineChanges, [{ start: '2026-11-09', ...change }]);
  const byRun = await getSeries(ctx, { codebook: 'Aduan', unit: 'run' });
  assert.equal(byRun.engineChanges, [{ start: byRun.points.at(-1)?.start, ...change }]);
  assert.equal(byRun.runs.map(({ engineVersion }) => engineVersion).slice(-2), [version, 'local-next']);
});

test.run();
