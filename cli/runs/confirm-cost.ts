import type { AnalysisEstimate } from '@smops/core/analysis/analyzer/providers/providers.schemas.js';
import { usdText } from '@smops/core/platform/language/money.model.js';
import type { Client } from '@smops/server/client/client.js';
import { clockOf } from '../connection/clock.js';
import { EXIT } from '../failures/exit-codes.js';
import { CommandError } from '../failures/failures.js';
import { confirm, isAtTerminal } from '../input/confirm.js';
import type { Call } from '../program/command.js';
import { analyzeTexts } from './analyze.texts.js';

/**
 * Tells what a paid run will cost, and asks a person at a terminal; `--yes` answers. A script is not asked, but above the
 * server's limit it needs `--yes`, or a `--budget` within the limit, at which the run pauses anyway (exit 2). A run that
 * cannot start is refused before a word is said of its cost (exit 3).
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
  const { io, json } = call;
  if (estimate.uncounted !== null) return await confirm(call, estimate.uncounted);
  if (cost === 0) return;
  if (!json) {
    const requests = analyzeTexts().requests(calls.toLocaleString('en'), calls);
    io.err(`smops: ${analyzeTexts().aboutAtMost(usdText(cost), requests, label, model)}\n`);
    if (!isOffPeak && offPeak !== null && dearUntil !== null) {
      const { told, zone } = await clockOf(client);
      io.err(`  ${analyzeTexts().cheaperAfter(told.minute(dearUntil), zone, usdText(offPeak))}\n`);
    }
    if (estimate.day_left_usd !== null && estimate.day_left_usd < cost)
      io.err(`  ${analyzeTexts().dayBudget(usdText(estimate.day_left_usd))}\n`);
  }
  const limit = estimate.ask_above_usd;
  const isMuch = Math.min(cost, budget ?? cost) > limit;
  if (!isAtTerminal(io) && !isMuch) return;
  const paused = budget === undefined || budget >= cost ? '' : analyzeTexts().pausesAt(usdText(budget));
  const over = isMuch ? analyzeTexts().moreThan(usdText(limit)) : '';
  await confirm(call, analyzeTexts().willCost(usdText(cost), over, paused));
}
