import type { Codebook } from '@smops/core/analysis/codebooks/codebooks.schemas.js';
import { Button } from '../../components/Button.js';
import { FormField } from '../../components/form/FormField.js';
import { CODEBOOKS_TEXT as TEXT } from './codebooks.texts.js';
import type { CodebookDraft } from './useCodebookDraft.js';

/** Saves the changes as a version, with a note on it, or discards them. */
export function SaveForm({ codebook, draft }: { codebook: Codebook; draft: CodebookDraft }) {
  const { isDirty, note, setNote, save, isSaving, discard } = draft;
  return (
    <form
      className="panel mt-4 flex flex-wrap items-end gap-3 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <FormField label={TEXT.note} hint={TEXT.noteHint} className="min-w-48 flex-1">
        {(control) => (
          <input
            {...control}
            className="input w-full"
            value={note}
            maxLength={500}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </FormField>
      {isDirty && <Button onClick={discard}>{TEXT.discard}</Button>}
      <Button
        type="submit"
        tone="primary"
        pending={isSaving}
        pendingLabel={TEXT.saving}
        disabled={!isDirty && codebook.version === codebook.latest}
      >
        {TEXT.save}
      </Button>
      <p className="w-full text-muted text-sm empty:hidden" aria-live="polite">
        {isDirty && TEXT.unsaved}
      </p>
    </form>
  );
}
