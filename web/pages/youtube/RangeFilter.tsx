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
  return (
    <section aria-label={TEXT.rangeLabel} className="mb-4">
      <div className="flex flex-wrap gap-2">
        {RANGE_KINDS.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === kind}
            className={classes(
              'btn btn-sm font-medium text-sm',
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
