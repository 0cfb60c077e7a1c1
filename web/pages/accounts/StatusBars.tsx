import { partsScene } from '@smops/core/platform/charts/parts.js';
import { choiceText } from '@smops/core/platform/texts/lists.texts.model.js';
import { countStatuses } from '@smops/core/records/accounts/accounts.model.js';
import type { Account } from '@smops/core/records/accounts/accounts.schemas.js';
import { useCallback } from 'react';
import { Frame } from '../../charts/Frame.js';
import { ACCOUNTS_TEXT } from './accounts.texts.js';
import type { StatusFacet } from './status-facets.js';

const TEXT = ACCOUNTS_TEXT.chart;
/** The hues of the badges: green, grey, yellow, red. */
const ROLES = { active: 'series3', inactive: 'muted', pending: 'series5', suspended: 'series7' } as const;
const LEGEND = (['active', 'inactive', 'pending', 'suspended'] as const).map((status) => ({
  role: ROLES[status],
  name: choiceText(status),
}));

export interface StatusBarsProps {
  accounts: readonly Account[];
  onSelect(facet: StatusFacet): void;
}

/** The statuses of the profiles on each platform; a part filters the list by platform and status. */
export function StatusBars({ accounts, onSelect }: StatusBarsProps) {
  const draw = useCallback(
    (width: number) =>
      partsScene({
        label: TEXT.title,
        width,
        rows: countStatuses(accounts).map(({ platform, statuses }) => ({
          key: platform,
          name: platform,
          parts: statuses.map(({ status, count }) => ({
            key: status,
            name: choiceText(status),
            count,
            role: ROLES[status],
          })),
        })),
        words: { name: ACCOUNTS_TEXT.platform, none: TEXT.none },
      }),
    [accounts],
  );
  return (
    <Frame
      level={2}
      className="panel mt-4 px-4 py-3 max-md:order-last"
      title={TEXT.title}
      about={[TEXT.about]}
      isCaptionShown={false}
      legend={LEGEND}
      draw={draw}
      onSelect={({ key, part }) => onSelect(`${key}-${part}` as StatusFacet)}
    />
  );
}
