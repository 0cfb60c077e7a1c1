import { bothDays } from '@smops/core/comments/file-reading.model.js';
import { READING } from '@smops/core/comments/reading.texts.model.js';
import { Button } from '../../../components/Button.js';
import type { FileReport } from '../../../state/comment-file/messages.js';

/** Asks whether the day or the month stands first, where nothing in the file tells. */
export function DateOrderQuestion({
  report,
  onChoose,
}: {
  report: FileReport;
  onChoose: (order: 'day' | 'month') => void;
}) {
  const example = report.unreadTimes?.example ?? '';
  const days = report.isOrderOpen ? bothDays(example) : null;
  if (days === null) return null;
  const say = READING();
  return (
    <fieldset className="mx-4 mt-2 flex flex-wrap items-center gap-2 text-sm">
      <legend className="float-left mr-1 font-medium">{say.whichDate(example)}</legend>
      <Button size="small" onClick={() => onChoose('day')}>
        {say.dayFirst(days.day)}
      </Button>
      <Button size="small" onClick={() => onChoose('month')}>
        {say.monthFirst(days.month)}
      </Button>
    </fieldset>
  );
}
