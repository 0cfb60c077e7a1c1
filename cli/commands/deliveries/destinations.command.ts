import {
  DESTINATION_KINDS,
  type DestinationKind,
} from '@smops/core/telling/connections/destination-kinds.constants.js';
import { DESTINATIONS } from '@smops/core/telling/deliveries/deliveries.operations.js';
import type { Destination, DestinationInput } from '@smops/core/telling/deliveries/deliveries.schemas.js';
import { usageError } from '../../failures/failures.js';
import { tell } from '../../lists/list-commands.js';
import { changeOf, deleteOf, tableOf } from '../../operations/operation-commands.js';
import { sanitize } from '../../output/output.js';
import type { CommandSpec } from '../../program/command.js';
import { deliveriesTexts } from './deliveries.texts.js';
import { findDestination } from './find-destination.js';
import { tellDeliveries } from './told-delivery.js';

const toOf = ({ to, addresses }: Destination) =>
  addresses.length === 0
    ? to
    : addresses
        .map(({ address, leftAt }) => (leftAt === null ? address : `${address} (${deliveriesTexts().left})`))
        .join(', ');

const columns = [
  { title: 'ID', value: (one: Destination) => one.id },
  { title: 'NAME', value: (one: Destination) => one.name, flexible: true },
  { title: 'KIND', value: (one: Destination) => one.kind },
  { title: 'TO', value: toOf, flexible: true },
  { title: 'MISSING', value: (one: Destination) => one.missing.join(', ') },
];

const list: CommandSpec = {
  path: ['destinations', 'list'],
  ...tableOf(DESTINATIONS.list, {
    summary: 'where reports can be sent',
    examples: ['smops destinations list', 'smops destinations list --json'],
    columns: () => columns,
    none: () => deliveriesTexts().noDestinations,
  }),
};

/** What a destination of this kind is made of. */
function inputOf(kind: DestinationKind, name: string, to: readonly string[]): DestinationInput {
  if (kind === 'mail') return { kind, name, addresses: [...to] };
  if (to.length > 1) throw usageError(deliveriesTexts().oneTo(kind));
  const [first = ''] = to;
  if (kind === 'webhook') return { kind, name, url: first };
  if (kind === 'telegram') return { kind, name, chatId: first };
  return { kind, name, folder: first === '.' ? '' : first };
}

const toArgument = {
  name: '<to...>',
  description:
    'mail addresses, an https address, a Telegram chat, or a folder below DELIVERY_FOLDER (. is itself)',
};

const add: CommandSpec = {
  path: ['destinations', 'add'],
  summary: 'save a place that reports can be sent to',
  description:
    'Each kind needs its settings first: smops config set SMTP_URL … and the others of docs/deliveries.md. The secret of a webhook is printed once.',
  arguments: [
    { name: '<kind>', description: DESTINATION_KINDS.join(', '), choices: DESTINATION_KINDS },
    { name: '<name>', description: 'what it is called' },
    toArgument,
  ],
  examples: [
    'smops destinations add mail "Monday mail" aminah@example.my chong@example.my',
    'smops destinations add webhook Chat https://hooks.example.my/smops',
    'smops destinations add telegram Team -- -1001234567890',
    'smops destinations add folder Archive weekly',
  ],
  run: (call) => {
    const [kind, name, ...to] = call.args as [string, string, ...string[]];
    const known = DESTINATION_KINDS.find((one) => one === kind);
    if (known === undefined) throw usageError(DESTINATION_KINDS.join(', '));
    const input = inputOf(known, name, to);
    return call.withConnection({ mayCreate: true }, async ({ client }) => {
      const saved = await client.call(DESTINATIONS.create, input);
      tell(call, saved, deliveriesTexts().saved(sanitize(saved.name), saved.id));
      if (saved.secret !== null && !call.json) {
        call.io.err(`${deliveriesTexts().secret}\n`);
        call.io.out(`${saved.secret}\n`);
      }
      return undefined;
    });
  },
};

const destinationArgument = { name: '<destination>', description: 'its number or name' };

const edit: CommandSpec = {
  path: ['destinations', 'edit'],
  ...changeOf(DESTINATIONS.update, {
    summary: 'change the recipient or the name of a destination; people who unsubscribed stay unsubscribed',
    arguments: [destinationArgument, toArgument],
    options: [{ flags: '--name <name>', description: 'another name' }],
    examples: ['smops destinations edit "Monday mail" aminah@example.my raj@example.my --name Monday'],
    input: async ({ args: [wanted = '', ...to], options }, client) => {
      const { id, kind, name } = await findDestination(client, wanted);
      return { id, ...inputOf(kind, (options.name as string | undefined) ?? name, to) };
    },
    told: ({ name, id }) => deliveriesTexts().saved(sanitize(name), id),
  }),
};

const test: CommandSpec = {
  path: ['destinations', 'test'],
  summary: 'send a few words to a destination, and say how it went',
  arguments: [destinationArgument],
  examples: ['smops destinations test "Monday mail"'],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const { id } = await findDestination(client, call.args[0] as string);
      return tellDeliveries(call, [await client.call(DESTINATIONS.test, { id })]);
    }),
};

const remove: CommandSpec = {
  path: ['destinations', 'delete'],
  ...deleteOf(DESTINATIONS.delete, {
    summary: 'delete a destination; what waits for it is not sent',
    arguments: [destinationArgument],
    examples: ['smops destinations delete Archive --yes'],
    find: ({ args: [wanted = ''] }, client) => findDestination(client, wanted),
    input: ({ id }) => ({ id }),
    question: ({ name }) => deliveriesTexts().deleteQuestion(sanitize(name)),
    json: ({ id }) => ({ id }),
    told: ({ name }) => deliveriesTexts().deleted(sanitize(name)),
  }),
};

export const destinationsCommands: readonly CommandSpec[] = [list, add, edit, test, remove];
