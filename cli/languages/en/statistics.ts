import { statisticsTexts } from '../../commands/statistics/statistics.texts.js';
import type { Texts } from '../catalogue.js';

/** As written but for the Chinese among it: a catalogue is loaded before its language is set. */
export const cliStatistics: Texts['cliStatistics'] = {
  ...statisticsTexts(),
  subscribers: (subscribers) => `${subscribers} subscribers`,
  found: (posts) => `${posts} posts found · cached data`,
  foundLive: (posts) => `${posts} posts found · live data`,
};
