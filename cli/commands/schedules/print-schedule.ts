import { actorText } from '@smops/core/people/users/actor-names.model.js';
import { shownFields } from '@smops/core/records/lists/field-values.model.js';
import { SCHEDULE_FIELDS } from '@smops/core/telling/schedules/schedules.fields.js';
import type { Schedule, SchedulePeriod } from '@smops/core/telling/schedules/schedules.schemas.js';
import type { ZoneClock } from '../../connection/clock.js';
import type { Io } from '../../output/io.js';
import { sanitize } from '../../output/output.js';
import { schedulesTexts } from './schedules.texts.js';

/** Where the comments of a schedule come from, in a word. */
export function sourceText({ source }: Pick<Schedule, 'source'>): string {
  if (source.kind === 'folder') return `WATCH_FOLDER/${source.folder}`;
  if (source.kind === 'feed') return source.url;
  return source.kind === 'facebook'
    ? schedulesTexts().page(source.days)
    : schedulesTexts().channel(source.days);
}

/** What became of a period, with what is unusual of it. */
export function stateText({ state, late, byHand }: SchedulePeriod): string {
  const say = schedulesTexts();
  const notes = [...(late ? [say.late] : []), ...(byHand ? [say.byHand] : [])];
  return notes.length === 0 ? say.states[state] : `${say.states[state]} (${notes.join(', ')})`;
}

/** Why a period is as it is, and what of it was not read. */
export const whyText = ({ reason, leftOut }: SchedulePeriod) =>
  [...(reason === null ? [] : [reason]), ...leftOut.map(({ name, reason: why }) => `${name}: ${why}`)].join(
    ' ',
  );

/** A schedule, a fact a line. */
export function printSchedule(io: Io, schedule: Schedule, { minute }: ZoneClock): void {
  const say = schedulesTexts();
  const { codebook, paused, last, report, destinations } = schedule;
  const lines: [string, string][] = [
    [say.facts.name, schedule.name],
    [say.facts.id, schedule.id],
    [
      say.facts.codebook,
      codebook.version === null ? `${codebook.name} (${say.latest})` : `${codebook.name}@${codebook.version}`,
    ],
    [say.facts.source, sourceText(schedule)],
    [say.facts.when, `${schedule.when} (${schedule.timeZone})`],
    ...(paused === null
      ? [[say.facts.next, schedule.next.map(minute).join(', ')] as [string, string]]
      : [[say.facts.paused, [minute(paused.at), paused.reason ?? ''].join(' ').trim()] as [string, string]]),
    ...(last === null
      ? []
      : [
          [say.facts.last, `${minute(last.dueAt)} ${stateText(last)} ${whyText(last)}`.trim()] as [
            string,
            string,
          ],
        ]),
    [
      say.facts.report,
      [report.format, report.language, ...((report.template ?? '') ? [report.template] : [])].join(', '),
    ],
    [say.facts.destinations, destinations.length === 0 ? say.toNowhere : destinations.join(', ')],
    [say.facts.provider, schedule.provider ?? say.byDefault],
    ...shownFields(SCHEDULE_FIELDS, schedule),
    [say.facts.made, `${actorText(schedule.createdBy)}, ${minute(schedule.createdAt)}`],
  ];
  for (const [title, text] of lines) io.out(`${title}: ${sanitize(String(text))}\n`);
}
