import { YOUTUBE_SORTS, type YoutubeSort } from '@smops/core/channels/youtube/youtube.constants.js';
import {
  filterVideos,
  type ListedVideo,
  type YoutubeRange,
} from '@smops/core/channels/youtube/youtube.model.js';
import { VideoOff } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { Button } from '../../components/Button.js';
import { EmptyState } from '../../components/feedback/EmptyState.js';
import { DayField } from '../../components/form/DayField.js';
import { FormField } from '../../components/form/FormField.js';
import { Select } from '../../components/form/Select.js';
import { Filters } from '../../components/table/Filters.js';
import { ListExportMenu } from '../../components/table/ListExportMenu.js';
import { SearchBox } from '../../components/table/SearchBox.js';
import { ToRows } from '../../components/table/ToRows.js';
import { useUrlState } from '../../components/useUrlState.js';
import { exportQueryOf } from './range.js';
import { VideoList } from './VideoList.js';
import { YOUTUBE_TEXT as TEXT } from './youtube.texts.js';

const isSort = (value: string): value is YoutubeSort => YOUTUBE_SORTS.some((sort) => sort === value);

export interface VideoPanelProps {
  /** The videos of the header's range. */
  videos: readonly ListedVideo[];
  /** That range, for the export. */
  range: YoutubeRange;
  selectedId: string;
  onSelect(videoId: string): void;
}

/** The left panel: its own filters narrow the header's range further. */
export function VideoPanel({ videos, range, selectedId, onSelect }: VideoPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const [search, setSearch] = useUrlState('q');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const [sort, setSort] = useUrlState('sort', 'newest');
  const wanted = useDeferredValue(search);
  const shown = useMemo(
    () => filterVideos(videos, { search: wanted, from, to, sort: isSort(sort) ? sort : 'newest' }),
    [videos, wanted, from, to, sort],
  );
  const clear = () => {
    setSearch('');
    setFrom('');
    setTo('');
    setSort('newest');
  };
  return (
    <section ref={panel} className="panel" aria-label={TEXT.panel}>
      <ToRows panel={panel} />
      <header className="space-y-3 border-base-300 border-b px-4 py-3">
        <h2 className="font-semibold text-base">{TEXT.panel}</h2>
        <div className="flex flex-wrap gap-2">
          <SearchBox
            value={search}
            onChange={setSearch}
            placeholder={TEXT.search}
            shortcut="/"
            className="flex-1"
          />
          <Filters set={Number(from !== '') + Number(to !== '') + Number(sort !== 'newest')}>
            <div className="grid w-full grid-cols-2 gap-3 sm:grid-cols-3">
              <DayField label={TEXT.startDate} value={from} onChange={setFrom} />
              <DayField label={TEXT.endDate} value={to} onChange={setTo} />
              <FormField label={TEXT.sortBy} className="max-sm:col-span-2">
                {(control) => (
                  <Select
                    {...control}
                    value={isSort(sort) ? sort : 'newest'}
                    onChange={setSort}
                    options={YOUTUBE_SORTS.map((one) => ({ value: one, label: TEXT.sorts[one] }))}
                  />
                )}
              </FormField>
            </div>
          </Filters>
        </div>
        <div className="flex items-center gap-3">
          <p role="status" className="min-w-0 flex-1 text-muted text-sm">
            {TEXT.showing(shown.length, videos.length)}
          </p>
          <ListExportMenu
            label={TEXT.export}
            path="/api/youtube/export"
            query={exportQueryOf(range, { search, from, to, sort })}
            formats={['csv', 'xlsx', 'json']}
            disabled={shown.length === 0}
          />
        </div>
      </header>
      {shown.length === 0 ? (
        <div className="h-[600px]">
          <EmptyState
            icon={<VideoOff aria-hidden />}
            title={TEXT.none}
            action={<Button onClick={clear}>{TEXT.clear}</Button>}
          />
        </div>
      ) : (
        <VideoList videos={shown} selectedId={selectedId} onSelect={onSelect} />
      )}
    </section>
  );
}
