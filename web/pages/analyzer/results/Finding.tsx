import type { CommentFilter } from '@smops/core/analyzer/overview/comment-filter.schemas.js';
import type { RunOverview } from '@smops/core/analyzer/overview/overview.schemas.js';
import type { RunNumbers } from '@smops/core/estimates/run-numbers.model.js';
import {
  findingSentence,
  largestShare,
  strongestFinding,
} from '@smops/core/findings/strongest-finding.model.js';
import { CopyButton } from '../../../components/CopyButton.js';
import { findingWordsOf } from '../finding-words.js';
import { RESULTS_TEXT } from './results.texts.js';
import type { TimeWords } from './time.model.js';

const TEXT = RESULTS_TEXT.finding;

interface Props {
  overview: RunOverview;
  filter: CommentFilter;
  /** All numbers of the page, on its basis. */
  numbers: RunNumbers;
  words: TimeWords;
}

/** What is most worth saying of the comments; under a filter by time, which a peak would repeat, the largest share. */
function sentenceOf({ overview, filter, numbers, words }: Props): string | null {
  if (filter.variable !== undefined) return null;
  const isTimed = filter.from !== undefined || filter.to !== undefined;
  const finding = isTimed ? largestShare(numbers) : strongestFinding(numbers, overview.time);
  return finding.kind === 'none' ? null : findingSentence(finding, numbers.basis, findingWordsOf(words.full));
}

/** The strongest finding as a sentence, to be copied. The line stands as high where there is none: nothing below it moves. */
export function Finding(props: Props) {
  const sentence = sentenceOf(props);
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-1">
      {sentence === null ? (
        <p className="text-muted text-sm">{TEXT.none}</p>
      ) : (
        <>
          <p className="min-w-0 flex-1 basis-60 font-medium">{sentence}</p>
          <span className="print:hidden">
            <CopyButton text={sentence} size="small" label={TEXT.copy} doneLabel={TEXT.copied} />
          </span>
        </>
      )}
    </div>
  );
}
