import { Link } from 'wouter';
import { PageHeader } from '../../components/PageHeader.js';
import { SHELL_TEXT as TEXT } from '../../shell/shell.texts.js';
import { useAtomValue } from '../../state/atoms.js';
import { sessionAtom } from '../../state/session.js';

/** For an address that is no page, or none for this person: the way to the start page, or to the sign-in. */
export function NotFoundPage() {
  const isSignedIn = useAtomValue(sessionAtom).status === 'signed-in';
  return (
    <div className="grid min-h-[50dvh] place-items-center text-center [&_header]:justify-center">
      <PageHeader
        title={TEXT.notFound}
        subtitle={
          <>
            {TEXT.notFoundText}
            <Link href={isSignedIn ? '/' : '/login'} className="btn btn-primary mx-auto mt-5 flex w-fit">
              {isSignedIn ? TEXT.toStart : TEXT.toSignIn}
            </Link>
          </>
        }
      />
    </div>
  );
}
