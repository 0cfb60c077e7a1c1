import type { AnalysisComment } from '@smops/core/analyzer/analyzer.schemas.js';
import type { ComparedVariable, Comparison } from '@smops/core/insight/comparisons/comparison.schemas.js';
import { getAnalysisResults } from '@smops/server/client/fb-analyzer.client.js';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { SkeletonText } from '../../../components/feedback/Skeleton.js';
import { client } from '../../../state/client.js';
import { INSIGHT } from '../insight.texts.js';
import { langOf } from '../results/results.model.js';
import { filteredAddress } from '../run-address.js';
import { percent } from './compare-format.js';

const TEXT = INSIGHT.compare;
/** Comments that are shown of each side. */
const SHOWN = 3;

/** What each side says of a variable: the comments with most reactions, and the way to all of them. */
export function QuotesBySide({
  comparison,
  variable,
}: {
  comparison: Comparison;
  variable: ComparedVariable;
}) {
  const place = comparison.variables.findIndex((one) => one.variable === variable.variable);
  return (
    <div className="border-base-300 border-t p-6" aria-live="polite">
      <h3 className="font-semibold text-sm">{TEXT.quotes(variable.variable)}</h3>
      <div className="mt-3 grid gap-x-8 gap-y-5 md:grid-cols-2">
        {comparison.sides.map((side, at) => {
          const found = side.variables[place];
          const rates = variable.raw.sides[at];
          if (found === undefined || rates === undefined) return null;
          return (
            <section key={side.taskId} className="min-w-0" aria-label={side.name}>
              <h4 className="flex flex-wrap items-baseline justify-between gap-2 text-sm">
                <span className="font-medium">
                  {side.name} <span className="text-muted tabular-nums">{percent(rates.rate)}</span>
                </span>
                <Link
                  href={filteredAddress(found.taskId, { variable: found.variable })}
                  className="text-primary hover:underline"
                >
                  {TEXT.seeAll(Object.values(variable.sentiments[at] ?? {}).reduce((sum, n) => sum + n, 0))}
                </Link>
              </h4>
              <Quotes key={`${found.taskId} ${found.variable}`} {...found} />
            </section>
          );
        })}
      </div>
    </div>
  );
}

function Quotes({ taskId, variable }: { taskId: string; variable: string }) {
  const [comments, setComments] = useState<readonly AnalysisComment[]>();
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    let isOver = false;
    getAnalysisResults(client, taskId, { variable: [variable], order: 'reactions', limit: SHOWN }).then(
      ({ results }) => !isOver && setComments(results.comments),
      () => !isOver && setFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [taskId, variable]);
  if (isFailed) return <p className="mt-2 text-muted text-sm">{TEXT.noQuotes}</p>;
  if (comments === undefined) return <SkeletonText lines={3} />;
  if (comments.length === 0) return <p className="mt-2 text-muted text-sm">{TEXT.noneWith}</p>;
  return (
    <ul className="mt-2 space-y-2">
      {comments.map(({ seq, content, language, reactions_count: reactions }) => (
        <li key={seq} className="border-base-300 border-l-2 pl-3 text-sm">
          <p className="line-clamp-4 break-words" lang={langOf(language)}>
            {content}
          </p>
          {reactions > 0 && <p className="text-muted text-xs tabular-nums">{TEXT.reactions(reactions)}</p>}
        </li>
      ))}
    </ul>
  );
}
