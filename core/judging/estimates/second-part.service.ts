import type { AnalysisRow } from '../../analysis/analyzer/analyzer.table.js';
import type { SentimentLabel } from '../../analysis/analyzer/providers/provider.js';
import { labelOfRun } from '../../analysis/analyzer/providers/reader.js';
import { listSecondRuns, type SecondRunRow } from '../../analysis/analyzer/runs/second-runs.service.js';
import { variableKeyOf } from '../../analysis/codebooks/judgement-keys.js';
import type { Db } from '../../platform/db/database.js';
import { listOpinions } from './second-part.repository.js';

export { countPart, listPartItems, type PartItem } from './second-part.repository.js';

/** What a second reader has read of a run. */
export interface SecondPart {
  /** The run of the second reader as of which the part is. */
  id: number;
  label: string;
}

/**
 * The part that was read whole: as of the last run of the second reader that has been completed with all before it. A part
 * that is being read is none yet, as what is answered first is no random part of it.
 */
export function completePart(runs: readonly SecondRunRow[]): SecondPart | undefined {
  const open = runs.findIndex(({ status }) => status !== 'completed');
  const last = runs.at((open === -1 ? runs.length : open) - 1);
  return open === 0 || last === undefined ? undefined : { id: last.id, label: labelOfRun(last) };
}

/** The complete parts of these runs. */
export async function completePartsOf(db: Db, runIds: readonly number[]): Promise<Map<number, SecondPart>> {
  const rows = await listSecondRuns(db, runIds);
  const parts = new Map<number, SecondPart>();
  for (const runId of new Set(rows.map(({ secondOf }) => secondOf))) {
    const part = completePart(rows.filter(({ secondOf }) => secondOf === runId));
    if (part !== undefined) parts.set(runId, part);
  }
  return parts;
}

/** What a second reader says of a comment, beside what the run says. */
export interface SecondOpinion {
  /** What the provider is called. */
  by: string;
  variables: string[];
  sentiment: SentimentLabel | null;
}

/** The second opinions on these comments of a run, by number; on drawn ones only once a person has judged them. */
export async function secondOpinionsOn(
  db: Db,
  run: Pick<AnalysisRow, 'id' | 'variables'>,
  seqs: readonly number[],
): Promise<Map<number, SecondOpinion>> {
  const names = run.variables.map(({ name }) => name);
  const rows = await listOpinions(db, run.id, seqs, run.variables.map(variableKeyOf));
  return new Map(
    rows.map(({ seq, variables, sentiment, ...reader }) => [
      seq,
      { by: labelOfRun(reader), variables: names.filter((name) => variables.includes(name)), sentiment },
    ]),
  );
}
