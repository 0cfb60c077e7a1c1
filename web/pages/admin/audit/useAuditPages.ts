import type { AuditAction, AuditEntity } from '@smops/core/audit/audit.constants.js';
import type { AuditEntry } from '@smops/core/audit/audit.schemas.js';
import { listAudit } from '@smops/server/client/audit.client.js';
import { useCallback, useEffect, useState } from 'react';
import { useAction } from '../../../components/useAction.js';
import { client } from '../../../state/client.js';

const PAGE = 100;

export interface AuditFilter {
  action?: AuditAction;
  entity?: AuditEntity;
}

/** The log as far as it was read, newest first; `more` reads on, `again` starts from the beginning. */
export function useAuditPages({ action, entity }: AuditFilter) {
  const [entries, setEntries] = useState<AuditEntry[]>();
  const [error, setError] = useState<Error>();
  const [isWhole, setWhole] = useState(false);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks again
  useEffect(() => {
    let isOver = false;
    setError(undefined);
    listAudit(client, { action, entity, limit: PAGE }).then(
      (page) => {
        if (isOver) return;
        setEntries(page);
        setWhole(page.length < PAGE);
      },
      (reason: Error) => {
        if (!isOver) setError(reason);
      },
    );
    return () => {
      isOver = true;
    };
  }, [action, entity, round]);

  const [more, isLoadingMore] = useAction(async () => {
    const page = await listAudit(client, { action, entity, limit: PAGE, before: entries?.at(-1)?.id });
    setEntries((earlier) => [...(earlier ?? []), ...page]);
    setWhole(page.length < PAGE);
  }, setError);
  const again = useCallback(() => setRound((count) => count + 1), []);
  return { entries, error, isWhole, more, isLoadingMore, again };
}
