import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { listAnalyses } from '../../analysis/analyzer/analyzer.service.js';
import { openSentiments, type SentimentsBench } from '../../analysis/sentiments/testing.js';
import { listAccounts } from '../../records/accounts/accounts.service.js';
import { createTask, listTasks } from '../../records/tasks/tasks.service.js';
import { listWhatsAppAccounts } from '../../records/whatsapp/whatsapp.service.js';
import { seedDemo } from './demo.js';

const test = suite<{ bench: SentimentsBench }>('demo data');

test.before.each(async (context) => {
  context.bench = await openSentiments();
  context.bench.ctx.actor = { kind: 'system', userId: null, name: 'system', role: 'admin' };
});
test.after.each(async ({ bench }) => await bench.close());

test('an empty database is filled once, and every screen has something to show', async ({
  bench: { ctx },
}) => {
  assert.ok(await seedDemo(ctx));
  const counts = async () => [
    (await listAccounts(ctx)).length,
    (await listTasks(ctx)).length,
    (await listWhatsAppAccounts(ctx)).length,
  ];
  assert.equal(await counts(), [8, 6, 7]);
  assert.equal(new Set((await listTasks(ctx)).map(({ status }) => status)).size, 2);
  const analyses = await listAnalyses(ctx, {});
  assert.match(JSON.stringify(analyses), 'demo-comments.json');
  assert.not(await seedDemo(ctx), 'a second start adds nothing');
  assert.equal(await counts(), [8, 6, 7]);
});

test('a database in use is left as it is', async ({ bench: { ctx } }) => {
  await createTask(ctx, { date: '2026-11-21', socialPlatform: 'Facebook', task: '["Like"]' });
  assert.not(await seedDemo(ctx));
  assert.equal((await listAccounts(ctx)).length, 0);
});

test.run();
