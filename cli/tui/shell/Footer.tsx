import { Box, Text } from 'ink';
import { useSyncExternalStore } from 'react';
import { shownKey } from '../keys/keys.js';
import { useTui } from '../state/tui.js';
import { widthOf } from '../terminal/screen.js';

/** What keys do now: as many as fit, and always the last two, which are help and quit; `?` has them all. */
export function Footer({ columns }: { columns: number }) {
  const { keys } = useTui();
  useSyncExternalStore(keys.subscribe, keys.snapshot);
  const all = keys.hints();
  const sizeOf = ({ key, binding }: (typeof all)[number]) => widthOf(`${shownKey(key)} ${binding.label}  `);
  const last = all.slice(-2);
  let left = columns - last.reduce((sum, hint) => sum + sizeOf(hint), 0);
  const hints = [
    ...all.slice(0, -2).filter((hint) => {
      left -= sizeOf(hint);
      return left >= 0;
    }),
    ...last,
  ];
  return (
    <Box height={1} paddingX={1}>
      <Text wrap="truncate-end">
        {hints.map(({ key, binding }, at) => (
          <Text key={`${key} ${binding.label}`}>
            <Text bold>{shownKey(key)}</Text>
            <Text color="gray"> {binding.label}</Text>
            {at < hints.length - 1 ? '  ' : ''}
          </Text>
        ))}
      </Text>
    </Box>
  );
}
