import { Box, Text } from 'ink';
import type { Tab } from '../screens/tabs.js';
import { useTui } from '../state/tui.js';
import { widthOf } from '../terminal/screen.js';

const BRAND = ' smops ';

/** How wide the bar may be drawn, widest first: with labels and room around them, closer, with short names. */
const LAYOUTS = [
  { brand: BRAND, gap: 2, nameOf: ({ label }: Tab) => label },
  { brand: '', gap: 1, nameOf: ({ label }: Tab) => label },
  { brand: BRAND, gap: 1, nameOf: ({ short }: Tab) => short },
  { brand: '', gap: 1, nameOf: ({ short }: Tab) => short },
] as const;

/** The tabs with their numbers; brackets mark the open one where there are no colours. */
export function TabBar({ tabs, active, columns }: { tabs: readonly Tab[]; active: number; columns: number }) {
  const { who } = useTui();
  const corner = who === undefined ? '' : `${who.username} @ ${who.place}`;
  const drawn = LAYOUTS.map(({ brand, gap, nameOf }) => {
    const texts = tabs.map((tab, index) => {
      const text = `${index + 1} ${nameOf(tab)}`;
      if (index === active) return `[${text}]`;
      return gap === 2 ? ` ${text} ` : text;
    });
    // The wide layout has its room inside the tabs.
    const between = gap === 2 ? '' : ' ';
    return { brand, texts, between, used: widthOf(brand + texts.join(between)) };
  });
  const { brand, texts, between, used } = drawn.find((one) => one.used <= columns) ?? (drawn.at(-1) as Drawn);
  return (
    <Box height={1} width={columns}>
      {brand === '' ? null : (
        <Text bold color="cyan">
          {brand}
        </Text>
      )}
      {texts.map((text, index) => (
        <Text key={tabs[index]?.name} wrap="truncate-end">
          {index === 0 ? '' : between}
          <Text bold={index === active} inverse={index === active}>
            {text}
          </Text>
        </Text>
      ))}
      <Box flexGrow={1} justifyContent="flex-end">
        <Text color="gray" wrap="truncate-end">
          {widthOf(corner) + used + 3 <= columns ? `${corner} ` : ''}
        </Text>
      </Box>
    </Box>
  );
}

interface Drawn {
  brand: string;
  texts: string[];
  between: string;
  used: number;
}
