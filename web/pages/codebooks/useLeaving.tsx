import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { ConfirmDialog } from '../../components/dialog/ConfirmDialog.js';
import { CODEBOOKS_TEXT as TEXT } from './codebooks.texts.js';

/**
 * Asks before changes are lost, however one leaves the page: by closing it, by a link of the dashboard, or by `leaveTo`.
 * `question` is the dialog, to be shown anywhere.
 */
export function useLeaving(isDirty: boolean) {
  /** What waits for the answer whether changes may be lost. */
  const [leaving, setLeaving] = useState<() => void>();
  const [, navigate] = useLocation();
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    // A link of the dashboard itself leaves the page without that event.
    const ask = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="/"]') : null;
      const href = link?.getAttribute('href');
      if (!href || link?.hasAttribute('download') || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      setLeaving(() => () => navigate(href));
    };
    addEventListener('beforeunload', warn);
    document.addEventListener('click', ask, true);
    return () => {
      removeEventListener('beforeunload', warn);
      document.removeEventListener('click', ask, true);
    };
  }, [isDirty, navigate]);
  const question = (
    <ConfirmDialog
      open={leaving !== undefined}
      title={TEXT.unsaved}
      question={TEXT.leaveQuestion}
      confirmLabel={TEXT.discard}
      cancelLabel={TEXT.cancel}
      onConfirm={() => {
        setLeaving(undefined);
        leaving?.();
      }}
      onClose={() => setLeaving(undefined)}
    />
  );
  return { leaveTo: (go: () => void) => (isDirty ? setLeaving(() => go) : go()), question };
}
