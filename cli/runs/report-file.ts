import { open } from 'node:fs/promises';
import { REPORT_FORMATS, type ReportFormat } from '@smops/core/judging/insight/insight.constants.js';
import { checkOutput, formatOfEnding, writeFailure } from '../output/check-output.js';
import { sanitize } from '../output/output.js';
import type { Call } from '../program/command.js';
import { analyzeTexts } from './analyze.texts.js';

export const reportOption = {
  flags: '--report <file>',
  description: 'write a report with charts (HTML, to print or send)',
};

/** The options of every command whose result can be kept as a file. */
export const reportOptions = [
  reportOption,
  { flags: '-o, --out <file>', description: `write the numbers; ends in ${REPORT_FORMATS.join(', ')}` },
];

export interface ReportFile {
  path: string;
  format: ReportFormat;
}

/** The file of `--report`. Throws when its ending is not .html, and where it cannot be written. */
export function reportPathOf({ report }: Call['options']): string | undefined {
  if (typeof report !== 'string') return undefined;
  formatOfEnding(report, ['html'], '--report');
  checkOutput(report);
  return report;
}

/** Where the result goes beside the screen. Throws for an ending that is no format, and where nothing can be written. */
export function reportFileOf({ options }: Call): ReportFile | undefined {
  const report = reportPathOf(options);
  if (report !== undefined) return { path: report, format: 'html' };
  if (typeof options.out !== 'string') return undefined;
  const format = formatOfEnding(options.out, REPORT_FORMATS);
  checkOutput(options.out);
  return { path: options.out, format };
}

/**
 * Writes the file that was asked for, if any, and says so. Called before anything is printed: a pager may hold the command
 * up as long as its reader takes.
 */
export async function writeReport(
  { io, json }: Call,
  file: ReportFile | undefined,
  fetch: (format: ReportFormat) => Promise<Response>,
): Promise<void> {
  if (file === undefined) return;
  const content = new Uint8Array(await (await fetch(file.format)).arrayBuffer());
  try {
    const opened = await open(file.path, 'w', 0o600);
    try {
      // A file of that name that was there before has its own mode.
      await opened.chmod(0o600);
      await opened.writeFile(content);
    } finally {
      await opened.close();
    }
  } catch (error) {
    throw writeFailure(error, file.path);
  }
  if (!json) io.err(`smops: ${analyzeTexts().wrote(sanitize(file.path))}\n`);
}
