import { requireRight, type ServiceContext } from '../../context.js';
import { notFound } from '../../errors.js';
import { THING_NAMES } from '../../errors.texts.model.js';
import { getImage, type Image } from '../../platform/upstream/get-image.js';
import * as videos from './youtube.repository.js';
import { requireYoutube } from './youtube-source.js';

const HOSTS = ['.ytimg.com', '.ggpht.com'];

/** The thumbnail of a video of the channel. NOT_FOUND when there is no such video or YouTube does not give the image. */
export async function getYoutubeThumbnail(ctx: ServiceContext, videoId: string): Promise<Image> {
  requireRight(ctx, 'lists');
  const { url, subject } = requireYoutube(ctx.config);
  const channel = await videos.findChannelRow(ctx.db, subject);
  const video =
    channel === undefined ? undefined : await videos.findVideoRow(ctx.db, channel.channelId, videoId);
  if (video === undefined) throw notFound(THING_NAMES().video(videoId));
  return await getImage(video.thumbnail, { hosts: HOSTS, apiUrl: url });
}
