import { useEffect, useId, useRef } from 'react';
import { Button } from '../Button.js';
import { COMPONENTS_TEXT } from '../components.texts.js';

const TEXT = COMPONENTS_TEXT.discard;

/** Asks over a filled form before it is thrown away. The way back has the focus, and gives it back. */
export function DiscardQuestion({ onKeep, onDiscard }: { onKeep(): void; onDiscard(): void }) {
  const keep = useRef<HTMLButtonElement>(null);
  const questionId = useId();
  const hintId = useId();
  useEffect(() => {
    const before = document.activeElement;
    keep.current?.focus();
    return () => {
      // The form takes no focus before it can be used again.
      setTimeout(() => before instanceof HTMLElement && before.isConnected && before.focus());
    };
  }, []);
  return (
    <div
      role="alertdialog"
      aria-labelledby={questionId}
      aria-describedby={hintId}
      className="absolute inset-x-0 bottom-0 flex flex-wrap items-center justify-between gap-3 border-base-300 border-t bg-base-100 px-5 py-4 shadow-float"
    >
      <div>
        <p id={questionId} className="font-medium">
          {TEXT.question}
        </p>
        <p id={hintId} className="text-muted text-sm">
          {TEXT.hint}
        </p>
      </div>
      <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button ref={keep} onClick={onKeep}>
          {TEXT.keep}
        </Button>
        <Button tone="danger" onClick={onDiscard}>
          {TEXT.discard}
        </Button>
      </div>
    </div>
  );
}
