import { readFile } from 'node:fs/promises';
import { demoAccounts, demoTasks, demoWhatsApp } from '@smops/fixtures/demo/lists.js';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import { startAnalysis } from '../../analysis/analyzer/runs/start-analysis.service.js';
import { uploadSentiment } from '../../analysis/sentiments/upload-sentiment.service.js';
import { localDay } from '../../channels/statistics/local-day.js';
import type { ServiceContext } from '../../context.js';
import { createAccount } from '../../records/accounts/accounts.service.js';
import { createTask, setTaskStatus } from '../../records/tasks/tasks.service.js';
import { createWhatsAppAccount } from '../../records/whatsapp/whatsapp.service.js';
import { isUntouched } from './demo.repository.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const COMMENTS = new URL('../../../../fixtures/comments.json', import.meta.url);
/** Tasks older than this are done. */
const OPEN_DAYS = 3;

async function seedAccounts(ctx: ServiceContext): Promise<void> {
  for (const [firstName, lastName, name, facebook, instagram, tiktok] of demoAccounts) {
    await createAccount(ctx, {
      firstName,
      lastName,
      emailAddress: `${name}@demo.example`,
      facebookProfileLink: `https://www.facebook.com/demo.${name}.example`,
      instagramProfileLink: null,
      tiktokProfileLink: null,
      facebookStatus: facebook,
      instagramStatus: instagram,
      tiktokStatus: tiktok,
    });
  }
}

/** Answers the task ids, newest first. */
async function seedTasks(ctx: ServiceContext): Promise<string[]> {
  const taskIds: string[] = [];
  for (const { daysAgo, socialPlatform, types, requirements } of demoTasks) {
    const day = new Date(ctx.clock.now().getTime() - daysAgo * DAY_MS);
    const task = await createTask(ctx, {
      date: localDay(day, ctx.config.timeZone),
      socialPlatform,
      link: null,
      task: JSON.stringify(types),
      requirements,
    });
    taskIds.push(task.taskId);
    if (daysAgo > OPEN_DAYS) await setTaskStatus(ctx, task.id, { status: 'Completed' });
  }
  return taskIds;
}

async function seedWhatsApp(ctx: ServiceContext): Promise<void> {
  for (const [phoneNumber, whatsappName, state, groupName, status] of demoWhatsApp) {
    await createWhatsAppAccount(ctx, { phoneNumber, whatsappName, state, groupName, status });
  }
}

/** One analysis and two sentiment records of the sample comments, by the embedded engine: nothing leaves the machine. */
async function seedAnalyses(ctx: AnalyzerContext, taskIds: string[]): Promise<void> {
  const bytes = await readFile(COMMENTS);
  const data = JSON.parse(bytes.toString('utf8')) as { post: { message: string }; comments: unknown[] };
  await startAnalysis(ctx, {
    comments_data: data,
    variables: ['价格', 'banjir', 'traffic'],
    api_provider: 'local',
    post_content: data.post.message,
    file_name: 'demo-comments.json',
  });
  const half = Math.floor(data.comments.length / 2);
  const parts = [data.comments.slice(0, half), data.comments.slice(half)];
  for (const [index, comments] of parts.entries()) {
    const file = {
      name: `demo-comments-${index + 1}.json`,
      type: 'application/json',
      bytes: new Uint8Array(Buffer.from(JSON.stringify(comments))),
    };
    await uploadSentiment(ctx, file, { taskId: taskIds[index], provider: 'local' });
  }
}

/**
 * Fills an empty database with sample data, written down as made by `demo`; a database that holds anything is left as it
 * is. Answers whether it did.
 */
export async function seedDemo(ctx: AnalyzerContext): Promise<boolean> {
  if (!(await isUntouched(ctx.db))) return false;
  const asDemo: AnalyzerContext = { ...ctx, actor: { ...ctx.actor, name: 'demo' } };
  await seedAccounts(asDemo);
  const taskIds = await seedTasks(asDemo);
  await seedWhatsApp(asDemo);
  await seedAnalyses(asDemo, taskIds);
  return true;
}
