import { listed } from '@smops/core/platform/language/language.model.js';
import { RETENTION } from '@smops/core/telling/retention/retention.operations.js';
import { usageError } from '../../failures/failures.js';
import { confirm } from '../../input/confirm.js';
import { listsTexts } from '../../lists/lists.texts.js';
import type { CommandSpec } from '../../program/command.js';

const KINDS = [
  ['analyses', 'analysesWith'],
  ['comparisons', 'comparisons'],
  ['explorations', 'explorations'],
  ['sentiments', 'sentimentsWith'],
  ['cachedAnswers', 'cachedAnswers'],
  ['snapshots', 'snapshots'],
] as const;

export const purgeCommand: CommandSpec = {
  path: ['purge'],
  summary: 'permanently delete data from before a date',
  description:
    'Removes ended analyses, comparisons, explorations, sentiment records, cached answers and statistics snapshots from before the day (UTC). What still runs stays, and so does the audit log. Nothing is removed automatically: put this into cron with the period your team has stated.',
  options: [
    { flags: '--before <day>', description: 'YYYY-MM-DD' },
    { flags: '--dry-run', description: 'only count' },
    { flags: '--yes', description: 'do not ask' },
  ],
  examples: ['smops purge --before 2026-01-01 --dry-run', 'smops purge --before 2026-01-01 --yes'],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const { io, json, options } = call;
      const { before } = options;
      if (typeof before !== 'string') throw usageError(listsTexts().beforeNeeded);
      const isDry = options.dryRun === true;
      const counted = await client.call(RETENTION.purge, { before, dryRun: true });
      const isEmpty = KINDS.every(([key]) => counted[key] === 0);
      if (!isDry && !isEmpty) {
        const list = KINDS.filter(([key]) => counted[key] > 0).map(
          ([key, name]) => `${counted[key]} ${listsTexts()[name]}`,
        );
        await confirm(call, listsTexts().removeForGood(listed(list), before));
      }
      const report = isDry
        ? counted
        : isEmpty
          ? { ...counted, dryRun: false }
          : await client.call(RETENTION.purge, { before });
      if (json) io.out(`${JSON.stringify(report)}\n`);
      else {
        for (const [key, name] of KINDS)
          io.out(`${String(report[key]).padStart(8)}  ${listsTexts()[name]}\n`);
        if (isDry) io.out(`${listsTexts().nothingRemoved}\n`);
      }
      return undefined;
    }),
};
