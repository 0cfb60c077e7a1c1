import { useEffect, useRef } from 'react';
import { Badge } from '../../../components/Badge.js';
import { Button } from '../../../components/Button.js';
import { classes } from '../../../components/classes.js';
import { COPIES_TEXT } from '../results/comments/copies.texts.js';
import type { ListedWord, Verdict } from './decisions.model.js';
import { LEARN_TEXT as TEXT } from './learn.texts.js';

interface Props {
  word: ListedWord;
  verdict: Verdict | undefined;
  isCurrent: boolean;
  onChoose(): void;
  onDecide(verdict: Verdict): void;
  onUndo(): void;
}

/** A word as one reads it: both words of a pair. */
export const spoken = ({ terms }: Pick<ListedWord, 'terms'>) =>
  terms.map((term) => term.replace('+', ' + ')).join(', ');

/** A proposed word with its evidence, and what becomes of it. */
export function WordItem({ word, verdict, isCurrent, onChoose, onDecide, onUndo }: Props) {
  const item = useRef<HTMLLIElement>(null);
  const { kind, topic, right, wrong, comments, examples, exampleCopies } = word;
  useEffect(() => {
    if (isCurrent) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <li
      ref={item}
      aria-current={isCurrent || undefined}
      className={classes(
        'grid scroll-mb-28 gap-x-6 gap-y-2 border-l-4 px-5 py-3 sm:grid-cols-[minmax(0,1fr)_auto]',
        isCurrent ? 'border-primary bg-base-200' : 'border-transparent',
      )}
    >
      <div className="min-w-0" onClickCapture={onChoose}>
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={kind === 'term' ? 'good' : 'waiting'}>{TEXT.kind[kind]}</Badge>
          <span className="break-words font-medium">{spoken(word)}</span>
        </p>
        {topic !== null && <p className="text-muted text-sm">{TEXT.topic(topic)}</p>}
        <p className="mt-1 text-sm">
          {TEXT.evidence[kind](right, right + wrong)} · {TEXT.reach[kind](comments)}
        </p>
        <ul className="mt-1 space-y-0.5 text-muted text-sm">
          {examples.map((example, place) => (
            <li key={example}>
              <span className="line-clamp-2 break-words">“{example}”</span>
              {(exampleCopies[place] ?? 0) > 0 && (
                <span className="block text-xs tabular-nums">
                  {COPIES_TEXT.others(exampleCopies[place] ?? 0)}
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
      <div className="flex items-start gap-2">
        {verdict === undefined ? (
          <>
            <Button
              size="small"
              aria-label={TEXT.of(TEXT.accept, spoken(word))}
              onClick={() => onDecide('accept')}
            >
              {TEXT.accept}
            </Button>
            <Button
              size="small"
              tone="ghost"
              aria-label={TEXT.of(TEXT.refuse, spoken(word))}
              onClick={() => onDecide('refuse')}
            >
              {TEXT.refuse}
            </Button>
          </>
        ) : (
          <>
            <Badge tone={verdict === 'accept' ? 'good' : 'plain'} className="mt-1.5">
              {verdict === 'accept' ? TEXT.accepted : TEXT.refused}
            </Badge>
            <Button size="small" tone="ghost" aria-label={TEXT.of(TEXT.undo, spoken(word))} onClick={onUndo}>
              {TEXT.undo}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
