import type { AnalysisEstimate } from '@smops/core/analyzer/providers.schemas.js';
import type { Call } from '../command.js';
import { confirm } from '../confirm.js';

const usd = (amount: number) => `$${amount < 0.01 ? amount.toFixed(4) : amount.toFixed(2)}`;
const minute = (time: string) => `${time.slice(11, 16)} UTC`;

/**
 * Tells what a paid run will cost, and asks when that is above the server's limit. `--yes` answers; so does a `--budget`
 * within the limit, at which the run pauses anyway. Without a terminal one of them is needed (exit 2).
 */
export async function confirmCost(
  call: Call,
  estimate: AnalysisEstimate,
  { budget, isOffPeak }: { budget?: number; isOffPeak: boolean },
): Promise<void> {
  const { provider_label: label, model, calls, off_peak_cost_usd: offPeak, dear_until: dearUntil } = estimate;
  const cost = isOffPeak && offPeak !== null ? offPeak : estimate.cost_usd;
  if (cost === 0) return;
  const { io, json } = call;
  if (!json) {
    io.err(`smops: about ${usd(cost)} at most, ${calls.toLocaleString('en')} calls to ${label} (${model})\n`);
    if (!isOffPeak && offPeak !== null && dearUntil !== null)
      io.err(`  after ${minute(dearUntil)} about ${usd(offPeak)}: --off-peak waits for that\n`);
    if (estimate.day_left_usd !== null && estimate.day_left_usd < cost)
      io.err(`  the day's budget has ${usd(estimate.day_left_usd)} left: the run will pause there\n`);
  }
  const limit = estimate.ask_above_usd;
  if (Math.min(cost, budget ?? cost) <= limit) return;
  await confirm(
    call,
    `This run costs about ${usd(cost)}, more than ${usd(limit)} (SMOPS_ASK_ABOVE_USD). Start it?`,
  );
}
