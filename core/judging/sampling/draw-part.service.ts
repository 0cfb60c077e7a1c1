import type { AnalysisRow } from '../../analysis/analyzer/analyzer.table.js';
import type { PartComment } from '../../analysis/analyzer/runs/second-runs.service.js';
import { conflict } from '../../errors.js';
import type { Db } from '../../platform/db/database.js';
import { ANALYSES_TEXTS } from '../../platform/texts/analyses.texts.model.js';
import type { PartItem } from '../estimates/second-part.service.js';
import { readStrata } from '../estimates/strata.service.js';
import { DEFAULT_SEED, type DrawItem, extendDraw } from './draw-sample.js';
import { listDrawable, ratesOf } from './drawable.service.js';
import { findDraw, listDrawItems } from './draws.repository.js';

export { lockDraw as holdDraw } from './draws.repository.js';

/** Both draws in one: as both are the first by their numbers, each variable has the larger of them. */
function joined(one: readonly DrawItem[], other: readonly DrawItem[]): DrawItem[] {
  const items = new Map(one.map((item) => [item.seq, item]));
  for (const item of other) {
    const known = items.get(item.seq)?.forVariables;
    const isForAll = known === null || item.forVariables === null;
    const names = isForAll ? null : [...new Set([...(known ?? []), ...(item.forVariables ?? [])])];
    items.set(item.seq, { ...item, forVariables: names });
  }
  return [...items.values()];
}

/**
 * Draws the part of a run that a second reader reads, in the caller's transaction: by the same numbers as people's draw, which lies
 * inside it (see `holdDraw`), and with all of the part `earlier` that the second reader has read. `size` is that of the whole part. Throws CONFLICT where
 * that adds nothing.
 */
export async function drawPart(
  trx: Db,
  run: AnalysisRow,
  { size, earlier }: { size: number; earlier: readonly PartItem[] },
): Promise<PartComment[]> {
  const comments = await listDrawable(trx, run);
  const draw = await findDraw(trx, run.id);
  const known = earlier.map(({ seq, forVariables }) => ({ seq, forVariables, probability: 1 }));
  const before = joined(known, await listDrawItems(trx, run.id));
  const items = await extendDraw(
    {
      comments,
      variables: run.variables.map(({ name }) => name),
      size: Math.max(0, size - before.length),
      seed: draw?.seed ?? DEFAULT_SEED,
      rates: ratesOf((await readStrata(trx, run)).variables, false),
    },
    before,
  );
  const askedIn = new Map(earlier.map((item) => [item.seq, item.askedIn]));
  if (items.every(({ seq }) => askedIn.has(seq)))
    throw conflict(ANALYSES_TEXTS().secondHasRead(askedIn.size));
  return items.map(({ seq, forVariables }) => ({ seq, forVariables, askedIn: askedIn.get(seq) ?? null }));
}
