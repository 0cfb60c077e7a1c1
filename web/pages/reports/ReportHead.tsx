import type { Basis } from '@smops/core/judging/estimates/basis.constants.js';
import { BASES } from '@smops/core/judging/estimates/basis.constants.js';
import { SHARES } from '@smops/core/judging/estimates/shares.texts.model.js';
import { MAX_TITLE_LENGTH, type ReportExtra } from '@smops/core/telling/reports/reports.constants.js';
import type { Report } from '@smops/core/telling/reports/reports.schemas.js';
import { FormField } from '../../components/form/FormField.js';
import { Select } from '../../components/form/Select.js';
import { useReportText } from './useReportText.js';

/** What a report has more, beside its sections. */
export const DETAILS = ['tables', 'method'] as const satisfies readonly ReportExtra[];
type Detail = (typeof DETAILS)[number];

interface Props {
  title: string;
  period: string;
  /** What stands where nothing was written. */
  usual: Pick<Report, 'title' | 'period'>;
  basis: Basis;
  more: readonly Detail[];
  onTitle(title: string): void;
  onPeriod(period: string): void;
  /** None where there is one basis only. */
  onBasis: ((basis: Basis) => void) | undefined;
  onMore(more: readonly Detail[]): void;
}

/** How a report is headed, on which basis it counts, and whether it may have more than one page. */
export function ReportHead(props: Props) {
  const TEXT = useReportText();
  const { title, period, usual, basis, more, onTitle, onPeriod, onBasis, onMore } = props;
  return (
    <div className="space-y-3">
      <FormField label={TEXT.titleOf} hint={TEXT.titleHint}>
        {(control) => (
          <input
            {...control}
            className="input w-full"
            maxLength={MAX_TITLE_LENGTH}
            placeholder={usual.title}
            value={title}
            onChange={(event) => onTitle(event.target.value)}
          />
        )}
      </FormField>
      <FormField label={TEXT.period}>
        {(control) => (
          <input
            {...control}
            className="input w-full"
            maxLength={MAX_TITLE_LENGTH}
            placeholder={usual.period}
            value={period}
            onChange={(event) => onPeriod(event.target.value)}
          />
        )}
      </FormField>
      {onBasis && (
        <FormField label={SHARES().whatBasis}>
          {(control) => (
            <Select<Basis>
              {...control}
              value={basis}
              options={BASES.map((value) => ({ value, label: SHARES().bases[value] }))}
              onChange={onBasis}
            />
          )}
        </FormField>
      )}
      <fieldset>
        <legend className="mb-1 font-medium text-sm">{TEXT.more}</legend>
        {DETAILS.map((detail) => (
          <label key={detail} className="flex cursor-pointer items-center gap-2 py-1 text-sm">
            <input
              type="checkbox"
              className="checkbox checkbox-sm"
              checked={more.includes(detail)}
              onChange={() => onMore(DETAILS.filter((one) => (one === detail) !== more.includes(one)))}
            />
            {TEXT.details[detail]}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
