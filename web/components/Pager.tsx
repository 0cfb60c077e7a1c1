import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from './IconButton.js';

export interface PagerProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onPage(page: number): void;
}

/** One page back, one page on. Shows nothing when there is only one. */
export function Pager({ page, pageCount, onPage }: PagerProps) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label="Pages" className="flex items-center gap-1 text-sm">
      <IconButton
        label="Previous page"
        icon={<ChevronLeft />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <span className="px-1 text-muted tabular-nums">
        {page} / {pageCount}
      </span>
      <IconButton
        label="Next page"
        icon={<ChevronRight />}
        disabled={page >= pageCount}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
