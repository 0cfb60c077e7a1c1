import type { LearningProposals } from '@smops/core/judging/learning/learning.schemas.js';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { runAddress } from '../../../addresses/run-address.js';
import { Button } from '../../../components/Button.js';
import { failed } from '../../../components/failed.js';
import { FormField } from '../../../components/form/FormField.js';
import { reasonOf } from '../../../components/reason-of.js';
import { useAction } from '../../../components/useAction.js';
import { decideProposals, updateRun } from '../../../state/analyzer/learning.js';
import { toast } from '../../../state/toasts.js';
import { type Decisions, type ListedWord, verdictOf } from './decisions.model.js';
import { LEARN_TEXT as TEXT } from './learn.texts.js';

interface Props {
  runId: string;
  codebook: LearningProposals['codebook'];
  words: readonly ListedWord[];
  decisions: Decisions;
  /** All that was decided is stored. */
  onKept(): void;
}

const inputOf = ({ variable, kind, topic, terms }: ListedWord) => ({ variable, kind, topic, terms });

/** What was decided, and the version and the run that are made of it. */
export function DecideFoot({ runId, codebook, words, decisions, onKept }: Props) {
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  const [nameError, setNameError] = useState<string>();
  const accept = words.filter(({ key }) => verdictOf(decisions, key) === 'accept');
  const refuse = words.filter(({ key }) => verdictOf(decisions, key) === 'refuse');
  // Of a run without a codebook the first version is what was asked.
  const version = (codebook?.latest ?? 1) + 1;
  const [keep, isKeeping] = useAction(async (isUpdating: boolean) => {
    const kept = await decideProposals(runId, {
      accept: accept.map(inputOf),
      refuse: refuse.map(inputOf),
      ...(codebook === null && accept.length > 0 ? { codebook: name.trim() } : {}),
    });
    onKept();
    const book = accept.length > 0 ? kept.codebook : null;
    toast({ title: book === null ? TEXT.refusalsKept : TEXT.made(book.name, book.latest) });
    if (!isUpdating || book === null) return;
    try {
      navigate(runAddress(await updateRun(runId, book.id)));
    } catch (error) {
      toast({
        tone: 'destructive',
        title: TEXT.updateFailed,
        description: reasonOf(error as Error),
      });
    }
  }, failed(TEXT.failed));
  function start(isUpdating: boolean) {
    const isNameless = accept.length > 0 && codebook === null && name.trim() === '';
    setNameError(isNameless ? TEXT.nameNeeded : undefined);
    if (!isNameless) void keep(isUpdating);
  }
  if (decisions.length === 0) return null;
  return (
    <div className="bottom-0 flex flex-wrap items-end gap-x-4 gap-y-3 border-base-300 border-t bg-base-100 px-6 py-4 sm:sticky">
      <p className="mr-auto py-2 text-sm" role="status">
        {TEXT.decided(accept.length, refuse.length)}
      </p>
      {accept.length > 0 && codebook === null && (
        <FormField label={TEXT.codebookName} error={nameError} required className="min-w-56">
          {(control) => (
            <input
              {...control}
              className="input w-full"
              maxLength={100}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </FormField>
      )}
      {accept.length === 0 ? (
        <Button tone="primary" pending={isKeeping} pendingLabel={TEXT.working} onClick={() => start(false)}>
          {TEXT.keepRefusals}
        </Button>
      ) : (
        <>
          <Button pending={isKeeping} onClick={() => start(false)}>
            {TEXT.make(version)}
          </Button>
          <Button tone="primary" pending={isKeeping} pendingLabel={TEXT.working} onClick={() => start(true)}>
            {TEXT.makeAndUpdate(version)}
          </Button>
        </>
      )}
    </div>
  );
}
