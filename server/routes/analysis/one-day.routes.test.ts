import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { type Caller, openTestApp, type TestApp } from '../../testing.js';

/** Half past eleven at night in London is the next morning in Kuala Lumpur: there it is the 24th. */
const NIGHT = new Date('2026-11-23T23:30:00Z').getTime();
const begun = Date.now();

const test = suite<{ app: TestApp; analyst: Caller; task: string }>('the day of a comment and of its run');
test.before(async (context) => {
  context.app = await openTestApp(
    { clock: { now: () => new Date(NIGHT + Date.now() - begun) } },
    { SMOPS_TIME_ZONE: 'Asia/Kuala_Lumpur' },
  );
  context.analyst = await context.app.signIn('analyst');
  const started = await context.analyst('POST', '/api/fb-analyzer/analyze', {
    comments_data: Array.from({ length: 30 }, (_, at) => ({
      id: String(at),
      message: `Banjir lagi di Taman Sentosa ${at}`,
      created_time: '2026-11-23T23:30:00+0000',
    })),
    variables: ['banjir'],
    api_provider: 'local',
    file_name: 'malam.json',
  });
  context.task = (await started.json()).task_id;
  for (;;) {
    const { status } = await (await context.analyst('GET', `/api/fb-analyzer/task/${context.task}`)).json();
    if (status === 'completed') break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
});
test.after(async ({ app }) => await app.close());

/** The 24th as each language writes it; nothing says the 23rd. */
const DAY = { en: /24 Nov/, ms: /24 Nov/, zh: /11月24日/ };
const DAY_BEFORE = /23 Nov|11月23日|2026-11-23/;

for (const [language, day] of Object.entries(DAY))
  test(`is the reader's in reports, their captions and file names, in ${language}`, async ({
    analyst,
    task,
  }) => {
    const report = `/api/reports/run/${task}`;
    for (const path of [
      `${report}?lang=${language}`,
      `${report}/page?lang=${language}&more=tables&more=method`,
      `/api/fb-analyzer/task/${task}/export?format=html&lang=${language}`,
      `/api/fb-analyzer/task/${task}/accuracy/export?format=html&lang=${language}`,
      `/api/fb-analyzer/task/${task}/relations/export?format=html&lang=${language}`,
    ]) {
      const answer = await analyst('GET', path);
      const text = `${answer.headers.get('content-disposition') ?? ''} ${await answer.text()}`;
      assert.is(answer.status, 200, `${path}: ${text}`);
      assert.match(text, day, path);
      assert.not.match(text, DAY_BEFORE, path);
    }
  });

test.run();
