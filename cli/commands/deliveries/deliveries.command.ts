import {
  DELIVERY_STATUSES,
  type DeliveryStatus,
} from '@smops/core/telling/deliveries/deliveries.constants.js';
import { DELIVERIES } from '@smops/core/telling/deliveries/deliveries.operations.js';
import type { Delivery } from '@smops/core/telling/deliveries/deliveries.schemas.js';
import type { ZoneClock } from '../../connection/clock.js';
import { tableOf } from '../../operations/operation-commands.js';
import { idOf } from '../../operations/operation-input.js';
import { word } from '../../output/words.js';
import type { CommandSpec } from '../../program/command.js';
import { deliveriesTexts } from './deliveries.texts.js';
import { findDestinations } from './find-destination.js';
import { tellDeliveries } from './told-delivery.js';

const columnsOf = ({ city, minute }: ZoneClock) => [
  { title: 'ID', value: (one: Delivery) => one.id },
  { title: `QUEUED (${city})`, value: (one: Delivery) => minute(one.queuedAt) },
  { title: 'DESTINATION', value: (one: Delivery) => one.destination, flexible: true },
  { title: 'CARRIES', value: (one: Delivery) => one.title ?? word(one.carries), flexible: true },
  { title: 'STATUS', value: (one: Delivery) => word(one.status) },
  { title: 'TRIES', value: (one: Delivery) => one.attempts },
  { title: 'REASON', value: (one: Delivery) => one.reason ?? '', flexible: true },
];

const list: CommandSpec = {
  path: ['deliveries', 'list'],
  ...tableOf(DELIVERIES.list, {
    summary: 'what was sent, waits, or failed and why; newest first',
    options: [
      { flags: '--destination <destination>', description: 'only to this one: its number or name' },
      { flags: '--status <status>', description: 'only these', choices: DELIVERY_STATUSES },
    ],
    examples: ['smops deliveries list', 'smops deliveries list --status failed --json'],
    input: async ({ options }, client) => {
      const named = options.destination as string | undefined;
      const [found] = named === undefined ? [] : await findDestinations(client, [named]);
      return { destination: found?.id, status: options.status as DeliveryStatus | undefined };
    },
    columns: columnsOf,
    none: () => deliveriesTexts().noDeliveries,
  }),
};

const send: CommandSpec = {
  path: ['deliveries', 'send'],
  summary: 'send what waits now, or try again what failed',
  arguments: [{ name: '<id>', description: 'its number in the list' }],
  examples: ['smops deliveries send 12'],
  run: (call) => {
    const id = idOf(call.args[0]);
    return call.withConnection({}, async ({ client }) =>
      tellDeliveries(call, [await client.call(DELIVERIES.send, { id })]),
    );
  },
};

export const deliveriesCommands: readonly CommandSpec[] = [list, send];
