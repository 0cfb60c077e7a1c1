import {
  MAX_DEFINITION_LENGTH,
  VARIABLE_FIELDS,
  type VariableField,
} from '@smops/core/codebooks/codebooks.constants.js';
import { Trash2 } from 'lucide-react';
import { FormField } from '../../components/form/FormField.js';
import { IconButton } from '../../components/IconButton.js';
import { CODEBOOKS_TEXT as TEXT } from './codebooks.texts.js';
import type { DraftVariable } from './draft.model.js';

interface VariableCardProps {
  place: number;
  draft: DraftVariable;
  onChange(draft: DraftVariable): void;
  onRemove(): void;
}

const hintOf = (field: VariableField) => (TEXT.hints as Partial<Record<VariableField, string>>)[field];
const FIELDS = VARIABLE_FIELDS.filter((field) => field !== 'name');

/** One variable of a codebook, all of its fields open to be changed. */
export function VariableCard({ place, draft, onChange, onRemove }: VariableCardProps) {
  const name = draft.name || TEXT.variable(place);
  return (
    <li className="panel p-4">
      <fieldset>
        <legend className="sr-only">{name}</legend>
        <div className="flex items-end gap-2">
          <FormField label={TEXT.fields.name} className="min-w-0 flex-1" required>
            {(control) => (
              <input
                {...control}
                className="input w-full font-medium"
                value={draft.name}
                onChange={(event) => onChange({ ...draft, name: event.target.value })}
              />
            )}
          </FormField>
          <IconButton label={TEXT.removeVariable(name)} icon={<Trash2 />} danger onClick={onRemove} />
        </div>
        {draft.learned && <p className="mt-1 text-muted text-sm">{TEXT.learned}</p>}
        <div className="mt-3 grid gap-3 sm:grid-cols-2">
          {FIELDS.map((field) => (
            <FormField
              key={field}
              label={TEXT.fields[field]}
              hint={hintOf(field)}
              className={field === 'definition' ? 'sm:col-span-2' : ''}
            >
              {(control) => (
                <textarea
                  {...control}
                  className="textarea w-full"
                  rows={2}
                  maxLength={hintOf(field) === undefined ? MAX_DEFINITION_LENGTH : undefined}
                  value={draft[field]}
                  onChange={(event) => onChange({ ...draft, [field]: event.target.value })}
                />
              )}
            </FormField>
          ))}
        </div>
      </fieldset>
    </li>
  );
}
