import type { ResultOrder } from '@smops/core/analysis/analyzer/analyzer.constants.js';
import type { CommentFilter } from '@smops/core/analysis/analyzer/overview/comment-filter.schemas.js';
import type { RunOverview } from '@smops/core/analysis/analyzer/overview/overview.schemas.js';
import type { Basis } from '@smops/core/judging/estimates/basis.constants.js';
import { Bookmark, X } from 'lucide-react';
import { memo } from 'react';
import { BasisSwitch } from '../../../../components/BasisSwitch.js';
import { Button } from '../../../../components/Button.js';
import { DeferredSearchBox } from '../../../../components/table/DeferredSearchBox.js';
import { TEXT as ALL } from '../../analyzer.texts.js';
import { languageName } from '../language-name.js';
import { RESULTS_TEXT } from '../results.texts.js';
import type { TimeWords } from '../time.model.js';
import { FilterMenu } from './FilterMenu.js';
import { type ChangeFilter, type Chip, changed, chipsOf, type Sentiment } from './filter.model.js';
import { useSavedFilters } from './SavedFilters.js';

const TEXT = RESULTS_TEXT.filter;

interface Props {
  runId: string;
  filter: CommentFilter;
  order: ResultOrder;
  overview: RunOverview;
  words: TimeWords;
  /** On which basis the numbers stand; undefined where nothing is corrected yet. */
  basis: Basis | undefined;
  onFilter: ChangeFilter;
  onOrder(order: ResultOrder): void;
  onBasis(basis: Basis): void;
}

/** What a chip says. */
function chipText({ kind, value }: Chip, filter: CommentFilter, words: TimeWords): string {
  switch (kind) {
    case 'without':
      return TEXT.without(value);
    case 'none':
      return TEXT.none;
    case 'tagged':
      return TEXT.tagged;
    case 'sentiment':
      return ALL.results[value as Sentiment];
    case 'language':
      return languageName(value);
    case 'tier':
      return TEXT.tier[value as 'certain'];
    case 'judged':
      return TEXT.judged[value as 'true'];
    case 'copies':
      return TEXT.copies[value as 'once'];
    case 'time':
      return words.ofFilter(filter);
    case 'search':
      return TEXT.search(value);
    case 'score':
      return TEXT.score(value);
    default:
      return value;
  }
}

/** The question that the whole page answers: how many comments it leaves, its parts as chips, one button for what can be added, the search, and the basis of all numbers. */
export const QueryBar = memo(function QueryBar(props: Props) {
  const { runId, filter, order, overview, words, basis, onFilter, onOrder, onBasis } = props;
  const chips = chipsOf(filter);
  const proposed = chips.map((chip) => chipText(chip, filter, words)).join(', ');
  const saved = useSavedFilters({ runId, filter, order, proposed, onFilter, onOrder });
  return (
    <section
      aria-label={TEXT.title}
      className="panel sticky top-14 z-20 flex flex-wrap items-center gap-x-2 gap-y-1.5 px-3 py-2 print:static"
    >
      <p className="mr-1 shrink-0 font-semibold text-sm tabular-nums" aria-live="polite">
        {TEXT.matching(overview.matching, overview.comments)}
      </p>
      {chips.length === 0 ? (
        <p
          title={TEXT.hint}
          className="min-w-0 flex-1 basis-0 truncate text-muted text-sm max-lg:hidden print:hidden"
        >
          {TEXT.hint}
        </p>
      ) : (
        <ul className="flex min-w-0 flex-wrap items-center gap-1.5 max-lg:-my-1 max-lg:flex-1 max-lg:flex-nowrap max-lg:overflow-x-auto max-lg:py-1 print:flex-wrap">
          {chips.map((chip) => {
            const text = chipText(chip, filter, words);
            return (
              <li key={`${chip.kind} ${chip.value}`} className="max-w-full max-lg:shrink-0">
                <button
                  type="button"
                  aria-label={TEXT.remove(text)}
                  className="flex max-w-full cursor-pointer items-center gap-1 rounded-full bg-primary/10 py-1 pr-2 pl-3 text-primary text-sm hover:bg-primary/20"
                  onClick={() => onFilter(() => chip.left)}
                >
                  <span className="truncate">{text}</span>
                  <X className="size-3.5 shrink-0 print:hidden" aria-hidden />
                </button>
              </li>
            );
          })}
          <li className="print:hidden">
            <Button tone="ghost" size="small" onClick={() => onFilter(() => ({}))}>
              {TEXT.clear}
            </Button>
          </li>
        </ul>
      )}
      {saved.current && (
        <p className="flex min-w-0 items-center gap-1 text-muted text-sm max-sm:hidden">
          <Bookmark className="size-4 shrink-0" aria-hidden />
          <span className="max-w-40 truncate">{saved.current.name}</span>
        </p>
      )}
      <div className="ml-auto flex flex-wrap items-center gap-2 max-sm:w-full print:hidden">
        <FilterMenu {...{ filter, overview, saved, onFilter }} />
        <DeferredSearchBox
          value={filter.search ?? ''}
          onSearch={(search) => onFilter((now) => changed(now, { search: search.trim() }))}
          placeholder={ALL.results.search}
          clearLabel={ALL.results.clearSearch}
          shortcut="/"
          className="max-sm:min-w-0 max-sm:flex-1 sm:w-48"
        />
        {basis && <BasisSwitch basis={basis} onChange={onBasis} />}
      </div>
      {saved.dialog}
    </section>
  );
});
