import { COMMENT_FILE_ACCEPT } from '@smops/core/comments/bytes/comment-file-name.js';
import { ProgressBar } from '../../../components/feedback/ProgressBar.js';
import { FileDrop } from '../../../components/form/FileDrop.js';
import { useAtomValue, useSetAtom } from '../../../state/atoms.js';
import type { FileSlot } from '../../../state/comment-file/file-slot.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { FileFound } from './FileFound.js';
import { SheetLink } from './SheetLink.js';

const TEXT = ALL.material;
/** The same while a file is awaited, read and shown, so that what stands below stays where it is. */
const FILE_HEIGHT = 'min-h-85 sm:min-h-77';

/** A comment file by picker or drop, and what was recognised in it. */
export function FileField({ slot, label = TEXT.choose }: { slot: FileSlot; label?: string }) {
  const chosen = useAtomValue(slot.fileAtom);
  const choose = useSetAtom(slot.chooseAtom);
  if (chosen.status === 'reading') {
    return (
      <div className={`grid items-center rounded-box border border-line border-dashed px-6 ${FILE_HEIGHT}`}>
        <ProgressBar label={`${TEXT.reading} ${chosen.file.name}`} value={chosen.progress} />
      </div>
    );
  }
  if (chosen.status === 'read') return <FileFound slot={slot} chosen={chosen} className={FILE_HEIGHT} />;
  return (
    <div className={`flex flex-col ${FILE_HEIGHT}`}>
      <FileDrop
        label={label}
        hint={TEXT.formats}
        accept={COMMENT_FILE_ACCEPT}
        onFile={(file) => void choose(file)}
        className="flex-1"
      />
      <SheetLink slot={slot} />
      {chosen.status === 'refused' && (
        <p role="alert" className="mt-3 rounded-field bg-bad px-3 py-2 text-bad-content text-sm">
          <span className="font-medium">{chosen.file.name}</span>: {chosen.reason}
        </p>
      )}
    </div>
  );
}
