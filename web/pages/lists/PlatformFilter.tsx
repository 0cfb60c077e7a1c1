import { PLATFORMS, type Platform } from '@smops/core/accounts/accounts.constants.js';
import { Select } from '../../components/form/Select.js';
import { useUrlState } from '../../components/useUrlState.js';
import { RECORD_TEXT as TEXT } from './lists.texts.js';

/** Radix keeps the empty string for "nothing chosen". */
const ALL = 'all';
const OPTIONS = [
  { value: ALL, label: TEXT.allPlatforms },
  ...PLATFORMS.map((platform) => ({ value: platform, label: platform })),
];

/** The platform in the page's address; undefined for all of them, also where the address names one that is unknown. */
export function usePlatform(): [
  platform: Platform | undefined,
  set: (platform: Platform | undefined) => void,
] {
  const [text, setText] = useUrlState('platform');
  return [PLATFORMS.find((platform) => platform === text), (platform) => setText(platform ?? '')];
}

interface PlatformFilterProps {
  /** Undefined is all of them. */
  value: Platform | undefined;
  onChange(value: Platform | undefined): void;
}

export function PlatformFilter({ value, onChange }: PlatformFilterProps) {
  return (
    <Select
      label={TEXT.platform}
      className="sm:w-44"
      value={value ?? ALL}
      options={OPTIONS}
      onChange={(next) => onChange(PLATFORMS.find((platform) => platform === next))}
    />
  );
}
