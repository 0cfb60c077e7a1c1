import { sentIntakeOf } from '@smops/core/analysis/analyzer/runs/intake.model.js';
import { readingOf } from '@smops/core/comments/file-reading.model.js';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { runAddress } from '../../../addresses/run-address.js';
import { reasonOf } from '../../../components/reason-of.js';
import { painted } from '../../../components/screen/painted.js';
import {
  apiKeyAtom,
  batchSizeAtom,
  offPeakAtom,
  postAtom,
  topicFile,
} from '../../../state/analyzer/prepared.js';
import { keepResults, runsAtom, startAnalysis } from '../../../state/analyzer/runs.js';
import { useAtomValue } from '../../../state/atoms.js';
import { reportLanguage } from '../../../state/language.js';
import { toast } from '../../../state/toasts.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { engineName } from '../engine-name.js';
import { useAsked } from './useAsked.js';
import { useProvider } from './useProvider.js';

const TEXT = ALL.toasts;

/** Sends what was prepared and leads to the run. `progress` is undefined while nothing is being sent. */
export function useStartAnalysis(): { start(): Promise<void>; progress: number | undefined } {
  const [progress, setProgress] = useState<number>();
  const [, navigate] = useLocation();
  const file = useAtomValue(topicFile.fileAtom);
  const { asked } = useAsked();
  const batchSize = useAtomValue(batchSizeAtom);
  const post = useAtomValue(postAtom);
  const isOffPeak = useAtomValue(offPeakAtom);
  const apiKey = useAtomValue(apiKeyAtom).trim();
  const { provider } = useProvider();

  async function start() {
    if (file.status !== 'read' || !provider || progress !== undefined) return;
    try {
      // The bar passed 10 and 20 when the file was read and parsed.
      setProgress(20);
      const comments = await topicFile.takeComments();
      setProgress(30);
      const body = await startAnalysis(
        {
          ...asked,
          api_provider: provider.id,
          batch_size: batchSize,
          post_content: post,
          language: reportLanguage(),
          file_name: file.file.name,
          intake: sentIntakeOf([{ ...file.report, name: file.file.name, reading: readingOf(file.report) }]),
          ...(isOffPeak ? { off_peak: true } : {}),
          ...(apiKey !== '' && provider.takesKey ? { api_key: apiKey } : {}),
        },
        comments,
      );
      if (body.backgroundTask) {
        toast({ title: TEXT.started, description: TEXT.startedText });
      } else if (body.analysisResults) {
        setProgress(80);
        await painted();
        keepResults(body.task_id, body.analysisResults);
        const { matched_comments, total_comments } = body.analysisResults.analysis_info;
        setProgress(100);
        await painted();
        toast({
          title: TEXT.direct(engineName(provider)),
          description: TEXT.matchedText(matched_comments, total_comments),
        });
      } else {
        toast({
          tone: 'destructive',
          title: TEXT.notStarted,
          ...(body.message ? { description: body.message } : {}),
        });
        return;
      }
      navigate(runAddress(body.task_id));
    } catch (error) {
      toast({
        tone: 'destructive',
        title: TEXT.failed,
        description: reasonOf(error as Error, TEXT.failedText),
      });
    } finally {
      setProgress(undefined);
      // Not before: the list of runs stands below the form, which is still on the screen.
      void runsAtom.refetch();
    }
  }
  return { start, progress };
}
