import { useState } from 'react';
import { Button } from '../../components/Button.js';
import { READING_TEXT as TEXT } from './reading.texts.js';

const MAX_NOTE = 1000;

/** A flag with a note, in place; Esc closes it. */
export function FlagField({
  note,
  isFlagged,
  onFlag,
  onClose,
}: {
  note: string;
  isFlagged: boolean;
  onFlag(isFlagged: boolean, note: string): void;
  onClose(): void;
}) {
  const [text, setText] = useState(note);
  return (
    <form
      className="flex flex-wrap items-end gap-2 rounded-field bg-base-200 p-3"
      onSubmit={(event) => {
        event.preventDefault();
        onFlag(true, text.trim());
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <label className="min-w-40 flex-1 text-sm">
        <span className="mb-1 block">{TEXT.note}</span>
        <input
          className="input"
          // biome-ignore lint/a11y/noAutofocus: the field opens by a key and is meant to be typed into
          autoFocus
          maxLength={MAX_NOTE}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      <Button type="submit">{TEXT.flagIt}</Button>
      {isFlagged && <Button onClick={() => onFlag(false, text.trim())}>{TEXT.unflag}</Button>}
      <Button tone="ghost" onClick={onClose}>
        {TEXT.cancel}
      </Button>
    </form>
  );
}
