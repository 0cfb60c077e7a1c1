import { FileText } from 'lucide-react';
import { Link } from 'wouter';
import { useReportText } from './useReportText.js';

interface Props {
  href: string;
  size?: 'small' | 'medium';
  /** On a page that is written in another language. */
  label?: string;
}

/** Leads from a page to the report of what it shows. */
export function ReportLink({ href, size = 'medium', label }: Props) {
  const TEXT = useReportText();
  return (
    <Link
      href={href}
      className={`btn border-line bg-base-100 font-medium text-sm hover:bg-base-200 ${size === 'small' ? 'btn-sm' : ''}`}
    >
      <FileText className="size-4" aria-hidden />
      {label ?? TEXT.link}
    </Link>
  );
}
