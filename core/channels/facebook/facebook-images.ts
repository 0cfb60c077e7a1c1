import { requireRight, type ServiceContext } from '../../context.js';
import { notFound } from '../../errors.js';
import { THING_NAMES } from '../../errors.texts.model.js';
import { getImage, type Image } from '../../platform/upstream/get-image.js';
import * as posts from './facebook.repository.js';
import { requireFacebook } from './facebook-source.js';

const HOSTS = ['.fbcdn.net', '.fbsbx.com'];

/** The image of a post in the list. NOT_FOUND when it has none, or it has expired. */
export async function getFacebookImage(ctx: ServiceContext, postId: string): Promise<Image> {
  requireRight(ctx, 'lists');
  const { url, pageId } = requireFacebook(ctx.config);
  const row = await posts.findPostRow(ctx.db, pageId, postId);
  if (row === undefined || row.fullPicture === null) throw notFound(THING_NAMES().postImage(postId));
  return await getImage(row.fullPicture, { hosts: HOSTS, apiUrl: url });
}
