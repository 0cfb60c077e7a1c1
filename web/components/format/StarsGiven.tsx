import { Star } from 'lucide-react';

/** The stars that a review gives, out of how many; `label` is the word for them. */
export function StarsGiven({ given, of, label }: { given: number; of: number; label: string }) {
  return (
    <span className="flex items-center gap-1 tabular-nums">
      <Star className="size-3.5" aria-hidden />
      {given}/{of}
      <span className="sr-only">{label}</span>
    </span>
  );
}
