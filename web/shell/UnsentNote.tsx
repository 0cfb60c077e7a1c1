import { CircleAlert, CloudOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../components/Button.js';
// What is stored is shown on all that is known of its run.
import '../state/analyzer/judgements.js';
import { SHELL_TEXT } from '../components/frame/shell.texts.js';
import { useAtomValue } from '../state/atoms.js';
import { giveUpRefused, tryUnsentAgain, unsentAtom } from '../state/judging/outbox.js';

const TEXT = SHELL_TEXT.unsent;

/** Says on every page which judgements are not stored yet, once that takes long, and which the server refuses. */
export function UnsentNote() {
  const { waiting, refused, problem = '', isLate } = useAtomValue(unsentAtom);
  const isWaiting = isLate && waiting.length > 0;
  const isShown = isWaiting || refused.length > 0;
  const layer = useRef<HTMLDivElement>(null);
  // A popover stands above an open dialog, too.
  useEffect(() => {
    if (isShown) layer.current?.showPopover();
    else layer.current?.hidePopover();
  }, [isShown]);
  return (
    <div
      ref={layer}
      popover="manual"
      role="status"
      className="pointer-events-none fixed inset-x-0 top-14 m-0 mx-auto w-full max-w-xl space-y-2 overflow-visible border-0 bg-transparent p-2 text-base-content text-sm"
    >
      {isWaiting && (
        <div className="pointer-events-auto flex items-start gap-2 rounded-box bg-waiting px-3 py-2 text-waiting-content shadow-float">
          <CloudOff className="mt-0.5 size-4 shrink-0" aria-hidden />
          <p className="min-w-0 flex-1 break-words">
            <strong className="block font-semibold">{TEXT.waiting(waiting.length)}</strong>
            {problem && <span className="block">{problem}</span>}
            <span className="block max-sm:hidden">{TEXT.goOn}</span>
          </p>
          <Button size="small" onClick={tryUnsentAgain}>
            {TEXT.again}
          </Button>
        </div>
      )}
      {refused.length > 0 && (
        <div className="pointer-events-auto flex flex-wrap items-start gap-2 rounded-box bg-bad px-3 py-2 text-bad-content shadow-float">
          <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
          <p className="min-w-40 flex-1 break-words">
            {TEXT.refused(refused.length, refused[0]?.refused ?? '')}
          </p>
          <Button size="small" onClick={tryUnsentAgain}>
            {TEXT.again}
          </Button>
          <Button size="small" onClick={giveUpRefused}>
            {TEXT.giveUp}
          </Button>
        </div>
      )}
    </div>
  );
}
