import { isSheetLink } from '@smops/core/comments/formats/google-sheet.js';
import { useState } from 'react';
import { Button } from '../../../components/Button.js';
import { FormField } from '../../../components/form/FormField.js';
import { useSetAtom } from '../../../state/atoms.js';
import type { FileSlot } from '../../../state/comment-file/file-slot.js';
import { TEXT as ALL } from '../analyzer.texts.js';

const TEXT = ALL.material;

/** A link to a Google sheet in place of a file; the server fetches what anyone may read. */
export function SheetLink({ slot }: { slot: FileSlot }) {
  const [link, setLink] = useState('');
  const [isReading, setIsReading] = useState(false);
  const choose = useSetAtom(slot.chooseLinkAtom);
  const read = async () => {
    setIsReading(true);
    await choose(link.trim());
    setIsReading(false);
  };
  return (
    <form
      className="mt-3 flex items-end gap-2 max-sm:flex-col max-sm:items-stretch"
      onSubmit={(event) => {
        event.preventDefault();
        void read();
      }}
    >
      <FormField label={TEXT.sheetLink} hint={TEXT.sheetHint} className="min-w-0 flex-1">
        {(control) => (
          <input
            {...control}
            type="url"
            className="input"
            value={link}
            maxLength={2000}
            placeholder="https://docs.google.com/spreadsheets/d/…"
            onChange={(event) => setLink(event.target.value)}
          />
        )}
      </FormField>
      <Button type="submit" disabled={isReading || !isSheetLink(link)}>
        {TEXT.readSheet}
      </Button>
    </form>
  );
}
