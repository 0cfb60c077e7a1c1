import coreStyle from '@uppy/core/css/style.min.css?url';
import dashboardStyle from '@uppy/dashboard/css/style.min.css?url';
import Dashboard from '@uppy/react/dashboard';
import { useEffect, useRef, useState } from 'react';
import { useAtomValue } from '../../state/atoms.js';
import { portraitsAtom } from '../../state/records/portraits.js';
import { themeAtom } from '../../state/theme.js';
import { toast } from '../../state/toasts.js';
import { AddressForm } from './AddressForm.js';
import { createPortraitUppy, type PortraitUppy } from './portrait-uppy.js';
import { PORTRAITS_TEXT as TEXT } from './portraits.texts.js';
import './uploader.css';

const HEIGHT_PX = 360;
/** The width of a preview within the uploader. */
const THUMBNAIL_PX = 200;

/**
 * Uppy calls a chosen file the item of a list, but draws the list around it only from the second file on (its
 * FileList). Names the list around a single one, so that screen readers find the item in its place.
 */
function nameList(around: Element): void {
  for (const list of around.querySelectorAll('.uppy-Dashboard-files:not([role])'))
    list.setAttribute('role', 'list');
}

export interface PortraitUploaderProps {
  /** Told when files begin to be sent, and when all are through. */
  onSending(sending: boolean): void;
}

/** Uppy's own screen: choose, drop or paste, then send. Loaded only for an upload. */
export function PortraitUploader({ onSending }: PortraitUploaderProps) {
  const theme = useAtomValue(themeAtom);
  const [uppy, setUppy] = useState<PortraitUppy>();

  useEffect(() => {
    const made = createPortraitUppy(
      (ids) => {
        toast({ title: TEXT.saved, description: TEXT.savedText });
        made.removeFiles(ids);
        void portraitsAtom.refetch();
      },
      (title, description) => toast({ tone: 'destructive', title, description }),
    );
    made.on('upload', () => onSending(true));
    made.on('complete', () => onSending(false));
    made.on('cancel-all', () => onSending(false));
    setUppy(made);
    return () => {
      made.destroy();
      onSending(false);
    };
  }, [onSending]);

  const around = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = around.current;
    if (element === null) return;
    const observer = new MutationObserver(() => nameList(element));
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={around} className="px-5 pb-4">
      <link rel="stylesheet" href={coreStyle} precedence="uploader" />
      <link rel="stylesheet" href={dashboardStyle} precedence="uploader" />
      {uppy && (
        <>
          <Dashboard
            uppy={uppy}
            width="100%"
            height={HEIGHT_PX}
            theme={theme === 'system' ? 'auto' : theme}
            note={TEXT.uploadNote}
            thumbnailWidth={THUMBNAIL_PX}
            proudlyDisplayPoweredByUppy={false}
            doneButtonHandler={null}
          />
          <AddressForm uppy={uppy} />
        </>
      )}
    </div>
  );
}
