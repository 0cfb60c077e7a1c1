import { FileText } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../components/Button.js';
import { FilePreview, FileShape } from '../../../components/comment-file/FilePreview.js';
import { useSetAtom } from '../../../state/atoms.js';
import type { ChosenFile, FileSlot } from '../../../state/comment-file/file-slot.js';
import { TEXT as ALL } from '../analyzer.texts.js';

const TEXT = ALL.material;

function sizeText(bytes: number): string {
  return bytes < 1_048_576
    ? `${Math.max(1, Math.round(bytes / 1024))} kB`
    : `${(bytes / 1_048_576).toFixed(1)} MB`;
}

/** What the recogniser found in the file, before anything runs. */
export function FileFound({
  slot,
  chosen,
  className,
}: {
  slot: FileSlot;
  chosen: Extract<ChosenFile, { status: 'read' }>;
  className: string;
}) {
  const { file, report } = chosen;
  const setFile = useSetAtom(slot.fileAtom);
  const found = useRef<HTMLParagraphElement>(null);
  // The field that was chosen with is gone, and the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) found.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={`flex flex-col rounded-box border border-base-300 ${className}`}>
      <div className="flex items-start gap-3 px-4 pt-3.5">
        <span className="rounded-lg bg-good p-2 text-good-content">
          <FileText className="size-5" aria-hidden />
        </span>
        <div className="min-w-0 flex-1">
          <p ref={found} tabIndex={-1} className="truncate font-medium" title={file.name}>
            {file.name}
          </p>
          <p className="text-muted text-sm">
            {sizeText(file.size)} · <FileShape report={report} />
          </p>
        </div>
        <Button size="small" onClick={() => setFile({ status: 'none' })}>
          {TEXT.change}
        </Button>
      </div>
      <FilePreview slot={slot} chosen={chosen} />
    </div>
  );
}
