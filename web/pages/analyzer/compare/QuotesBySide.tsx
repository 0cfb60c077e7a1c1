import type {
  ComparedVariable,
  Comparison,
} from '@smops/core/judging/insight/comparisons/comparison.schemas.js';
import { percentOf } from '@smops/core/platform/language/percent.model.js';
import { Link } from 'wouter';
import { filteredAddress } from '../../../addresses/run-address.js';
import { INSIGHT } from '../insight.texts.js';
import { Quotes } from '../Quotes.js';

const TEXT = INSIGHT.compare;
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
                  {side.name} <span className="text-muted tabular-nums">{percentOf(rates.rate)}</span>
                </span>
                <Link
                  href={filteredAddress(found.taskId, {
                    variable: found.variable,
                    ...(comparison.copies === 'once' && { copies: 'once' }),
                  })}
                  className="text-primary hover:underline"
                >
                  {TEXT.seeAll(Object.values(variable.sentiments[at] ?? {}).reduce((sum, n) => sum + n, 0))}
                </Link>
              </h4>
              <Quotes
                key={`${found.taskId} ${found.variable}`}
                runId={found.taskId}
                variables={[found.variable]}
              />
            </section>
          );
        })}
      </div>
    </div>
  );
}
