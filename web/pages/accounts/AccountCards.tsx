import { countAccounts } from '@smops/core/records/accounts/accounts.model.js';
import type { Account } from '@smops/core/records/accounts/accounts.schemas.js';
import { ACCOUNTS_VIEW } from '@smops/core/records/accounts/accounts.view.js';
import { Users } from 'lucide-react';
import { useMemo } from 'react';
import { StatCard, StatCards } from '../../components/StatCard.js';
import { PlatformIcon } from '../lists/PlatformIcon.js';
import { ACCOUNTS_TEXT as TEXT } from './accounts.texts.js';
import type { StatusFacet } from './status-facets.js';

const CARDS = ACCOUNTS_VIEW.texts().cards;

/** How many accounts there are, and how many are active on each platform; a press narrows the list to these. */
export function AccountCards(props: {
  accounts: readonly Account[] | undefined;
  failed: boolean;
  status: StatusFacet | undefined;
  setStatus(status: StatusFacet | undefined): void;
  showAll(): void;
}) {
  const { accounts, failed, status, setStatus, showAll } = props;
  const counts = useMemo(() => accounts && countAccounts(accounts), [accounts]);
  const cardOf = (facet: StatusFacet) => ({
    pressed: status === facet,
    onPress: () => setStatus(status === facet ? undefined : facet),
  });
  return (
    <StatCards label={TEXT.cards} failed={failed}>
      <StatCard label={CARDS.total} value={counts?.total} icon={<Users aria-hidden />} onPress={showAll} />
      <StatCard
        label={CARDS.facebook}
        value={counts?.facebookActive}
        icon={<PlatformIcon platform="Facebook" />}
        {...cardOf('Facebook-active')}
      />
      <StatCard
        label={CARDS.instagram}
        value={counts?.instagramActive}
        icon={<PlatformIcon platform="Instagram" />}
        {...cardOf('Instagram-active')}
      />
      <StatCard
        label={CARDS.tiktok}
        value={counts?.tiktokActive}
        icon={<PlatformIcon platform="TikTok" />}
        {...cardOf('TikTok-active')}
      />
    </StatCards>
  );
}
