import { useId } from 'react';

export interface GrowthPoint {
  /** YYYY-MM-DD. */
  day: string;
  value: number;
}

const WIDTH = 320;
const HEIGHT = 72;
const PAD = 4;

/** Points by their day on a line through the box; a flat line lies in the middle. */
function placesOf(points: readonly GrowthPoint[]): [x: number, y: number][] {
  const days = points.map(({ day }) => Date.parse(day));
  const values = points.map(({ value }) => value);
  const [first = 0, last = 0] = [days[0], days.at(-1)];
  const [low, high] = [Math.min(...values), Math.max(...values)];
  return points.map((point, index) => {
    const x = last === first ? 0 : ((days[index] ?? first) - first) / (last - first);
    const y = high === low ? 0.5 : (point.value - low) / (high - low);
    return [PAD + x * (WIDTH - 2 * PAD), HEIGHT - PAD - y * (HEIGHT - 2 * PAD)];
  });
}

const count = (value: number) => value.toLocaleString('en');

/** A small curve of a count over days, with its growth in figures: the curve alone would say nothing to many. */
export function GrowthChart({
  title,
  points,
  few,
}: {
  title: string;
  points: readonly GrowthPoint[];
  few: string;
}) {
  const fill = useId();
  const [first, last] = [points[0], points.at(-1)];
  if (first === undefined || last === undefined || points.length < 2) {
    return (
      <figure>
        <figcaption className="text-muted text-sm">{title}</figcaption>
        <p className="mt-1 text-muted text-sm">{few}</p>
      </figure>
    );
  }
  const places = placesOf(points);
  const line = places.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  const grown = last.value - first.value;
  const sum = `${grown < 0 ? '−' : '+'}${count(Math.abs(grown))}`;
  return (
    <figure>
      <figcaption className="flex items-baseline justify-between gap-3 text-sm">
        <span className="text-muted">{title}</span>
        <span className="font-medium tabular-nums">{sum}</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="mt-1.5 block h-18 w-full text-primary"
        role="img"
        aria-label={`${title}: ${count(first.value)} (${first.day}) → ${count(last.value)} (${last.day})`}
      >
        <defs>
          <linearGradient id={fill} x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="currentColor" stopOpacity="0.18" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0" />
          </linearGradient>
        </defs>
        <polygon points={`${PAD},${HEIGHT} ${line} ${WIDTH - PAD},${HEIGHT}`} fill={`url(#${fill})`} />
        <polyline
          points={line}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="mt-1 flex justify-between gap-3 text-muted text-xs tabular-nums">
        <span>
          {first.day}: {count(first.value)}
        </span>
        <span>
          {last.day}: {count(last.value)}
        </span>
      </p>
    </figure>
  );
}
