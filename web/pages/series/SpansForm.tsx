import { Button } from '../../components/Button.js';
import { DayInput } from '../../components/form/DayField.js';
import { useUrlState } from '../../components/useUrlState.js';
import type { SpansChoice } from '../../state/analyzer/series.js';
import { SERIES_TEXT } from './series.texts.js';

const TEXT = SERIES_TEXT.choose;
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** The days of the two spans, in the page's address. A span counts once both of its days are given. */
export function useSpans() {
  const [from, setFrom] = useUrlState('from');
  const [to, setTo] = useUrlState('to');
  const [beforeFrom, setBeforeFrom] = useUrlState('before-from');
  const [beforeTo, setBeforeTo] = useUrlState('before-to');
  const hasLater = isDay(from) && isDay(to);
  const hasEarlier = hasLater && isDay(beforeFrom) && isDay(beforeTo);
  const chosen: SpansChoice = {
    ...(hasLater && { from, to }),
    ...(hasEarlier && { beforeFrom, beforeTo }),
  };
  return {
    chosen,
    fields: [
      { label: TEXT.from, value: from, onChange: setFrom },
      { label: TEXT.to, value: to, onChange: setTo },
      { label: TEXT.beforeFrom, value: beforeFrom, onChange: setBeforeFrom },
      { label: TEXT.beforeTo, value: beforeTo, onChange: setBeforeTo },
    ] as const,
    /** The later span; the earlier one is then as long and lies before it. */
    choose(first: string, last: string) {
      setFrom(first);
      setTo(last);
      setBeforeFrom('');
      setBeforeTo('');
    },
  };
}

/** Where the spans are chosen: the days on the left with those on the right. */
export function SpansForm({ spans }: { spans: ReturnType<typeof useSpans> }) {
  const [from, to, beforeFrom, beforeTo] = spans.fields;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 pb-3 text-sm">
      <div className="grid w-full grid-cols-[1fr_auto_1fr] items-center gap-2 sm:w-auto">
        <DayInput {...from} />
        <span aria-hidden>–</span>
        <DayInput {...to} />
      </div>
      <span className="text-muted">{TEXT.against}</span>
      <div className="grid w-full grid-cols-[1fr_auto_1fr] items-center gap-2 sm:w-auto">
        <DayInput {...beforeFrom} />
        <span aria-hidden>–</span>
        <DayInput {...beforeTo} />
      </div>
      {spans.fields.some(({ value }) => value !== '') && (
        <Button size="small" onClick={() => spans.choose('', '')}>
          {TEXT.latest}
        </Button>
      )}
    </div>
  );
}
