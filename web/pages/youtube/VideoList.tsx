import type { ListedVideo } from '@smops/core/channels/youtube/youtube.model.js';
import { youtubeThumbnailPath } from '@smops/core/channels/youtube/youtube.operations.js';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { classes } from '../../components/classes.js';
import { Time } from '../../components/format/Time.js';
import { Image } from '../../components/Image.js';
import { count } from '../../format/format.js';
import { YOUTUBE_TEXT as TEXT } from './youtube.texts.js';

const ROW_HEIGHT = 84;

export interface VideoListProps {
  videos: readonly ListedVideo[];
  selectedId: string;
  onSelect(videoId: string): void;
}

/** The rows, of which only those in sight are in the page; 600 px high. */
export function VideoList({ videos, selectedId, onSelect }: VideoListProps) {
  const frame = useRef<HTMLDivElement>(null);
  const rows = useVirtualizer({
    count: videos.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => videos[index]?.videoId ?? index,
    overscan: 8,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its top
  useEffect(() => {
    frame.current?.scrollTo({ top: 0 });
  }, [videos]);
  return (
    <div ref={frame} className="h-[600px] overflow-y-auto" data-testid="video-list">
      <ul className="relative" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map((row) => {
          const video = videos[row.index] as ListedVideo;
          return (
            <li
              key={row.key}
              aria-setsize={videos.length}
              aria-posinset={row.index + 1}
              className="absolute inset-x-0 top-0"
              style={{ height: ROW_HEIGHT, transform: `translateY(${row.start}px)` }}
            >
              <VideoRow video={video} selected={video.videoId === selectedId} onSelect={onSelect} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function VideoRow(props: { video: ListedVideo; selected: boolean; onSelect(id: string): void }) {
  const { video, selected, onSelect } = props;
  return (
    <button
      type="button"
      aria-pressed={selected}
      className={classes(
        '-outline-offset-2 flex h-full w-full cursor-pointer items-center gap-3 border-base-300 border-b px-4 text-left',
        selected ? 'bg-primary/10' : 'hover:bg-base-200',
      )}
      onClick={() => onSelect(video.videoId)}
    >
      <Image
        src={video.thumbnail === '' ? '' : youtubeThumbnailPath(video.videoId)}
        className="aspect-video h-12 shrink-0 sm:h-15 rounded-field bg-base-200 object-cover"
      />
      <span className="min-w-0 flex-1">
        <span className="line-clamp-2 font-medium text-sm leading-5">{video.title}</span>
        <span className="mt-0.5 flex flex-wrap justify-between gap-x-3 text-muted text-xs">
          <Time value={video.publishedAt} />
          <span className="whitespace-nowrap tabular-nums">{TEXT.views(count(video.views))}</span>
        </span>
      </span>
    </button>
  );
}
