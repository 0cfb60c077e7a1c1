import type { ConnectionId } from '@smops/core/telling/connections/connections.constants.js';

const SENDING: readonly ConnectionId[] = ['mail', 'webhook', 'telegram', 'folder', 'links'];

/** The part of the settings in which a connection is set up. */
export function connectionPage(id: ConnectionId): string {
  if (SENDING.includes(id)) return `/settings/sending#${id}`;
  return id === 'sheet' ? '/settings/spreadsheets#sheet' : `/settings/services#${id}`;
}
