import type { LearningSource } from '@smops/core/judging/learning/learning.constants.js';
import type { LearningProposals } from '@smops/core/judging/learning/learning.schemas.js';
import { Sprout } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { readingAddress, runAddress } from '../../../addresses/run-address.js';
import { BackLink } from '../../../components/BackLink.js';
import { EmptyState } from '../../../components/feedback/EmptyState.js';
import { Loaded } from '../../../components/feedback/Loaded.js';
import { Select } from '../../../components/form/Select.js';
import { useKey } from '../../../components/keys/useKey.js';
import { decisionsKey, keepDecisions, keptDecisions } from '../../../state/analyzer/decisions.js';
import { proposalsAtom } from '../../../state/analyzer/learning.js';
import { resultsAtom } from '../../../state/analyzer/runs.js';
import { useAtomValue } from '../../../state/atoms.js';
import { userAtom } from '../../../state/session.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { DecideFoot } from './DecideFoot.js';
import {
  type Decisions,
  decided,
  listedWords,
  nextOpen,
  type Verdict,
  verdictOf,
} from './decisions.model.js';
import { LEARN_TEXT as TEXT } from './learn.texts.js';
import { WordItem } from './WordItem.js';

/** Words that read comments of a run speak for, under an address of their own: accepted or refused with a key each. */
export function LearnView({ runId }: { runId: string }) {
  const [source, setSource] = useState<LearningSource>('people');
  const atom = useMemo(() => proposalsAtom(runId, source), [runId, source]);
  return (
    <div className="space-y-4">
      <BackLink href={runAddress(runId)} text={TEXT.back} />
      <section className="panel min-h-96" aria-label={TEXT.title}>
        <header className="flex flex-wrap items-start justify-between gap-4 p-6">
          <div className="min-w-0">
            <h2 className="font-semibold text-base">{TEXT.title}</h2>
            <p className="text-muted text-sm">{TEXT.intro}</p>
          </div>
          <SourceField runId={runId} source={source} onChange={setSource} />
        </header>
        <Loaded atom={atom} failed={TEXT.loadFailed} retry={ALL.run.retry}>
          {(data) => <Proposals key={source} runId={runId} proposals={data} />}
        </Loaded>
      </section>
    </div>
  );
}

/** What the words are learned from; a run of local analysis has people only. */
function SourceField(props: {
  runId: string;
  source: LearningSource;
  onChange(source: LearningSource): void;
}) {
  const results = useMemo(() => resultsAtom(props.runId), [props.runId]);
  const { data } = useAtomValue(results);
  if (data === undefined || data.analysis_info.api_provider === 'local') return null;
  return (
    <Select
      label={TEXT.source}
      size="small"
      value={props.source}
      options={(['people', 'answers'] as const).map((value) => ({ value, label: TEXT.sources[value] }))}
      onChange={props.onChange}
    />
  );
}

function Proposals({ runId, proposals }: { runId: string; proposals: LearningProposals }) {
  const words = useMemo(() => listedWords(proposals), [proposals]);
  const user = useAtomValue(userAtom);
  const kept = decisionsKey(user.id, runId, proposals.source);
  const [decisions, setShown] = useState<Decisions>(() =>
    keptDecisions(kept).filter(({ key }) => words.some((word) => word.key === key)),
  );
  const setDecisions = (next: Decisions) => {
    keepDecisions(kept, next);
    setShown(next);
  };
  const [chosen, setChosen] = useState<string>();
  const current = words.some(({ key }) => key === chosen) ? chosen : words[0]?.key;

  function decide(key: string | undefined, verdict: Verdict) {
    if (key === undefined) return;
    const next = decided(decisions, key, verdict);
    setDecisions(next);
    setChosen(nextOpen(words, next, key) ?? key);
  }
  function undo(key = decisions.at(-1)?.key) {
    if (key === undefined) return;
    setDecisions(decisions.filter((one) => one.key !== key));
    setChosen(key);
  }
  function move(step: number) {
    const at = words.findIndex(({ key }) => key === current);
    setChosen(words[Math.max(0, Math.min(words.length - 1, at + step))]?.key);
  }
  useKey('a', () => decide(current, 'accept'));
  useKey('r', () => decide(current, 'refuse'));
  useKey('u', () => undo());
  useKey('ArrowDown', () => move(1));
  useKey('ArrowUp', () => move(-1));

  if (words.length === 0) return <NothingYet runId={runId} proposals={proposals} />;
  return (
    <>
      <p className="border-base-300 border-t px-6 py-2 text-muted text-sm">
        {TEXT.keys} {proposals.source === 'people' && TEXT.kept} {proposals.isSampled && TEXT.sampled}
      </p>
      {proposals.variables
        .filter((variable) => variable.words.length > 0)
        .map(({ name, read, learnable }) => (
          <section key={name} className="border-base-300 border-t" aria-label={name}>
            <h3 className="flex flex-wrap items-baseline gap-x-3 px-6 pt-4 pb-2">
              <span className="break-words font-medium">{name}</span>
              <span className="text-muted text-sm">{TEXT.read(read, learnable)}</span>
            </h3>
            <ul className="divide-y divide-base-300">
              {words
                .filter(({ variable }) => variable === name)
                .map((word) => (
                  <WordItem
                    key={word.key}
                    word={word}
                    verdict={verdictOf(decisions, word.key)}
                    isCurrent={word.key === current}
                    onChoose={() => setChosen(word.key)}
                    onDecide={(verdict) => decide(word.key, verdict)}
                    onUndo={() => undo(word.key)}
                  />
                ))}
            </ul>
          </section>
        ))}
      <DecideFoot
        runId={runId}
        codebook={proposals.codebook}
        words={words}
        decisions={decisions}
        onKept={() => setDecisions([])}
      />
    </>
  );
}

function NothingYet({ runId, proposals }: { runId: string; proposals: LearningProposals }) {
  const lines = proposals.variables.map(({ name, read, missing }) => (
    <li key={name}>{TEXT.missing(name, read, missing)}</li>
  ));
  return (
    <EmptyState
      icon={<Sprout />}
      title={TEXT.none}
      text={
        <>
          <p>{TEXT.noneText}</p>
          {proposals.source === 'people' && <ul className="mt-2">{lines}</ul>}
        </>
      }
      action={
        <Link href={readingAddress(runId)} className="btn btn-primary font-medium">
          {TEXT.readOn}
        </Link>
      }
    />
  );
}
