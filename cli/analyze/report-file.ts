import { writeFile } from 'node:fs/promises';
import { REPORT_FORMATS, type ReportFormat } from '@smops/core/insight/insight.constants.js';
import type { Call } from '../command.js';
import { usageError } from '../failures.js';
import { sanitize } from '../output.js';

/** The options of every command whose result can be kept as a file. */
export const reportOptions = [
  { flags: '--report <file>', description: 'write a report with charts (HTML, to print or send)' },
  { flags: '-o, --out <file>', description: `write the numbers; ends in ${REPORT_FORMATS.join(', ')}` },
];

export interface ReportFile {
  path: string;
  format: ReportFormat;
}

/** Where the result goes beside the screen. Throws a usage error for an ending that is no format. */
export function reportFileOf({ options }: Call): ReportFile | undefined {
  if (typeof options.report === 'string') return { path: options.report, format: 'html' };
  if (typeof options.out !== 'string') return undefined;
  const ending = options.out.split('.').at(-1)?.toLowerCase();
  const format = REPORT_FORMATS.find((one) => one === ending);
  if (format === undefined) throw usageError(`--out takes a file that ends in ${REPORT_FORMATS.join(', ')}.`);
  return { path: options.out, format };
}

/**
 * Writes the file that was asked for, if any, and says so. Called before anything is printed: a pager may hold the command
 * up as long as somebody reads.
 */
export async function writeReport(
  { io, json }: Call,
  file: ReportFile | undefined,
  fetch: (format: ReportFormat) => Promise<Uint8Array>,
): Promise<void> {
  if (file === undefined) return;
  await writeFile(file.path, await fetch(file.format));
  if (!json) io.err(`smops: wrote ${sanitize(file.path)}\n`);
}
