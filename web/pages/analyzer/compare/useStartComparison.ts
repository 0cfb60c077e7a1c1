import { sentIntakeOf } from '@smops/core/analysis/analyzer/runs/intake.model.js';
import { readingOf } from '@smops/core/comments/file-reading.model.js';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { tabAddress } from '../../../addresses/run-address.js';
import { reasonOf } from '../../../components/reason-of.js';
import { comparisonsAtom, type SentSide, startComparison } from '../../../state/analyzer/comparisons.js';
import { apiKeyAtom, batchSizeAtom, postAtom } from '../../../state/analyzer/prepared.js';
import { runsAtom } from '../../../state/analyzer/runs.js';
import { preparedSidesAtom } from '../../../state/analyzer/sides.js';
import { useAtomValue } from '../../../state/atoms.js';
import { reportLanguage } from '../../../state/language.js';
import { toast } from '../../../state/toasts.js';
import { INSIGHT } from '../insight.texts.js';
import { useAsked } from '../prepare/useAsked.js';
import { useProvider } from '../prepare/useProvider.js';
import { expectEnd } from './expected-ends.js';

const TEXT = INSIGHT.compare;

/** Sends the sides and leads to the comparison. `progress` is undefined while nothing is being sent. */
export function useStartComparison(): { start(): Promise<void>; progress: number | undefined } {
  const [progress, setProgress] = useState<number>();
  const [, navigate] = useLocation();
  const sides = useAtomValue(preparedSidesAtom);
  const { asked, count } = useAsked();
  const batchSize = useAtomValue(batchSizeAtom);
  const post = useAtomValue(postAtom);
  const apiKey = useAtomValue(apiKeyAtom).trim();
  const { provider } = useProvider();

  async function start() {
    if (!provider || progress !== undefined) return;
    try {
      setProgress(20);
      const sent: SentSide[] = [];
      for (const { side, slot, file } of sides) {
        const name = side.name.trim() === '' ? {} : { name: side.name.trim() };
        if (side.runId !== null) sent.push({ side: { task_id: side.runId, ...name } });
        else if (file.status === 'read') {
          const { name: file_name } = file.file;
          const intake = sentIntakeOf([{ ...file.report, name: file_name, reading: readingOf(file.report) }]);
          sent.push({ side: { file_name, intake, ...name }, commentsJson: await slot.takeComments() });
        } else return;
      }
      setProgress(30);
      const question = {
        ...(count === 0 ? {} : asked),
        api_provider: provider.id,
        batch_size: batchSize,
        post_content: post,
        language: reportLanguage(),
        ...(apiKey !== '' && provider.takesKey ? { api_key: apiKey } : {}),
      };
      const runId = await startComparison(question, sent);
      void comparisonsAtom.refetch();
      void runsAtom.refetch();
      expectEnd(runId);
      navigate(tabAddress('compare', runId));
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
