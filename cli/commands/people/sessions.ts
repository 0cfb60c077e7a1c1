import { SESSION } from '@smops/core/people/users/session.operations.js';
import type { Session } from '@smops/core/people/users/users.schemas.js';
import type { ZoneClock } from '../../connection/clock.js';
import { deleteOf, tableOf } from '../../operations/operation-commands.js';
import { idOf } from '../../operations/operation-input.js';
import { peopleTexts } from './people.texts.js';

const columnsOf = ({ city, minute }: ZoneClock) => [
  { title: 'ID', value: (session: Session) => session.id },
  { title: 'USER', value: (session: Session) => session.username },
  { title: `SINCE (${city})`, value: (session: Session) => minute(session.createdAt) },
  { title: 'LAST USED', value: (session: Session) => minute(session.lastUsedAt) },
  { title: 'ENDS', value: (session: Session) => minute(session.expiresAt) },
  { title: 'ADDRESS', value: (session: Session) => session.address },
  { title: 'BROWSER', value: (session: Session) => session.userAgent, flexible: true },
];

/** `smops users list --sessions`. */
export const sessions = tableOf(SESSION.list, {
  summary: 'who is signed in to the dashboard, and where',
  examples: ['smops users list --sessions', 'smops users list --sessions --sort user --json'],
  input: () => ({ all: true }),
  columns: columnsOf,
});

/** `smops users edit --sign-out ID`. */
export const signOut = deleteOf(SESSION.revoke, {
  summary: 'sign a user out of one browser: its number in users list --sessions',
  arguments: [{ name: '<id>', description: 'its number in the list' }],
  examples: ['smops users edit --sign-out 12 --yes'],
  find: ({ args: [id] }) => ({ id: idOf(id) }),
  input: (found) => found,
  question: ({ id }) => peopleTexts().endSession(id),
  json: ({ id }) => ({ id, revoked: true }),
  told: ({ id }) => peopleTexts().sessionEnded(id),
});
