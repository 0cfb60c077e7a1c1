import type { AnalysisComment, AnalysisResults } from '@smops/core/analyzer/analyzer.schemas.js';
import { SearchX } from 'lucide-react';
import { memo, useCallback, useMemo, useState } from 'react';
import { Button } from '../../../components/Button.js';
import { EmptyState } from '../../../components/feedback/EmptyState.js';
import { Select } from '../../../components/form/Select.js';
import { DeferredSearchBox } from '../../../components/table/DeferredSearchBox.js';
import { ListPanel } from '../../../components/table/ListPanel.js';
import { useWindowRows } from '../../../components/table/useWindowRows.js';
import { useUrlState } from '../../../components/useUrlState.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { JudgeDialog } from '../judge/JudgeDialog.js';
import { CommentRow } from './CommentRow.js';
import {
  filterComments,
  type IndexedComment,
  indexComments,
  type MatchFilter,
  type ResultSort,
  sortComments,
} from './results.model.js';

const TEXT = ALL.results;

interface Props {
  taskId: string;
  body: AnalysisResults;
  filter: MatchFilter;
  onFilter(filter: MatchFilter): void;
}

/** The comments behind the answer: searched, filtered, sorted, and as many as there are. */
export function ResultsList({ taskId, body, filter, onFilter }: Props) {
  const { comments, statistics } = body.results;
  const [wanted, setWanted] = useUrlState('q');
  const [sortName, setSort] = useUrlState('sort', 'original');
  const sort: ResultSort = sortName === 'reactions' ? 'reactions' : 'original';
  const [judged, setJudged] = useState<AnalysisComment>();

  const indexed = useMemo(() => indexComments(comments), [comments]);
  const sorted = useMemo(() => sortComments(indexed, sort), [indexed, sort]);
  const shown = useMemo(() => filterComments(sorted, filter, wanted), [sorted, filter, wanted]);
  const variables = useMemo(() => Object.keys(statistics), [statistics]);
  const filters = useMemo(
    () => [
      { value: 'all' as const, label: TEXT.all },
      { value: 'any' as const, label: TEXT.anyMatch },
      { value: 'none' as const, label: TEXT.none },
      ...variables.map((name) => ({ value: `variable:${name}` as const, label: name })),
    ],
    [variables],
  );

  const tools = useMemo(
    () => (
      <>
        <DeferredSearchBox
          value={wanted}
          onSearch={setWanted}
          placeholder={TEXT.search}
          clearLabel={TEXT.clearSearch}
          shortcut="/"
          className="sm:w-64"
        />
        <Select<MatchFilter>
          label={TEXT.filter}
          value={filter}
          options={filters}
          onChange={onFilter}
          className="sm:w-52"
        />
        <Select<ResultSort>
          label={TEXT.sort}
          value={sort}
          onChange={setSort}
          options={[
            { value: 'original', label: TEXT.sortOriginal },
            { value: 'reactions', label: TEXT.sortReactions },
          ]}
          className="sm:w-44"
        />
      </>
    ),
    [wanted, setWanted, filter, filters, onFilter, sort, setSort],
  );
  const closeJudge = useCallback(() => setJudged(undefined), []);

  return (
    <ListPanel
      title={TEXT.list}
      tools={tools}
      foot={<span aria-live="polite">{TEXT.shown(shown.length, comments.length)}</span>}
    >
      {shown.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={TEXT.nothing}
          text={TEXT.nothingText}
          action={
            <Button
              onClick={() => {
                setWanted('');
                onFilter('all');
              }}
            >
              {TEXT.reset}
            </Button>
          }
        />
      ) : (
        <CommentRows taskId={taskId} comments={shown} search={wanted} onJudge={setJudged} />
      )}
      <JudgeDialog taskId={taskId} variables={variables} comment={judged} onClose={closeJudge} />
    </ListPanel>
  );
}

/** Apart from the search field, so that a key press waits only for the field. */
const CommentRows = memo(function CommentRows({
  taskId,
  comments,
  search,
  onJudge,
}: {
  taskId: string;
  comments: readonly IndexedComment[];
  search: string;
  onJudge(comment: AnalysisComment): void;
}) {
  const keyOf = useCallback((position: number) => comments[position]?.index ?? position, [comments]);
  const rows = useWindowRows(comments.length, 104, keyOf);
  return (
    <ul
      ref={rows.containerRef as React.RefObject<HTMLUListElement | null>}
      aria-label={TEXT.list}
      className="virtual-rows"
      style={{ paddingTop: rows.before, paddingBottom: rows.after }}
    >
      {rows.indexes.map((position) => {
        const one = comments[position];
        return (
          one && (
            <li
              key={one.index}
              ref={rows.measureRef}
              data-index={position}
              aria-setsize={comments.length}
              aria-posinset={position + 1}
              className="border-base-300 border-b last:border-b-0"
            >
              <CommentRow taskId={taskId} comment={one.comment} search={search} onJudge={onJudge} />
            </li>
          )
        );
      })}
    </ul>
  );
});
