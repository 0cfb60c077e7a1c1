import { Box, Text } from 'ink';
import type { ReactNode } from 'react';
import { TONES, type Tone } from '../theme.js';

/** One line that never wraps. */
export function Line({
  children,
  tone = 'plain',
  isBold = false,
}: {
  children?: ReactNode;
  tone?: Tone;
  isBold?: boolean;
}) {
  const color = TONES[tone];
  return (
    <Box height={1} flexShrink={0}>
      <Text wrap="truncate-end" bold={isBold} {...(color ? { color } : {})}>
        {children}
      </Text>
    </Box>
  );
}

/** Texts below each other, one line each. */
export const Lines = (props: { texts: readonly string[]; tone?: Tone; isBold?: boolean }) =>
  props.texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line of the screen
    <Line key={index} tone={props.tone ?? 'plain'} isBold={props.isBold ?? false}>
      {text}
    </Line>
  ));

/** A part of a line in the colour of its meaning. */
export function Toned({
  tone,
  children,
  isBold = false,
}: {
  tone: Tone;
  children: ReactNode;
  isBold?: boolean;
}) {
  const color = TONES[tone];
  return (
    <Text bold={isBold} {...(color ? { color } : {})}>
      {children}
    </Text>
  );
}
