import {
  MAX_DEFINITION_LENGTH,
  VARIABLE_FIELDS,
  type VariableField,
} from '@smops/core/analysis/codebooks/codebooks.constants.js';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { FormField } from '../../components/form/FormField.js';
import { IconButton } from '../../components/IconButton.js';
import { CODEBOOKS_TEXT as TEXT } from './codebooks.texts.js';
import type { DraftVariable, Faults } from './draft.model.js';

interface VariableCardProps {
  place: number;
  draft: DraftVariable;
  faults: Faults[string] | undefined;
  isLast: boolean;
  onChange(draft: DraftVariable): void;
  onMove(by: 1 | -1): void;
  onRemove(): void;
}

const hintOf = (field: VariableField) => (TEXT.hints as Partial<Record<VariableField, string>>)[field];
/** Alt and an arrow move the card that has the focus. */
const MOVES: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };
const FIELDS = VARIABLE_FIELDS.filter((field) => field !== 'name');

/** One variable of a codebook, all of its fields open to be changed. */
export function VariableCard(props: VariableCardProps) {
  const { place, draft, faults = {}, isLast, onChange, onMove, onRemove } = props;
  const name = draft.name || TEXT.variable(place);
  return (
    <li
      className="panel p-4"
      onKeyDown={(event) => {
        const by = event.altKey ? MOVES[event.key] : undefined;
        if (by === undefined) return;
        event.preventDefault();
        onMove(by);
      }}
    >
      <fieldset>
        <legend className="sr-only">{name}</legend>
        <div className="flex items-end gap-2">
          <FormField label={TEXT.fields.name} error={faults.name} className="min-w-0 flex-1" required>
            {(control) => (
              <input
                {...control}
                className="input w-full font-medium"
                value={draft.name}
                onChange={(event) => onChange({ ...draft, name: event.target.value })}
              />
            )}
          </FormField>
          <IconButton
            label={TEXT.moveUp(name)}
            icon={<ArrowUp />}
            aria-disabled={place === 1}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={TEXT.moveDown(name)}
            icon={<ArrowDown />}
            aria-disabled={isLast}
            onClick={() => onMove(1)}
          />
          <IconButton label={TEXT.removeVariable(name)} icon={<Trash2 />} danger onClick={onRemove} />
        </div>
        {draft.learned && <p className="mt-1 text-muted text-sm">{TEXT.learned}</p>}
        <div className="mt-3 grid gap-3 sm:grid-cols-2">
          {FIELDS.map((field) => (
            <FormField
              key={field}
              label={TEXT.fields[field]}
              error={faults[field]}
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
