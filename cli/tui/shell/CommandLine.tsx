import { Box, Text } from 'ink';
import { useState } from 'react';
import { TextLine } from '../components/TextLine.js';
import { type EditedText, editedText, editText, insertText } from '../forms/text-edit.model.js';
import { useKeys } from '../keys/useKeys.js';
import { tuiTexts } from '../tui.texts.js';
import { complete, completions } from './split-words.js';

/** The `:` line at the bottom, with the lines before it and completion of command names. */
export function CommandLine(props: {
  columns: number;
  paths: readonly (readonly string[])[];
  history: readonly string[];
  run(line: string): void;
  close(): void;
}) {
  const { columns, paths, history, run, close } = props;
  const [value, setValue] = useState<EditedText>(editedText(''));
  const [back, setBack] = useState(0);
  const recall = (steps: number) => {
    const next = Math.max(0, Math.min(history.length, steps));
    setBack(next);
    setValue(editedText(next === 0 ? '' : (history.at(-next) ?? '')));
  };
  useKeys(
    'line',
    {
      run: () => run(value.text),
      complete: () => setValue((now) => editedText(complete(now.text, paths))),
      older: () => recall(back + 1),
      newer: () => recall(back - 1),
      cancel: close,
    },
    {
      isModal: true,
      onText: (text) => setValue((now) => insertText(now, text.replaceAll(/\s+/g, ' '))),
      onEdit: (key) => {
        if (key === 'backspace' && value.text === '') close();
        const next = editText(value, key);
        if (next !== undefined) setValue(next);
        return next !== undefined;
      },
    },
  );
  const found = value.text === '' ? [] : completions(value.text, paths);
  const offered = found.length > 1 ? found.join(' ') : '';
  const width = Math.max(10, Math.min(columns - 4, columns - 4 - Math.min(30, offered.length)));
  return (
    <Box height={1} paddingX={1}>
      <Text bold>:</Text>
      <TextLine value={value} width={width} placeholder={tuiTexts().linePlaceholder} />
      <Text color="gray" wrap="truncate-end">
        {offered}
      </Text>
    </Box>
  );
}
