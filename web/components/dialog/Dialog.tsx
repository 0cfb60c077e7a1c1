import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classes } from '../classes.js';
import { COMPONENTS_TEXT as TEXT } from '../components.texts.js';
import { rememberPlace } from '../neighbours.js';
import { DiscardQuestion } from './DiscardQuestion.js';
import { PortalContainerProvider } from './PortalContainer.js';
import { useScrollLock } from './useScrollLock.js';

export interface DialogProps {
  open: boolean;
  /** Asked for by Escape, the cross and Cancel buttons. The caller closes by setting `open`. */
  onClose(): void;
  title: string;
  description?: ReactNode;
  /** Mounted again at each opening, so that a form starts from its record. */
  children: ReactNode;
  /** Default: 'medium'. */
  size?: 'small' | 'medium' | 'large';
  /** A call is under way: Escape and the cross wait for it. Default: false. */
  busy?: boolean;
  /** It holds a form: Escape and the cross ask before what was typed is thrown away. Default: false. */
  form?: boolean;
  /** What the cross says to screen readers. Default: Close. */
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
    form = false,
    closeLabel = TEXT.close,
  } = props;
  const ref = useRef<HTMLDialogElement>(null);
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const titleId = useId();
  const descriptionId = useId();
  const [asking, setAsking] = useState(false);
  const isTyped = useRef(false);
  const isOpen = useRef(open);
  isOpen.current = open;
  useScrollLock(open);

  const leave = () => {
    if (busy) return;
    // Escape on the question itself goes back to the form.
    if (form && isTyped.current) setAsking(!asking);
    else onClose();
  };

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const goBack = rememberPlace(document.activeElement);
    setContainer(dialog);
    isTyped.current = false;
    setAsking(false);
    dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      dialog.close();
      goBack();
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
        leave();
      }}
      onClose={(event) => {
        // The browser may close it by itself (Escape twice); the caller's state follows, or asks first.
        if (event.target !== ref.current || !open) return;
        leave();
        setTimeout(() => {
          if (isOpen.current && ref.current?.open === false) ref.current.showModal();
        });
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
            <div
              className="flex min-h-0 flex-1 flex-col overflow-y-auto px-5 py-4"
              inert={asking}
              onInput={() => {
                isTyped.current = true;
              }}
            >
              {children}
            </div>
            <button
              type="button"
              className="btn btn-ghost btn-sm btn-square absolute top-3.5 right-4"
              aria-label={closeLabel}
              disabled={busy}
              onClick={leave}
            >
              <X className="size-4.5" aria-hidden />
            </button>
            {asking && <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={onClose} />}
          </div>
        </PortalContainerProvider>
      )}
    </dialog>
  );
}

/** The scrolling middle of a dialog with a footer. Padding is the dialog's own; this one scrolls up to its edges. */
export function DialogBody({ children }: { children: ReactNode }) {
  return <div className="-mx-5 -mt-4 min-h-0 flex-1 overflow-y-auto px-5 py-4">{children}</div>;
}

/** The buttons of a dialog: the way back first, the action last. */
export function DialogFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="-mx-5 -mb-4 flex flex-wrap justify-end gap-2 border-base-300 border-t px-5 py-3 max-sm:*:flex-1">
      {children}
    </footer>
  );
}
