import type { Comparison } from '@smops/core/judging/insight/comparisons/comparison.schemas.js';
import {
  COMPARISON_SORTS,
  type ComparisonSort,
  type ComparisonView,
} from '@smops/core/judging/insight/comparisons/comparison-charts.model.js';
import { Select } from '../../../components/form/Select.js';
import { SwitchButtons } from '../../../components/SwitchButtons.js';
import { useUrlState } from '../../../components/useUrlState.js';
import { INSIGHT } from '../insight.texts.js';

const TEXT = INSIGHT.compare;
const WEIGHTINGS = ['raw', 'weighted'] as const;
const COPIES = ['all', 'once'] as const;
const SORTS = COMPARISON_SORTS.map((value) => ({ value, label: TEXT.sorts[value] }));

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
      <SwitchButtons
        label={TEXT.weighting}
        value={view.weighting}
        options={WEIGHTINGS.map((value) => ({ value, label: TEXT[value] }))}
        onChange={setWeighting}
      />
      <SwitchButtons
        label={TEXT.copies}
        value={copies}
        options={COPIES.map((value) => ({ value, label: TEXT.copiesNames[value] }))}
        onChange={onCopies}
      />
      <div className="flex items-center gap-2 text-sm">
        <span aria-hidden className="text-muted">
          {TEXT.sort}
        </span>
        <Select<ComparisonSort>
          label={TEXT.sort}
          size="small"
          value={view.sort}
          options={SORTS}
          onChange={setSort}
          className="w-auto"
        />
      </div>
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
