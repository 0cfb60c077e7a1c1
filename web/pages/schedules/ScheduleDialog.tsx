import { LANGUAGE_NAMES, LANGUAGES, type Language } from '@smops/core/language/language.constants.js';
import { REPORT_DOCUMENT_FORMATS, type ReportDocumentFormat } from '@smops/core/reports/reports.constants.js';
import { WEEKDAYS } from '@smops/core/schedules/schedules.constants.js';
import type { NextTimes, Schedule } from '@smops/core/schedules/schedules.schemas.js';
import { changeSchedule, createSchedule, previewSchedule } from '@smops/server/client/schedules.client.js';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { FormDialog } from '../../components/dialog/FormDialog.js';
import { FormField } from '../../components/form/FormField.js';
import { SelectField, TextField } from '../../components/form/fields.js';
import { Time } from '../../components/format/Time.js';
import { reasonOf } from '../../components/reason-of.js';
import { useAtomValue } from '../../state/atoms.js';
import { client } from '../../state/client.js';
import { codebooksAtom } from '../../state/records/codebooks.js';
import { schedulesAtom } from '../../state/records/schedules.js';
import { toast } from '../../state/toasts.js';
import { SCHEDULES_TEXT as TEXT } from './schedules.texts.js';

const OFTEN = ['daily', 'weekly', 'cron'] as const;
const SOURCES = ['folder', 'feed'] as const;

const Form = z.object({
  name: z.string(),
  codebook: z.string(),
  kind: z.enum(SOURCES),
  folder: z.string(),
  url: z.string(),
  often: z.enum(OFTEN),
  day: z.enum(WEEKDAYS),
  time: z.string(),
  cron: z.string(),
  format: z.enum(REPORT_DOCUMENT_FORMATS),
  language: z.enum(LANGUAGES),
});
type Values = z.infer<typeof Form>;

const NEW: Values = {
  name: '',
  codebook: '',
  ...{ kind: 'folder', folder: '', url: '' },
  ...{ often: 'weekly', day: 'MON', time: '08:00', cron: '' },
  ...{ format: 'docx', language: 'en' },
};

/** When it is due, as the server takes it. */
const whenOf = ({ often, day, time, cron }: Values) =>
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

const valuesOf = ({ name, codebook, source, when, report }: Schedule): Values => ({
  ...NEW,
  name,
  codebook: codebook.version === null ? codebook.id : `${codebook.id}@${codebook.version}`,
  kind: source.kind,
  ...(source.kind === 'folder' ? { folder: source.folder } : { url: source.url }),
  ...whenFields(when),
  format: report.format,
  language: report.language,
});

const LOOK_AFTER_MS = 250;

/** The next three times of what is typed, or what is wrong with it. */
function ComingTimes({ when }: { when: string }) {
  const [found, setFound] = useState<NextTimes | Error>();
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      previewSchedule(client, when).then(
        (times) => !isOver && setFound(times),
        (error: Error) => !isOver && setFound(error),
      );
    }, LOOK_AFTER_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [when]);
  if (found === undefined) return null;
  return (
    <div aria-live="polite" className="text-sm">
      {found instanceof Error ? (
        <p className="text-error">{reasonOf(found)}</p>
      ) : (
        <>
          <p className="text-muted">{TEXT.nextTimes}</p>
          <ul className="mt-1 space-y-0.5" data-next>
            {found.next.map((time) => (
              <li key={time}>
                <Time value={time} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

const optionsOf = <Value extends string>(values: readonly Value[], labels: Record<Value, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

interface ScheduleDialogProps {
  open: boolean;
  onClose(): void;
  /** The one that is changed; a new one without. */
  schedule?: Schedule;
}

/** Makes or changes a schedule. What the form does not show stays. */
export function ScheduleDialog({ open, onClose, schedule }: ScheduleDialogProps) {
  const codebooks = useAtomValue(codebooksAtom).data ?? [];
  const kept = schedule?.codebook;
  const names = [
    ...codebooks.map(({ id, name }) => ({ value: id, label: TEXT.latest(name) })),
    ...(kept?.version == null
      ? []
      : [{ value: `${kept.id}@${kept.version}`, label: TEXT.version(kept.name, kept.version) }]),
  ];
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={schedule === undefined ? TEXT.add : TEXT.changeTitle}
      action={schedule === undefined ? TEXT.create : TEXT.save}
      schema={Form}
      values={schedule === undefined ? NEW : valuesOf(schedule)}
      save={(values) => {
        const { name, codebook, kind, folder, url, format, language } = values;
        const input = {
          ...{ name, codebook, when: whenOf(values) },
          source: kind === 'folder' ? ({ kind, folder } as const) : ({ kind, url } as const),
          report: { format, language, template: schedule?.report.template ?? null },
        };
        return schedule === undefined
          ? createSchedule(client, input)
          : changeSchedule(client, schedule.id, input);
      }}
      onSaved={({ name }) => {
        toast({ title: schedule === undefined ? TEXT.created : TEXT.changed, description: name });
        void schedulesAtom.refetch();
        onClose();
      }}
    >
      {(form) => {
        const values = { ...NEW, ...form.watch() } as Values;
        return (
          <>
            <TextField form={form} name="name" label={TEXT.name} required autoFocus />
            <SelectField
              form={form}
              name="codebook"
              label={TEXT.codebook}
              placeholder={TEXT.chooseCodebook}
              options={names}
              required
            />
            <SelectField
              form={form}
              name="kind"
              label={TEXT.source}
              options={optionsOf(SOURCES, TEXT.sources)}
            />
            {values.kind === 'folder' ? (
              <TextField form={form} name="folder" label={TEXT.folder} hint={TEXT.folderHint} />
            ) : (
              <TextField form={form} name="url" label={TEXT.url} hint={TEXT.urlHint} type="url" required />
            )}
            <div className="grid gap-4 sm:grid-cols-3">
              <SelectField
                form={form}
                name="often"
                label={TEXT.often}
                options={optionsOf(OFTEN, TEXT.oftens)}
              />
              {values.often === 'weekly' && (
                <SelectField
                  form={form}
                  name="day"
                  label={TEXT.day}
                  options={optionsOf(WEEKDAYS, TEXT.days)}
                />
              )}
              {values.often === 'cron' ? (
                <div className="sm:col-span-2">
                  <TextField form={form} name="cron" label={TEXT.cron} hint={TEXT.cronHint} required />
                </div>
              ) : (
                <FormField label={TEXT.time}>
                  {(control) => (
                    <input {...control} {...form.register('time')} type="time" className="input" />
                  )}
                </FormField>
              )}
            </div>
            <ComingTimes when={whenOf(values)} />
            <div className="grid gap-4 sm:grid-cols-2">
              <SelectField
                form={form}
                name="format"
                label={TEXT.format}
                options={optionsOf<ReportDocumentFormat>(REPORT_DOCUMENT_FORMATS, TEXT.formats)}
              />
              <SelectField
                form={form}
                name="language"
                label={TEXT.language}
                options={optionsOf<Language>(LANGUAGES, LANGUAGE_NAMES)}
              />
            </div>
          </>
        );
      }}
    </FormDialog>
  );
}
