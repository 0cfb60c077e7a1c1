import { getRunOverview } from '@smops/server/client/fb-analyzer.client.js';
import { getStatus } from '@smops/server/client/system.client.js';
import { analyzeTexts } from '../../analyze/analyze.texts.js';
import { filterOf, filterOptions } from '../../analyze/comment-filter.js';
import { printOverview } from '../../analyze/overview.js';
import type { CommandSpec } from '../../program/command.js';
import { idArgument } from './analyses.command.js';
import { findRun } from './find-run.js';

export const overviewCommand: CommandSpec = {
  path: ['analyses', 'overview'],
  summary: 'how the comments of an analysis divide: variables, sentiment, languages, time',
  description:
    'Counts of the machine, of all comments or of those that the options leave. Days in which a share was clearly higher than in the others are named.',
  arguments: [idArgument],
  options: filterOptions,
  examples: [
    'smops analyses overview last',
    'smops analyses overview last --variable banjir --sentiment negative --from 2026-11-10 --to 2026-11-12',
    'smops analyses overview 3f2a --language ms --tier certain --json',
  ],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const id = await findRun(client, call.args[0] as string);
      const filter = filterOf(call);
      const overview = await getRunOverview(client, id, filter);
      if (call.json) call.io.out(`${JSON.stringify({ id, ...overview })}\n`);
      else if (overview.comments === 0) call.io.out(`${analyzeTexts().noComments}\n`);
      else {
        // As in the dashboard, a variable's share is of the comments that the filter leaves without its variables.
        const { variable: _, without: __, none: ___, tagged: ____, ...others } = filter;
        const { matching } = await getRunOverview(client, id, others);
        printOverview(call.io, overview, { of: matching, timeZone: (await getStatus(client)).timeZone });
      }
      return undefined;
    }),
};
