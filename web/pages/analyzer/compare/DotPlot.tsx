import { fewText } from '@smops/core/estimates/share-words.model.js';
import type { ComparedRates, ComparedVariable } from '@smops/core/insight/comparisons/comparison.schemas.js';
import { INSIGHT } from '../insight.texts.js';
import { axisTicks, percent, percentRange } from './compare-format.js';

const TEXT = INSIGHT.compare;
/** A lies above B; a filled circle and a hollow square tell them apart without colour. */
const SIDES = [
  { side: 'a', y: 12, colour: 'text-primary' },
  { side: 'b', y: 28, colour: 'text-accent' },
] as const;

/**
 * Two rates with their intervals for every variable, on one axis. Positions are percent of the drawing's width and
 * sizes are pixels, so that dots stay round and words readable however narrow it gets.
 */
export function DotPlot({
  variables,
  pick,
}: {
  variables: readonly ComparedVariable[];
  pick(one: ComparedVariable): ComparedRates;
}) {
  const largest = Math.max(0, ...variables.flatMap((one) => [pick(one).a.high, pick(one).b.high]));
  const ticks = axisTicks(largest);
  const end = ticks.at(-1) ?? 1;
  const x = (rate: number) => `${(Math.min(1, rate / end) * 100).toFixed(2)}%`;
  return (
    <div role="img" aria-label={TEXT.plotLabel} className="px-2">
      {variables.map((one) => (
        <div key={one.variable} className="grid gap-x-4 sm:grid-cols-[minmax(6rem,12rem)_1fr]">
          <p className="truncate pt-1 text-sm sm:self-center sm:py-0" title={one.variable}>
            {one.variable}
          </p>
          <svg width="100%" height="40" overflow="visible" aria-hidden="true">
            {ticks.map((tick) => (
              <line key={tick} x1={x(tick)} x2={x(tick)} y1="0" y2="40" className="stroke-base-300" />
            ))}
            {SIDES.map(({ side, y, colour }) => (
              <Estimate key={side} side={side} y={y} colour={colour} rates={pick(one)} x={x} />
            ))}
          </svg>
        </div>
      ))}
      <div className="grid gap-x-4 sm:grid-cols-[minmax(6rem,12rem)_1fr]">
        <span className="max-sm:hidden" />
        <svg width="100%" height="20" overflow="visible" aria-hidden="true">
          {ticks.map((tick) => (
            <text
              key={tick}
              x={x(tick)}
              y="15"
              textAnchor={tick === 0 ? 'start' : tick === end ? 'end' : 'middle'}
              className="fill-muted text-xs tabular-nums"
            >
              {`${Math.round(tick * 100)}%`}
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
}

function Estimate({
  side,
  y,
  colour,
  rates,
  x,
}: {
  side: 'a' | 'b';
  y: number;
  colour: string;
  rates: ComparedRates;
  x(rate: number): string;
}) {
  const { rate, low, high } = rates[side];
  const said = fewText(rates[side]) ?? percent(rate);
  return (
    <g className={colour}>
      <title>{`${side.toUpperCase()}: ${said} (${percentRange(low, high)})`}</title>
      <line x1={x(low)} x2={x(high)} y1={y} y2={y} stroke="currentColor" strokeWidth="2" />
      {side === 'a' ? (
        <circle cx={x(rate)} cy={y} r="5" fill="currentColor" />
      ) : (
        <svg x={x(rate)} y={y} overflow="visible" aria-hidden="true">
          <rect
            x="-4.5"
            y="-4.5"
            width="9"
            height="9"
            strokeWidth="2"
            className="fill-base-100 stroke-current"
          />
        </svg>
      )}
    </g>
  );
}
