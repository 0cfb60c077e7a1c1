import { Box, type DOMElement, Text } from 'ink';
import { useLayoutEffect, useRef } from 'react';
import { sanitize } from '../../output/output.js';
import { type EditedText, graphemesOf } from '../forms/text-edit.model.js';
import { useTui } from '../state/tui.js';
import { widthOf } from '../terminal/screen.js';

/** Where an element stands on the screen, after its layout; undefined while it is hidden. */
function placeOf(element: DOMElement): { row: number; column: number } | undefined {
  let row = 0;
  let column = 0;
  for (let node: DOMElement | undefined = element; node !== undefined; node = node.parentNode) {
    if (node.style?.display === 'none') return undefined;
    row += node.yogaNode?.getComputedTop() ?? 0;
    column += node.yogaNode?.getComputedLeft() ?? 0;
  }
  return { row, column };
}

/** The part of the text that fits `width` columns and holds the cursor, and the cursor's column in it. */
export function visiblePart({ text, at }: EditedText, width: number): { shown: string; column: number } {
  const parts = graphemesOf(text);
  const widthAt = (index: number) => widthOf(parts[index] ?? '');
  let start = at;
  let column = 0;
  while (start > 0 && column + widthAt(start - 1) <= width - 1) column += widthAt(--start);
  let end = at;
  let used = column;
  while (end < parts.length && used + widthAt(end) <= width - 1) used += widthAt(end++);
  return { shown: parts.slice(start, end).join(''), column };
}

/** A text being typed, with the terminal's own cursor in it, where input methods show their candidates. */
export function TextLine(props: {
  value: EditedText;
  width: number;
  /** Whether it has the cursor; true. */
  isFocused?: boolean;
  placeholder?: string;
  /** Shows dots instead; false. */
  isSecret?: boolean;
}) {
  const { value, width, isFocused = true, placeholder = '', isSecret = false } = props;
  const { screen } = useTui();
  const box = useRef<DOMElement>(null);
  const text = isSecret ? '•'.repeat(graphemesOf(value.text).length) : value.text.replaceAll('\n', '⏎');
  const { shown, column } = visiblePart({ text, at: value.at }, width);
  useLayoutEffect(() => {
    if (!isFocused || box.current === null) return;
    const place = placeOf(box.current);
    screen.setCursor(place && { row: place.row, column: place.column + column });
  });
  useLayoutEffect(() => {
    if (!isFocused) return;
    return () => screen.setCursor(undefined);
  }, [isFocused, screen]);
  return (
    <Box ref={box} width={width} height={1}>
      {text === '' ? (
        <Text color="gray" wrap="truncate-end">
          {placeholder}
        </Text>
      ) : (
        <Text underline={isFocused} wrap="truncate-end">
          {sanitize(shown)}
        </Text>
      )}
    </Box>
  );
}
