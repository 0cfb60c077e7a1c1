import type { CommentFilter } from '@smops/core/analysis/analyzer/overview/comment-filter.schemas.js';
import type { RunOverview } from '@smops/core/analysis/analyzer/overview/overview.schemas.js';
import type { RunNumbers } from '@smops/core/judging/estimates/run-numbers.model.js';
import {
  findingSentence,
  largestShare,
  strongestFinding,
} from '@smops/core/judging/insight/strongest-finding.model.js';
import { useMemo } from 'react';
import { Button } from '../../../components/Button.js';
import { CopyButton } from '../../../components/CopyButton.js';
import { useTimeZone } from '../../../components/format/useTimeZone.js';
import { findingAtom } from '../../../state/analyzer/overview.js';
import { useAtomValue } from '../../../state/atoms.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { findingWordsOf } from '../finding-words.js';
import { isFiltered } from './filter/filter.model.js';
import { RESULTS_TEXT } from './results.texts.js';

const TEXT = RESULTS_TEXT.finding;

interface Props {
  runId: string;
  overview: RunOverview;
  filter: CommentFilter;
  /** All numbers of the page, on its basis. */
  numbers: RunNumbers;
}

/** The strongest finding as a sentence, to be copied. */
export const Finding = (props: Props) =>
  isFiltered(props.filter) ? <FindingOfFilter {...props} /> : <FindingOfRun {...props} />;

/** Of all comments: the sentence with which the report begins, too. It comes after the charts, whose place it does not change. */
function FindingOfRun({ runId, numbers: { basis } }: Props) {
  const atom = useMemo(() => findingAtom(runId, basis), [runId, basis]);
  const { data, error } = useAtomValue(atom);
  if (data) return <Sentence text={data.kind === 'none' ? null : data.sentence} />;
  if (!error) return <Line>{<span aria-hidden className="skeleton h-5 max-w-lg flex-1" />}</Line>;
  return (
    <Line>
      <p className="text-muted text-sm">{TEXT.failed}</p>
      <Button size="small" onClick={() => void atom.refetch()}>
        {ALL.run.retry}
      </Button>
    </Line>
  );
}

/** Of the comments that a filter leaves; under one by time, which a peak would repeat, the largest share. */
function FindingOfFilter({ overview, filter, numbers }: Props) {
  const zone = useTimeZone();
  if (filter.variable !== undefined) return <Sentence text={null} />;
  const isTimed = filter.from !== undefined || filter.to !== undefined;
  const finding = isTimed ? largestShare(numbers) : strongestFinding(numbers, overview.time);
  const text = finding.kind === 'none' ? null : findingSentence(finding, numbers.basis, findingWordsOf(zone));
  return <Sentence text={text} />;
}

/** As high with a sentence as without one: nothing below it moves. */
const Line = ({ children }: { children: React.ReactNode }) => (
  <div className="flex min-h-32 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-1 sm:min-h-12">
    {children}
  </div>
);

const Sentence = ({ text }: { text: string | null }) => (
  <Line>
    {text === null ? (
      <p className="text-muted text-sm">{TEXT.none}</p>
    ) : (
      <>
        <p className="min-w-0 flex-1 basis-60 font-medium">{text}</p>
        <span className="print:hidden">
          <CopyButton text={text} size="small" label={TEXT.copy} doneLabel={TEXT.copied} />
        </span>
      </>
    )}
  </Line>
);
