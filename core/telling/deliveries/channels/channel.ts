import type { DeliveriesConfig } from '../../../config.js';
import type { AllowedNetworks, Resolve } from '../../../platform/objects/remote/public-address.js';
import type { DestinationRow } from '../deliveries.table.js';

/** What is handed over: the same for every channel, each shows of it what it can. */
export interface Parcel {
  deliveryId: number;
  key: string;
  kind: 'report' | 'message' | 'test';
  queuedAt: Date;
  /** One line. */
  title: string;
  lines: readonly string[];
  /** Those of the lines that say what the file does not hold. */
  notes: readonly string[];
  /** On the dashboard; undefined while the server does not know its address. */
  link: string | undefined;
  /** Undefined for messages, and when it was too large. */
  file: { name: string; contentType: string; bytes: Buffer } | undefined;
  /** Facts for a webhook's receiver. */
  data: Record<string, unknown> | undefined;
}

export interface ChannelContext {
  config: DeliveriesConfig;
  /** Networks that count as public although they are not. */
  networks: AllowedNetworks;
  publicUrl: string | undefined;
  now: Date;
  timeZone: string;
  /** Default: the system's. */
  resolve?: Resolve | undefined;
  /** Certificates that count beside the system's; for tests. */
  ca?: string | undefined;
}

/** What a channel is given to hand something over. Throws DeliveryFailure. */
export interface HandOver {
  context: ChannelContext;
  destination: DestinationRow;
  parcel: Parcel;
}
