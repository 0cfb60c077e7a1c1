import {
  LANGUAGE_NAMES,
  LANGUAGES,
  type Language,
} from '@smops/core/platform/language/language.constants.js';
import {
  REPORT_DOCUMENT_FORMATS,
  type ReportDocumentFormat,
} from '@smops/core/telling/reports/reports.constants.js';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { messageOf, SelectField } from '../../components/form/fields.js';
import { templatesAtom } from '../../state/analyzer/reports.js';
import { useAtomValue } from '../../state/atoms.js';
import { DestinationTicks } from '../admin/deliveries/DestinationTicks.js';
import { FORMAT_NAMES } from '../reports/format-names.js';
import { optionsOf } from './options-of.js';
import { ALL_SECTIONS, type Values } from './schedule-form.js';
import { SCHEDULES_TEXT as TEXT } from './schedules.texts.js';

/** What the report is like, and where it is sent. */
export function ReportFields({ form, kept }: { form: UseFormReturn<Values>; kept: string | null }) {
  const { data: templates = [] } = useAtomValue(templatesAtom);
  const names = templates.map(({ name }) => name);
  const known = kept === null || names.includes(kept) ? names : [...names, kept];
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <SelectField
          form={form}
          name="format"
          label={TEXT.format}
          options={optionsOf<ReportDocumentFormat>(REPORT_DOCUMENT_FORMATS, FORMAT_NAMES)}
        />
        <SelectField
          form={form}
          name="language"
          label={TEXT.language}
          options={optionsOf<Language>(LANGUAGES, LANGUAGE_NAMES)}
        />
        <SelectField
          form={form}
          name="template"
          label={TEXT.template}
          options={[
            { value: ALL_SECTIONS, label: TEXT.allSections },
            ...known.map((name) => ({ value: name, label: name })),
          ]}
        />
      </div>
      <Controller
        control={form.control}
        name="destinations"
        render={({ field: { value, onChange } }) => (
          <DestinationTicks
            label={TEXT.destinations}
            chosen={value}
            onChange={onChange}
            hint={value.length === 0 ? TEXT.toNowhere : undefined}
            error={messageOf(form.formState.errors, 'destinations')}
          />
        )}
      />
    </>
  );
}
