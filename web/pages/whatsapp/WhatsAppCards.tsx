import { choiceText } from '@smops/core/platform/texts/lists.texts.model.js';
import type { STATES } from '@smops/core/records/whatsapp/whatsapp.constants.js';
import { countWhatsApp } from '@smops/core/records/whatsapp/whatsapp.model.js';
import type { WhatsAppAccount } from '@smops/core/records/whatsapp/whatsapp.schemas.js';
import { WHATSAPP_VIEW } from '@smops/core/records/whatsapp/whatsapp.view.js';
import { MapPin, MessageCircle, Trophy } from 'lucide-react';
import { useMemo } from 'react';
import { StatCard, StatCards } from '../../components/StatCard.js';
import { WHATSAPP_TEXT as TEXT } from './whatsapp.texts.js';

type State = (typeof STATES)[number];

const CARDS = WHATSAPP_VIEW.texts().cards;

/** How many WhatsApp accounts there are, in how many states, and the state with the most; a press narrows the list to it. */
export function WhatsAppCards(props: {
  accounts: readonly WhatsAppAccount[] | undefined;
  failed: boolean;
  state: State | undefined;
  setState(state: State | undefined): void;
  showAll(): void;
}) {
  const { accounts, failed, state, setState, showAll } = props;
  const counts = useMemo(() => accounts && countWhatsApp(accounts), [accounts]);
  const popular = counts?.mostPopular?.state;
  return (
    <StatCards label={TEXT.cards.label} isColumn failed={failed}>
      <StatCard
        label={CARDS.total}
        value={counts?.total}
        icon={<MessageCircle aria-hidden />}
        onPress={showAll}
      />
      <StatCard label={CARDS.states} value={counts?.activeStates} icon={<MapPin aria-hidden />} />
      <StatCard
        label={CARDS.popular}
        value={counts && (counts.mostPopular ? choiceText(counts.mostPopular.state) : CARDS.none)}
        hint={
          counts?.mostPopular
            ? TEXT.cards.accounts(counts.mostPopular.accounts)
            : counts && TEXT.cards.noAccounts
        }
        icon={<Trophy aria-hidden />}
        {...(popular && {
          pressed: state === popular,
          onPress: () => setState(state === popular ? undefined : popular),
        })}
      />
    </StatCards>
  );
}
