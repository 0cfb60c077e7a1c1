import { Box, Text } from 'ink';
import { useState } from 'react';
import { TextLine } from '../../components/TextLine.js';
import { type EditedText, editedText, editText, insertText } from '../../forms/text-edit.model.js';
import { useKeys } from '../../keys/useKeys.js';
import { widthOf } from '../../terminal/screen.js';
import { readingTexts } from './reading.texts.js';

/** A note being typed. */
export function NoteLine(props: { note: string; width: number; keep(note: string): void; close(): void }) {
  const { note, width, keep, close } = props;
  const [value, setValue] = useState<EditedText>(editedText(note));
  useKeys(
    'note',
    { accept: () => keep(value.text.trim()), cancel: close },
    {
      isModal: true,
      onText: (text) => setValue((now) => insertText(now, text.replaceAll(/\s+/g, ' '))),
      onEdit: (key) => {
        const next = editText(value, key);
        if (next !== undefined) setValue(next);
        return next !== undefined;
      },
    },
  );
  const label = `⚑ ${readingTexts().note}`;
  return (
    <Box height={1} flexShrink={0}>
      <Text bold>{label}</Text>
      <TextLine value={value} width={width - widthOf(label)} placeholder={readingTexts().notePlaceholder} />
    </Box>
  );
}
