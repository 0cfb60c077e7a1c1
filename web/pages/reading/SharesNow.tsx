import type { RunEstimates } from '@smops/core/judging/estimates/estimate.schemas.js';
import { missingText, shareText } from '@smops/core/judging/estimates/share-words.model.js';
import { provisionalShare } from '@smops/core/judging/estimates/until-sure.model.js';
import { percentOf } from '@smops/core/platform/language/percent.model.js';
import { READING_TEXT as ALL } from './reading.texts.js';
import { points } from './session.model.js';

const TEXT = ALL.pause;

/** What was read so far makes this of a share that is not sure yet. */
function soFar(row: RunEstimates['variables'][number]): string {
  const share = provisionalShare(row);
  return share === null ? '' : TEXT.soFar(percentOf(share));
}

/** Per variable the machine's share beside the corrected one, and what the next reads would buy. */
export function SharesNow({ estimates }: { estimates: RunEstimates }) {
  return (
    <section className="panel overflow-x-auto" aria-labelledby="shares-now">
      <h3 id="shares-now" className="px-4 pt-3 font-semibold">
        {TEXT.shares}
      </h3>
      <table className="w-full text-sm max-sm:block">
        <thead className="text-left text-muted max-sm:sr-only">
          <tr>
            <th className="px-4 py-2 font-medium">{TEXT.variable}</th>
            <th className="px-4 py-2 text-right font-medium">{TEXT.machine}</th>
            <th className="px-4 py-2 font-medium">{TEXT.corrected}</th>
            <th className="px-4 py-2 font-medium">{TEXT.buys}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-base-300 max-sm:block">
          {estimates.variables.map((row) => {
            const [next] = row.next;
            const cell = 'px-4 py-2 max-sm:block max-sm:py-0.5';
            const label = 'mr-2 text-muted sm:hidden';
            return (
              <tr key={row.variable} className="max-sm:block max-sm:py-2">
                <th scope="row" className={`${cell} break-words text-left font-medium`}>
                  {row.variable}
                </th>
                <td className={`${cell} tabular-nums sm:text-right`}>
                  <span className={label}>{TEXT.machine}</span>
                  {percentOf(row.machine.share)}
                </td>
                <td className={`${cell} tabular-nums`}>
                  <span className={label}>{TEXT.corrected}</span>
                  <span className={row.estimate.kind === 'corrected' ? 'font-semibold' : 'text-muted'}>
                    {row.estimate.kind === 'corrected'
                      ? shareText(row)
                      : [soFar(row), missingText(row)].filter(Boolean).join('. ')}
                  </span>
                </td>
                <td className={`${cell} text-muted`}>
                  {next && TEXT.more(next.reads, points(next.halfWidth))}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
