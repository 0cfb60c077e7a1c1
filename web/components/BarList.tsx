import type { ReactElement } from 'react';
import { classes } from './classes.js';
import { count, percent } from './format/format.js';
import { Tooltip } from './Tooltip.js';

export interface Bar {
  key: string;
  label: string;
  count: number;
  /** What stands in place of a count too small for a number. */
  said?: string | undefined;
  /** Where the count lies for sure, drawn as a line over the bar. */
  low?: number | undefined;
  high?: number | undefined;
  /** What there is to say of the count, below it. */
  note?: string | undefined;
  /** More of it, in a tooltip. */
  title?: string | undefined;
}

export interface BarListProps {
  bars: readonly Bar[];
  /** What 100 % is. */
  total: number;
  /** With it each bar is a button, for example a filter. */
  onSelect?(key: string): void;
  selected?: string | undefined;
  label: string;
}

const percentOf = (count: number, total: number) => (total === 0 ? 0 : (count / total) * 100);

/** A share in words: one decimal below ten percent, none above. */
export function percentText(count: number, total: number): string {
  return percent(percentOf(count, total) / 100);
}

/** With a tooltip where there is more to say. */
const Told = ({ text, children }: { text: string | undefined; children: ReactElement }) =>
  text === undefined ? children : <Tooltip text={text}>{children}</Tooltip>;

/** Counts as bars with their number and share. The longest bar fills the width, so small shares can be compared. */
export function BarList({ bars, total, onSelect, selected, label }: BarListProps) {
  const longest = Math.max(1, ...bars.map((bar) => bar.high ?? bar.count));
  const at = (value: number) => `${(value / longest) * 100}%`;
  return (
    <ul aria-label={label} className="space-y-1">
      {bars.map((bar) => {
        const content = (
          <>
            <span className="col-span-2 truncate text-left sm:col-span-1">{bar.label}</span>
            <span className="relative h-2.5 self-center overflow-hidden rounded-full bg-base-200" aria-hidden>
              <span
                className="block h-full min-w-0.5 rounded-full bg-accent"
                style={{
                  width: at(bar.count),
                  visibility: bar.count ? 'visible' : 'hidden',
                }}
              />
              {bar.low !== undefined && bar.high !== undefined && (
                <span
                  className="absolute top-1 h-0.5 min-w-0.5 bg-base-content"
                  style={{ left: at(bar.low), width: at(bar.high - bar.low) }}
                />
              )}
            </span>
            <span className="text-right tabular-nums">
              <span className="font-semibold">{bar.said ?? count(bar.count)}</span>{' '}
              {bar.said === undefined && (
                <span className="ml-2 inline-block w-12 text-muted">{percentText(bar.count, total)}</span>
              )}
            </span>
            {bar.note && <span className="col-span-full text-left text-muted text-xs">{bar.note}</span>}
          </>
        );
        const row =
          'grid w-full grid-cols-[1fr_auto] gap-x-4 rounded-md px-2 py-1.5 text-sm sm:grid-cols-[minmax(5rem,11rem)_1fr_7rem]';
        return (
          <li key={bar.key}>
            {onSelect ? (
              <Told text={bar.title}>
                <button
                  type="button"
                  aria-pressed={selected === bar.key}
                  className={classes(
                    row,
                    'cursor-pointer hover:bg-base-200',
                    selected === bar.key && 'bg-primary/10',
                  )}
                  onClick={() => onSelect(bar.key)}
                >
                  {content}
                </button>
              </Told>
            ) : (
              <div className={row} title={bar.title}>
                {content}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
