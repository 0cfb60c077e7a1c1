import { sentencesOf } from '../language/language.model.js';

/** What the documents call what they show. */
export const DOCUMENT = sentencesOf('core.reportDocument', {
  bars: {
    name: 'Variable',
    count: 'Comments',
    share: 'Share of comments',
    interval: '95% interval',
    trend: 'Over time',
  },
  lines: { time: 'Time', value: 'Value', interval: '95% interval', volume: 'Comments' },
});
