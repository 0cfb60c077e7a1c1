import type { SessionUser } from '@smops/core/people/users/users.schemas.js';
import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { PALETTE_TEXT as TEXT } from './palette.texts.js';

const Palette = lazy(async () => ({ default: (await import('./Palette.js')).Palette }));

/** Opens the palette, as does Ctrl K (⌘K) anywhere but over an open dialog. Its code is loaded when it is first opened. */
export function PaletteButton({ user }: { user: SessionUser }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      if (document.querySelector('dialog[open]') === null) setOpen(true);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <>
      <button
        type="button"
        className="btn btn-ghost btn-square btn-sm ml-auto shrink-0 text-muted nav:ml-1"
        aria-label={TEXT.open}
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        title={TEXT.open}
        onClick={() => setOpen(true)}
      >
        <Search className="size-4.5" aria-hidden />
      </button>
      {isOpen &&
        // Outside of the bar, which is a landmark of its own.
        createPortal(
          <Suspense fallback={null}>
            <Palette user={user} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
