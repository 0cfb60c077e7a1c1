import type { Texts } from '../catalogue.js';

export const youtubeChannel: Texts['youtubeChannel'] = {
  subscribers: (count) => `${count} subscribers`,
  totalVideos: (count) => `${count} total videos`,
};
