import type { ProviderInfo } from '@smops/core/analysis/analyzer/analyzer.schemas.js';
import { destinationText } from '@smops/core/analysis/analyzer/providers/destination.texts.model.js';
import { SCHEDULE_FIELDS } from '@smops/core/telling/schedules/schedules.fields.js';
import type { UseFormReturn } from 'react-hook-form';
import { FieldInputs } from '../../components/form/FieldInput.js';
import { SelectField } from '../../components/form/fields.js';
import { providersAtom } from '../../state/analyzer/runs.js';
import { useAtomValue } from '../../state/atoms.js';
import { onEnglishScreen } from '../../state/language.js';
import { BY_DEFAULT, type Values } from './schedule-form.js';
import { SCHEDULES_TEXT as TEXT } from './schedules.texts.js';

const destinationOf = (provider: ProviderInfo) => onEnglishScreen(() => destinationText(provider));

/** Who answers, and the fields that need no control of their own. A schedule has no key of its own: it takes what the server can use. */
export function CostFields({ form, values }: { form: UseFormReturn<Values>; values: Values }) {
  const { data: providers = [] } = useAtomValue(providersAtom);
  const usual = providers.find(({ isDefault }) => isDefault);
  const chosen = providers.find(({ id }) => id === values.provider) ?? usual;
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        form={form}
        name="provider"
        label={TEXT.provider}
        hint={chosen && destinationOf(chosen)}
        options={[
          { value: BY_DEFAULT, label: usual ? TEXT.usualProvider(usual.label) : TEXT.anyUsualProvider },
          ...providers.map((one) => ({
            value: one.id,
            label: one.label,
            hint: one.available ? destinationOf(one) : TEXT.notSetUp,
            disabled: !one.available,
          })),
        ]}
      />
      <FieldInputs form={form} fields={SCHEDULE_FIELDS} />
    </div>
  );
}
