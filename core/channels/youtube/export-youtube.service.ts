import type { ServiceContext } from '../../context.js';
import type { ExportColumn } from '../../platform/export/safe-cell.js';
import { byTitle, pagesOf, tableFile } from '../../platform/export/table-file.js';
import { filterVideos, inRange, type ListedVideo, toListedVideos } from './youtube.model.js';
import type { YoutubeExportInput } from './youtube.schemas.js';
import { listYoutubeVideos } from './youtube.service.js';

const COLUMNS: ExportColumn<ListedVideo>[] = [
  { title: 'videoId', value: (video) => video.videoId },
  { title: 'title', value: (video) => video.title },
  { title: 'publishedAt', value: (video) => video.publishedAt },
  { title: 'viewCount', value: (video) => video.views },
  { title: 'likeCount', value: (video) => video.likes },
  { title: 'commentCount', value: (video) => video.comments },
  { title: 'url', value: (video) => `https://www.youtube.com/watch?v=${video.videoId}` },
  { title: 'description', value: (video) => video.description },
];

/** The list of videos as a file, filtered and ordered like the list itself. Throws as `listYoutubeVideos`. */
export async function exportYoutubeVideos(
  ctx: ServiceContext,
  { format, days, ...filter }: YoutubeExportInput,
) {
  const { videos } = await listYoutubeVideos(ctx);
  const listed = toListedVideos(videos, ctx.config.timeZone);
  const within = days === undefined ? listed : inRange(listed, { kind: 'last', days }, ctx.clock.now());
  return tableFile('youtube-videos', format, {
    sheet: 'youtube-videos',
    isForPeople: true,
    columns: COLUMNS,
    pages: pagesOf(filterVideos(within, filter)),
    toJson: (row) => byTitle(COLUMNS, row),
  });
}
