import type { BulkReport } from '@smops/core/records/lists/lists.schemas.js';
import type { Client } from '@smops/server/client/client.js';
import { word } from '../output/words.js';
import type { Call, OptionSpec } from '../program/command.js';
import { type ListVerbs, tellMany } from './list-commands.js';
import { listsTexts } from './lists.texts.js';

interface StatusVerb<Status extends string> {
  entity: 'account' | 'task' | 'whatsapp';
  statuses: readonly Status[];
  options: readonly OptionSpec[];
  set(client: Client, ids: number[], status: Status, options: Call['options']): Promise<BulkReport>;
}

/** `edit NAMES --status STATUS` of a list: one status for as many records as are named. */
export function statusOf<Row extends { id: number }, Status extends string>(
  verb: StatusVerb<Status>,
): NonNullable<ListVerbs<Row>['status']> {
  return {
    options: verb.options,
    async set(call, client, rows) {
      const status = verb.statuses.find((one) => one === call.options.status) as Status;
      const ids = rows.map(({ id }) => id);
      const report = await verb.set(client, ids, status, call.options);
      tellMany(call, verb.entity, report, (several) => listsTexts().statusSet(several, word(status)));
    },
  };
}
