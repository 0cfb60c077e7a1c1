import { choiceText } from '@smops/core/platform/texts/lists.texts.model.js';
import {
  ACCOUNT_STATUSES,
  type AccountStatus,
  PLATFORMS,
  type Platform,
} from '@smops/core/records/accounts/accounts.constants.js';
import { STATUS_OF } from '@smops/core/records/accounts/accounts.model.js';

/** A status on a platform, as the page's address names it. */
export type StatusFacet = `${Platform}-${AccountStatus}`;

const PAIRS = PLATFORMS.flatMap((platform) =>
  ACCOUNT_STATUSES.map((status) => ({
    platform,
    status,
    facet: `${platform}-${status}` satisfies StatusFacet,
  })),
);

export const STATUS_FACETS = PAIRS.map(({ facet }) => facet);
export const STATUS_OPTIONS = PAIRS.map(({ platform, status, facet }) => ({
  value: facet,
  label: `${platform}: ${choiceText(status)}`,
}));

export function statusFilterOf(facet: StatusFacet) {
  const [platform, status] = facet.split('-') as [Platform, AccountStatus];
  return { [STATUS_OF[platform]]: status };
}
