import type { ServiceContext } from '../../context.js';
import type { ExportColumn } from '../../platform/export/safe-cell.js';
import { byTitle, pagesOf, tableFile } from '../../platform/export/table-file.js';
import { countsOf, filterPosts } from './facebook.model.js';
import type { FacebookExportInput, FacebookPost } from './facebook.schemas.js';
import { listFacebookPosts } from './facebook.service.js';

const COLUMNS: ExportColumn<FacebookPost>[] = [
  { title: 'id', value: (post) => post.id },
  { title: 'created_time', value: (post) => post.created_time },
  { title: 'message', value: (post) => post.message ?? '' },
  { title: 'reactions', value: (post) => countsOf(post).reactions },
  { title: 'comments', value: (post) => countsOf(post).comments },
  { title: 'shares', value: (post) => countsOf(post).shares },
  { title: 'permalink_url', value: (post) => post.permalink_url ?? '' },
];

/** The posts that a filter leaves as a file. Throws as `listFacebookPosts`. */
export async function exportFacebookPosts(ctx: ServiceContext, { format, ...filter }: FacebookExportInput) {
  const { data } = await listFacebookPosts(ctx);
  return tableFile('facebook-posts', format, {
    sheet: 'facebook-posts',
    isForPeople: true,
    columns: COLUMNS,
    pages: pagesOf(filterPosts(data, filter, ctx.config.timeZone)),
    toJson: (row) => byTitle(COLUMNS, row),
  });
}
