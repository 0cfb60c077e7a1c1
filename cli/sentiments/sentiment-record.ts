import { SENTIMENTS } from '@smops/core/analysis/sentiments/sentiments.operations.js';
import type { SentimentRecord } from '@smops/core/analysis/sentiments/sentiments.schemas.js';
import { countText } from '@smops/core/platform/language/count.model.js';
import type { Client } from '@smops/server/client/client.js';
import { clockOf } from '../connection/clock.js';
import { EXIT } from '../failures/exit-codes.js';
import { CommandError, usageError } from '../failures/failures.js';
import { fieldLines, sanitize } from '../output/output.js';
import { word } from '../output/words.js';
import type { Call } from '../program/command.js';
import { intakeLines } from '../runs/reading-lines.js';
import { sentimentsTexts } from './sentiments.texts.js';

export const idArgument = { name: '<id>', description: 'the number of the analysis, or last' };

/** The number of the analysis that an argument names. */
export async function findId(client: Client, text: string): Promise<number> {
  if (/^\d{1,15}$/.test(text)) return Number(text);
  if (text !== 'last') throw usageError(sentimentsTexts().noNumber(text));
  const last = (await client.call(SENTIMENTS.list)).at(-1);
  if (last === undefined) throw new CommandError(sentimentsTexts().noneYet, EXIT.notFound);
  return last.id;
}

/** Prints a record for people, or as JSON. */
export async function printRecord(
  { io, json }: Pick<Call, 'io' | 'json'>,
  client: Client,
  record: SentimentRecord,
): Promise<void> {
  if (json) {
    io.out(`${JSON.stringify(record)}\n`);
    return;
  }
  const { comments } = record;
  const { minute, zone } = await clockOf(client);
  const lines: [string, string][] = [
    ['id', String(record.id)],
    ['task', record.taskId],
    ['date', `${minute(record.analyzeDate)} ${zone}`],
    ['score', `${record.sentimentScore}/10 (${word(record.label)})`],
    ...(record.earlierScore === null
      ? []
      : [['', sentimentsTexts().earlier(record.earlierScore)] as [string, string]]),
    ...(record.weightedScore === null
      ? []
      : [['weighted', sentimentsTexts().weighted(record.weightedScore)] as [string, string]]),
    ...(comments === null
      ? []
      : [
          [
            'comments',
            sentimentsTexts().counts(
              countText(comments.total),
              countText(comments.positive),
              countText(comments.neutral),
              countText(comments.negative),
            ),
          ] as [string, string],
        ]),
  ];
  if (record.engineVersion !== null) lines.push(['engine', `${record.model} (${record.engineVersion})`]);
  io.out(fieldLines(lines, 9));
  const { intake } = await client.call(SENTIMENTS.get, { id: record.id });
  if (intake !== null) for (const line of intakeLines(intake)) io.out(`${line}\n`);
  io.out(`\n${record.aiSummary.split('\n').map(sanitize).join('\n')}\n`);
}
