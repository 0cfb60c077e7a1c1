import { sentencesOf } from '../../../platform/language/language.model.js';

/** What charts of a run say, in reports and in the terminal. */
export const OVERVIEW = sentencesOf('core.overview', {
  byTime: { hour: 'Comments by hour', day: 'Comments by day', week: 'Comments by week' },
  noTimes: 'Fewer than 80% of the comments have a time, so there is no trend over time.',
  variables: 'Variables: share and sentiment of their comments',
  sides: 'Right of the line positive, left of it negative.',
  theseComments: 'These comments',
  /** Above the columns of a peak. */
  peakName: (what: string, share: string) => `${what} ${share}`,
  peak: (what: string, when: string, share: string, elsewhere: string) =>
    `${what}: ${share} on ${when}, ${elsewhere} otherwise`,
  when: { hour: 'Hour', day: 'Day', week: 'Week' },
  all: 'All',
  words: {
    name: 'Variable',
    count: 'Comments',
    share: 'Share',
    interval: '95% interval',
    positive: 'positive',
    neutral: 'neutral',
    negative: 'negative',
    trend: 'Over time',
  },
});
