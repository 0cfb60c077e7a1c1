import { actorText } from '@smops/core/people/users/actor-names.model.js';
import { AUDIT_ACTIONS, AUDIT_ENTITIES, AUDIT_PAGE_MAX } from '@smops/core/platform/audit/audit.constants.js';
import { AUDIT } from '@smops/core/platform/audit/audit.operations.js';
import type { AuditEntry, AuditQuery } from '@smops/core/platform/audit/audit.schemas.js';
import { auditChanges } from '@smops/core/telling/changes/audit-fields.model.js';
import { clockOf, type ZoneClock, zoneClock } from '../../connection/clock.js';
import { usageError } from '../../failures/failures.js';
import { listsTexts } from '../../lists/lists.texts.js';
import { printTable } from '../../output/print-table.js';
import type { CommandSpec } from '../../program/command.js';
import { assistantCalls } from '../people/assistants.js';

/** What was done: of an import how often, `create 40, update 20 account`. */
const deedOf = ({ action, entity, together }: AuditEntry): string => {
  if (!together) return `${action} ${entity}`;
  const counted = Object.entries(together).filter(([, count]) => count > 0);
  return `${counted.map(([deed, count]) => `${deed} ${count}`).join(', ')} ${entity}`;
};

/** The changed fields in one line: `Status: active → suspended`. */
const changesOf = (entry: AuditEntry): string =>
  entry.together
    ? `smops audit list --request ${entry.requestId}`
    : auditChanges(entry)
        .map(({ field, was, is }) => `${field}: ${was === undefined ? '' : `${was} → `}${is}`)
        .join('; ');

const count = (value: unknown, option: string, max: number): number => {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 1 || number > max)
    throw usageError(listsTexts().takesUpTo(option, max));
  return number;
};

const columnsOf = ({ city, second }: ZoneClock) => [
  { title: 'ID', value: (entry: AuditEntry) => entry.id },
  { title: `WHEN (${city})`, value: (entry: AuditEntry) => second(entry.at) },
  { title: 'WHO', value: (entry: AuditEntry) => actorText(entry.actorName) },
  { title: 'DID', value: deedOf },
  { title: 'RECORD', value: (entry: AuditEntry) => entry.entityId },
  { title: 'NAME', value: (entry: AuditEntry) => entry.label, flexible: true },
  { title: 'CHANGE', value: changesOf, flexible: true },
];

const list: CommandSpec = {
  path: ['audit', 'list'],
  columns: () => columnsOf(zoneClock('UTC')),
  summary: 'who changed what and when, newest first',
  description:
    'What one import did to records of one kind is one line; its last column is the command that shows them one by one.',
  options: [
    { flags: '--limit <number>', description: `how many, up to ${AUDIT_PAGE_MAX}`, default: '50' },
    { flags: '--before <id>', description: 'only entries before this one' },
    { flags: '--actor <name>', description: 'only of this user, or token:NAME, or local:USER' },
    { flags: '--search <text>', description: 'only with this text in a name, or in a value before or after' },
    { flags: '--request <id>', description: 'only what one request did, such as an import, one by one' },
    { flags: '--each', description: 'a line for each record, also of an import' },
    { flags: '--action <action>', description: 'only of this kind', choices: AUDIT_ACTIONS },
    { flags: '--entity <entity>', description: 'only of this kind of thing', choices: AUDIT_ENTITIES },
    { flags: '--id <id>', description: 'with --entity: the history of one record' },
  ],
  examples: [
    'smops audit list',
    'smops audit list --entity account --id 17',
    'smops audit list --actor aminah --search banjir',
    'smops audit list --action delete --each --json',
  ],
  instead: [{ option: { flags: '--assistants' }, does: assistantCalls }],
  run: ({ io, json, options, withConnection }) =>
    withConnection({}, async ({ client }) => {
      const query: AuditQuery = {
        limit: count(options.limit, '--limit', AUDIT_PAGE_MAX),
        before: options.before === undefined ? undefined : count(options.before, '--before', 1e15),
        entityId: options.id === undefined ? undefined : count(options.id, '--id', 1e15),
        action: options.action as AuditQuery['action'],
        entity: options.entity as AuditQuery['entity'],
        actor: options.actor as string | undefined,
        search: options.search as string | undefined,
        request: options.request as string | undefined,
        ...(options.each === true || options.request !== undefined ? {} : { group: 'request' }),
      };
      const [entries, clock] = await Promise.all([client.call(AUDIT.list, query), clockOf(client)]);
      if (json) {
        io.out(`${JSON.stringify(entries)}\n`);
        return undefined;
      }
      printTable(io, entries, columnsOf(clock));
      return undefined;
    }),
};

export const auditCommands = [list];
