import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button.js';
import { ConfirmDialog } from '../../components/dialog/ConfirmDialog.js';
import { KeysDialog, type KeysDialogProps } from '../../components/dialog/KeysDialog.js';
import { PageHeader } from '../../components/PageHeader.js';
import { HelpLink } from '../help/HelpLink.js';
import { RECORD_TEXT } from './lists.texts.js';
import type { Records } from './useRecords.js';

interface RecordPageProps<Row extends { id: number }> {
  texts: { title: string; subtitle: string; deleteTitle: string; keys: KeysDialogProps['keys'] };
  records: Records<Row>;
  children: ReactNode;
}

/** A page of records: its heading with the button that adds one, the question before a delete, and its keys. */
export function RecordPage<Row extends { id: number }>(props: RecordPageProps<Row>) {
  const { texts, children } = props;
  const { view, editor } = props.records;
  return (
    <>
      <PageHeader
        title={texts.title}
        subtitle={texts.subtitle}
        actions={
          <Button tone="primary" icon={<Plus className="size-4.5" aria-hidden />} onClick={editor.add}>
            {view.texts().add}
          </Button>
        }
      />
      {/* On a phone what stands around the list may come after it: the first record is to be seen at once. */}
      <div className="max-md:flex max-md:flex-col">{children}</div>
      <ConfirmDialog
        open={editor.opened === 'delete'}
        title={texts.deleteTitle}
        question={editor.row && view.texts().deleteQuestion(view.nameOf(editor.row))}
        confirmLabel={RECORD_TEXT.delete}
        pending={editor.deleting}
        pendingLabel={RECORD_TEXT.deleting}
        onConfirm={editor.confirmDelete}
        onClose={editor.close}
      />
      <KeysDialog keys={[...texts.keys, ...RECORD_TEXT.keys]}>
        <HelpLink />
      </KeysDialog>
    </>
  );
}
