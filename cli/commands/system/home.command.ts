import { usdText } from '@smops/core/platform/language/money.model.js';
import { percentText } from '@smops/core/platform/language/percent.model.js';
import { choiceText } from '@smops/core/platform/texts/lists.texts.model.js';
import { HOME } from '@smops/core/telling/home/home.operations.js';
import { fieldLines, sanitize } from '../../output/output.js';
import { printTable } from '../../output/print-table.js';
import type { CommandSpec } from '../../program/command.js';
import { troubleText } from '../schedules/troubled-schedules.js';
import { systemTexts } from './system.texts.js';

const home: CommandSpec = {
  path: ['home'],
  summary: 'what runs, what came out last, what is due, and what it costs',
  examples: ['smops home', 'smops home --json'],
  run: ({ io, json, withConnection }) =>
    withConnection({}, async ({ client }) => {
      const found = await client.call(HOME.get);
      if (json) {
        io.out(`${JSON.stringify(found)}\n`);
        return undefined;
      }
      const { tasks, analyses, schedules, scores, quota, cost } = found;
      const say = systemTexts().home;
      const last = scores?.at(-1);
      const lines: [string, string][] = [
        [say.tasks, say.due(tasks.dueCount, tasks.openCount)],
        ...(analyses === null ? [] : [[say.running, String(analyses.running.length)] as [string, string]]),
        ...(schedules === null || schedules.length === 0
          ? []
          : [
              [say.schedules, schedules.map((one) => sanitize(troubleText(one))).join('\n')] as [
                string,
                string,
              ],
            ]),
        ...(last === undefined
          ? []
          : [[say.score, `${last.sentimentScore}/10 (${last.taskId})`] as [string, string]]),
        ...(quota === null ? [] : [[say.quota, say.left(quota.left, quota.limit)] as [string, string]]),
        ...(cost === null
          ? []
          : [[say.cost, say.usd(usdText(cost.todayUsd), usdText(cost.monthUsd))] as [string, string]]),
      ];
      io.out(fieldLines(lines, 10));
      if (tasks.due.length > 0) {
        io.out('\n');
        printTable(io, tasks.due, [
          { title: 'TASK ID', value: (task) => task.taskId },
          { title: 'DATE', value: (task) => task.date },
          { title: 'PLATFORM', value: (task) => task.socialPlatform },
          { title: 'STATUS', value: (task) => choiceText(task.status) },
          { title: 'REQUIREMENTS', value: (task) => task.requirements, flexible: true },
        ]);
      }
      const runs = [...(analyses?.running ?? []), ...(analyses?.latest ?? [])];
      if (analyses !== null && runs.length === 0) io.out(`\n${systemTexts().firstSteps}\n`);
      if (runs.length > 0) {
        io.out('\n');
        printTable(io, runs, [
          { title: 'ID', value: (run) => run.analysisId.slice(0, 8) },
          { title: 'NAME', value: (run) => run.name, flexible: true },
          {
            title: 'STATUS',
            value: (run) =>
              run.status === 'completed' ? run.status : `${run.status} ${percentText(run.progress)}`,
          },
          { title: 'COMMENTS', value: (run) => run.totalComments, isCount: true },
          { title: 'NEGATIVE', value: (run) => run.negativeComments, isCount: true },
        ]);
      }
      return undefined;
    }),
};

export const homeCommands = [home];
