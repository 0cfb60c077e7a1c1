import { SESSION } from '@smops/core/people/users/session.operations.js';
import type { Client } from '@smops/server/client/client.js';
import { EXIT } from '../../failures/exit-codes.js';
import { CommandError } from '../../failures/failures.js';
import { peopleTexts } from './people.texts.js';

export interface Self {
  username: string;
  role: string;
}

/** Who the server takes this command for. Throws with exit code 4 when it does not know the caller. */
export async function findSelf(client: Client): Promise<Self> {
  const session = await client.call(SESSION.check);
  if (!session.authenticated) {
    throw new CommandError(peopleTexts().tokenOrNone, EXIT.notAllowed);
  }
  const { username, role } = session.user;
  return { username, role };
}
