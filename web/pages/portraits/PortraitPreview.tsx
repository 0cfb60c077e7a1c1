import type { Portrait } from '@smops/core/records/portraits/portraits.schemas.js';
import { ChevronLeft, ChevronRight, Download, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Time } from '../../components/format/Time.js';
import { CHINESE_SCREEN } from '../../components/format/Written.js';
import { PORTRAITS_TEXT as TEXT } from './portraits.texts.js';

export interface PortraitPreviewProps {
  /** Undefined: closed. */
  portrait: Portrait | undefined;
  previous: Portrait | undefined;
  next: Portrait | undefined;
  onShow(portrait: Portrait): void;
  onClose(): void;
}

const BUTTON = 'btn btn-ghost text-white hover:bg-white/15';

/** One image as large as the screen. The arrow keys lead on, Escape and 关闭 lead back. */
export function PortraitPreview({ portrait, previous, next, onShow, onClose }: PortraitPreviewProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const isOpen = portrait !== undefined;

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return;
    const opener = document.activeElement;
    dialog.showModal();
    return () => {
      dialog.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [isOpen]);

  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft' && previous) onShow(previous);
    if (key === 'ArrowRight' && next) onShow(next);
  };

  return (
    <dialog
      ref={ref}
      lang={CHINESE_SCREEN}
      aria-label={portrait?.originalFilename ?? TEXT.title}
      className="m-0 h-dvh max-h-none w-dvw max-w-none bg-black/95 text-white backdrop:bg-black/70"
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      {portrait && (
        <div className="flex h-full flex-col">
          <header className="flex items-center gap-2 px-4 py-2.5">
            <p className="min-w-0 flex-1 truncate">
              {portrait.originalFilename}
              <span className="ml-3 text-sm text-white/75">
                <Time value={portrait.uploadedAt} /> · {portrait.width} × {portrait.height}
              </span>
            </p>
            <a
              className={`${BUTTON} btn-square`}
              href={portrait.imageUrl}
              download={portrait.originalFilename}
              aria-label={TEXT.download}
              title={TEXT.download}
            >
              <Download className="size-5" aria-hidden />
            </a>
            <button type="button" className={BUTTON} onClick={onClose}>
              <X className="size-5" aria-hidden />
              {TEXT.close}
            </button>
          </header>
          <div className="relative min-h-0 flex-1">
            <Whole key={portrait.id} portrait={portrait} />
            <Step label={TEXT.previous} side="left-2" to={previous} onShow={onShow} icon={<ChevronLeft />} />
            <Step label={TEXT.next} side="right-2" to={next} onShow={onShow} icon={<ChevronRight />} />
          </div>
        </div>
      )}
    </dialog>
  );
}

function Whole({ portrait }: { portrait: Portrait }) {
  const [state, setState] = useState<'loading' | 'shown' | 'broken'>('loading');
  return (
    <>
      {state !== 'shown' && (
        <p role="status" className="absolute inset-0 grid place-items-center">
          {state === 'loading' ? TEXT.loading : TEXT.imageFailed}
        </p>
      )}
      {state !== 'broken' && (
        <img
          src={portrait.imageUrl}
          alt={portrait.originalFilename}
          className="absolute inset-0 size-full object-contain"
          onLoad={() => setState('shown')}
          onError={() => setState('broken')}
        />
      )}
    </>
  );
}

interface StepProps {
  label: string;
  side: string;
  icon: ReactNode;
  /** Undefined: there is none, and no button. */
  to: Portrait | undefined;
  onShow(portrait: Portrait): void;
}

function Step({ label, side, icon, to, onShow }: StepProps) {
  if (to === undefined) return null;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={`btn btn-circle absolute top-1/2 border-0 bg-black/60 text-white hover:bg-black ${side}`}
      onClick={() => onShow(to)}
    >
      {icon}
    </button>
  );
}
