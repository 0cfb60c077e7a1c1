import { setTimeout as sleep } from 'node:timers/promises';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { z } from 'zod';
import { onError } from './responses/errors.js';
import { streamOf } from './responses/file-response.js';
import { createRouter, defineRoute, jsonResponse } from './router.js';
import { openTestApp } from './testing.js';

/**
 * Their work has a bound: one record, a list that people keep (whole, it is answered 304 while it is as before), a
 * statement that the database counts by itself, work that waits in a queue of its own (imports, runs, deliveries, images, shared pages).
 * What reads the comments of a whole run into the server is not cheap. An operation stands here, or says `expensive`, or
 * changes one record that is no run.
 */
const CHEAP = new Set(
  `
  checkSession
  signIn
  signOut
  changeOwnPassword
  setOwnLanguage
  listSessions
  listUsers
  getUserStops
  createUser
  listApiTokens
  createApiToken
  listAssistantCalls
  listAudit
  listAuditActors
  listConnections
  removeSample
  purge
  listAccounts
  createAccount
  importAccounts
  getAccount
  deleteAccounts
  restoreAccounts
  setAccountStatuses
  findTasks
  listTasks
  createTask
  importTasks
  getTask
  deleteTasks
  restoreTasks
  setTaskStatuses
  listWhatsAppAccounts
  createWhatsAppAccount
  importWhatsAppAccounts
  getWhatsAppAccount
  deleteWhatsAppAccounts
  restoreWhatsAppAccounts
  setWhatsAppStatuses
  listFeeds
  createFeed
  getSpreadsheetState
  syncSheet
  startAnalysis
  listAnalyses
  getAnalysisStatus
  getSecondReader
  removeSecondReader
  deleteAnalysis
  updateAnalysis
  cancelAnalysis
  resumeAnalysis
  restoreAnalysis
  listProviders
  listProviderStates
  findModelServers
  listProviderModels
  listProviderCosts
  startComparison
  listComparisons
  updateComparison
  deleteComparison
  restoreComparison
  listRunViews
  saveRunView
  updateRunView
  deleteRunView
  restoreRunView
  listColumnChoices
  saveColumnChoice
  forgetColumnChoice
  getAlarmDestinations
  setReportLine
  listReportTemplates
  listSchedules
  createSchedule
  previewSchedule
  getSchedule
  getScheduleHistory
  listDestinations
  createDestination
  listDeliveries
  showLeavePage
  listShares
  createShare
  openShare
  listCodebooks
  listTopicSets
  createCodebook
  importCodebook
  getCodebook
  listCodebookVersions
  compareCodebookVersions
  listExplorations
  deleteExploration
  judgeComment
  clearJudgement
  undoJudgement
  getJudgementHistory
  importReadingQueue
  markComment
  translateComment
  listSentiments
  uploadSentiment
  analyzeSentiment
  importSentiments
  getSentiment
  listSentimentComments
  listYoutubeVideos
  getYoutubeVideo
  getYoutubeThumbnail
  getYoutubeVideoGrowth
  getYoutubeChannelGrowth
  refreshYoutube
  listFacebookPosts
  refreshFacebookPosts
  listFacebookComments
  getFacebookImage
  createUploadAddress
  startMultipart
  signMultipartParts
  listMultipartParts
  signMultipartPart
  getUploadParameters
  getTemporaryKeys
  getRemoteMeta
  startRemoteUpload
  followRemoteUpload
  listPortraits
  createPortrait
  getPortraitImage
  getPortraitThumbnail
  getStatisticsStatus
  getHome
  restoreBackup
  getHealth
  getReadiness
  getStatus
  getMetrics
`
    .trim()
    .split(/\s+/),
);

const changesOneRecord = (method: string, path: string) =>
  method !== 'get' && path.includes('{') && !/^\/api\/(fb-analyzer|reports)\//.test(path);

const test = suite('expensive operations');

test('every operation is either marked as expensive or known to be cheap', async () => {
  const app = await openTestApp();
  try {
    const document = await (await app.local('GET', '/api/openapi.json')).json();
    const operations = Object.entries<Record<string, { operationId: string; 'x-expensive'?: string }>>(
      document.paths,
    ).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, said]) => ({
        ...said,
        isChange: changesOneRecord(method, path),
      })),
    );
    const undecided = operations.filter(({ operationId, isChange, ...said }) => {
      const isCheap = CHEAP.has(operationId);
      return said['x-expensive'] === undefined ? !isCheap && !isChange : isCheap;
    });
    assert.equal(
      undecided.map(({ operationId }) => operationId),
      [],
    );
    const names = new Set(operations.map(({ operationId }) => operationId));
    assert.equal(
      [...CHEAP].filter((name) => !names.has(name)),
      [],
      'no longer there',
    );
  } finally {
    await app.close();
  }
});

