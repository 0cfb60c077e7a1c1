import { choiceText } from '@smops/core/platform/texts/lists.texts.model.js';
import { TASK_STATUSES } from '@smops/core/records/tasks/tasks.constants.js';
import { useMemo } from 'react';
import { DayInput } from '../../components/form/DayField.js';
import { useUrlState } from '../../components/useUrlState.js';
import { FacetSelect, useFacet } from '../lists/FacetSelect.js';
import { RECORD_TEXT } from '../lists/lists.texts.js';
import { PlatformFilter, usePlatform } from '../lists/PlatformFilter.js';
import { DAY_OPTIONS, DAY_RANGES, daysOf } from './day-range.js';
import { TASKS_TEXT as TEXT } from './tasks.texts.js';

export type TaskFacets = ReturnType<typeof useTaskFacets>;

/** What narrows the tasks, kept in the address, and `chosen`: the filter that it makes. */
export function useTaskFacets(today: string) {
  const [platform, setPlatform] = usePlatform();
  const [status, setStatus] = useFacet('status', TASK_STATUSES);
  const [day, setDay] = useFacet('day', DAY_RANGES);
  const [from, setFrom] = useUrlState('from');
  const [to, setTo] = useUrlState('to');
  const chosen = useMemo(
    () => ({
      ...(platform && { platform }),
      ...(status && { status }),
      ...daysOf(day, today, { from, to }),
    }),
    [platform, status, day, today, from, to],
  );
  return {
    ...{ platform, setPlatform, status, setStatus, day, setDay, from, setFrom, to, setTo, chosen },
    clear: () => {
      setPlatform(undefined);
      setStatus(undefined);
      setDay(undefined);
    },
    setDays: (first: string, last: string) => {
      setDay('custom');
      setFrom(first);
      setTo(last);
    },
  };
}

const STATUS_OPTIONS = TASK_STATUSES.map((status) => ({ value: status, label: choiceText(status) }));

export function TaskFilters({ facets }: { facets: TaskFacets }) {
  const { platform, setPlatform, status, setStatus, day, setDay, from, setFrom, to, setTo } = facets;
  return (
    <>
      <PlatformFilter value={platform} onChange={setPlatform} />
      <FacetSelect
        label={RECORD_TEXT.status}
        all={RECORD_TEXT.anyStatus}
        options={STATUS_OPTIONS}
        value={status}
        onChange={setStatus}
      />
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
