import { Link } from 'wouter';
import { helpAddress } from '../help/help-pages.js';
import { INSIGHT } from './insight.texts.js';

/** How numbers are to be read, and what they do not say: folded, at the foot of a result. */
export function ReadingHelp({ lines }: { lines: readonly string[] }) {
  return (
    <details className="border-base-300 border-t px-6 py-3 text-sm">
      <summary className="w-fit cursor-pointer rounded py-1 text-muted hover:text-base-content">
        {INSIGHT.compare.reading}
      </summary>
      <ul className="mt-1 mb-2 max-w-prose list-disc space-y-1 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Link href={helpAddress('method-words')} className="link mb-2 inline-block">
        {INSIGHT.compare.methodWords}
      </Link>
    </details>
  );
}
