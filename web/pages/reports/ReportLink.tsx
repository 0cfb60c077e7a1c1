import { FileText } from 'lucide-react';
import { Link } from 'wouter';
import { REPORT_TEXT as TEXT } from './report.texts.js';

/** Leads from a page to the report of what it shows. */
export function ReportLink({ href, size = 'medium' }: { href: string; size?: 'small' | 'medium' }) {
  return (
    <Link
      href={href}
      className={`btn border-line bg-base-100 font-medium text-sm hover:bg-base-200 ${size === 'small' ? 'btn-sm' : ''}`}
    >
      <FileText className="size-4" aria-hidden />
      {TEXT.link}
    </Link>
  );
}
