import { foldText } from '../../platform/language/search-text.model.js';
import type { RecordKey } from '../lists/record-key.model.js';
import type { State } from './whatsapp.constants.js';
import type { WhatsAppAccount } from './whatsapp.schemas.js';

/** Imports know an entry by its number and its group. */
export const WHATSAPP_KEY: RecordKey<Pick<WhatsAppAccount, 'phoneNumber' | 'groupName'>, WhatsAppAccount> = {
  name: 'number and group',
  of: ({ phoneNumber, groupName }) => `${phoneNumber} ${foldText(groupName).trim()}`,
  labelOf: ({ whatsappName }) => whatsappName,
};

/** The numbers of the three cards. */
export interface WhatsAppCounts {
  total: number;
  /** How many different states have accounts. */
  activeStates: number;
  /** The state with the most accounts; of several, the first by name. Undefined (shown as N/A) without accounts. */
  mostPopular: { state: State; accounts: number } | undefined;
}

/** Accounts per state; a state without any is not there. */
export function countByState(accounts: readonly WhatsAppAccount[]): Map<State, number> {
  const byState = new Map<State, number>();
  for (const { state } of accounts) byState.set(state, (byState.get(state) ?? 0) + 1);
  return byState;
}

export function countWhatsApp(accounts: readonly WhatsAppAccount[]): WhatsAppCounts {
  const byState = countByState(accounts);
  const [first] = [...byState].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return {
    total: accounts.length,
    activeStates: byState.size,
    mostPopular: first && { state: first[0], accounts: first[1] },
  };
}
