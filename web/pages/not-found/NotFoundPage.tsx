import { Link } from 'wouter';
import { PageHeader } from '../../components/PageHeader.js';
import { SHELL_TEXT as TEXT } from '../../shell/shell.texts.js';

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
