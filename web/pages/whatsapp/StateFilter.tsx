import { choiceText } from '@smops/core/lists/lists.texts.model.js';
import { STATES } from '@smops/core/whatsapp/whatsapp.constants.js';
import { Select } from '../../components/form/Select.js';
import { WHATSAPP_TEXT as TEXT } from './whatsapp.texts.js';

const ALL = 'all';
const OPTIONS = [
  { value: ALL, label: TEXT.allStates },
  ...STATES.map((state) => ({ value: state, label: choiceText(state) })),
];

/** The filter by state; an empty value is all of them. */
export function StateFilter({ value, onChange }: { value: string; onChange(value: string): void }) {
  return (
    <Select
      label={TEXT.state}
      className="sm:w-44"
      value={OPTIONS.some((option) => option.value === value) ? value : ALL}
      options={OPTIONS}
      onChange={(next) => onChange(next === ALL ? '' : next)}
    />
  );
}
