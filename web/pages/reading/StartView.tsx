import { USUAL_SECONDS } from '@smops/core/judging/reading-plan/plan.constants.js';
import { BookOpenText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Button } from '../../components/Button.js';
import { failed } from '../../components/failed.js';
import { useAction } from '../../components/useAction.js';
import { useAtomValue } from '../../state/atoms.js';
import { draw, estimatesAtom } from '../../state/reading/reading.js';
import { READING_TEXT as ALL } from './reading.texts.js';
import { points } from './session.model.js';

const TEXT = ALL.start;
const SIZES = [50, 100, 200] as const;
const USUAL = 50;
/** Half the width of a random sample's 95% interval where one comment in ten mentions a variable. */
const halfWidthOf = (size: number) => 1.96 * Math.sqrt((0.1 * 0.9) / size);

/** Before anything is drawn: what it is good for, and how much. */
export function StartView({ runId, onDrawn }: { runId: string; onDrawn(): void }) {
  const { data } = useAtomValue(useMemo(() => estimatesAtom(runId), [runId]));
  const comments = data?.comments ?? Number.POSITIVE_INFINITY;
  const fitting = SIZES.filter((size) => size < comments);
  const sizes = fitting.length < SIZES.length ? [...fitting, comments] : fitting;
  const [chosen, setChosen] = useState<number>(USUAL);
  const size = sizes.includes(chosen) ? chosen : (sizes.at(-1) ?? USUAL);
  const [begin, drawing] = useAction(async () => {
    await draw(runId, size);
    onDrawn();
  }, failed(TEXT.failed));
  return (
    <form
      className="panel mx-auto max-w-2xl p-6 sm:p-8"
      onSubmit={(event) => {
        event.preventDefault();
        void begin();
      }}
    >
      <BookOpenText className="size-8 text-accent" aria-hidden />
      <h2 className="mt-3 font-semibold text-xl">{TEXT.title}</h2>
      {TEXT.text.map((text) => (
        <p key={text} className="mt-2 max-w-prose">
          {text}
        </p>
      ))}
      <fieldset className="mt-6">
        <legend className="mb-2 font-medium text-sm">{TEXT.sizes}</legend>
        <div className="grid gap-2 sm:grid-cols-3">
          {sizes.map((one) => (
            <label
              key={one}
              className="flex cursor-pointer items-start gap-3 rounded-field border border-line p-3 has-checked:border-primary has-checked:bg-primary/10"
            >
              <input
                type="radio"
                name="size"
                className="radio radio-sm mt-1"
                checked={one === size}
                onChange={() => setChosen(one)}
              />
              <span>
                <span className="block font-semibold tabular-nums">
                  {one === comments ? TEXT.all(one) : one}
                </span>
                <span className="block text-muted text-sm">
                  {one === comments ? TEXT.whole : TEXT.points(points(halfWidthOf(one)))}
                </span>
                <span className="block text-muted text-sm">
                  {TEXT.minutes(Math.ceil((one * USUAL_SECONDS) / 60))}
                </span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <p className="mt-2 text-muted text-sm">{TEXT.hint}</p>
      <Button
        type="submit"
        tone="primary"
        className="mt-5 max-sm:w-full"
        pending={drawing}
        pendingLabel={TEXT.drawing}
      >
        {TEXT.draw}
      </Button>
    </form>
  );
}
