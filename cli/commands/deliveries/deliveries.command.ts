import {
  DELIVERY_STATUSES,
  type DeliveryStatus,
} from '@smops/core/telling/deliveries/deliveries.constants.js';
import { DELIVERIES } from '@smops/core/telling/deliveries/deliveries.operations.js';
import type { Delivery } from '@smops/core/telling/deliveries/deliveries.schemas.js';
import { clockOf, type ZoneClock, zoneClock } from '../../connection/clock.js';
import { usageError } from '../../failures/failures.js';
import { printTable } from '../../output/print-table.js';
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
  columns: () => columnsOf(zoneClock('UTC')),
  summary: 'what was sent, waits, or failed and why; newest first',
  options: [
    { flags: '--destination <destination>', description: 'only to this one: its number or name' },
    { flags: '--status <status>', description: 'only these', choices: DELIVERY_STATUSES },
  ],
  examples: ['smops deliveries list', 'smops deliveries list --status failed --json'],
  run: ({ io, json, options, withConnection }) =>
    withConnection({}, async ({ client }) => {
      const named = options.destination as string | undefined;
      const [found] = named === undefined ? [] : await findDestinations(client, [named]);
      const all = await client.call(DELIVERIES.list, {
        ...(found === undefined ? {} : { destination: found.id }),
        ...(options.status === undefined ? {} : { status: options.status as DeliveryStatus }),
      });
      if (json) io.out(`${JSON.stringify(all)}\n`);
      else if (all.length === 0) io.out(`${deliveriesTexts().noDeliveries}\n`);
      else printTable(io, all, columnsOf(await clockOf(client)));
      return undefined;
    }),
};

const send: CommandSpec = {
  path: ['deliveries', 'send'],
  summary: 'send what waits now, or try again what failed',
  arguments: [{ name: '<id>', description: 'its number in the list' }],
  examples: ['smops deliveries send 12'],
  run: (call) => {
    const id = Number(call.args[0]);
    if (!Number.isInteger(id)) throw usageError(deliveriesTexts().byNumber);
    return call.withConnection({}, async ({ client }) =>
      tellDeliveries(call, [await client.call(DELIVERIES.send, { id })]),
    );
  },
};

export const deliveriesCommands: readonly CommandSpec[] = [list, send];
