import type { AnalysisComment } from '@smops/core/judging/results/results.schemas.js';
import { getAnalysisResults } from '@smops/server/client/run-results.js';
import { useEffect, useState } from 'react';
import { SkeletonText } from '../../components/feedback/Skeleton.js';
import { client } from '../../state/client.js';
import { INSIGHT } from './insight.texts.js';
import { COPIES_TEXT } from './results/comments/copies.texts.js';
import { foldCopies } from './results/comments/folded.model.js';
import { langOf } from './results/results.model.js';

const TEXT = INSIGHT.compare;
/** Comments that are read for each quote: copies of one text are one of them. */
const READ = 10;

/** The comments of a run with all of these variables that have most reactions, each text once. */
export function Quotes({
  runId,
  variables,
  most = 3,
}: {
  runId: string;
  variables: readonly string[];
  most?: number;
}) {
  const key = JSON.stringify(variables);
  const [comments, setComments] = useState<readonly AnalysisComment[]>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isOver = false;
    getAnalysisResults(client, runId, {
      variable: JSON.parse(key),
      order: 'reactions',
      limit: most * READ,
    }).then(
      ({ results }) => !isOver && setComments(foldCopies(results.comments).slice(0, most)),
      () => !isOver && setFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [runId, key, most]);
  if (isFailed) return <p className="mt-2 text-muted text-sm">{TEXT.noQuotes}</p>;
  if (comments === undefined) return <SkeletonText lines={3} />;
  if (comments.length === 0) return <p className="mt-2 text-muted text-sm">{TEXT.noneWith}</p>;
  return (
    <ul className="mt-2 space-y-2">
      {comments.map(({ seq, content, language, copies, reactions_count: reactions }) => (
        <li key={seq} className="border-base-300 border-l-2 pl-3 text-sm">
          <p className="line-clamp-4 break-words" lang={langOf(language)}>
            {content}
          </p>
          <p className="text-muted text-xs tabular-nums">
            {[
              ...(reactions > 0 ? [TEXT.reactions(reactions)] : []),
              ...(copies ? [COPIES_TEXT.others(copies.comments - 1)] : []),
            ].join(' · ')}
          </p>
        </li>
      ))}
    </ul>
  );
}