/** An expensive route whose work can be looked at and ended. */
function createCounted(kind: 'answer' | 'file') {
  const seen = { now: 0, most: 0, isOpen: false };
  const work = async () => {
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    while (!seen.isOpen) await sleep(5);
    seen.now -= 1;
  };
  const route = defineRoute(
    'compute',
    'public',
    { method: 'get', path: '/compute', responses: { 200: jsonResponse('Done', z.string()) } },
    { expensive: kind },
  );
  const router = createRouter();
  router.onError(onError);
  const app = router.openapi(route, async (c) => {
    if (kind === 'answer') {
      await work();
      return c.json('done', 200);
    }
    const body = (async function* () {
      await work();
      yield 'done';
    })();
    return c.body(streamOf(c, body), 200) as never;
  });
  return { app, seen };
}

for (const kind of ['answer', 'file'] as const) {
  test(`of one caller two are worked on at once, and all are answered: ${kind}`, async () => {
    const { app, seen } = createCounted(kind);
    const texts = Array.from({ length: 12 }, async () => await (await app.request('/compute')).text());
    while (seen.now < 2) await sleep(5);
    await sleep(0);
    seen.isOpen = true;
    for (const text of await Promise.all(texts)) assert.match(text, 'done');
    assert.is(seen.most, 2);
  });
}

test('strangers make at most three files at once together, go round, and wait apart from the team', async () => {
  const seen = { now: 0, most: 0, isOpen: false };
  const ended: string[] = [];
  const route = defineRoute(
    'compute',
    'public',
    { method: 'get', path: '/compute', responses: { 200: jsonResponse('Done', z.string()) } },
    { expensive: 'file' },
  );
  const router = createRouter();
  router.onError(onError);
  router.use(async (c, next) => {
    c.set('address', c.req.header('x-address') ?? '');
    const user = c.req.header('x-user');
    if (user !== undefined) c.set('ctx', { actor: { userId: Number(user), name: 'mei' } } as never);
    await next();
  });
  const app = router.openapi(route, (c) => {
    const body = (async function* () {
      const isTeam = c.req.header('x-user') !== undefined;
      if (!isTeam) {
        seen.now += 1;
        seen.most = Math.max(seen.most, seen.now);
        while (!seen.isOpen) await sleep(5);
        seen.now -= 1;
      }
      ended.push(c.req.header('x-address') ?? '');
      yield 'done';
    })();
    return c.body(streamOf(c, body), 200) as never;
  });
  const ask = async (headers: Record<string, string>) =>
    await (await app.request('/compute', { headers })).text();
  const flood = Array.from({ length: 10 }, () => ask({ 'x-address': '203.0.113.1' }));
  while (seen.now < 2) await sleep(5);
  const others = ['198.51.100.1', '192.0.2.1'].map((address) => ask({ 'x-address': address }));
  while (seen.now < 3) await sleep(5);
  assert.is(
    await ask({ 'x-address': '203.0.113.1', 'x-user': '7' }),
    'done',
    'the team does not wait for strangers',
  );
  seen.isOpen = true;
  for (const text of await Promise.all([...flood, ...others])) assert.is(text, 'done');
  assert.is(seen.most, 3);
  const rounds = ended.slice(1, 7);
  assert.ok(rounds.includes('198.51.100.1') && rounds.includes('192.0.2.1'), ended.join(' '));
});

test('a caller who leaves gives the place of a file back, and one who never reads it holds up nobody', async () => {
  const { app, seen } = createCounted('file');
  seen.isOpen = true;
  const unread = await Promise.all(
    Array.from({ length: 2 }, () => app.request('/compute', { method: 'HEAD' })),
  );
  for (const { status } of unread) assert.is(status, 200);
  const left = await app.request('/compute');
  await left.body?.cancel();
  assert.is(await (await app.request('/compute')).text(), 'done');
});

test('more than may wait are told when to come again', async () => {
  const { app, seen } = createCounted('answer');
  const statuses: number[] = [];
  const retries = new Set<string | null>();
  const all = Array.from({ length: 70 }, async () => {
    const response = await app.request('/compute');
    statuses.push(response.status);
    if (response.status === 503) retries.add(response.headers.get('retry-after'));
  });
  while (seen.now < 2 || statuses.length < 4) await sleep(5);
  assert.equal([...new Set(statuses)], [503]);
  assert.equal([...retries], ['30']);
  seen.isOpen = true;
  await Promise.all(all);
  assert.is(statuses.filter((status) => status === 200).length, 66);
});

test.run();
