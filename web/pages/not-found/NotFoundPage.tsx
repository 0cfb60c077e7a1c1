import { Link } from 'wouter';
import { SHELL_TEXT as TEXT } from '../../components/frame/shell.texts.js';
import { PageHeader } from '../../components/PageHeader.js';

export function NotFoundPage() {
  return (
    <div className="grid min-h-[50dvh] place-items-center text-center [&_header]:justify-center">
      <PageHeader
        title={TEXT.notFound}
        subtitle={
          <>
            {TEXT.notFoundText}
            <Link href="/" className="btn btn-primary mx-auto mt-5 flex w-fit">
              {TEXT.toStart}
            </Link>
          </>
        }
      />
    </div>
  );
}
