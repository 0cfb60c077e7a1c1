import { LANGUAGES } from '@smops/core/platform/language/language.constants.js';
import { formInput, formValues } from '@smops/core/records/lists/field-values.model.js';
import { formShape } from '@smops/core/records/lists/list-fields.schemas.js';
import { MAX_TEMPLATE_NAME, REPORT_DOCUMENT_FORMATS } from '@smops/core/telling/reports/reports.constants.js';
import { SOURCE_DAYS, WEEKDAYS } from '@smops/core/telling/schedules/schedules.constants.js';
import { SCHEDULE_FIELDS } from '@smops/core/telling/schedules/schedules.fields.js';
import type { Schedule } from '@smops/core/telling/schedules/schedules.schemas.js';
import { z } from 'zod';

export const OFTEN = ['daily', 'weekly', 'cron'] as const;
export const SOURCES = ['folder', 'feed', 'facebook', 'youtube'] as const;
export const BY_DEFAULT = 'default';
/** No template may be called so: it is longer than a name may be. */
export const ALL_SECTIONS = '-'.repeat(MAX_TEMPLATE_NAME + 1);

export const ScheduleForm = z.object({
  name: z.string(),
  codebook: z.string(),
  kind: z.enum(SOURCES),
  folder: z.string(),
  url: z.string(),
  days: z.string(),
  often: z.enum(OFTEN),
  day: z.enum(WEEKDAYS),
  time: z.string(),
  cron: z.string(),
  format: z.enum(REPORT_DOCUMENT_FORMATS),
  language: z.enum(LANGUAGES),
  template: z.string(),
  destinations: z.array(z.number()),
  provider: z.string(),
  ...formShape(SCHEDULE_FIELDS),
});
export type Values = z.infer<typeof ScheduleForm>;

export const NEW: Values = {
  name: '',
  codebook: '',
  ...{ kind: 'folder', folder: '', url: '', days: String(SOURCE_DAYS) },
  ...{ often: 'weekly', day: 'MON', time: '08:00', cron: '' },
  ...{ format: 'docx', language: 'en', template: ALL_SECTIONS, destinations: [] },
  provider: BY_DEFAULT,
  ...formValues(SCHEDULE_FIELDS),
};

/** When it is due, as the server takes it. */
export const whenOf = ({ often, day, time, cron }: Values) =>
  often === 'cron' ? cron : often === 'daily' ? `daily ${time}` : `weekly ${day} ${time}`;

/** The fields that say when; what the fields cannot say is a cron expression. */
function whenFields(when: string): Pick<Values, 'often' | 'day' | 'time' | 'cron'> {
  const [kind = '', first = '', second = ''] = when.split(' ');
  const none = { day: NEW.day, time: NEW.time, cron: '' };
  if (kind === 'daily') return { ...none, often: 'daily', time: first };
  const day = WEEKDAYS.find((one) => one === first);
  if (kind === 'weekly' && day !== undefined) return { ...none, often: 'weekly', day, time: second };
  const [hour, minute] = second.split(':').map(Number);
  return { ...none, often: 'cron', cron: kind === 'weekly' ? `${minute} ${hour} * * ${first}` : when };
}

export const valuesOf = (schedule: Schedule): Values => ({
  ...NEW,
  name: schedule.name,
  codebook: codebookOf(schedule),
  ...schedule.source,
  days: 'days' in schedule.source ? String(schedule.source.days) : NEW.days,
  ...whenFields(schedule.when),
  ...schedule.report,
  template: schedule.report.template ?? ALL_SECTIONS,
  destinations: schedule.destinations,
  provider: schedule.provider ?? BY_DEFAULT,
  ...formValues(SCHEDULE_FIELDS, schedule),
});

/** The codebook of a schedule as the server takes it. */
export const codebookOf = ({ codebook: { id, version } }: Pick<Schedule, 'codebook'>) =>
  version === null ? id : `${id}@${version}`;

function sourceOf({ kind, folder, url, days }: Values): Schedule['source'] {
  if (kind === 'folder') return { kind, folder };
  return kind === 'feed' ? { kind, url } : { kind, days: Number(days) };
}

/** What the form says, as the server takes it. Of the destinations those that are still `there`. */
export function inputOf(values: Values, there: readonly number[]) {
  const { name, codebook, format, language, template, provider } = values;
  return {
    ...{ name, codebook, when: whenOf(values) },
    source: sourceOf(values),
    report: { format, language, template: template === ALL_SECTIONS ? null : template },
    destinations: values.destinations.filter((id) => there.includes(id)),
    provider: provider === BY_DEFAULT ? null : (provider as Schedule['provider']),
    ...formInput(SCHEDULE_FIELDS, values),
  };
}

/** The field that a refusal of the server is of. */
export function fieldOf(path: string, { often }: Pick<Values, 'often'>): string {
  if (path === 'when') return often === 'cron' ? 'cron' : 'time';
  const [first = '', second] = path.split('.');
  return (first === 'source' || first === 'report') && second !== undefined ? second : first;
}
