import type { Home } from '@smops/core/telling/home/home.schemas.js';
import { type ReactNode, useId } from 'react';
import { Link, useLocation } from 'wouter';
import {
  comparisonAddress,
  readingAddress,
  runAddress,
  runViewAddress,
} from '../../addresses/run-address.js';
import { Button } from '../../components/Button.js';
import { failed } from '../../components/failed.js';
import { useAction } from '../../components/useAction.js';
import { addSample, removeSample } from '../../state/records/sample.js';
import { toast } from '../../state/toasts.js';
import { HOME_TEXT } from './home.texts.js';

const TEXT = HOME_TEXT.first;

/** The run that the second and third step are of: that of the sample, once it is completed. */
const completedOf = ({ analyses, sample }: Home) =>
  analyses?.latest.find(({ analysisId }) => analysisId === sample?.taskId)?.analysisId;

/** What to do first: analyse, read, send. What needs a result is greyed until there is one. */
export function FirstSteps({ home }: { home: Home }) {
  const [, navigate] = useLocation();
  const run = completedOf(home);
  const [add, adding] = useAction(async () => {
    const { taskId } = await addSample();
    navigate(runAddress(taskId));
  }, failed(TEXT.failed));
  return (
    <section className="panel mb-4 p-4" aria-label={TEXT.title}>
      <h2 className="font-semibold text-base">{TEXT.title}</h2>
      <ol className="mt-3 grid gap-4 md:grid-cols-3">
        <Step number={1} title={TEXT.analyse} text={TEXT.analyseText}>
          <Link href="/fb-analyzer" className="btn btn-primary btn-sm font-medium text-sm">
            {TEXT.chooseFile}
          </Link>
          {home.sample === null && (
            <Button size="small" pending={adding} pendingLabel={TEXT.adding} onClick={() => void add()}>
              {TEXT.trySample}
            </Button>
          )}
        </Step>
        <Step number={2} title={TEXT.read} text={TEXT.readText}>
          <Way label={TEXT.readWay} to={run && readingAddress(run)} />
        </Step>
        <Step number={3} title={TEXT.send} text={TEXT.sendText}>
          <Way label={TEXT.sendWay} to={run && runViewAddress(run, 'report')} />
        </Step>
      </ol>
    </section>
  );
}

function Step(props: { number: number; title: string; text: string; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span
        className="grid size-7 shrink-0 place-items-center rounded-full bg-primary/10 font-semibold text-primary text-sm"
        aria-hidden
      >
        {props.number}
      </span>
      <div className="min-w-0">
        <h3 className="font-medium">{props.title}</h3>
        <p className="mb-2 text-muted text-sm">{props.text}</p>
        <div className="flex flex-wrap gap-2">{props.children}</div>
      </div>
    </li>
  );
}

/** A link, or a greyed button that says what must come before it. */
function Way({ label, to }: { label: string; to: string | undefined }) {
  const noteId = useId();
  if (to !== undefined) {
    return (
      <Link href={to} className="btn btn-sm border-line bg-base-100 font-medium text-sm hover:bg-base-200">
        {label}
      </Link>
    );
  }
  return (
    <>
      <Button size="small" disabled aria-describedby={noteId}>
        {label}
      </Button>
      <span id={noteId} className="self-center text-muted text-xs">
        {TEXT.after}
      </span>
    </>
  );
}

/** While the sample comments are here: the ways to them, and one click that removes them. */
export function SampleNote({ sample }: { sample: NonNullable<Home['sample']> }) {
  const [remove, removing] = useAction(async () => {
    await removeSample();
    toast({ title: TEXT.removed });
  }, failed(TEXT.removeFailed));
  return (
    <section
      className="panel mb-4 flex flex-wrap items-center justify-between gap-3 px-4 py-3"
      aria-label={TEXT.sample}
    >
      <p className="min-w-0 text-sm">
        <span className="font-medium">{TEXT.sample}</span>{' '}
        <span className="text-muted">{TEXT.sampleText}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Link
          href={runAddress(sample.taskId)}
          className="btn btn-sm border-line bg-base-100 font-medium text-sm hover:bg-base-200"
        >
          {TEXT.openSample}
        </Link>
        <Link
          href={comparisonAddress(sample.comparisonId, { copies: 'all' })}
          className="btn btn-sm border-line bg-base-100 font-medium text-sm hover:bg-base-200"
        >
          {TEXT.compareSample}
        </Link>
        <Button size="small" pending={removing} pendingLabel={TEXT.removing} onClick={() => void remove()}>
          {TEXT.removeSample}
        </Button>
      </div>
    </section>
  );
}
