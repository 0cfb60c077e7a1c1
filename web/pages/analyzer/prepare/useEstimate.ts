import type { CommentMeasure } from '@smops/core/analysis/analyzer/analyzer.model.js';
import type { AnalysisEstimate } from '@smops/core/analysis/analyzer/providers/providers.schemas.js';
import { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import { useEffect, useState } from 'react';
import { batchSizeAtom, postAtom } from '../../../state/analyzer/prepared.js';
import { useAtomValue } from '../../../state/atoms.js';
import { client } from '../../../state/client.js';
import { reportLanguage } from '../../../state/language.js';
import { useAsked } from './useAsked.js';
import { useProvider } from './useProvider.js';

/** Typing changes the question with each letter; the price can wait for its end. */
const WAIT_MS = 400;

/** What the prepared run would cost; undefined while that is not known, or when it costs nothing. */
export function useEstimate(measure: CommentMeasure | undefined): AnalysisEstimate | undefined {
  const { asked, count } = useAsked();
  const batch_size = useAtomValue(batchSizeAtom);
  const post_content = useAtomValue(postAtom);
  const { provider } = useProvider();
  const [estimate, setEstimate] = useState<AnalysisEstimate>();
  useEffect(() => {
    setEstimate(undefined);
    if (measure === undefined || count === 0 || provider?.paid !== true) return;
    let isOver = false;
    const ask = async () => {
      const question = {
        ...asked,
        batch_size,
        post_content,
        language: reportLanguage(),
      };
      // Without a price one can still start: a question that fails is not worth a message.
      const answer = await client
        .call(RUNS.estimate, {
          ...question,
          ...measure,
          api_provider: provider.id,
        })
        .catch(() => undefined);
      if (!isOver) setEstimate(answer);
    };
    const timer = setTimeout(() => void ask(), WAIT_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [measure, asked, count, batch_size, post_content, provider]);
  return estimate;
}
