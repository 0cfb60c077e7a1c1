import { DESTINATIONS } from '@smops/core/telling/deliveries/deliveries.operations.js';
import type { Destination } from '@smops/core/telling/deliveries/deliveries.schemas.js';
import type { Client } from '@smops/server/client/client.js';
import { usageError } from '../../failures/failures.js';
import { sanitize } from '../../output/output.js';
import type { Call } from '../../program/command.js';
import { deliveriesTexts } from './deliveries.texts.js';

const NONE = 'none';

/** The destination of a number or name. Throws a usage error for one that is not there. */
function destinationIn(all: readonly Destination[], wanted: string): Destination {
  const found =
    all.find(({ id }) => String(id) === wanted) ??
    all.find(({ name }) => name.toLowerCase() === wanted.trim().toLowerCase());
  if (found === undefined) throw usageError(deliveriesTexts().unknown(sanitize(wanted)));
  return found;
}

export const findDestination = async (client: Client, wanted: string): Promise<Destination> =>
  destinationIn(await client.call(DESTINATIONS.list), wanted);

/** The destinations of numbers or names. */
export async function findDestinations(client: Client, wanted: readonly string[]): Promise<Destination[]> {
  const all = await client.call(DESTINATIONS.list);
  return wanted.map((text) => destinationIn(all, text));
}

/** The ids of the destinations of --to, which are named or numbered; undefined without the option. */
export async function destinationsOf(call: Call, client: Client): Promise<number[] | undefined> {
  const given = call.options.to as string[] | undefined;
  if (given === undefined) return undefined;
  const wanted = given.filter((one) => one !== NONE);
  return (await findDestinations(client, wanted)).map(({ id }) => id);
}
