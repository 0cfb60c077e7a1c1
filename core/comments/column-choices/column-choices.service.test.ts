import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { testContext, testWorker } from '../../analysis/analyzer/testing.js';
import { AppError } from '../../errors.js';
import { listAudit } from '../../platform/audit/audit.service.js';
import type { Connection } from '../../platform/db/connect.js';
import { openTestDatabase } from '../../platform/db/testing.js';
import { forgetColumnChoice, listColumnChoices, saveColumnChoice } from './column-choices.service.js';

const test = suite<{ connection: Connection; ctx: AnalyzerContext }>('remembered columns');

test.before.each(async (context) => {
  context.connection = await openTestDatabase();
  context.ctx = testContext(context.connection, testWorker(context.connection, []));
});
test.after.each(({ connection }) => connection.close());

const refused = async (work: Promise<unknown>) => {
  try {
    await work;
  } catch (error) {
    if (error instanceof AppError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'nothing was thrown';
};
const HEADER = ['Bil', 'Siapa', 'Kata', 'Bila'];

test('a header has one choice, however it is written: the latest', async ({ ctx }) => {
  const first = await saveColumnChoice(ctx, { header: HEADER, mapping: { content: 'Kata' } });
  const colleague = { ...ctx, actor: { ...ctx.actor, name: '美玲' } };
  const second = await saveColumnChoice(colleague, {
    header: ['BILA', 'kata', 'siapa', 'bil'],
    mapping: { content: 'kata', author: null },
    dateOrder: 'day',
  });
  assert.is(second.choiceId, first.choiceId);
  assert.equal(
    (await listColumnChoices(ctx)).map(({ mapping, dateOrder, changedBy }) => [
      mapping,
      dateOrder,
      changedBy,
    ]),
    [[{ content: 'kata', author: null }, 'day', '美玲']],
  );
  await saveColumnChoice(ctx, { header: [...HEADER, 'Zon'], mapping: { content: 'Kata' } });
  assert.is((await listColumnChoices(ctx)).length, 2);
});

test('what says nothing, or names a column that is not there, is refused', async ({ ctx }) => {
  const save = (input: object) => refused(saveColumnChoice(ctx, { header: HEADER, ...input }));
  assert.match(await save({}), 'VALIDATION: Name at least one column');
  assert.match(await save({ mapping: { content: 'Komen' } }), 'VALIDATION: The header has no column "Komen"');
  assert.match(await save({ mapping: { salary: 'Bil' } }), 'VALIDATION');
  assert.match(await save({ header: [], mapping: {} }), 'VALIDATION');
  assert.match(await save({ dateOrder: 'year' }), 'VALIDATION');
  assert.is(await save({ dateOrder: 'month' }), 'nothing was thrown');
  const reader = { ...ctx, actor: { ...ctx.actor, role: 'staff' as const } };
  assert.match(await refused(listColumnChoices(reader)), 'FORBIDDEN');
  assert.match(await refused(saveColumnChoice(reader, { header: HEADER, dateOrder: 'day' })), 'FORBIDDEN');
});

test('a choice is forgotten once, and the audit log tells of all of it', async ({ ctx }) => {
  const { choiceId } = await saveColumnChoice(ctx, { header: HEADER, mapping: { content: 'Kata' } });
  await saveColumnChoice(ctx, { header: HEADER, mapping: { content: 'Siapa' } });
  await forgetColumnChoice(ctx, { choiceId });
  assert.equal(await listColumnChoices(ctx), []);
  assert.match(await refused(forgetColumnChoice(ctx, { choiceId })), 'NOT_FOUND');
  const admin = { ...ctx, actor: { ...ctx.actor, role: 'admin' as const } };
  assert.equal(
    (await listAudit(admin)).map(({ action, entity, label }) => [action, entity, label]).reverse(),
    ['create', 'update', 'delete'].map((action) => [action, 'columns', 'Bil, Siapa, Kata, Bila']),
  );
});

test.run();
