import { CloudOff } from 'lucide-react';
import { useAtomValue } from '../../state/atoms.js';
import type { Outbox } from '../../state/reading/outbox.js';
import { READING_TEXT as TEXT } from './reading.texts.js';

/** Whether all is stored; a lost network says so until it is. */
export function OutboxNote({ outbox }: { outbox: Outbox }) {
  const { unsent, isCutOff } = useAtomValue(outbox.state);
  return (
    <p role="status" className="text-sm">
      {isCutOff && unsent > 0 ? (
        <span className="flex items-start gap-2 rounded-field bg-waiting px-3 py-2 text-waiting-content">
          <CloudOff className="mt-0.5 size-4 shrink-0" aria-hidden />
          {TEXT.offline(unsent)}
        </span>
      ) : null}
    </p>
  );
}
