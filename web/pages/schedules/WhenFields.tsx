import { WEEKDAYS } from '@smops/core/telling/schedules/schedules.constants.js';
import type { UseFormReturn } from 'react-hook-form';
import { SelectField, TextField } from '../../components/form/fields.js';
import { Time } from '../../components/format/Time.js';
import { optionsOf } from './options-of.js';
import { OFTEN, type Values, whenOf } from './schedule-form.js';
import { SCHEDULES_TEXT as TEXT } from './schedules.texts.js';
import { useComingTimes } from './useComingTimes.js';

/** When a schedule is due, with its next three times as one types. */
export function WhenFields({ form, values }: { form: UseFormReturn<Values>; values: Values }) {
  const { next, refusal } = useComingTimes(whenOf(values));
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <SelectField form={form} name="often" label={TEXT.often} options={optionsOf(OFTEN, TEXT.oftens)} />
        {values.often === 'weekly' && (
          <SelectField form={form} name="day" label={TEXT.day} options={optionsOf(WEEKDAYS, TEXT.days)} />
        )}
        {values.often === 'cron' ? (
          <div className="sm:col-span-2">
            <TextField
              form={form}
              name="cron"
              label={TEXT.cron}
              hint={TEXT.cronHint}
              error={refusal}
              required
            />
          </div>
        ) : (
          <TextField form={form} name="time" label={TEXT.time} type="time" error={refusal} required />
        )}
      </div>
      <div aria-live="polite" className="text-sm">
        {next.length > 0 && (
          <>
            <p className="text-muted">{TEXT.nextTimes}</p>
            <ul className="mt-1 space-y-0.5" aria-label={TEXT.nextTimes}>
              {next.map((time) => (
                <li key={time}>
                  <Time value={time} clock />
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  );
}
