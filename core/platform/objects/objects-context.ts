import type { ServiceContext } from '../../context.js';
import type { ObjectStore } from './object-store.js';

/** What verbs that keep files need beside the common context: the store, and where people reach smops. */
export interface ObjectsContext extends ServiceContext {
  store: ObjectStore;
  /** Scheme, host and port, for addresses that are handed out. */
  baseUrl: string;
}
