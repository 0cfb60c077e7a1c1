import { LANGUAGE_NAMES, LANGUAGES } from '@smops/core/platform/language/language.constants.js';
import { listed } from '@smops/core/platform/language/language.model.js';
import { SERIES } from '@smops/core/telling/series/series.operations.js';
import { useMemo, useState } from 'react';
import { Controller } from 'react-hook-form';
import { z } from 'zod';
import { Button } from '../../components/Button.js';
import { FormDialog } from '../../components/dialog/FormDialog.js';
import { messageOf, SelectField } from '../../components/form/fields.js';
import { alarmDestinationsAtom } from '../../state/analyzer/series.js';
import { useAtomValue } from '../../state/atoms.js';
import { client } from '../../state/client.js';
import { reportLanguage } from '../../state/language.js';
import { destinationsAtom } from '../../state/records/deliveries.js';
import { toast } from '../../state/toasts.js';
import { DestinationTicks } from '../admin/deliveries/DestinationTicks.js';
import { SERIES_TEXT as TEXT } from './series.texts.js';

const Form = z.object({ destinations: z.array(z.number()), language: z.enum(LANGUAGES) });
const LANGUAGE_OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }));

/** Where the alarms of a codebook are sent, and a dialog to choose it. */
export function AlarmsSent({ codebook }: { codebook: string }) {
  const atom = useMemo(() => alarmDestinationsAtom(codebook), [codebook]);
  const { data: sent } = useAtomValue(atom);
  const { data: all } = useAtomValue(destinationsAtom);
  const [isOpen, setOpen] = useState(false);
  if (!sent || !all) return null;
  const chosen = all.filter(({ id }) => sent.destinations.includes(id));
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <p className="min-w-0 break-words text-muted">
        {chosen.length === 0 ? TEXT.alarmsNowhere : TEXT.alarmsTo(listed(chosen.map(({ name }) => name)))}
      </p>
      <Button size="small" onClick={() => setOpen(true)}>
        {TEXT.alarmsChoose}
      </Button>
      <FormDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={TEXT.alarmsTitle}
        action={TEXT.alarmsSave}
        schema={Form}
        values={{
          destinations: chosen.map(({ id }) => id),
          language: sent.destinations.length === 0 ? reportLanguage() : sent.language,
        }}
        fieldOf={(path) => path.split('.')[0] ?? ''}
        save={(values) => client.call(SERIES.setAlarms, { codebook, ...values })}
        onSaved={() => {
          toast({ title: TEXT.alarmsSaved });
          setOpen(false);
        }}
      >
        {(form) => (
          <>
            <p className="text-muted text-sm">{TEXT.alarmsText}</p>
            <Controller
              control={form.control}
              name="destinations"
              render={({ field: { value, onChange } }) => (
                <DestinationTicks
                  label={TEXT.alarmsDestinations}
                  chosen={value}
                  onChange={onChange}
                  error={messageOf(form.formState.errors, 'destinations')}
                />
              )}
            />
            <SelectField form={form} name="language" label={TEXT.alarmsLanguage} options={LANGUAGE_OPTIONS} />
          </>
        )}
      </FormDialog>
    </div>
  );
}
