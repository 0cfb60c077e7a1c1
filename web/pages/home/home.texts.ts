import { textsOf } from '@smops/core/platform/language/language.model.js';
import { count, plural } from '../../format/format.js';

/** The screen's texts. */
export const HOME_TEXT = textsOf('home', {
  title: 'Home',
  subtitle: 'What runs, what came out last, and what is due',
  loadFailed: 'The overview could not be loaded',
  first: {
    title: 'First steps',
    analyse: 'Analyse a file',
    analyseText: 'An export of comments from Facebook, TikTok, Instagram or a sheet, and what to look for.',
    chooseFile: 'Choose a file',
    trySample: 'Try it with sample comments',
    adding: 'Preparing them…',
    failed: 'The sample comments could not be made',
    read: 'Read fifty',
    readText: 'Read some of the comments yourself: then the shares are corrected by what people say.',
    readWay: 'Read fifty',
    send: 'Send a page',
    sendText: 'The result as one page in Word, PowerPoint or HTML, with the strongest finding first.',
    sendWay: 'Open the page',
    after: 'after an analysis',
    sample: 'Sample comments',
    sampleText:
      '2,000 invented comments in three languages, of two communities, with a flood in the third week.',
    openSample: 'Open the result',
    compareSample: 'Compare the communities',
    removeSample: 'Remove',
    removing: 'Removing…',
    removed: 'The sample comments are gone',
    removeFailed: 'The sample comments could not be removed',
  },
  running: {
    title: 'Running analyses',
    none: 'Nothing is running.',
    open: 'New analysis',
    status: { pending: 'Waiting', running: 'Running', paused: 'Paused' },
  },
  schedules: {
    title: 'Schedules that need a person',
    open: 'Schedules',
    paused: 'Paused by a person.',
    failed: (periods: number) => `Failed ${plural(periods, 'period')} in a row.`,
  },
  unnamed: 'Unnamed file',
  latest: {
    title: 'Last results',
    none: 'No analysis is completed yet.',
    open: 'All analyses',
    comments: (comments: number) => plural(comments, 'comment'),
    sentiment: (positive: string, neutral: string, negative: string) =>
      `Positive ${positive}, neutral ${neutral}, negative ${negative}`,
  },
  tasks: {
    title: 'Tasks due',
    none: 'No open task is due.',
    open: 'Open tasks',
    counts: (due: number, open: number) => `${count(due)} due, ${count(open)} open`,
  },
  score: {
    title: 'Score of four weeks',
    none: 'No sentiment analysis in the last four weeks.',
    open: 'Sentiments',
    chart: (last: string) => `Sentiment scores of the last four weeks, the last ${last} of 10`,
    about: (analyses: number) => `${plural(analyses, 'analysis', 'analyses')}, from 0 to 10`,
  },
  limits: {
    title: 'Quota and cost',
    none: 'YouTube is not configured.',
    quota: 'YouTube units used today',
    of: (used: string, limit: string) => `${used} of ${limit}`,
    today: 'AI services today',
    month: 'AI services this month',
    budget: (usd: string) => `Daily budget ${usd}`,
    open: 'AI providers',
    openQuota: 'YouTube',
  },
});
