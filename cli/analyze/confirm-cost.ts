import type { AnalysisEstimate } from '@smops/core/analyzer/providers.schemas.js';
import type { Client } from '@smops/server/client/client.js';
import { clockOf } from '../clock.js';
import type { Call } from '../command.js';
import { confirm } from '../confirm.js';
import { EXIT } from '../exit-codes.js';
import { CommandError } from '../failures.js';

const usd = (amount: number) => `$${amount < 0.01 ? amount.toFixed(4) : amount.toFixed(2)}`;

/**
 * Tells what a paid run will cost, and asks when that is above the server's limit. `--yes` answers; so does a `--budget`
 * within the limit, at which the run pauses anyway. Without a terminal one of them is needed (exit 2). A run that cannot start
 * is refused before a word is said of its cost (exit 3).
 */
export async function confirmCost(
  call: Call,
  client: Client,
  estimate: AnalysisEstimate,
  { budget, isOffPeak }: { budget?: number; isOffPeak: boolean },
): Promise<void> {
  const { provider_label: label, model, calls, off_peak_cost_usd: offPeak, dear_until: dearUntil } = estimate;
  if (estimate.missing !== null) throw new CommandError(estimate.missing, EXIT.badInput);
  const cost = isOffPeak && offPeak !== null ? offPeak : estimate.cost_usd;
  if (cost === 0) return;
  const { io, json } = call;
  if (!json) {
    io.err(`smops: about ${usd(cost)} at most, ${calls.toLocaleString('en')} calls to ${label} (${model})\n`);
    if (!isOffPeak && offPeak !== null && dearUntil !== null) {
      const { minute, zone } = await clockOf(client);
      io.err(`  after ${minute(dearUntil)} ${zone} about ${usd(offPeak)}: --off-peak waits for that\n`);
    }
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
