import { ArrowLeft } from 'lucide-react';
import { Link } from 'wouter';

/** Leads from what stands under an address of its own to the page that it was opened from. */
export function BackLink({ href, text }: { href: string; text: string }) {
  return (
    <Link href={href} className="btn btn-ghost btn-sm -ml-3 font-medium text-sm">
      <ArrowLeft className="size-4" aria-hidden />
      {text}
    </Link>
  );
}
