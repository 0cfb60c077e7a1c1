import type { z } from 'zod';
import { requireRight } from '../../../context.js';
import { parseInput } from '../../../parse-input.js';
import { maintainSoon } from '../../../platform/db/maintenance.js';
import type { AnalyzerContext } from '../../analyzer/analyzer-context.js';
import { type ImportOutcome, ImportSentimentsInput } from '../sentiments.schemas.js';
import { importComments, importUpload } from './import-comments.service.js';
import { importRecords } from './import-records.service.js';

async function importPart(
  ctx: AnalyzerContext,
  part: z.output<typeof ImportSentimentsInput>,
): Promise<ImportOutcome> {
  if (part.kind === 'records') return await importRecords(ctx, part);
  return part.kind === 'comments' ? await importComments(ctx, part) : await importUpload(ctx, part);
}

/**
 * One part of a bulk import: comments to be scored, or records to be taken over; or a whole uploaded file of comments. Good rows are stored and bad ones named;
 * the same rows again, also at the same time, change nothing. Throws VALIDATION when the whole call makes no sense.
 */
export async function importSentiments(ctx: AnalyzerContext, input: unknown): Promise<ImportOutcome> {
  requireRight(ctx, 'analyze');
  const part = parseInput(ImportSentimentsInput, input);
  const outcome = await importPart(ctx, part);
  maintainSoon(ctx.db);
  return outcome;
}
