import { WriteStream } from 'node:tty';
import { styleText } from 'node:util';
import type { Io } from './io.js';

/** `heading` for titles, `faint` for rules; the others say how something went. */
export type Style = 'heading' | 'faint' | 'good' | 'doubtful' | 'bad' | 'busy';

const FORMATS = {
  heading: 'bold',
  faint: 'dim',
  good: 'green',
  doubtful: 'yellow',
  bad: 'red',
  busy: 'cyan',
} as const;

/** Words of states, as tables print them, with how they are to be read. Others stay as they are. */
const STATES: Record<string, Style> = {
  active: 'good',
  completed: 'good',
  ok: 'good',
  running: 'busy',
  queued: 'busy',
  'in progress': 'busy',
  warning: 'doubtful',
  paused: 'doubtful',
  cancelled: 'doubtful',
  disabled: 'doubtful',
  failed: 'bad',
  bad: 'bad',
  banned: 'bad',
};

export const styleOfState = (state: string): Style | undefined =>
  STATES[
    state
      .trim()
      .replace(/ \d+%$/, '')
      .toLowerCase()
  ];

/**
 * Which streams take colours. `--no-color` and `--json` and `--quiet` want none; otherwise a terminal that has them, by
 * TERM and NO_COLOR (no-color.org). FORCE_COLOR wants them in a pipe too (force-color.org), 0 nowhere.
 */
export function findColors(
  { env, isOutTty, isErrTty }: Pick<Io, 'env' | 'isOutTty' | 'isErrTty'>,
  options: Record<string, unknown>,
): NonNullable<Io['colors']> {
  const { FORCE_COLOR, NO_COLOR } = env;
  const isForced = FORCE_COLOR !== undefined && FORCE_COLOR !== '';
  // Told only one of the two: of both at once Node.js warns.
  const wanted = isForced ? { ...env, NO_COLOR: undefined } : { ...env, FORCE_COLOR: undefined, NO_COLOR };
  const isPlain = options.color === false || options.json === true || options.quiet === true;
  const hasColors = !isPlain && WriteStream.prototype.getColorDepth(wanted) > 1;
  return { out: hasColors && (isOutTty || isForced), err: hasColors && (isErrTty || isForced) };
}

/** Text in a style, where the stream takes colours; else as it is. */
export function paint(
  { colors }: Pick<Io, 'colors'>,
  stream: 'out' | 'err',
  style: Style | undefined,
  text: string,
): string {
  if (style === undefined || colors?.[stream] !== true || text === '') return text;
  return styleText(FORMATS[style], text, { validateStream: false });
}
