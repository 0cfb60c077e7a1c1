import { plural } from '@smops/core/language/language.model.js';
import { screensTexts } from '../../tui/screens/screens.texts.js';
import type { Texts } from '../catalogue.js';

/** As written but for the Chinese and the American spelling in it: a catalogue is loaded before its language is set. */
export const cliScreens: Texts['cliScreens'] = {
  ...screensTexts(),
  cachedData: 'Cached data',
  liveData: 'Live data',
  postsFound: (posts) => `${plural(posts, 'post')} found`,
  cacheTime: 'Cached at',
  noText: '(no text)',
  reactions: 'Reactions',
  comments: 'Comments',
  shares: 'Shares',
  noPosts: 'No Facebook posts yet',
  checkPage: 'Check the configuration of the Facebook page, or try again later',
  analyseComments: 'Analyse the comments',
  subscribers: 'Subscribers',
  firstFile: 'Upload and analyse your first JSON file to get started. Press n.',
  analyzing: 'Analysing…',
};
