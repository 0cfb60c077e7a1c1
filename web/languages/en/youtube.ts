import { plural } from '../../format/format.js';
import type { Texts } from '../catalogue.js';

export const youtubeChannel: Texts['youtubeChannel'] = {
  subscribers: (count) => plural(count, 'subscriber'),
  totalVideos: (count) => `${count} total videos`,
};
