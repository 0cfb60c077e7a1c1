import type { AnalysisEstimate } from '@smops/core/analyzer/providers/providers.schemas.js';
import { CHINESE_SCREEN } from '../../../components/format/Written.js';
import { offPeakAtom } from '../../../state/analyzer/prepared.js';
import { useAtom } from '../../../state/atoms.js';
import { TEXT as ALL } from '../analyzer.texts.js';

const TEXT = ALL.start;
const usd = (amount: number) => `US$${amount < 0.01 ? amount.toFixed(4) : amount.toFixed(2)}`;
const hour = new Intl.DateTimeFormat(CHINESE_SCREEN, { hour: '2-digit', minute: '2-digit', hour12: false });

/** What the run will cost at most, what waiting would save where it may wait, and whether the day's budget reaches. */
export function CostNote({ estimate, mayWait }: { estimate: AnalysisEstimate; mayWait: boolean }) {
  const [isOffPeak, setOffPeak] = useAtom(offPeakAtom);
  const { cost_usd: cost, off_peak_cost_usd: offPeak, dear_until: dearUntil, day_left_usd: left } = estimate;
  const shown = mayWait && isOffPeak && offPeak !== null ? offPeak : cost;
  const isMuch = shown > estimate.ask_above_usd;
  return (
    <div className="mt-1 text-sm tabular-nums" aria-live="polite">
      <p className={isMuch ? 'font-medium' : 'text-muted'}>{TEXT.cost(usd(shown), estimate.calls)}</p>
      {left !== null && left < shown && <p className="text-error">{TEXT.overDay(usd(left))}</p>}
      {mayWait && offPeak !== null && dearUntil !== null && (
        <label className="mt-1 flex cursor-pointer items-center gap-2">
          <input
            type="checkbox"
            className="checkbox checkbox-sm"
            checked={isOffPeak}
            onChange={(event) => setOffPeak(event.target.checked)}
          />
          {TEXT.offPeak(hour.format(new Date(dearUntil)), usd(offPeak))}
        </label>
      )}
    </div>
  );
}
