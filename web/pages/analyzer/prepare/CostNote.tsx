import type { AnalysisEstimate } from '@smops/core/analysis/analyzer/providers/providers.schemas.js';
import { hourText } from '@smops/core/platform/language/dates.model.js';
import { usdText } from '@smops/core/platform/language/money.model.js';
import { useTimeZone } from '../../../components/format/useTimeZone.js';
import { CHINESE_SCREEN } from '../../../components/format/Written.js';
import { offPeakAtom } from '../../../state/analyzer/prepared.js';
import { useAtom } from '../../../state/atoms.js';
import { TEXT as ALL } from '../analyzer.texts.js';

const TEXT = ALL.start;

/** What the run will cost at most, if anything or if it is unknown, what waiting would save where it may wait, and whether the day's budget reaches. */
export function CostNote({ estimate, mayWait }: { estimate: AnalysisEstimate; mayWait: boolean }) {
  const zone = useTimeZone();
  const [isOffPeak, setOffPeak] = useAtom(offPeakAtom);
  const { cost_usd: cost, off_peak_cost_usd: offPeak, dear_until: dearUntil, day_left_usd: left } = estimate;
  if (estimate.uncounted !== null)
    return (
      <p className="mt-1 text-error text-sm" aria-live="polite">
        {estimate.uncounted}
      </p>
    );
  if (cost === 0) return null;
  const shown = mayWait && isOffPeak && offPeak !== null ? offPeak : cost;
  const isMuch = shown > estimate.ask_above_usd;
  return (
    <div className="mt-1 text-sm tabular-nums" aria-live="polite">
      <p className={isMuch ? 'font-medium' : 'text-muted'}>{TEXT.cost(usdText(shown), estimate.calls)}</p>
      {left !== null && left < shown && <p className="text-error">{TEXT.overDay(usdText(left))}</p>}
      {mayWait && offPeak !== null && dearUntil !== null && (
        <label className="mt-1 flex cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            className="checkbox checkbox-sm"
            checked={isOffPeak}
            onChange={(event) => setOffPeak(event.target.checked)}
          />
          {TEXT.offPeak(hourText(dearUntil, zone, CHINESE_SCREEN), usdText(offPeak))}
        </label>
      )}
    </div>
  );
}
