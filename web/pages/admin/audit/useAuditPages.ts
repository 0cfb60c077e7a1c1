import { AUDIT } from '@smops/core/platform/audit/audit.operations.js';
import type { AuditEntry, AuditQuery } from '@smops/core/platform/audit/audit.schemas.js';
import { useCallback, useEffect, useState } from 'react';
import { useAction } from '../../../components/useAction.js';
import { client } from '../../../state/client.js';

const PAGE = 100;

/** Empty texts filter nothing. */
export interface AuditFilter {
  action: AuditQuery['action'];
  entity: AuditQuery['entity'];
  actor: string;
  search: string;
  /** Only what this request did, one by one; without it, what a request did to records of one kind is one entry. */
  request: string;
}

/** The log as far as it was read, newest first; `more` reads on, `again` starts from the beginning. */
export function useAuditPages({ action, entity, actor, search, request }: AuditFilter) {
  const [entries, setEntries] = useState<AuditEntry[]>();
  const [error, setError] = useState<Error>();
  const [isWhole, setWhole] = useState(false);
  const [round, setRound] = useState(0);
  const read = useCallback(
    (before?: number) =>
      client.call(AUDIT.list, {
        action,
        entity,
        before,
        limit: PAGE,
        ...(actor && { actor }),
        ...(search && { search }),
        ...(request ? { request } : { group: 'request' }),
      }),
    [action, entity, actor, search, request],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks again
  useEffect(() => {
    let isOver = false;
    setError(undefined);
    read().then(
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
  }, [read, round]);

  const [more, isLoadingMore] = useAction(async () => {
    const page = await read(entries?.at(-1)?.id);
    setEntries((earlier) => [...(earlier ?? []), ...page]);
    setWhole(page.length < PAGE);
  }, setError);
  const again = useCallback(() => setRound((count) => count + 1), []);
  return { entries, error, isWhole, more, isLoadingMore, again };
}
