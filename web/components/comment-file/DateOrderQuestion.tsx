import { bothDays } from '@smops/core/comments/file-reading.model.js';
import { READING } from '@smops/core/comments/texts/reading.texts.model.js';
import type { FileReport } from '../../state/comment-file/messages.js';
import { Button } from '../Button.js';
import { usePreviewText } from './usePreviewText.js';

/** Asks whether the day or the month stands first, where nothing in the file tells. */
export function DateOrderQuestion({
  report,
  onChoose,
}: {
  report: FileReport;
  onChoose: (order: 'day' | 'month') => void;
}) {
  const { say } = usePreviewText();
  const example = report.unreadTimes?.example ?? '';
  const days = report.isOrderOpen ? bothDays(example) : null;
  if (days === null) return null;
  const words = say(READING);
  return (
    <fieldset className="mx-4 mt-2 flex flex-wrap items-center gap-2 text-sm">
      <legend className="float-left mr-1 font-medium">{words.whichDate(example)}</legend>
      <Button size="small" onClick={() => onChoose('day')}>
        {words.dayFirst(days.day)}
      </Button>
      <Button size="small" onClick={() => onChoose('month')}>
        {words.monthFirst(days.month)}
      </Button>
    </fieldset>
  );
}
