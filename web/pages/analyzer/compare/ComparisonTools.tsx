import type { Comparison } from '@smops/core/insight/comparisons/comparison.schemas.js';
import {
  COMPARISON_SORTS,
  type ComparisonSort,
  type ComparisonView,
} from '@smops/core/insight/comparisons/comparison-charts.model.js';
import { Button } from '../../../components/Button.js';
import { useUrlState } from '../../../components/useUrlState.js';
import { INSIGHT } from '../insight.texts.js';

const TEXT = INSIGHT.compare;
const WEIGHTINGS = ['raw', 'weighted'] as const;
const COPIES = ['all', 'once'] as const;

/** How the comparison is looked at, which stands in the address, and what the tools need to change it. */
export function useComparisonView() {
  const [weighting, setWeighting] = useUrlState('weighting', 'raw');
  const [sort, setSort] = useUrlState('sort', 'difference');
  const [only, setOnly] = useUrlState('only');
  const view: ComparisonView = {
    weighting: weighting === 'weighted' ? 'weighted' : 'raw',
    sort: COMPARISON_SORTS.find((one) => one === sort) ?? 'difference',
    onlyNotable: only === 'clear',
  };
  return { view, tools: { view, setWeighting, setSort, setOnly } };
}

type ToolsProps = ReturnType<typeof useComparisonView>['tools'] & {
  copies: Comparison['copies'];
  onCopies(copies: Comparison['copies']): void;
};

/** Counted once or by reactions, with copies or not, the order, and whether only clear differences are shown. */
export function ComparisonTools({ view, copies, onCopies, setWeighting, setSort, setOnly }: ToolsProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-5 gap-y-2">
      <fieldset className="flex flex-wrap gap-1" aria-label={TEXT.weighting}>
        {WEIGHTINGS.map((one) => (
          <Button
            key={one}
            size="small"
            aria-pressed={one === view.weighting}
            className={one === view.weighting ? 'border-primary! bg-primary/10! text-primary' : undefined}
            onClick={() => setWeighting(one)}
          >
            {TEXT[one]}
          </Button>
        ))}
      </fieldset>
      <fieldset className="flex flex-wrap gap-1" aria-label={TEXT.copies}>
        {COPIES.map((one) => (
          <Button
            key={one}
            size="small"
            aria-pressed={one === copies}
            className={one === copies ? 'border-primary! bg-primary/10! text-primary' : undefined}
            onClick={() => onCopies(one)}
          >
            {TEXT.copiesNames[one]}
          </Button>
        ))}
      </fieldset>
      <label className="flex items-center gap-2 text-sm">
        <span className="text-muted">{TEXT.sort}</span>
        <select
          className="select select-sm w-auto"
          value={view.sort}
          onChange={({ target }) => setSort(target.value as ComparisonSort)}
        >
          {COMPARISON_SORTS.map((one) => (
            <option key={one} value={one}>
              {TEXT.sorts[one]}
            </option>
          ))}
        </select>
      </label>
      <label className="flex cursor-pointer items-center gap-2 text-sm">
        <input
          type="checkbox"
          className="checkbox checkbox-sm"
          checked={view.onlyNotable}
          onChange={({ target }) => setOnly(target.checked ? 'clear' : '')}
        />
        {TEXT.onlyClear}
      </label>
    </div>
  );
}
