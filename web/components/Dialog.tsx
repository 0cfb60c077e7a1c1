import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classes } from './classes.js';
import { PortalContainerProvider } from './PortalContainer.js';
import { useScrollLock } from './useScrollLock.js';

export interface DialogProps {
  open: boolean;
  /** Asked for by Escape, the cross and Cancel buttons. The caller closes by setting `open`. */
  onClose(): void;
  title: string;
  description?: ReactNode;
  /** Mounted anew at each opening, so that a form starts from its record. */
  children: ReactNode;
  /** Default: 'medium'. */
  size?: 'small' | 'medium' | 'large';
  /** A call is under way: Escape and the cross wait for it. Default: false. */
  busy?: boolean;
  /** What the cross says to screen readers. Default: 'Close'. */
  closeLabel?: string;
}

const WIDTHS = { small: 'sm:max-w-md', medium: 'sm:max-w-xl', large: 'sm:max-w-4xl' };

/**
 * A modal dialog on the browser's own `<dialog>`: focus goes in, Escape closes, focus goes back. On a phone it is a
 * sheet from below. A click beside it does nothing: half-typed forms are not lost by a slip.
 */
export function Dialog(props: DialogProps) {
  const {
    open,
    onClose,
    title,
    description,
    children,
    size = 'medium',
    busy = false,
    closeLabel = 'Close',
  } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const titleId = useId();
  const descriptionId = useId();
  useScrollLock(open);

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const opener = document.activeElement;
    setContainer(dialog);
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [open]);

  return (
    <dialog
      ref={ref}
      className="modal modal-bottom sm:modal-middle"
      aria-labelledby={titleId}
      aria-describedby={description ? descriptionId : undefined}
      onCancel={(event) => {
        if (event.target !== ref.current) return;
        event.preventDefault();
        if (!busy) onClose();
      }}
      onClose={(event) => {
        // The browser may close it by itself (Escape twice); the caller's state follows.
        if (event.target === ref.current && open && !busy) onClose();
      }}
    >
      {open && (
        <PortalContainerProvider value={container}>
          <div
            className={classes(
              'modal-box flex max-h-[92dvh] w-full flex-col overflow-hidden p-0',
              WIDTHS[size],
            )}
          >
            <header className="border-base-300 border-b px-5 pt-4 pr-14 pb-3">
              <h2 id={titleId} className="font-semibold text-lg leading-7">
                {title}
              </h2>
              {description && (
                <p id={descriptionId} className="text-muted text-sm">
                  {description}
                </p>
              )}
            </header>
            <div className="flex min-h-0 flex-1 flex-col overflow-y-auto">{children}</div>
            <button
              type="button"
              className="btn btn-ghost btn-sm btn-square absolute top-3.5 right-4"
              aria-label={closeLabel}
              disabled={busy}
              onClick={onClose}
            >
              <X className="size-4.5" aria-hidden />
            </button>
          </div>
        </PortalContainerProvider>
      )}
    </dialog>
  );
}

/** The scrolling middle of a dialog. */
export function DialogBody({ children }: { children: ReactNode }) {
  return <div className="min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>;
}

/** The buttons of a dialog: the way back first, the action last. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="flex flex-wrap justify-end gap-2 border-base-300 border-t px-5 py-3 max-sm:*:flex-1">
      {children}
    </footer>
  );
}
