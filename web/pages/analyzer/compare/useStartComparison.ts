import { sentIntakeOf } from '@smops/core/analyzer/runs/intake.model.js';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { reasonOf } from '../../../components/reason-of.js';
import { comparisonsAtom, startComparison } from '../../../state/analyzer/comparisons.js';
import { apiKeyAtom, batchSizeAtom, communityFiles, postAtom } from '../../../state/analyzer/prepared.js';
import { runsAtom } from '../../../state/analyzer/runs.js';
import { useAtomValue } from '../../../state/atoms.js';
import { reportLanguage } from '../../../state/language.js';
import { toast } from '../../../state/toasts.js';
import { INSIGHT } from '../insight.texts.js';
import { useAsked } from '../prepare/useAsked.js';
import { useProvider } from '../prepare/useProvider.js';
import { tabAddress } from '../run-address.js';
import { expectEnd } from './expected-ends.js';

const TEXT = INSIGHT.compare;

/** Sends both files and leads to the comparison. `progress` is undefined while nothing is being sent. */
export function useStartComparison(): { start(): Promise<void>; progress: number | undefined } {
  const [progress, setProgress] = useState<number>();
  const [, navigate] = useLocation();
  const a = useAtomValue(communityFiles.a.fileAtom);
  const b = useAtomValue(communityFiles.b.fileAtom);
  const { asked } = useAsked();
  const batchSize = useAtomValue(batchSizeAtom);
  const post = useAtomValue(postAtom);
  const apiKey = useAtomValue(apiKeyAtom).trim();
  const { provider } = useProvider();

  async function start() {
    if (a.status !== 'read' || b.status !== 'read' || !provider || progress !== undefined) return;
    try {
      setProgress(20);
      const commentsA = await communityFiles.a.takeComments();
      const commentsB = await communityFiles.b.takeComments();
      setProgress(30);
      const taskId = await startComparison(
        {
          ...asked,
          api_provider: provider.id,
          batch_size: batchSize,
          post_content: post,
          language: reportLanguage(),
          ...(apiKey !== '' && provider.takesKey ? { api_key: apiKey } : {}),
        },
        {
          fileName: a.file.name,
          commentsJson: commentsA,
          intake: sentIntakeOf([{ ...a.report, name: a.file.name }]),
        },
        {
          fileName: b.file.name,
          commentsJson: commentsB,
          intake: sentIntakeOf([{ ...b.report, name: b.file.name }]),
        },
      );
      void comparisonsAtom.refetch();
      void runsAtom.refetch();
      expectEnd(taskId);
      navigate(tabAddress('compare', taskId));
    } catch (error) {
      toast({
        tone: 'destructive',
        title: TEXT.failed,
        description: reasonOf(error as Error, TEXT.failedText),
      });
    } finally {
      setProgress(undefined);
    }
  }
  return { start, progress };
}
