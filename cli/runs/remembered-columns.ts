import { COLUMN_CHOICES } from '@smops/core/comments/column-choices/column-choices.operations.js';
import type { CommentField } from '@smops/core/comments/fields/comment-fields.js';
import type { DateOrder } from '@smops/core/comments/fields/comment-time.js';
import type { CommentFileReport } from '@smops/core/comments/read-comment-file.js';
import type { Client } from '@smops/server/client/client.js';
import { describeFailure } from '../failures/failures.js';
import { sanitize } from '../output/output.js';
import type { Call } from '../program/command.js';
import { analyzeTexts } from './analyze.texts.js';

/** What a person has said of how one file is read. */
interface Said {
  report: Omit<CommentFileReport, 'comments'>;
  /** The fields whose column was named or confirmed. */
  fields: readonly CommentField[];
  dateOrder: DateOrder | undefined;
}

/**
 * Remembers what was said of a file for all files with its header, beside what was remembered before, and tells so. What
 * cannot be remembered is told and stops nothing.
 */
export async function rememberColumns(
  { call: { io, json }, client }: { call: Call; client: Client },
  { report, fields, dateOrder }: Said,
): Promise<void> {
  const named = fields.filter((field) => report.mapping[field] !== null);
  if (named.length === 0 && dateOrder === undefined) return;
  const { header, remembered, mapping } = report;
  try {
    await client.call(COLUMN_CHOICES.save, {
      header,
      mapping: {
        ...remembered?.mapping,
        ...Object.fromEntries(named.map((field) => [field, mapping[field]])),
      },
      dateOrder: dateOrder ?? remembered?.dateOrder ?? null,
    });
    if (!json) io.err(`  ${analyzeTexts().columnsRemembered}\n`);
  } catch (error) {
    io.err(`  ${analyzeTexts().columnsNotRemembered(sanitize(describeFailure(error).message))}\n`);
  }
}
