import {
  FACEBOOK_SORTS,
  type FacebookSort,
  POST_IDS_MAX,
} from '@smops/core/channels/facebook/facebook.constants.js';
import { countsOf } from '@smops/core/channels/facebook/facebook.model.js';
import type { FacebookFilter, FacebookPost } from '@smops/core/channels/facebook/facebook.schemas.js';
import { LayoutGrid, List, MessageSquareOff, SearchX, Sparkles, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/Button.js';
import { EmptyState } from '../../components/feedback/EmptyState.js';
import { ErrorState } from '../../components/feedback/ErrorState.js';
import { DayInput } from '../../components/form/DayField.js';
import { Select } from '../../components/form/Select.js';
import { IconButton } from '../../components/IconButton.js';
import { DeferredSearchBox } from '../../components/table/DeferredSearchBox.js';
import { Filters } from '../../components/table/Filters.js';
import { ListExportMenu } from '../../components/table/ListExportMenu.js';
import { ListPanel } from '../../components/table/ListPanel.js';
import { FACEBOOK_TEXT as TEXT } from './facebook.texts.js';
import { PostCard } from './PostCard.js';
import { PostsTable } from './PostsTable.js';
import { useAnalyzeComments } from './useAnalyzeComments.js';
import type { usePosts } from './usePosts.js';

const FORMATS = ['csv', 'xlsx', 'json'] as const;
const EXPORT = '/api/facebook-posts/export';
const SORT_OPTIONS = FACEBOOK_SORTS.map((value) => ({ value, label: TEXT.sorts[value] }));
export const POSTS_GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3';

/** What a box says it chooses: a post has no name but its words. */
const nameOf = ({ message, id }: FacebookPost) => message?.slice(0, 60) ?? id;

export type PostsView = 'cards' | 'list';

interface Props {
  list: ReturnType<typeof usePosts>;
  filter: FacebookFilter;
  onFilter(filter: FacebookFilter): void;
  view: PostsView;
  onView(view: PostsView): void;
  mayAnalyze: boolean;
}

/** The posts as cards or lines: search, days and order in its head; what is done with the ticked ones in its foot. */
export function PostsPanel({ list, filter, onFilter, view, onView, mayAnalyze }: Props) {
  const { answer, posts, error, isLoading } = list;
  const { search = '', from = '', to = '', sort = 'newest' } = filter;
  const [ticked, setTicked] = useState<ReadonlySet<string | number>>(new Set());
  const chosen = ticked.size === 0 ? [] : posts.filter(({ id }) => ticked.has(id));
  const selected = new Set<string | number>(chosen.map(({ id }) => id));
  const [analyze, progress] = useAnalyzeComments();
  const isFiltered = search !== '' || from !== '' || to !== '';
  const set = (change: FacebookFilter) => onFilter({ ...filter, ...change });
  const tick = (id: string, isTicked: boolean) => {
    const next = new Set(selected);
    if (isTicked) next.add(id);
    else next.delete(id);
    setTicked(next);
  };
  if (!answer) return null;
  const { found, total } = answer;

  return (
    <ListPanel
      title={TEXT.list}
      count={isFiltered ? TEXT.foundOf(found, total) : TEXT.found(total)}
      tools={
        <PostsTools filter={filter} onFilter={onFilter} view={view} onView={onView} isEmpty={found === 0} />
      }
    >
      {error && (
        <ErrorState title={TEXT.loadFailed} error={error} retryLabel={TEXT.retry} onRetry={list.again} />
      )}
      {posts.length === 0 ? (
        isFiltered ? (
          <EmptyState
            icon={<SearchX aria-hidden />}
            title={TEXT.none}
            action={<Button onClick={() => onFilter({ sort })}>{TEXT.clear}</Button>}
          />
        ) : (
          <EmptyState icon={<MessageSquareOff aria-hidden />} title={TEXT.empty} text={TEXT.emptyHint} />
        )
      ) : (
        <div aria-busy={isLoading} className={isLoading ? 'refreshing' : undefined}>
          {view === 'list' ? (
            <PostsTable
              posts={posts}
              order={sort}
              onOrder={(order: FacebookSort) => set({ sort: order })}
              selection={{ selected, onChange: setTicked, nameOf }}
              onAnalyze={mayAnalyze ? analyze : undefined}
            />
          ) : (
            <PostCards
              posts={posts}
              selected={selected}
              onTick={tick}
              onAnalyze={mayAnalyze ? analyze : undefined}
              isAnalyzing={progress !== undefined}
            />
          )}
          {found > posts.length && (
            <div className="border-base-300 border-t py-4 text-center">
              <Button pending={isLoading} pendingLabel={TEXT.loading} onClick={list.more}>
                {TEXT.more}
              </Button>
            </div>
          )}
        </div>
      )}
      {chosen.length > 0 && (
        <ChosenBar
          chosen={chosen}
          onClear={() => setTicked(new Set())}
          action={
            mayAnalyze && (
              <Button
                tone="primary"
                icon={<Sparkles className="size-4" aria-hidden />}
                pending={progress !== undefined}
                pendingLabel={progress && TEXT.reading(progress.read, progress.of)}
                disabled={chosen.every((post) => countsOf(post).comments === 0)}
                onClick={() => analyze(chosen)}
              >
                {TEXT.analyzeChosen}
              </Button>
            )
          }
        />
      )}
    </ListPanel>
  );
}

interface CardsProps {
  posts: readonly FacebookPost[];
  selected: ReadonlySet<string | number>;
  onTick(id: string, isTicked: boolean): void;
  /** Left out for those who may not analyse. */
  onAnalyze: ((posts: readonly FacebookPost[]) => void) | undefined;
  isAnalyzing: boolean;
}

/** The posts as cards, each with its box and the analysis of its comments. */
const PostCards = ({ posts, selected, onTick, onAnalyze, isAnalyzing }: CardsProps) => (
  <div className={`${POSTS_GRID} p-4`}>
    {posts.map((post) => (
      <PostCard
        key={post.id}
        post={post}
        box={{
          label: TEXT.choose(nameOf(post)),
          checked: selected.has(post.id),
          onChange: (event) => onTick(post.id, event.target.checked),
        }}
        action={
          onAnalyze &&
          countsOf(post).comments > 0 && (
            <Button
              size="small"
              icon={<Sparkles className="size-4" aria-hidden />}
              disabled={isAnalyzing}
              onClick={() => onAnalyze([post])}
            >
              {TEXT.analyze}
            </Button>
          )
        }
      />
    ))}
  </div>
);

interface ToolsProps extends Pick<Props, 'filter' | 'onFilter' | 'view' | 'onView'> {
  isEmpty: boolean;
}

/** Search, days, order, how the posts are shown, and their export. */
function PostsTools({ filter, onFilter, view, onView, isEmpty }: ToolsProps) {
  const { search = '', from = '', to = '', sort = 'newest' } = filter;
  const set = (change: FacebookFilter) => onFilter({ ...filter, ...change });
  return (
    <>
      <DeferredSearchBox
        value={search}
        onSearch={(text) => set({ search: text })}
        placeholder={TEXT.search}
        shortcut="/"
        className="max-md:min-w-40 max-md:flex-1 md:w-48"
      />
      <Filters set={Number(from !== '') + Number(to !== '') + Number(sort !== 'newest')}>
        <div className="grid w-full grid-cols-2 gap-2 sm:contents">
          <DayInput label={TEXT.from} value={from} onChange={(day) => set({ from: day })} />
          <DayInput label={TEXT.to} value={to} onChange={(day) => set({ to: day })} />
        </div>
        <Select
          label={TEXT.order}
          className="sm:w-36"
          value={sort}
          options={SORT_OPTIONS}
          onChange={(order) => set({ sort: order })}
        />
      </Filters>
      <ViewSwitch view={view} onView={onView} />
      <ListExportMenu
        label={TEXT.export}
        path={EXPORT}
        query={{ search, from, to, sort }}
        formats={FORMATS}
        disabled={isEmpty}
      />
    </>
  );
}

function ViewSwitch({ view, onView }: Pick<Props, 'view' | 'onView'>) {
  const choices = [
    ['cards', TEXT.cards, <LayoutGrid key="cards" />],
    ['list', TEXT.lines, <List key="list" />],
  ] as const;
  return (
    <div className="flex gap-0.5">
      {choices.map(([one, label, icon]) => (
        <IconButton
          key={one}
          label={label}
          icon={icon}
          aria-pressed={view === one}
          className={view === one ? 'bg-base-200 text-primary' : undefined}
          onClick={() => onView(one)}
        />
      ))}
    </div>
  );
}

/** What can be done with the ticked posts. */
function ChosenBar(props: { chosen: readonly FacebookPost[]; action: ReactNode; onClear(): void }) {
  const { chosen, action, onClear } = props;
  const ids = chosen.map(({ id }) => id).join(',');
  const comments = chosen.reduce((sum, post) => sum + countsOf(post).comments, 0);
  return (
    <section
      aria-label={TEXT.chosenPosts}
      className="sticky bottom-0 z-20 flex flex-wrap items-center gap-2 rounded-b-box border-base-300 border-t bg-base-100 px-4 py-2.5 shadow-float"
    >
      <p role="status" className="mr-auto font-medium text-sm tabular-nums">
        {TEXT.chosen(chosen.length, comments)}
      </p>
      {action}
      <ListExportMenu
        label={TEXT.export}
        path={EXPORT}
        query={{ ids }}
        formats={FORMATS}
        disabled={ids.length > POST_IDS_MAX}
      />
      <IconButton label={TEXT.clearChosen} icon={<X />} onClick={onClear} />
    </section>
  );
}
