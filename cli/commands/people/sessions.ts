import { SESSION } from '@smops/core/people/users/session.operations.js';
import type { Session } from '@smops/core/people/users/users.schemas.js';
import { clockOf, type ZoneClock } from '../../connection/clock.js';
import { usageError } from '../../failures/failures.js';
import { confirm } from '../../input/confirm.js';
import { printTable } from '../../output/print-table.js';
import type { Deed } from '../../program/command.js';
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
export const sessions: Deed = {
  summary: 'who is signed in to the dashboard, and where',
  examples: ['smops users list --sessions', 'smops users list --sessions --sort user --json'],
  run: ({ io, json, withConnection }) =>
    withConnection({}, async ({ client }) => {
      const [all, clock] = await Promise.all([client.call(SESSION.list, { all: true }), clockOf(client)]);
      if (json) io.out(`${JSON.stringify(all)}\n`);
      else printTable(io, all, columnsOf(clock));
      return undefined;
    }),
};

/** `smops users edit --sign-out ID`. */
export const signOut: Deed = {
  summary: 'sign a user out of one browser: its number in users list --sessions',
  arguments: [{ name: '<id>', description: 'its number in the list' }],
  options: [{ flags: '--yes', description: 'do not ask' }],
  examples: ['smops users edit --sign-out 12 --yes'],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const id = Number(call.args[0]);
      if (!Number.isInteger(id)) throw usageError(peopleTexts().sessionByNumber);
      await confirm(call, peopleTexts().endSession(id));
      await client.call(SESSION.revoke, { id });
      call.io.out(
        call.json ? `${JSON.stringify({ id, revoked: true })}\n` : `${peopleTexts().sessionEnded(id)}\n`,
      );
      return undefined;
    }),
};
