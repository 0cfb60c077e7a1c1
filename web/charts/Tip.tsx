import { boxOf, type Mark } from '@smops/core/platform/charts/scene.js';
import { widthOf } from '@smops/core/platform/charts/words.js';

const WIDEST = 288;
const PAD = 22;

/** The sentence of a mark beside it. The mark itself says it to screen readers, so this is for eyes only. */
export function Tip({ mark, width }: { mark: Mark; width: number }) {
  const { x, y, width: wide, height } = boxOf(mark);
  const own = Math.min(WIDEST, width, widthOf(mark.label ?? '', 12) * 1.08 + PAD);
  const left = Math.max(0, Math.min(width - own, x + wide / 2 - own / 2));
  const isBelow = y < 48;
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute z-40 rounded-md bg-neutral px-2.5 py-1.5 text-neutral-content text-xs shadow-float print:hidden"
      style={{
        left,
        width: own,
        top: isBelow ? y + height + 6 : y - 6,
        transform: isBelow ? undefined : 'translateY(-100%)',
      }}
    >
      {mark.label}
    </div>
  );
}
