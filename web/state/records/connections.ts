import type { ConnectionId } from '@smops/core/telling/connections/connections.constants.js';
import { CONNECTIONS } from '@smops/core/telling/connections/connections.operations.js';
import { atom } from 'jotai';
import { client } from '../client.js';
import { resourceAtom } from '../resource.js';

/** What smops can connect to, and whether it is set up; asked again whenever it is looked at. */
export const connectionsAtom = resourceAtom({
  key: ['api', 'connections'],
  load: () => client.call(CONNECTIONS.list),
  staleMs: 0,
});

const one = (id: ConnectionId) => atom((get) => get(connectionsAtom).data?.find((all) => all.id === id));
const atoms = new Map<ConnectionId, ReturnType<typeof one>>();

/** One connection; undefined until the server has answered. */
export function connectionAtom(id: ConnectionId) {
  const found = atoms.get(id) ?? one(id);
  atoms.set(id, found);
  return found;
}
