import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from './Button.js';
import { COMPONENTS_TEXT as TEXT } from './components.texts.js';

/** Copies `text`; says so for two seconds. `onError` hears when the browser refuses. */
export function CopyButton({
  text,
  label = TEXT.copy,
  doneLabel = TEXT.copied,
  size = 'medium',
  onError,
}: {
  text: string;
  label?: string;
  doneLabel?: string;
  /** Default: 'medium'. */
  size?: 'small' | 'medium';
  onError?(): void;
}) {
  const [done, setDone] = useState(false);
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => setDone(false), 2000);
    return () => clearTimeout(timer);
  }, [done]);
  return (
    <Button
      size={size}
      icon={done ? <Check className="size-4" aria-hidden /> : <Copy className="size-4" aria-hidden />}
      onClick={() =>
        navigator.clipboard.writeText(text).then(
          () => setDone(true),
          () => onError?.(),
        )
      }
    >
      <span aria-live="polite">{done ? doneLabel : label}</span>
    </Button>
  );
}
