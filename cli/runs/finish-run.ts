import { RUN_FILE_FORMATS, type RunFileFormat } from '@smops/core/analysis/analyzer/analyzer.constants.js';
import type { AnalysisEstimate } from '@smops/core/analysis/analyzer/providers/providers.schemas.js';
import { usdText } from '@smops/core/platform/language/money.model.js';
import type { Client } from '@smops/server/client/client.js';
import { clockOf } from '../connection/clock.js';
import type { Connection } from '../connection/connect.js';
import { EXIT, type ExitCode } from '../failures/exit-codes.js';
import { CommandError, usageError } from '../failures/failures.js';
import { confirm, isAtTerminal } from '../input/confirm.js';
import { checkOutput, formatOfEnding } from '../output/check-output.js';
import { sanitize } from '../output/output.js';
import type { Call } from '../program/command.js';
import { analyzeTexts } from './analyze.texts.js';
import { exitCodeOf, follow } from './follow.js';
import { reportPathOf } from './report-file.js';
import { printResults, writeExport } from './results.js';

const FORMATS = ['table', ...RUN_FILE_FORMATS] as const;
type Format = (typeof FORMATS)[number];

/**
 * `--format`, else what `--json` or the ending of `--out` says, else a table; and the file of `--report`. Throws for an
 * ending that is no format, for a file that could not be written, and for files of a run that is not waited for.
 */
export function formatOf({ options, json }: Pick<Call, 'options' | 'json'>): {
  format: Format;
  out?: string;
  report?: string;
} {
  const out = typeof options.out === 'string' && options.out !== '-' ? options.out : undefined;
  const asked = (options.format as Format | undefined) ?? (json ? 'json' : undefined);
  const format = asked ?? (out === undefined ? 'table' : formatOfEnding(out, RUN_FILE_FORMATS));
  if (format === 'xlsx' && out === undefined) throw usageError(analyzeTexts().xlsxName);
  if (format === 'table' && out !== undefined) throw usageError(analyzeTexts().tableNoFile);
  if (options.printId === true && out === undefined && (json || options.format !== undefined))
    throw usageError(analyzeTexts().printIdNeedsOut);
  if (out !== undefined) checkOutput(out);
  const report = reportPathOf(options);
  if (options.detach === true && (out ?? report) !== undefined)
    throw usageError(analyzeTexts().detachNoFiles);
  return { format, out, report };
}

export function budgetOf({ options }: Call): number | undefined {
  if (options.budget === undefined) return undefined;
  const budget = Number(options.budget);
  if (!(budget > 0)) throw usageError(analyzeTexts().budgetTakes);
  return budget;
}

/** Prints the results of a run, or writes them into a file. */
async function giveOut(call: Call, { client }: Connection, id: string): Promise<void> {
  const { io, json, options } = call;
  const { format, out, report } = formatOf(call);
  // The report is written first: a pager may hold the command up as long as its reader takes.
  if (report !== undefined) {
    await writeExport(io, client, id, 'html', report);
    if (!json) io.err(`smops: ${analyzeTexts().wroteReport(sanitize(report))}\n`);
  }
  if (format !== 'table') await writeExport(io, client, id, format as RunFileFormat, out);
  else if (options.printId !== true) await printResults(io, client, id);
  if (out !== undefined && !json) io.err(`smops: ${analyzeTexts().wroteOut(sanitize(out))}\n`);
  if (io.isErrTty && format === 'table') io.err(`smops: ${analyzeTexts().allComments(id)}\n`);
}

/**
 * Follows a run to its end and gives out its results. Also what `analyses resume` does. When the server goes away for good,
 * or the results cannot be written, the message says how to fetch them.
 */
export async function finishRun(call: Call, connection: Connection, id: string): Promise<ExitCode> {
  const { io, signal } = call;
  let isEnded = false;
  try {
    const task = await follow(call, connection, id);
    if (task === undefined) return signal.reason as ExitCode;
    isEnded = true;
    if (task.status === 'completed') await giveOut(call, connection, id);
    return exitCodeOf(call, task);
  } catch (error) {
    if (!signal.aborted) {
      io.err(
        isEnded ? `smops: ${analyzeTexts().resultsKept(id)}\n` : `smops: ${analyzeTexts().runGoesOn(id)}\n`,
      );
    }
    throw error;
  }
}

/** Options that every command with a run's results has. */
export const outputOptions = [
  {
    flags: '--format <format>',
    description: 'how the results are written (table; json with --json)',
    choices: FORMATS,
  },
  { flags: '-o, --out <file>', description: 'write them into a file, in the format of its ending' },
];

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
