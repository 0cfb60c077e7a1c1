import type { AnalyzerWorker } from '@smops/core/analysis/analyzer/worker/worker.js';
import type { Config } from '@smops/core/config.js';
import type { Clock, Logger, ServiceContext } from '@smops/core/context.js';
import type { SessionUser } from '@smops/core/people/users/users.schemas.js';
import type { Connection } from '@smops/core/platform/db/connect.js';
import type { ExportedFile } from '@smops/core/platform/export/table-file.js';
import type { ObjectStore } from '@smops/core/platform/objects/object-store.js';
import type { RemoteTransfers } from '@smops/core/platform/objects/remote/remote-transfers.js';
import type { UnderWay } from '@smops/core/platform/watchdog/heartbeat.js';
import type { Settings } from '@smops/core/telling/connections/connections.service.js';

/** What lives as long as the server and is shared by all its calls. */
export interface Runtime {
  connection: Connection;
  config: Config;
  clock: Clock;
  logger: Logger;
  version: string;
  /** Does the runs' batches, once the schema is up to date. */
  analyzer: AnalyzerWorker;
  /** Where files are kept. */
  store: ObjectStore;
  /** Images on their way from addresses. */
  transfers: RemoteTransfers;
  /** The configuration file, as far as it may be changed while the server runs; undefined where nothing may. */
  settings?: Settings;
  /** Where requests are noted while they are worked on; undefined without a watchdog. */
  underWay?: UnderWay;
  /** Bearer value that makes its sender the owner of the data folder; never logged. */
  localToken?: string;
  /** Name of the operating-system user behind the local token, for the audit. */
  localUser?: string;
}

/** What middleware puts beside each request. */
export interface AppEnvironment {
  Bindings: {
    incoming?: import('node:http').IncomingMessage;
    /** The request comes from a tool that an assistant called; only this process can say so. */
    isFromAssistant?: true;
  };
  Variables: {
    runtime: Runtime;
    requestId: string;
    nonce: string;
    address: string;
    /** Undefined until the caller is known. */
    ctx?: ServiceContext;
    /**
     * Says that what a large body holds is stored: the next may be worked on while this call goes on. Only there for
     * large bodies; the end of the call says the same.
     */
    bodyDone?: () => void;
    /** Whether the session or token of this call would still be let in; for calls that last. */
    isStillValid?: () => Promise<boolean>;
    /** Makes a body piece by piece in the place that the call has. Only there for expensive routes. */
    inPlace?: (body: ExportedFile['body']) => ExportedFile['body'];
    session?: { id: number; user: SessionUser; token: string };
  };
}
