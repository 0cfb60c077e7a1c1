import type { AnalysisTask } from '@smops/core/analysis/analyzer/analyzer.schemas.js';
import type { AnalysisResults } from '@smops/core/judging/results/results.schemas.js';
import type { FakeProvider } from '@smops/fixtures/fake-provider/fake-provider.js';
import { rightAnswer } from '@smops/fixtures/fake-provider/right-answer.js';
import type { Api } from './api.js';
import { check, randomOf, untilTrue } from './scenario.js';

export const RUN_VARIABLES = ['lubang', '价格', 'hospital'];
const SAYINGS = [
  'Jalan ni teruk, lubang di mana-mana 😤',
  '价格又涨了，薪水没涨',
  'The hospital needs more doctors lah',
  'Terima kasih YB, bagus!',
  'Harga makin naik, lubang pun makin banyak',
  '支持扩建 hospital 👍',
];
const PAGE = 5000;

/** Comments that are all different, so that each one is asked and paid; the same for the same seed. */
export function makeComments(count: number, seed: number): { message: string }[] {
  const random = randomOf(seed);
  return Array.from({ length: count }, (_, at) => ({
    message: `${SAYINGS[Math.floor(random() * SAYINGS.length)]} #${seed}-${at}`,
  }));
}

/** What a server needs to ask the fake service, `atOnce` calls at a time. */
export const providerEnv = (fake: FakeProvider, atOnce: number) => ({
  DEEPSEEK_9_URL: fake.url,
  DEEPSEEK_9_API_KEY: 'kunci-palsu',
  SMOPS_CONCURRENCY: String(atOnce),
});

/** Starts a run with the fake service; its id. */
export async function startRun(
  api: Api,
  comments: { message: string }[],
  provider = 'deepseek-9',
): Promise<string> {
  const body = { comments_data: comments, variables: RUN_VARIABLES, api_provider: provider, batch_size: 8 };
  const answer = await api.post('/api/fb-analyzer/analyze', body);
  const text = await answer.text();
  check(answer.status === 200, `the run did not start: ${answer.status} ${text.slice(0, 200)}`);
  return (JSON.parse(text) as { task_id: string }).task_id;
}

export async function lookAtRun(api: Api, runId: string): Promise<AnalysisTask> {
  return (await (await api.get(`/api/fb-analyzer/task/${runId}`)).json()) as AnalysisTask;
}

/** Waits until the run has ended or paused. */
export async function untilRunEnds(api: Api, runId: string, timeoutMs: number): Promise<AnalysisTask> {
  let task = await lookAtRun(api, runId);
  const hasEnded = async () => {
    task = await lookAtRun(api, runId);
    return task.status !== 'pending' && task.status !== 'running';
  };
  await untilTrue(hasEnded, timeoutMs, 'the run ends');
  return task;
}

/** The quotes of an answer; a service may give its tags in another order than the run has its variables. */
const quotesOf = (tags: { quote: string }[]): string =>
  tags
    .map((tag) => tag.quote)
    .sort()
    .join('|');

/** Throws unless each comment is there once, as it was given, with the one right answer. */
export async function checkRun(api: Api, runId: string, comments: { message: string }[]): Promise<void> {
  const task = await lookAtRun(api, runId);
  check(task.status === 'completed', `the run is ${task.status}: ${JSON.stringify(task).slice(0, 300)}`);
  check(task.processed_comments === comments.length, `${task.processed_comments} are counted as done`);
  let at = 0;
  for (let after: number | null = -1; after !== null; ) {
    const path = `/api/fb-analyzer/task/${runId}/results?limit=${PAGE}&after=${after}`;
    const page = (await (await api.get(path)).json()) as AnalysisResults;
    for (const comment of page.results.comments) {
      const given = comments[at]?.message ?? '';
      check(comment.seq === at && comment.content === given, `comment ${at} is not as it was given`);
      const right = rightAnswer(
        RUN_VARIABLES.map((name) => ({ name })),
        given,
      );
      const isRight =
        comment.state === 'ok' &&
        comment.sentiment?.label === right.sentiment.label &&
        quotesOf(comment.tags) === quotesOf(right.tags);
      check(isRight, `the answer of comment ${at} is wrong: ${JSON.stringify(comment).slice(0, 300)}`);
      at += 1;
    }
    after = page.next;
  }
  check(at === comments.length, `${at} of ${comments.length} comments are there`);
}
