import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';
import type { DestinationKind } from '../connections/destination-kinds.constants.js';
import type { DeliveryStatus } from './deliveries.constants.js';
import type { DeliveryContent } from './deliveries.schemas.js';
import type { ReasonCode } from './delivery-failure.js';

/** What a destination of each kind needs. */
export interface DestinationSettings {
  addresses?: string[];
  /** A webhook's address often holds a key, so it is sealed; `shownUrl` is what people see of it. */
  sealedUrl?: string;
  shownUrl?: string;
  /** What the webhook's signing secret is made of, beside the server's. */
  salt?: string;
  chatId?: string;
  /** Below DELIVERY_FOLDER. */
  folder?: string;
}

export interface DestinationTable {
  id: Generated<number>;
  name: string;
  /** The name as it is compared: no two destinations have the same. */
  nameKey: string;
  kind: DestinationKind;
  settings: JSONColumnType<DestinationSettings>;
  createdAt: Date;
  createdByName: string;
}

export interface DestinationLeaverTable {
  destinationId: number;
  address: string;
  leftAt: Date;
}

export interface DeliveryTable {
  id: Generated<number>;
  /** What is queued twice under one key is one. */
  key: string;
  /** Null once the destination is deleted. */
  destinationId: number | null;
  destinationName: string;
  destinationKind: DestinationKind;
  content: JSONColumnType<DeliveryContent>;
  /** What it was called when it was first written. */
  title: string | null;
  status: DeliveryStatus;
  attempts: Generated<number>;
  nextAt: Date;
  /** A day after the first attempt; null before it. */
  giveUpAt: Date | null;
  handingOver: Generated<boolean>;
  /** Addresses that have their mail already. */
  doneAddresses: ColumnType<string[], string | undefined, string>;
  leaseOwner: string | null;
  leaseUntil: Date | null;
  reasonCode: ReasonCode | null;
  reasonDetail: string | null;
  queuedAt: Date;
  queuedByName: string;
  sentAt: Date | null;
}

export type DestinationRow = Selectable<DestinationTable>;
export type DeliveryRow = Selectable<DeliveryTable>;
