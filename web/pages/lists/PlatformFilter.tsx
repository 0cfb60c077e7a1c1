import { PLATFORMS } from '@smops/core/accounts/accounts.constants.js';
import { Select } from '../../components/form/Select.js';
import { RECORD_TEXT as TEXT } from './lists.texts.js';

/** Radix keeps the empty string for "nothing chosen". */
const ALL = 'all';
const OPTIONS = [
  { value: ALL, label: TEXT.allPlatforms },
  ...PLATFORMS.map((platform) => ({ value: platform, label: platform })),
];

/** The filter by platform; an empty value is all of them. */
export function PlatformFilter({ value, onChange }: { value: string; onChange(value: string): void }) {
  return (
    <Select
      label="Platform"
      className="sm:w-40"
      value={OPTIONS.some((option) => option.value === value) ? value : ALL}
      options={OPTIONS}
      onChange={(next) => onChange(next === ALL ? '' : next)}
    />
  );
}
