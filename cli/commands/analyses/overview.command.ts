import { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import { STATUS } from '@smops/core/telling/status/status.operations.js';
import type { Deed } from '../../program/command.js';
import { analyzeTexts } from '../../runs/analyze.texts.js';
import { filterOf, filterOptions } from '../../runs/comment-filter.js';
import { findRun, idArgument } from '../../runs/find-run.js';
import { printOverview } from '../../runs/overview.js';

export const overview: Deed = {
  summary: 'how the comments of an analysis divide: variables, sentiment, languages, time',
  description:
    'Counts of the machine, of all comments or of those that the options leave. Days in which a share was clearly higher than in the others are named.',
  arguments: [idArgument],
  options: filterOptions,
  examples: [
    'smops analyses results last --overview',
    'smops analyses results last --overview --variable banjir --sentiment negative --from 2026-11-10 --to 2026-11-12',
    'smops analyses results 3f2a --overview --language ms --tier certain --json',
  ],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const id = await findRun(client, call.args[0] as string);
      const filter = filterOf(call);
      const found = await client.call(RUNS.overview, { taskId: id, ...filter });
      if (call.json) call.io.out(`${JSON.stringify({ id, ...found })}\n`);
      else if (found.comments === 0) call.io.out(`${analyzeTexts().noComments}\n`);
      else {
        // As in the dashboard, a variable's share is of the comments that the filter leaves without its variables.
        const { variable: _, without: __, none: ___, tagged: ____, ...others } = filter;
        const { matching } = await client.call(RUNS.overview, { taskId: id, ...others });
        printOverview(call.io, found, { of: matching, timeZone: (await client.call(STATUS.get)).timeZone });
      }
      return undefined;
    }),
};
