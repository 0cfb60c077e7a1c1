import type { CommentFilter } from '@smops/core/analysis/analyzer/overview/comment-filter.schemas.js';
import type { RunOverview } from '@smops/core/analysis/analyzer/overview/overview.schemas.js';
import { Check, ChevronDown, ListFilter } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { usePortalContainer } from '../../../../components/dialog/PortalContainer.js';
import { count } from '../../../../format/format.js';
import { TEXT as ALL } from '../../analyzer.texts.js';
import { languageName } from '../language-name.js';
import { RESULTS_TEXT } from '../results.texts.js';
import {
  type ChangeFilter,
  changed,
  type Sentiment,
  withLanguage,
  withSentiment,
  withVariable,
} from './filter.model.js';
import { SavedFilterItems, type SavedFilters } from './SavedFilters.js';

const TEXT = RESULTS_TEXT.filter;
const SENTIMENTS = ['negative', 'neutral', 'positive'] as const;

interface FacetOption {
  value: string;
  label: string;
  /** Comments that choosing it alone would leave. */
  count?: number | undefined;
}

interface Facet {
  label: string;
  options: readonly FacetOption[];
  chosen: readonly string[];
  onToggle(value: string): void;
}

interface Props {
  filter: CommentFilter;
  overview: RunOverview;
  saved: SavedFilters;
  onFilter: ChangeFilter;
}

/** One button for everything that a result can be filtered by, with counts, and for the filters that were saved. It stays open, so that several can be chosen. */
export function FilterMenu({ filter, overview, saved, onFilter }: Props) {
  const container = usePortalContainer();
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="btn btn-sm gap-1.5 border-line bg-base-100 font-medium text-sm">
        <ListFilter className="size-4" aria-hidden />
        {TEXT.title}
        <ChevronDown className="size-4 text-muted" aria-hidden />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container ?? undefined}>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="floating z-50 max-h-(--radix-dropdown-menu-content-available-height) w-72 overflow-y-auto p-1 sm:w-144"
        >
          <div className="gap-x-3 sm:columns-2">
            {facetsOf(filter, overview, onFilter).map((facet) => (
              <FacetGroup key={facet.label} {...facet} />
            ))}
          </div>
          <DropdownMenu.Separator className="my-1 border-base-300 border-t" />
          <SavedFilterItems saved={saved} />
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

const FacetGroup = ({ label, options, chosen, onToggle }: Facet) => (
  <DropdownMenu.Group aria-label={label} className="mb-1 break-inside-avoid">
    <DropdownMenu.Label className="px-3 pt-1.5 pb-0.5 font-medium text-muted text-xs">
      {label}
    </DropdownMenu.Label>
    {options.map((option) => (
      <DropdownMenu.CheckboxItem
        key={option.value}
        checked={chosen.includes(option.value)}
        onCheckedChange={() => onToggle(option.value)}
        onSelect={(event) => event.preventDefault()}
        className="relative flex cursor-pointer select-none items-baseline justify-between gap-6 rounded-md py-1 pr-3 pl-8 text-sm outline-none data-highlighted:bg-base-200"
      >
        <DropdownMenu.ItemIndicator className="absolute top-1.5 left-2.5">
          <Check className="size-4 text-primary" aria-hidden />
        </DropdownMenu.ItemIndicator>
        <span className="min-w-0 break-words">{option.label}</span>
        {option.count !== undefined && (
          <span className="text-muted text-xs tabular-nums">{count(option.count)}</span>
        )}
      </DropdownMenu.CheckboxItem>
    ))}
  </DropdownMenu.Group>
);

function facetsOf(filter: CommentFilter, overview: RunOverview, onFilter: ChangeFilter): Facet[] {
  const { variable = [], sentiment = [], language = [], tier, judged, none, copies } = filter;
  const one = (value: string | undefined) => (value === undefined ? [] : [value]);
  return [
    {
      label: TEXT.facets.variable,
      options: [
        ...overview.variables.map((each) => ({
          value: each.variable,
          label: each.variable,
          count: each.count,
        })),
        { value: '', label: TEXT.none },
      ],
      chosen: none ? [''] : variable,
      onToggle: (value) =>
        onFilter((now) =>
          value === ''
            ? changed(now, { none: now.none ? undefined : true, variable: undefined, without: undefined })
            : withVariable(now, value),
        ),
    },
    {
      label: TEXT.facets.sentiment,
      options: SENTIMENTS.map((value) => ({
        value,
        label: ALL.results[value],
        count: overview.sentiment[value],
      })),
      chosen: sentiment,
      onToggle: (value) => onFilter((now) => withSentiment(now, value as Sentiment)),
    },
    {
      label: TEXT.facets.language,
      options: overview.languages.map((each) => ({
        value: each.language,
        label: languageName(each.language),
        count: each.count,
      })),
      chosen: language,
      onToggle: (value) => onFilter((now) => withLanguage(now, value)),
    },
    {
      label: TEXT.facets.tier,
      options: (['certain', 'likely'] as const).map((value) => ({
        value,
        label: TEXT.tier[value],
        count: overview.tiers[value],
      })),
      chosen: one(tier),
      onToggle: (value) =>
        onFilter((now) => changed(now, { tier: now.tier === value ? undefined : (value as 'certain') })),
    },
    {
      label: TEXT.facets.judged,
      options: ([true, false] as const).map((value) => ({
        value: String(value),
        label: TEXT.judged[`${value}`],
        count: overview.judged[value ? 'yes' : 'no'],
      })),
      chosen: one(judged === undefined ? undefined : String(judged)),
      onToggle: (value) =>
        onFilter((now) =>
          changed(now, { judged: String(now.judged) === value ? undefined : value === 'true' }),
        ),
    },
    {
      label: TEXT.facets.copies,
      options: [{ value: 'once', label: TEXT.copies.once }],
      chosen: one(copies === 'once' ? copies : undefined),
      onToggle: () => onFilter((now) => changed(now, { copies: now.copies === 'once' ? undefined : 'once' })),
    },
  ];
}
