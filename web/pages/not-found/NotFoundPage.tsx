import { Link } from 'wouter';
import { PageHeader } from '../../components/PageHeader.js';

const TEXT = {
  title: '404 Page Not Found',
  subtitle: 'This page does not exist, or your role does not open it.',
  back: 'Go to the start page',
};

export function NotFoundPage() {
  return (
    <div className="grid min-h-[50dvh] place-items-center text-center [&_header]:justify-center">
      <PageHeader
        title={TEXT.title}
        subtitle={
          <>
            {TEXT.subtitle}
            <Link href="/" className="btn btn-primary mx-auto mt-5 flex w-fit">
              {TEXT.back}
            </Link>
          </>
        }
      />
    </div>
  );
}
