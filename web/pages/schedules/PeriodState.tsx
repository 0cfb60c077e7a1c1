import type { SchedulePeriod } from '@smops/core/telling/schedules/schedules.schemas.js';
import { Badge, type BadgeTone } from '../../components/Badge.js';
import { SCHEDULES_TEXT as TEXT } from './schedules.texts.js';

const TONES: Record<SchedulePeriod['state'], BadgeTone> = {
  waiting: 'waiting',
  running: 'waiting',
  done: 'good',
  nothing: 'plain',
  failed: 'bad',
};

/** What became of a period, and what is unusual of it. */
export function PeriodState({ period }: { period: SchedulePeriod }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      <Badge tone={TONES[period.state]}>{TEXT.states[period.state]}</Badge>
      {period.late && <Badge>{TEXT.late}</Badge>}
      {period.byHand && <Badge>{TEXT.byHand}</Badge>}
    </span>
  );
}
