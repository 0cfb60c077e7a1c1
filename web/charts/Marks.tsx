import { paintOf } from '@smops/core/platform/charts/paint.js';
import { type Mark, marksOf, type Scene } from '@smops/core/platform/charts/scene.js';
import { shapeOf } from '@smops/core/platform/charts/scene-svg.js';
import { memo } from 'react';
import { THEME } from './palette.js';

/** What a reader chose: the keys of marks, with `key part` for a part alone. Marks of other keys step back. */
export type Chosen = ReadonlySet<string>;

/** How a mark is named among the chosen. */
export const chosenKey = ({ key = '', part }: Pick<Mark, 'key' | 'part'>): string =>
  part === undefined ? key : `${key} ${part}`;

const STEPPED_BACK = 0.3;

const isBack = (mark: Mark, chosen: Chosen | undefined): boolean =>
  chosen !== undefined &&
  chosen.size > 0 &&
  mark.key !== undefined &&
  !chosen.has(mark.key) &&
  !chosen.has(chosenKey(mark));

/** The shapes and words of a chart; what can be pointed at lies over them (`Chart`). */
export const Marks = memo(function Marks({ scene, chosen }: { scene: Scene; chosen?: Chosen | undefined }) {
  return (
    <g aria-hidden>
      {marksOf(scene)
        .filter(({ role }) => role !== 'hit')
        .map((mark, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: marks have an order and nothing else of their own
          <Shape key={index} mark={mark} isBack={isBack(mark, chosen)} />
        ))}
    </g>
  );
});

function Shape({ mark, isBack }: { mark: Mark; isBack: boolean }) {
  const { fill, stroke, strokeWidth, opacity, dash } = paintOf(mark, THEME);
  // Words on a shape that steps back stay, in the colour of words beside it.
  if (isBack && mark.kind === 'text')
    return <Shape mark={{ ...mark, role: 'text', isInside: false }} isBack={false} />;
  const style = {
    fill,
    stroke,
    strokeWidth,
    opacity: isBack ? opacity * STEPPED_BACK : opacity,
    strokeDasharray: dash.join(' ') || undefined,
  };
  if (mark.kind === 'text') {
    return (
      <text
        x={mark.x}
        y={mark.y}
        textAnchor={mark.anchor}
        dominantBaseline="central"
        fontSize={mark.size}
        fontWeight={mark.strong ? 600 : undefined}
        className="tabular-nums"
        style={style}
      >
        {mark.text}
      </text>
    );
  }
  const Kind = mark.kind;
  return <Kind {...shapeOf(mark)} className="chart-mark" style={style} />;
}
