import { type Direction, neighbourOf } from '@smops/core/platform/charts/neighbour.js';
import { boxOf, type Mark, type Scene, targetsOf } from '@smops/core/platform/charts/scene.js';
import { type KeyboardEvent, type SyntheticEvent, useMemo, useRef, useState } from 'react';
import { type Chosen, chosenKey, Marks } from './Marks.js';
import { Tip } from './Tip.js';
import { useBrush } from './useBrush.js';

/** What a reader wants with a mark. */
export interface Selection {
  key: string;
  part: string | undefined;
  /** Alt: everything but this. */
  isExcluded: boolean;
}

export interface ChartProps {
  scene: Scene;
  chosen?: Chosen | undefined;
  /** With it every mark is a button. */
  onSelect?: ((selection: Selection) => void) | undefined;
  /** With it columns can be drawn over: from the first to the last of them. By keyboard with Shift and the arrows. */
  onRange?: ((from: string, to: string) => void) | undefined;
}

const DIRECTIONS: Record<string, Direction> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};
/** A target smaller than this is made larger, so that a finger meets it. */
const LEAST = 8;

/** A scene with its tip, for mouse, finger and arrow keys. One stop for Tab: the arrows go from mark to mark. */
export function Chart({ scene, chosen, onSelect, onRange }: ChartProps) {
  const targets = useMemo(() => targetsOf(scene), [scene]);
  const columns = useMemo(
    () => targets.filter((mark) => mark.kind === 'rect' && mark.role === 'hit' && mark.part === undefined),
    [targets],
  ) as Extract<Mark, { kind: 'rect' }>[];
  const [stop, setStop] = useState(0);
  const [shown, setShown] = useState<number>();
  /** Where a range by keyboard began, as an index of `columns`. */
  const anchor = useRef<number>(undefined);
  const brush = useBrush(columns, onRange);
  const places = useRef<SVGGElement>(null);
  const stopAt = Math.min(stop, targets.length - 1);

  const select = (mark: Mark | undefined, isExcluded: boolean) => {
    if (mark?.key !== undefined) onSelect?.({ key: mark.key, part: mark.part, isExcluded });
  };
  const focus = (index: number) => (places.current?.children[index] as SVGElement | undefined)?.focus();

  /** With Shift held, the arrows draw a range; Enter takes it. */
  function extend(index: number, to: number) {
    if (onRange === undefined) return;
    const [from, end] = [columns.indexOf(targets[index] as never), columns.indexOf(targets[to] as never)];
    if (from < 0 || end < 0) return;
    anchor.current ??= from;
    brush.tell(anchor.current, end);
  }

  function onKeyDown(event: KeyboardEvent) {
    const index = indexOf(event);
    if (index === undefined) return;
    const direction = DIRECTIONS[event.key];
    if (direction) {
      const to = neighbourOf(targets, index, direction);
      if (event.shiftKey) extend(index, to);
      else anchor.current = undefined;
      focus(to);
    } else if (event.key === 'Home') focus(0);
    else if (event.key === 'End') focus(targets.length - 1);
    else if (event.key === 'Escape' && shown !== undefined) setShown(undefined);
    else if ((event.key === 'Enter' || event.key === ' ') && onSelect) select(targets[index], event.altKey);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const mark = shown === undefined || brush.range ? undefined : targets[shown];
  return (
    <div className="relative">
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no fieldset */}
      <svg
        width={scene.width}
        height={scene.height}
        viewBox={`0 0 ${scene.width} ${scene.height}`}
        role="group"
        aria-label={scene.label}
        className={onRange ? 'chart touch-pan-y select-none' : 'chart'}
        onPointerOver={(event) => setShown(indexOf(event))}
        onPointerLeave={() => setShown(undefined)}
        onFocus={(event) => {
          const index = indexOf(event);
          setShown(index);
          if (index !== undefined) setStop(index);
        }}
        onBlur={() => setShown(undefined)}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          const index = indexOf(event);
          if (!brush.wasDrawn() && index !== undefined) select(targets[index], event.altKey);
        }}
        {...brush.handlers}
      >
        <Marks scene={scene} chosen={chosen} />
        {brush.range && <Drawn columns={columns} range={brush.range} />}
        <g ref={places}>
          {targets.map((target, index) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: marks have an order and nothing else of their own
              key={index}
              data-at={index}
              {...placeOf(target)}
              className={onSelect ? 'chart-target cursor-pointer' : 'chart-target'}
              tabIndex={index === stopAt ? 0 : -1}
              {...(onSelect
                ? { role: 'button', 'aria-pressed': chosen?.has(chosenKey(target)) ?? false }
                : { role: 'img' })}
              aria-label={target.label}
            />
          ))}
        </g>
      </svg>
      {mark && <Tip mark={mark} width={scene.width} />}
    </div>
  );
}

/** Which mark an event came from. */
function indexOf({ target }: SyntheticEvent): number | undefined {
  const at = (target as Element).getAttribute('data-at');
  return at === null ? undefined : Number(at);
}

function placeOf(mark: Mark) {
  const { x, y, width, height } = boxOf(mark);
  const [wide, high] = [Math.max(LEAST, width), Math.max(LEAST, height)];
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high };
}

/** The range while it is drawn. */
function Drawn({
  columns,
  range,
}: {
  columns: readonly Extract<Mark, { kind: 'rect' }>[];
  range: readonly [number, number];
}) {
  const [first, last] = [columns[Math.min(...range)], columns[Math.max(...range)]];
  if (!first || !last) return null;
  return (
    <rect
      x={first.x}
      y={first.y}
      width={last.x + last.width - first.x}
      height={first.height}
      className="pointer-events-none fill-primary/20 stroke-primary"
    />
  );
}
