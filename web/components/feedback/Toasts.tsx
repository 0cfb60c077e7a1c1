import { CircleAlert, X } from 'lucide-react';
import { Toast } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { useAtomValue } from '../../state/atoms.js';
import { dismissToast, toastsAtom } from '../../state/toasts.js';
import { classes } from '../classes.js';
import { COMPONENTS_TEXT as TEXT } from '../components.texts.js';

/**
 * The notification region. Its times and gestures (5 s, swipe right by 50 px, F8) are Radix's defaults, written out
 * so that an update of Radix does not change them. It is a popover, so that it also stands above an open dialog, and as
 * high as the window, so that its box stays where it is when a notification goes. It stands at the left: what is chosen, and
 * what is done with it, stands at the right.
 */
export function Toasts() {
  const toasts = useAtomValue(toastsAtom);
  const layer = useRef<HTMLDivElement>(null);
  const newest = toasts[0]?.id;

  // Shown again with each toast: what opened last lies on top.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `newest` is the reason to run
  useEffect(() => {
    layer.current?.hidePopover();
    layer.current?.showPopover();
  }, [newest]);

  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label={TEXT.notification}>
      {toasts.map(({ id, open, title, description, tone, action }) => (
        <Toast.Root
          key={id}
          open={open}
          type={tone === 'destructive' ? 'foreground' : 'background'}
          onOpenChange={(next) => !next && dismissToast(id)}
          className={classes(
            'toast-card pointer-events-auto flex w-full items-start gap-3 rounded-box border p-4 pr-3 shadow-float',
            tone === 'destructive' ? 'border-error bg-bad text-bad-content' : 'border-base-300 bg-base-100',
          )}
        >
          {tone === 'destructive' && <CircleAlert className="mt-0.5 size-5 shrink-0" aria-hidden />}
          <div className="min-w-0 flex-1">
            <Toast.Title className="font-semibold text-sm">{title}</Toast.Title>
            {description && (
              <Toast.Description
                className={classes('mt-0.5 break-words text-sm', tone !== 'destructive' && 'text-muted')}
              >
                {description}
              </Toast.Description>
            )}
          </div>
          {action && (
            <Toast.Action
              altText={action.label}
              className="btn btn-sm border-line bg-transparent font-medium text-sm"
              onClick={action.onSelect}
            >
              {action.label}
            </Toast.Action>
          )}
          <Toast.Close
            aria-label={TEXT.dismiss}
            className="-mt-1 grid size-7 shrink-0 cursor-pointer place-items-center rounded-md hover:bg-base-content/10"
          >
            <X className="size-4" aria-hidden />
          </Toast.Close>
        </Toast.Root>
      ))}
      <div
        ref={layer}
        popover="manual"
        className="pointer-events-none fixed inset-auto top-0 left-0 m-0 h-full w-full max-w-md flex-col justify-end overflow-visible border-0 bg-transparent p-4 text-base-content open:flex"
      >
        <Toast.Viewport
          label={TEXT.notifications('{hotkey}')}
          className="pointer-events-none flex list-none flex-col gap-2 rounded-box outline-offset-4"
        />
      </div>
    </Toast.Provider>
  );
}
