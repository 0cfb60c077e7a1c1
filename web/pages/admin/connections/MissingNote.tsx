import { roleHas } from '@smops/core/people/users/users.constants.js';
import { Link } from 'wouter';
import { connectionPage } from '../../../addresses/connection-page.js';
import { useAtomValue } from '../../../state/atoms.js';
import { userAtom } from '../../../state/session.js';
import { type NamedConnection, CONNECTIONS_TEXT as TEXT } from './connections.texts.js';

/** Says that something is not set up and who can do it; an admin gets the way there. */
export function MissingNote({ id, className = '' }: { id: NamedConnection; className?: string }) {
  const { role } = useAtomValue(userAtom);
  return (
    <p className={className}>
      {TEXT.missing(TEXT.names[id])}{' '}
      {roleHas(role, 'administer') ? (
        <Link href={connectionPage(id)} className="text-primary underline">
          {TEXT.toSettings}
        </Link>
      ) : (
        TEXT.whoCan
      )}
    </p>
  );
}
