import { Star } from 'lucide-react';
import { TEXT as ALL } from '../../analyzer.texts.js';

/** The stars that a review gives, out of how many. */
export function StarsGiven({ given, of }: { given: number; of: number }) {
  return (
    <span className="flex items-center gap-1 tabular-nums">
      <Star className="size-3.5" aria-hidden />
      {given}/{of}
      <span className="sr-only">{ALL.results.stars}</span>
    </span>
  );
}
