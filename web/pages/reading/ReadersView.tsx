import { useMemo } from 'react';
import { ErrorState } from '../../components/feedback/ErrorState.js';
import { ProgressBar } from '../../components/feedback/ProgressBar.js';
import { Skeleton } from '../../components/feedback/Skeleton.js';
import { useAtomValue } from '../../state/atoms.js';
import { drawAtom } from '../../state/reading/reading.js';
import { DrawMore } from './DrawMore.js';
import { ReaderAgreementTable } from './ReaderAgreementTable.js';
import { READING_TEXT as ALL } from './reading.texts.js';
import { SpreadsheetBox } from './SpreadsheetBox.js';

const TEXT = ALL.readers;

/** Who reads the sample and how far they are; names are for admins. */
export function ReadersView({
  runId,
  onDrawn,
  onStored,
}: {
  runId: string;
  onDrawn(): void;
  onStored(): void;
}) {
  const atom = useMemo(() => drawAtom(runId), [runId]);
  const { data, error } = useAtomValue(atom);
  if (!data) {
    return (
      <div className="panel min-h-48">
        {error ? (
          <ErrorState title={ALL.loadFailed} error={error} onRetry={() => void atom.refetch()} />
        ) : (
          <Skeleton />
        )}
      </div>
    );
  }
  let unnamed = 1;
  const readers = data.readers.map((reader) => ({
    ...reader,
    called: reader.isYou ? TEXT.you : (reader.reader ?? TEXT.reader(++unnamed)),
  }));
  return (
    <div className="space-y-4">
      <section className="panel p-4 sm:p-6" aria-label={TEXT.title}>
        <h2 className="font-semibold">{TEXT.title}</h2>
        <p className="mt-1 text-muted text-sm">{TEXT.drawn(data.drawn, data.texts)}</p>
        <ul className="mt-4 max-w-xl space-y-4">
          {readers.map(({ called, read }) => (
            <li key={called}>
              <ProgressBar
                label={called}
                value={(read / data.texts) * 100}
                valueText={TEXT.read(read, data.texts)}
              />
            </li>
          ))}
        </ul>
        {readers.length === 0 && <p className="text-muted">{TEXT.none}</p>}
        <div className="mt-5 flex flex-wrap gap-2">
          <DrawMore runId={runId} onDrawn={onDrawn} />
        </div>
      </section>
      <ReaderAgreementTable runId={runId} />
      <SpreadsheetBox runId={runId} onStored={onStored} />
    </div>
  );
}
