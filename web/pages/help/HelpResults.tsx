import type { HelpLanguage } from 'virtual:help';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { EmptyState } from '../../components/feedback/EmptyState.js';
import { ErrorState } from '../../components/feedback/ErrorState.js';
import { SkeletonText } from '../../components/feedback/Skeleton.js';
import { HELP_TEXT as TEXT } from './help.texts.js';
import { type FoundPart, openHelpSearch } from './search-help.js';

interface HelpResultsProps {
  text: string;
  language: HelpLanguage;
  /** The address at which a part is opened. */
  addressOf(address: string): string;
  /** A part was chosen. */
  onOpen(): void;
}

/** The parts of all documents that hold the words that were typed. */
export function HelpResults({ text, language, addressOf, onOpen }: HelpResultsProps) {
  const [find, setFind] = useState<(text: string) => FoundPart[]>();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    openHelpSearch(language).then((ready) => setFind(() => ready), setFailure);
  }, [language]);
  if (failure)
    return <ErrorState title={TEXT.loadFailed} error={failure} onRetry={() => location.reload()} />;
  if (find === undefined) return <SkeletonText lines={6} />;
  const found = find(text);
  if (found.length === 0) return <EmptyState title={TEXT.noneFound(text)} text={TEXT.noneFoundText} />;
  return (
    <ul className="panel divide-y divide-base-300">
      {found.map(({ id, title, heading, excerpt }) => (
        <li key={id}>
          <Link href={addressOf(id)} onClick={onOpen} className="block px-6 py-3 hover:bg-base-200">
            <span className="font-medium">{heading === '' ? title : `${title}: ${heading}`}</span>
            <span className="mt-0.5 line-clamp-2 block text-muted text-sm">{excerpt}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
