import { PLATFORMS, type Platform } from '@smops/core/records/accounts/accounts.constants.js';
import { FacetSelect, useFacet } from './FacetSelect.js';
import { RECORD_TEXT as TEXT } from './lists.texts.js';

const OPTIONS = PLATFORMS.map((platform) => ({ value: platform, label: platform }));

/** The platform in the page's address. */
export const usePlatform = () => useFacet<Platform>('platform', PLATFORMS);

interface PlatformFilterProps {
  /** Undefined is all of them. */
  value: Platform | undefined;
  onChange(value: Platform | undefined): void;
}

export function PlatformFilter({ value, onChange }: PlatformFilterProps) {
  return (
    <FacetSelect
      label={TEXT.platform}
      all={TEXT.allPlatforms}
      options={OPTIONS}
      value={value}
      onChange={onChange}
    />
  );
}
