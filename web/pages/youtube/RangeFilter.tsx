import { useEffect, useRef } from 'react';
import { classes } from '../../components/classes.js';
import { DayField } from '../../components/form/DayField.js';
import { RANGE_KINDS, type RangeKind, rangeLabel } from './range.js';
import { YOUTUBE_TEXT as TEXT } from './youtube.texts.js';

export interface RangeFilterProps {
  kind: RangeKind;
  from: string;
  to: string;
  onKind(kind: RangeKind): void;
  onFrom(day: string): void;
  onTo(day: string): void;
}

/** When the counted videos were published: presets, or two days. */
export function RangeFilter({ kind, from, to, onKind, onFrom, onTo }: RangeFilterProps) {
  const chosen = useRef<HTMLButtonElement>(null);
  // On a phone the presets stand in one line that scrolls.
  useEffect(() => {
    // In newer browsers it answers a promise, which React would take for a clean-up.
    chosen.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return (
    <section aria-label={TEXT.rangeLabel} className="mb-4">
      <div className="flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:flex-wrap">
        {RANGE_KINDS.map((one) => (
          <button
            key={one}
            ref={one === kind ? chosen : undefined}
            type="button"
            aria-pressed={one === kind}
            className={classes(
              'btn btn-sm shrink-0 font-medium text-sm',
              one === kind ? 'btn-primary' : 'border-line bg-base-100 hover:bg-base-200',
            )}
            onClick={() => onKind(one)}
          >
            {rangeLabel(one)}
          </button>
        ))}
      </div>
      {kind === 'custom' && (
        <div className="mt-3 grid max-w-md grid-cols-2 gap-3">
          <DayField label={TEXT.startDate} value={from} onChange={onFrom} />
          <DayField label={TEXT.endDate} value={to} onChange={onTo} />
        </div>
      )}
    </section>
  );
}
