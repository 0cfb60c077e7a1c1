import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { isSheetLink } from '@smops/core/comments/formats/google-sheet.js';
import { countText } from '@smops/core/platform/language/count.model.js';
import { EXIT, type ExitCode } from '../failures/exit-codes.js';
import { CommandError, describeFailure } from '../failures/failures.js';
import { filesOfFolder, foreignFilesOfFolder } from '../input/find-files.js';
import { sanitize } from '../output/output.js';
import type { Call } from '../program/command.js';
import { type ImportCounts, type ImportSettings, importFile, noCounts } from './import-file.js';
import { moveDone } from './move-done.js';
import { sentimentsTexts } from './sentiments.texts.js';

export interface RunTotals extends ImportCounts {
  files: number;
  records: number[];
  /** Files of which nothing was taken, and why. */
  refused: { file: string; reason: string }[];
  exitCode: ExitCode;
}

export const noTotals = (): RunTotals => ({
  ...noCounts(),
  ...{ files: 0, records: [], refused: [], exitCode: EXIT.done },
});

/** These end the whole import: every other file would meet the same. */
const FATAL: ReadonlySet<ExitCode> = new Set([
  EXIT.failed,
  EXIT.usage,
  EXIT.notAllowed,
  EXIT.upstream,
  EXIT.interrupted,
  EXIT.terminated,
]);

/** Standard input and links are no files. */
const isOnDisk = (path: string) => path !== '-' && !isSheetLink(path);
const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** What an import is given; `foreign` are files of its folders that no comment file is called like. */
export interface FilesToImport {
  files: string[];
  foreign: string[];
}

/**
 * Imports files one after another and adds up in `totals` what became of their rows, also where it throws. A file that cannot be read does
 * not keep the others from being imported; the exit code tells of it.
 */
export async function importFiles(
  call: Call,
  settings: ImportSettings,
  { files, foreign }: FilesToImport,
  moveTo: string | undefined,
  totals: RunTotals,
): Promise<void> {
  const note = (text: string) => {
    if (!call.json) call.io.err(`smops: ${sanitize(text)}\n`);
  };
  const refuse = async (file: string, reason: string) => {
    totals.refused.push({ file, reason });
    await settings.onFileRefused({ file, line: null, field: null, message: reason });
    const text = reason.includes(basename(file)) ? reason : `${file}: ${reason}`;
    call.io.err(call.json ? `${JSON.stringify({ file, error: reason })}\n` : `smops: ${sanitize(text)}\n`);
  };
  for (const file of foreign) {
    totals.exitCode = EXIT.badInput;
    await refuse(file, sentimentsTexts().foreign);
  }
  for (const path of files) {
    const name = path === '-' ? 'stdin' : path;
    try {
      const left = settings.maxErrors - totals.rejected;
      const { counts, isIncomplete, records } = await importFile({ ...settings, maxErrors: left }, path);
      totals.files += 1;
      totals.records.push(...records);
      for (const key of ['read', 'inserted', 'unchanged', 'empty', 'rejected'] as const)
        totals[key] += counts[key];
      note(
        sentimentsTexts().fileDone(
          name,
          counts.inserted.toLocaleString('en'),
          counts.unchanged.toLocaleString('en'),
          counts.rejected.toLocaleString('en'),
        ),
      );
      const isClean = counts.rejected === 0 && !isIncomplete;
      if (!isClean) totals.exitCode = EXIT.badInput;
      if (isClean && moveTo !== undefined && isOnDisk(path) && !settings.dryRun) await moveDone(path, moveTo);
      if (totals.rejected > settings.maxErrors) {
        note(sentimentsTexts().maxErrors(countText(settings.maxErrors)));
        break;
      }
    } catch (error) {
      // Another import that moves what it has done was faster.
      if (moveTo !== undefined && isOnDisk(path) && isMissing(error) && !existsSync(path)) {
        note(sentimentsTexts().skipped(name));
        continue;
      }
      const failure = describeFailure(error);
      if (FATAL.has(failure.exitCode)) throw error;
      totals.exitCode = failure.exitCode === EXIT.notFound ? EXIT.notFound : EXIT.badInput;
      await refuse(name, failure.message);
    }
  }
}

/** One line for logs and scripts. */
export function summaryLine(totals: RunTotals, startedMs: number, dryRun: boolean): string {
  const { read, inserted, unchanged, rejected, empty, files, records, refused } = totals;
  const seconds = Math.round(performance.now() - startedMs) / 1000;
  const line = { read, inserted, unchanged, rejected, seconds, empty, files, records, refused };
  return `${JSON.stringify({ ...line, ...(dryRun ? { dryRun } : {}) })}\n`;
}

/** A file that was still being written a moment ago is left for the next look. */
const SETTLED_MS = 1500;

/** Files of a watched folder that are new or have changed since they were imported, and are written to the end. */
export class FolderWatch {
  private readonly seen = new Map<string, string>();
  private readonly folder: string;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Takes files up again that could not be imported; those that are gone are not found again. */
  forget(files: string[]): void {
    for (const file of files) this.seen.delete(file);
  }

  /** Marks what it returns as seen. */
  async take(now: number): Promise<FilesToImport> {
    return {
      files: await this.#takeOf(await filesOfFolder(this.folder), now),
      foreign: await this.#takeOf(await foreignFilesOfFolder(this.folder), now),
    };
  }

  async #takeOf(paths: readonly string[], now: number): Promise<string[]> {
    const files: string[] = [];
    for (const path of paths) {
      const { size, mtimeMs } = await stat(path).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return { size: 0, mtimeMs: now };
        throw new CommandError(`${path}: ${error.message}`, EXIT.badInput);
      });
      const state = `${size} ${mtimeMs}`;
      if (this.seen.get(path) === state || now - mtimeMs < SETTLED_MS) continue;
      this.seen.set(path, state);
      files.push(path);
    }
    return files;
  }
}
