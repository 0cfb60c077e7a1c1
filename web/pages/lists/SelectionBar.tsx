import { severalRecords } from '@smops/core/platform/texts/bulk-label.model.js';
import { IDS_TEXT_MAX, idsText } from '@smops/core/records/lists/record-ids.model.js';
import { Trash2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button.js';
import { ConfirmDialog } from '../../components/dialog/ConfirmDialog.js';
import { IconButton } from '../../components/IconButton.js';
import { ListExportMenu } from '../../components/table/ListExportMenu.js';
import { RECORD_TEXT as TEXT } from './lists.texts.js';
import type { useBulk } from './useBulk.js';

export interface SelectionProps {
  entity: 'account' | 'task' | 'whatsapp';
  ids: readonly number[];
  bulk: ReturnType<typeof useBulk>;
  /** Sets their status. */
  status: ReactNode;
  onClear(): void;
}

/** What can be done to the selected rows; stands at the foot of the window while there are any. */
export function SelectionBar(props: SelectionProps & { exportPath: string; formats: readonly string[] }) {
  const { ids, exportPath, formats, bulk, status, onClear } = props;
  const text = idsText(ids);
  return (
    ids.length > 0 && (
      <section
        aria-label={TEXT.selection}
        className="sticky bottom-0 z-20 flex flex-wrap items-center gap-2 rounded-b-box border-base-300 border-t bg-base-100 px-4 py-2.5 shadow-float"
      >
        <p role="status" className="mr-auto font-medium text-sm tabular-nums">
          {TEXT.selected(ids.length)}
        </p>
        {status}
        <ListExportMenu
          label={TEXT.export}
          path={exportPath}
          query={{ ids: text }}
          formats={formats}
          disabled={text.length > IDS_TEXT_MAX}
        />
        <Button icon={<Trash2 className="size-4" aria-hidden />} onClick={bulk.ask}>
          {TEXT.delete}
        </Button>
        <IconButton label={TEXT.clearSelection} icon={<X />} onClick={onClear} />
      </section>
    )
  );
}

/** Asks before the selected records are deleted. */
export function SelectionQuestion({ entity, ids, bulk }: SelectionProps) {
  return (
    <ConfirmDialog
      open={bulk.isAsking}
      title={TEXT.delete}
      question={TEXT.deleteSeveral(severalRecords(entity, ids.length))}
      confirmLabel={TEXT.delete}
      pending={bulk.pending}
      pendingLabel={TEXT.deleting}
      onConfirm={bulk.remove}
      onClose={bulk.cancel}
    />
  );
}
