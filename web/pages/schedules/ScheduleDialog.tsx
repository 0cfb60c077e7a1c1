import { SCHEDULES } from '@smops/core/telling/schedules/schedules.operations.js';
import type { Schedule } from '@smops/core/telling/schedules/schedules.schemas.js';
import type { UseFormReturn } from 'react-hook-form';
import { FormDialog } from '../../components/dialog/FormDialog.js';
import { SelectField, TextField } from '../../components/form/fields.js';
import { useAtomValue } from '../../state/atoms.js';
import { client } from '../../state/client.js';
import { reportLanguage } from '../../state/language.js';
import { codebooksAtom } from '../../state/records/codebooks.js';
import { destinationsAtom } from '../../state/records/deliveries.js';
import { toast } from '../../state/toasts.js';
import { CostFields } from './CostFields.js';
import { optionsOf } from './options-of.js';
import { ReportFields } from './ReportFields.js';
import {
  codebookOf,
  fieldOf,
  inputOf,
  NEW,
  ScheduleForm,
  SOURCES,
  type Values,
  valuesOf,
} from './schedule-form.js';
import { SCHEDULES_TEXT as TEXT } from './schedules.texts.js';
import { WhenFields } from './WhenFields.js';

/** What a source needs beside its kind. */
function SourceField({ form, values: { kind } }: { form: UseFormReturn<Values>; values: Values }) {
  if (kind === 'folder')
    return <TextField form={form} name="folder" label={TEXT.folder} hint={TEXT.folderHint} />;
  if (kind === 'feed')
    return <TextField form={form} name="url" label={TEXT.url} hint={TEXT.urlHint} type="url" required />;
  const hint = kind === 'facebook' ? TEXT.postDaysHint : TEXT.commentDaysHint;
  return <TextField form={form} name="days" label={TEXT.sourceDays} hint={hint} type="number" required />;
}

interface ScheduleDialogProps {
  open: boolean;
  onClose(): void;
  /** The one that is changed; a new one without. */
  schedule?: Schedule;
  /** The codebook of a new one, to begin with. */
  codebook?: string;
}

/** Makes or changes a schedule. */
export function ScheduleDialog({ open, onClose, schedule, codebook = '' }: ScheduleDialogProps) {
  const codebooks = useAtomValue(codebooksAtom).data ?? [];
  const { data: destinations } = useAtomValue(destinationsAtom);
  const kept = schedule?.codebook;
  const names = [
    ...codebooks.map(({ id, name }) => ({ value: id, label: TEXT.latest(name) })),
    ...(schedule && kept?.version != null
      ? [{ value: codebookOf(schedule), label: TEXT.version(kept.name, kept.version) }]
      : []),
  ];
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={schedule === undefined ? TEXT.add : TEXT.changeTitle}
      action={schedule === undefined ? TEXT.create : TEXT.save}
      schema={ScheduleForm}
      values={
        schedule === undefined
          ? {
              ...NEW,
              language: reportLanguage(),
              codebook,
              name: codebooks.find(({ id }) => id === codebook)?.name ?? '',
            }
          : valuesOf(schedule)
      }
      fieldOf={fieldOf}
      save={(values) => {
        const input = inputOf(values, destinations?.map(({ id }) => id) ?? values.destinations);
        return schedule === undefined
          ? client.call(SCHEDULES.create, input)
          : client.call(SCHEDULES.change, { schedule: schedule.id, ...input });
      }}
      onSaved={({ name }) => {
        toast({ title: schedule === undefined ? TEXT.created : TEXT.changed, description: name });
        onClose();
      }}
    >
      {(checked) => {
        const form = checked as unknown as UseFormReturn<Values>;
        const values = { ...NEW, ...form.watch() };
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
            <SourceField form={form} values={values} />
            <WhenFields form={form} values={values} />
            <ReportFields form={form} kept={schedule?.report.template ?? null} />
            <CostFields form={form} values={values} />
          </>
        );
      }}
    </FormDialog>
  );
}
