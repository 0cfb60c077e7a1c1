import { Box, Text } from 'ink';
import { useSyncExternalStore } from 'react';
import { shownKey } from '../keys/keys.js';
import { useTui } from '../state/tui.js';
import { widthOf } from '../terminal/screen.js';

/** What keys do now: as many as fit; `?` has them all. */
export function Footer({ columns }: { columns: number }) {
  const { keys } = useTui();
  useSyncExternalStore(keys.subscribe, keys.snapshot);
  let left = columns - 2;
  const hints = keys.hints().filter(({ key, binding }) => {
    left -= widthOf(`${shownKey(key)} ${binding.label}  `);
    return left >= -2;
  });
  return (
    <Box height={1} paddingX={1}>
      <Text wrap="truncate-end">
        {hints.map(({ key, binding }) => (
          <Text key={`${key} ${binding.label}`}>
            <Text bold>{shownKey(key)}</Text>
            <Text color="gray"> {binding.label} </Text>{' '}
          </Text>
        ))}
      </Text>
    </Box>
  );
}
