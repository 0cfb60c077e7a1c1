import { plural } from '@smops/core/platform/language/language.model.js';
import type { Texts } from '../catalogue.js';

export const cliMixed: Texts['cliMixed'] = {
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
