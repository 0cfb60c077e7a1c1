import type { ResultOrder } from '@smops/core/analyzer/analyzer.constants.js';
import type { CommentFilter } from '@smops/core/analyzer/overview/comment-filter.schemas.js';
import type { RunOverview } from '@smops/core/analyzer/overview/overview.schemas.js';
import { X } from 'lucide-react';
import { memo } from 'react';
import { Button } from '../../../components/Button.js';
import { DeferredSearchBox } from '../../../components/table/DeferredSearchBox.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { FacetMenu } from './FacetMenu.js';
import {
  type ChangeFilter,
  type Chip,
  changed,
  chipsOf,
  type Sentiment,
  withLanguage,
  withSentiment,
  withVariable,
} from './filter.model.js';
import { RESULTS_TEXT } from './results.texts.js';
import type { TimeWords } from './time.model.js';
import { ViewsMenu } from './ViewsMenu.js';

const TEXT = RESULTS_TEXT.filter;
const SENTIMENTS = ['negative', 'neutral', 'positive'] as const;

interface Props {
  taskId: string;
  filter: CommentFilter;
  order: ResultOrder;
  overview: RunOverview;
  words: TimeWords;
  onFilter: ChangeFilter;
  onOrder(order: ResultOrder): void;
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

export const languageName = (language: string): string =>
  RESULTS_TEXT.answer.languageNames[language] ?? language;

/** Tells the view in which a bar stands how high it is: chips may take a second line, and what sticks below it follows. */
function tellHeight(bar: HTMLElement) {
  const observer = new ResizeObserver(() =>
    bar.parentElement?.style.setProperty('--filter-bar', `${bar.offsetHeight}px`),
  );
  observer.observe(bar);
  return () => observer.disconnect();
}

/** The question that the whole page answers: how many comments it leaves, its parts as chips, and the facets to add. On a narrow screen two lines that scroll. */
export const QueryBar = memo(function QueryBar(props: Props) {
  const { taskId, filter, order, overview, words, onFilter, onOrder } = props;
  const chips = chipsOf(filter);
  const proposed = chips.map((chip) => chipText(chip, filter, words)).join(', ');
  return (
    <section
      ref={tellHeight}
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
      <div className="ml-auto flex flex-wrap items-center gap-1 max-lg:-mx-1 max-lg:w-full max-lg:flex-nowrap max-lg:overflow-x-auto max-lg:p-1 max-lg:*:shrink-0 print:hidden">
        <Facets filter={filter} overview={overview} onFilter={onFilter} />
        <DeferredSearchBox
          value={filter.search ?? ''}
          onSearch={(search) => onFilter((now) => changed(now, { search: search.trim() }))}
          placeholder={ALL.results.search}
          clearLabel={ALL.results.clearSearch}
          shortcut="/"
          className="w-36 max-lg:order-first lg:w-44"
        />
        <ViewsMenu {...{ taskId, filter, order, proposed, onFilter, onOrder }} />
      </div>
    </section>
  );
});

function Facets({ filter, overview, onFilter }: Pick<Props, 'filter' | 'overview' | 'onFilter'>) {
  const { variable = [], sentiment = [], language = [], tier, judged, none, copies } = filter;
  const one = (value: string | undefined) => (value === undefined ? [] : [value]);
  return (
    <>
      <FacetMenu
        label={TEXT.facets.variable}
        options={[
          ...overview.variables.map((each) => ({
            value: each.variable,
            label: each.variable,
            count: each.count,
          })),
          { value: '', label: TEXT.none },
        ]}
        chosen={none ? [''] : variable}
        onToggle={(value) =>
          onFilter((now) =>
            value === ''
              ? changed(now, { none: now.none ? undefined : true, variable: undefined, without: undefined })
              : withVariable(now, value),
          )
        }
      />
      <FacetMenu
        label={TEXT.facets.sentiment}
        options={SENTIMENTS.map((value) => ({
          value,
          label: ALL.results[value],
          count: overview.sentiment[value],
        }))}
        chosen={sentiment}
        onToggle={(value) => onFilter((now) => withSentiment(now, value as Sentiment))}
      />
      <FacetMenu
        label={TEXT.facets.language}
        options={overview.languages.map((each) => ({
          value: each.language,
          label: languageName(each.language),
          count: each.count,
        }))}
        chosen={language}
        onToggle={(value) => onFilter((now) => withLanguage(now, value))}
      />
      <FacetMenu
        label={TEXT.facets.tier}
        options={(['certain', 'likely'] as const).map((value) => ({
          value,
          label: TEXT.tier[value],
          count: overview.tiers[value],
        }))}
        chosen={one(tier)}
        onToggle={(value) =>
          onFilter((now) => changed(now, { tier: now.tier === value ? undefined : (value as 'certain') }))
        }
      />
      <FacetMenu
        label={TEXT.facets.judged}
        options={([true, false] as const).map((value) => ({
          value: String(value),
          label: TEXT.judged[`${value}`],
          count: overview.judged[value ? 'yes' : 'no'],
        }))}
        chosen={one(judged === undefined ? undefined : String(judged))}
        onToggle={(value) =>
          onFilter((now) =>
            changed(now, { judged: String(now.judged) === value ? undefined : value === 'true' }),
          )
        }
      />
      <FacetMenu
        label={TEXT.facets.copies}
        options={(['all', 'once'] as const).map((value) => ({ value, label: TEXT.copies[value] }))}
        chosen={one(copies === 'once' ? copies : undefined)}
        onToggle={(value) =>
          onFilter((now) =>
            changed(now, { copies: value === 'once' && now.copies !== 'once' ? value : undefined }),
          )
        }
      />
    </>
  );
}
