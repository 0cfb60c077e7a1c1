import type { FacebookSort } from '@smops/core/channels/facebook/facebook.constants.js';
import { countsOf } from '@smops/core/channels/facebook/facebook.model.js';
import { FACEBOOK } from '@smops/core/channels/facebook/facebook.operations.js';
import type { FacebookPost } from '@smops/core/channels/facebook/facebook.schemas.js';
import { addressOf } from '@smops/core/platform/operations/address.model.js';
import { ExternalLink, Sparkles } from 'lucide-react';
import { Time } from '../../components/format/Time.js';
import { Image } from '../../components/Image.js';
import { PHONE, useMediaQuery } from '../../components/screen/useMediaQuery.js';
import { DataTable } from '../../components/table/DataTable.js';
import type { Column, Selection } from '../../components/table/table-props.js';
import type { Sort } from '../../components/table/table-sort.js';
import { count as formatCount } from '../../format/format.js';
import { FACEBOOK_TEXT as TEXT } from './facebook.texts.js';
import { isWebAddress, PostCounts } from './PostCard.js';

const numbers = (id: 'reactions' | 'comments' | 'shares'): Column<FacebookPost> => ({
  id,
  header: TEXT[id],
  align: 'right',
  width: '6.5rem',
  card: 'hidden',
  cell: (post) => formatCount(countsOf(post)[id]),
  sortValue: (post) => countsOf(post)[id],
});

const COLUMNS: Column<FacebookPost>[] = [
  { id: 'post', header: TEXT.post, card: 'title', cell: (post) => <PostLine post={post} /> },
  {
    id: 'date',
    header: TEXT.date,
    width: '8.5rem',
    card: 'hidden',
    cell: (post) => <Time value={post.created_time} />,
    sortValue: (post) => Date.parse(post.created_time),
  },
  numbers('reactions'),
  numbers('comments'),
  numbers('shares'),
];

function sortOf(order: FacebookSort): Sort {
  if (order === 'newest' || order === 'oldest')
    return { column: 'date', direction: order === 'oldest' ? 'ascending' : 'descending' };
  const [direction, column] = order.split('-') as ['most' | 'least', string];
  return { column, direction: direction === 'least' ? 'ascending' : 'descending' };
}

function orderOf(sort: Sort | undefined): FacebookSort {
  if (!sort) return 'newest';
  if (sort.column === 'date') return sort.direction === 'ascending' ? 'oldest' : 'newest';
  return `${sort.direction === 'ascending' ? 'least' : 'most'}-${sort.column}` as FacebookSort;
}

interface Props {
  posts: readonly FacebookPost[];
  order: FacebookSort;
  onOrder(order: FacebookSort): void;
  selection: Selection<FacebookPost>;
  /** Absent where the person may not analyse. */
  onAnalyze: ((posts: readonly FacebookPost[]) => void) | undefined;
}

/** The posts, a line each, in the order in which the server gives them. */
export function PostsTable({ posts, order, onOrder, selection, onAnalyze }: Props) {
  return (
    <DataTable
      label={TEXT.list}
      columns={COLUMNS}
      rows={posts}
      rowKey={({ id }) => id}
      sort={sortOf(order)}
      onSort={(sort) => onOrder(orderOf(sort))}
      selection={selection}
      estimatedRowHeight={61}
      actionsHeader={TEXT.actions}
      {...(onAnalyze && {
        rowActions: (post: FacebookPost) => [
          {
            label: TEXT.analyzeOf(selection.nameOf(post)),
            icon: <Sparkles />,
            disabled: post.comments.summary.total_count === 0,
            onSelect: () => onAnalyze([post]),
          },
        ],
      })}
      empty={null}
    />
  );
}

function PostLine({ post }: { post: FacebookPost }) {
  const isPhone = useMediaQuery(PHONE);
  return (
    <span className="flex items-center gap-3 sm:min-w-52">
      {post.full_picture !== undefined && (
        <Image
          src={addressOf(FACEBOOK.image, { postId: post.id })}
          hideBroken
          className="size-10 shrink-0 rounded-field bg-base-200 object-cover"
        />
      )}
      <span className="min-w-0">
        <span className="line-clamp-2 break-words" title={post.message}>
          {post.message ?? <span className="text-muted">{TEXT.noMessage}</span>}
        </span>
        {isPhone && (
          <span className="mt-1 flex flex-wrap gap-x-3 text-muted">
            <Time value={post.created_time} />
            <PostCounts post={post} />
          </span>
        )}
      </span>
      {isWebAddress(post.permalink_url) && (
        <a
          className="ml-auto grid size-8 shrink-0 place-items-center rounded-field text-muted hover:bg-base-200 hover:text-primary"
          href={post.permalink_url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={TEXT.view}
          title={TEXT.view}
        >
          <ExternalLink className="size-4" aria-hidden />
        </a>
      )}
    </span>
  );
}
