import type { Fields } from '@smops/core/lists/fields.model.js';
import type { BulkReport } from '@smops/core/lists/lists.schemas.js';
import type { Client } from '@smops/server/client/client.js';
import { word } from '../output/words.js';
import type { Call, CommandSpec, OptionSpec } from '../program/command.js';
import { usageError } from '../program/failures.js';
import { findRecords, tellMany } from './list-commands.js';
import type { ListNoun } from './list-noun.js';
import { listsTexts } from './lists.texts.js';

interface StatusVerb<Status extends string> {
  statuses: readonly Status[];
  options?: readonly OptionSpec[];
  examples: string[];
  set(client: Client, ids: number[], status: Status, options: Call['options']): Promise<BulkReport>;
}

/** `set-status` of a list: one status for as many records as are named. */
export function statusCommand<
  Row extends { id: number; version: number },
  All extends Fields,
  Filter extends object,
  Status extends string,
>(noun: ListNoun<Row, All, Filter>, verb: StatusVerb<Status>): CommandSpec {
  return {
    path: [noun.noun, 'set-status'],
    summary: 'set the status of one or several',
    arguments: [
      { name: '<status>', description: 'the status', choices: verb.statuses },
      { name: '<names...>', description: `ids, or by ${noun.nameKind}` },
    ],
    options: verb.options ?? [],
    examples: verb.examples,
    run: (call) =>
      call.withConnection({}, async ({ client }) => {
        const [wanted = '', ...names] = call.args;
        const status = verb.statuses.find((one) => one.toLowerCase() === wanted.toLowerCase());
        if (status === undefined)
          throw usageError(listsTexts().unknownStatus(wanted, verb.statuses.join(', ')));
        const rows = await findRecords(noun, client, names);
        const ids = rows.map(({ id }) => id);
        const report = await verb.set(client, ids, status, call.options);
        tellMany(call, noun.entity, report, (several) => listsTexts().statusSet(several, word(status)));
        return undefined;
      }),
  };
}
