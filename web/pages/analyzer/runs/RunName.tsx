import type { AnalysisRecord } from '@smops/core/analysis/analyzer/analyzer.schemas.js';
import { BookMarked, Pin } from 'lucide-react';
import { Link } from 'wouter';
import { runAddress } from '../../../addresses/run-address.js';
import { TEXT as ALL } from '../analyzer.texts.js';

const TEXT = ALL.runs;
/** Variables that are named; of the others the number. */
const SHOWN = 4;

export const nameOf = (run: Pick<AnalysisRecord, 'name' | 'fileName'>) =>
  run.name || run.fileName || TEXT.unnamed;

/** What tells a run from others: its name, its codebook, its variables, and its file when the name is another. */
export function RunName({ run }: { run: AnalysisRecord }) {
  const more = run.variables.length - SHOWN;
  const name = nameOf(run);
  return (
    <span className="block min-w-0">
      <Link
        href={runAddress(run.analysisId)}
        className="break-words font-medium text-primary hover:underline"
      >
        {run.pinned && <Pin className="mr-1 inline size-3.5" role="img" aria-label={TEXT.pinned} />}
        {name}
      </Link>
      <span className="mt-0.5 flex flex-wrap items-center gap-1 text-muted text-xs">
        {run.codebook && (
          <span className="inline-flex max-w-48 items-center gap-1 truncate rounded-full bg-primary/10 px-2 py-0.5 text-primary">
            <BookMarked className="size-3 shrink-0" aria-hidden />
            {run.codebook.name}
          </span>
        )}
        {run.variables.slice(0, SHOWN).map((variable) => (
          <span key={variable} className="max-w-40 truncate rounded-full bg-base-200 px-2 py-0.5">
            {variable}
          </span>
        ))}
        {more > 0 && <span>+{more}</span>}
        <span className="break-all">{run.fileName !== '' && run.fileName !== name && run.fileName}</span>
      </span>
    </span>
  );
}
