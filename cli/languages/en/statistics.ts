import { plural } from '@smops/core/language/language.model.js';
import { statisticsTexts } from '../../commands/statistics/statistics.texts.js';
import type { Texts } from '../catalogue.js';

/** As written but for the Chinese among it: a catalogue is loaded before its language is set. */
export const cliStatistics: Texts['cliStatistics'] = {
  ...statisticsTexts(),
  subscribers: (subscribers) => plural(subscribers, 'subscriber'),
  found: (posts) => `${plural(posts, 'post')} found · cached data`,
  foundLive: (posts) => `${plural(posts, 'post')} found · live data`,
};
