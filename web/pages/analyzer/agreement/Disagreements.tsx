import type { Agreement, Disagreement } from '@smops/core/judging/insight/agreement/agreement.schemas.js';
import { useMemo } from 'react';
import { Badge } from '../../../components/Badge.js';
import { Button } from '../../../components/Button.js';
import { useAtomValue } from '../../../state/atoms.js';
import { outboxOf, unsentAtom } from '../../../state/judging/outbox.js';
import { tagIn } from '../../../state/judging/shown.model.js';
import { INSIGHT } from '../insight.texts.js';
import { langOf } from '../results/results.model.js';

const TEXT = INSIGHT.agreement;

/** Tags that only one of the two runs gave, each with the question that decides it. */
export function Disagreements({ agreement }: { agreement: Agreement }) {
  const { a, b, disagreements, disagreementCount } = agreement;
  return (
    <section className="border-base-300 border-t px-6 py-4" aria-label={TEXT.list}>
      <h3 className="font-medium text-sm">{TEXT.list}</h3>
      {disagreementCount > disagreements.length && (
        <p className="text-muted text-sm">{TEXT.listShown(disagreements.length, disagreementCount)}</p>
      )}
      {disagreements.length === 0 ? (
        <p className="mt-1 text-muted text-sm">{TEXT.noDifference}</p>
      ) : (
        <ul className="mt-2 divide-y divide-base-300">
          {disagreements.map((one) => (
            <Item key={`${one.seqA} ${one.variable}`} one={one} a={a.taskId} b={b.taskId} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Item({ one, a, b }: { one: Disagreement; a: string; b: string }) {
  const { waiting } = useAtomValue(unsentAtom);
  const places = useMemo(
    () => [
      { taskId: a, seq: one.seqA, outbox: outboxOf(a) },
      { taskId: b, seq: one.seqB, outbox: outboxOf(b) },
    ],
    [a, b, one.seqA, one.seqB],
  );
  const judgement = tagIn(waiting, places, one.variable) ?? one.judgement;
  /** Kept in both runs: their codebooks may differ. */
  const settle = (isPresent: boolean) => {
    for (const { seq, outbox } of places) outbox.judge(seq, { tags: { [one.variable]: isPresent } });
  };
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 text-sm sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2">
          <Badge>{TEXT.said(one.saidBy === 'a' ? 'A' : 'B')}</Badge>
          <span className="break-words font-medium">{one.variable}</span>
        </p>
        <p className="mt-1 whitespace-pre-line break-words" lang={langOf(one.language)}>
          {one.content}
        </p>
        {one.reason && <p className="break-words text-muted">{one.reason}</p>}
      </div>
      <fieldset className="flex items-center gap-2 self-start">
        <legend className="mb-1 break-words text-muted text-xs">
          {judgement === null ? TEXT.question(one.variable) : TEXT.judged}
        </legend>
        {([true, false] as const).map((isPresent) => (
          <Button
            key={String(isPresent)}
            size="small"
            tone={judgement === isPresent ? 'primary' : 'secondary'}
            aria-pressed={judgement === isPresent}
            onClick={() => settle(isPresent)}
          >
            {isPresent ? TEXT.yes : TEXT.no}
          </Button>
        ))}
      </fieldset>
    </li>
  );
}
