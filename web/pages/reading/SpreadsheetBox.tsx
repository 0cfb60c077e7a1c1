import { ApiError } from '@smops/server/client/api-error.js';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { FileDrop } from '../../components/form/FileDrop.js';
import { MenuButton } from '../../components/MenuButton.js';
import { reasonOf } from '../../components/reason-of.js';
import { useAction } from '../../components/useAction.js';
import { importVerdicts, queueExportAddress } from '../../state/reading/reading.js';
import { toast } from '../../state/toasts.js';
import { READING_TEXT as ALL } from './reading.texts.js';

const TEXT = ALL.sheet;
const SHOWN = 20;

/** The queue as a file for those who read in a spreadsheet, and back. */
export function SpreadsheetBox({ runId, onStored }: { runId: string; onStored(): void }) {
  const [failure, setFailure] = useState<Error>();
  const [send, sending] = useAction(async (file: File) => {
    setFailure(undefined);
    const { stored, unchanged, unread } = await importVerdicts(runId, file);
    toast({ title: TEXT.stored(stored), description: TEXT.left(unchanged, unread) });
    onStored();
  }, setFailure);
  const problems = failure instanceof ApiError ? failure.problems : [];
  return (
    <section className="panel p-4 sm:p-6" aria-label={TEXT.title}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-semibold">{TEXT.title}</h2>
        <MenuButton
          label={TEXT.export}
          icon={<Download className="size-4" aria-hidden />}
          items={[
            { label: 'Excel', hint: '.xlsx', href: queueExportAddress(runId, 'xlsx') },
            { label: 'CSV', hint: '.csv', href: queueExportAddress(runId, 'csv') },
          ]}
        />
      </div>
      <p className="mt-1 max-w-prose text-muted text-sm">{TEXT.text}</p>
      <FileDrop
        className="mt-4"
        label={TEXT.file}
        hint={TEXT.hint}
        accept=".xlsx,.csv"
        disabled={sending}
        onFile={(file) => void send(file)}
      />
      {failure && (
        <div role="alert" className="mt-4 rounded-field bg-bad px-3 py-2 text-bad-content text-sm">
          <p className="font-medium">{reasonOf(failure)}</p>
          <ul className="mt-1">
            {problems.slice(0, SHOWN).map(({ line, path, message }) => (
              <li key={`${line} ${path} ${message}`}>
                {path ? TEXT.problemIn(line ?? 0, path, message) : TEXT.problem(line ?? 0, message)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
