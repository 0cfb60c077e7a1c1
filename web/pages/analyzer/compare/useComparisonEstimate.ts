import type { ComparisonEstimate } from '@smops/core/judging/insight/comparisons/comparison.schemas.js';
import { COMPARISONS } from '@smops/core/judging/insight/comparisons/comparisons.operations.js';
import { useEffect, useState } from 'react';
import { reasonOf } from '../../../components/reason-of.js';
import { batchSizeAtom, postAtom } from '../../../state/analyzer/prepared.js';
import { useAtomValue } from '../../../state/atoms.js';
import { client } from '../../../state/client.js';
import { reportLanguage } from '../../../state/language.js';
import { useAsked } from '../prepare/useAsked.js';
import { useProvider } from '../prepare/useProvider.js';
import { useMeasures } from './useMeasures.js';

/** Typing changes the question with each letter. */
const WAIT_MS = 400;

/** What the prepared comparison would analyse and cost, or why it cannot start; neither while that is not known. */
export function useComparisonEstimate(): { estimate?: ComparisonEstimate; refusal?: string } {
  const sides = useMeasures();
  const { asked, count } = useAsked();
  const batch_size = useAtomValue(batchSizeAtom);
  const post_content = useAtomValue(postAtom);
  const { provider } = useProvider();
  const [answer, setAnswer] = useState<{ estimate?: ComparisonEstimate; refusal?: string }>({});
  useEffect(() => {
    setAnswer({});
    const hasRun = sides?.some((side) => 'task_id' in side) === true;
    if (sides === undefined || (count === 0 && !hasRun) || provider === undefined) return;
    let isOver = false;
    const ask = async () => {
      const question = { batch_size, post_content, language: reportLanguage(), api_provider: provider.id };
      const given = count === 0 ? {} : asked;
      const next = await client.call(COMPARISONS.estimate, { ...question, ...given, sides }).then(
        (estimate) => ({ estimate }),
        (error) => ({ refusal: reasonOf(error, '') }),
      );
      if (!isOver) setAnswer(next);
    };
    const timer = setTimeout(() => void ask(), WAIT_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [sides, asked, count, batch_size, post_content, provider]);
  return answer;
}
