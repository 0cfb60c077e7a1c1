import { Box, Text } from 'ink';
import type { Tab } from '../screens/tabs.js';
import { useTui } from '../state/tui.js';
import { widthOf } from '../terminal/screen.js';

/** The tabs with their numbers; brackets mark the open one where there are no colours. Names shorten on narrow terminals. */
export function TabBar({ tabs, active, columns }: { tabs: readonly Tab[]; active: number; columns: number }) {
  const { who } = useTui();
  const corner = who === undefined ? '' : `${who.username} @ ${who.place}`;
  const text = (tab: Tab, index: number, length: number) =>
    `${index === active ? '[' : ' '}${index + 1} ${tab.label.slice(0, length)}${index === active ? ']' : ' '}`;
  const widthAt = (length: number) =>
    tabs.reduce((sum, tab, index) => sum + widthOf(text(tab, index, length)), 0);
  const length = [12, 8, 6, 5, 4, 3].find((one) => widthAt(one) <= columns - 8) ?? 3;
  const used = widthAt(length);
  return (
    <Box height={1} width={columns}>
      <Text bold color="cyan">
        {' smops '}
      </Text>
      {tabs.map((tab, index) => (
        <Text key={tab.name} bold={index === active} inverse={index === active}>
          {text(tab, index, length)}
        </Text>
      ))}
      <Box flexGrow={1} justifyContent="flex-end">
        <Text color="gray" wrap="truncate-end">
          {widthOf(corner) + used + 10 <= columns ? `${corner} ` : ''}
        </Text>
      </Box>
    </Box>
  );
}
