import { useMemo } from 'react';
import { DayInput } from '../../components/form/DayField.js';
import { useUrlState } from '../../components/useUrlState.js';
import { FacetSelect, useFacet } from '../lists/FacetSelect.js';
import { DAY_OPTIONS, DAY_RANGES, daysOf } from './day-range.js';
import { TASKS_TEXT as TEXT } from './tasks.texts.js';

export type Days = ReturnType<typeof useDays>;

/** The days of tasks that one has chosen, kept in the address, and `chosen`: the filters that they make. */
export function useDays(today: string) {
  const [day, setDay] = useFacet('day', DAY_RANGES);
  const [from, setFrom] = useUrlState('from');
  const [to, setTo] = useUrlState('to');
  const chosen = useMemo(() => daysOf(day, today, { from, to }), [day, today, from, to]);
  return {
    ...{ day, setDay, from, setFrom, to, setTo, chosen },
    clear: () => setDay(undefined),
    setDays: (first: string, last: string) => {
      setDay('custom');
      setFrom(first);
      setTo(last);
    },
  };
}

export function DayFilter({ days }: { days: Days }) {
  const { day, setDay, from, setFrom, to, setTo } = days;
  return (
    <>
      <FacetSelect
        label={TEXT.columns.date}
        all={TEXT.anyDay}
        options={DAY_OPTIONS}
        value={day}
        onChange={setDay}
      />
      {day === 'custom' && (
        <span className="flex items-center gap-1.5 max-sm:w-full">
          <DayInput label={TEXT.from} value={from} onChange={setFrom} />
          <span aria-hidden>–</span>
          <DayInput label={TEXT.to} value={to} onChange={setTo} />
        </span>
      )}
    </>
  );
}
