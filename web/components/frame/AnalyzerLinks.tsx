import { Link, useLocation } from 'wouter';
import { RUNS_ADDRESS } from '../../addresses/run-address.js';
import { useScreenTag } from '../format/Written.js';
import { ANALYZER_LINKS_ENGLISH, ANALYZER_LINKS_TEXT } from './analyzer-links.texts.js';

const PLACES = [RUNS_ADDRESS, '/codebooks', '/schedules'] as const;

/**
 * What stands with a new analysis: the earlier ones, codebooks and schedules. On each of them, also the way back. In the language of
 * the page, of which some are English as written.
 */
export function AnalyzerLinks() {
  const [path] = useLocation();
  const TEXT = useScreenTag() === 'en-GB' ? ANALYZER_LINKS_ENGLISH : ANALYZER_LINKS_TEXT;
  const shown = PLACES.some((one) => path.startsWith(one)) ? (['/fb-analyzer', ...PLACES] as const) : PLACES;
  return (
    <nav aria-label={TEXT.belonging} className="flex flex-wrap gap-x-4 print:hidden">
      {shown.map((one) => (
        <Link
          key={one}
          href={one}
          aria-current={path === one ? 'page' : undefined}
          className="rounded py-1 font-medium text-primary text-sm hover:underline aria-[current=page]:text-base-content aria-[current=page]:no-underline"
        >
          {TEXT.places[one]}
        </Link>
      ))}
    </nav>
  );
}
