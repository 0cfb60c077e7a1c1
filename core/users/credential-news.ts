import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Logger } from '../context.js';
import type { Connection } from '../db/connect.js';
import { Listener } from '../db/listener.js';
import { messageOf } from '../errors.js';
import { credentialsChanged } from './live-credentials.js';

/** PostgreSQL channel on which the tables' triggers tell of changed sessions, tokens and users. */
const CHANNEL = 'smops_credentials';
const BEAT_MS = 3000;
/** Beats that may be missing before nothing counts as heard. */
const PATIENCE = 3;

/**
 * Hears of sessions, tokens and users that any server on the same PostgreSQL changes. Whether it hears at all it proves
 * to itself with a beat of its own: a dead line, or a pooler that swallows news, is found out within nine seconds.
 */
export class CredentialNews {
  private readonly connection: Connection;
  private readonly logger: Logger;
  private readonly listener: Listener;
  private readonly beatMs: number;
  private readonly id = randomUUID();
  private timer: NodeJS.Timeout | undefined;
  private heardMs = Number.NEGATIVE_INFINITY;
  private beating: Promise<void> | undefined;

  constructor(connection: Connection, logger: Logger, beatMs = BEAT_MS) {
    this.connection = connection;
    this.logger = logger;
    this.beatMs = beatMs;
    this.listener = new Listener(connection, CHANNEL, (payload) => {
      if (payload === '') credentialsChanged();
      else if (payload === this.id) this.heardMs = performance.now();
    });
  }

  /** Begins to listen. An embedded database has one server, which makes all changes itself. */
  start(): void {
    if (this.connection.engine === 'embedded') return;
    this.timer = setInterval(() => this.beat(), this.beatMs).unref();
    this.beat();
  }

  /** Whether all changes are heard of as they happen. */
  isHearing(): boolean {
    if (this.connection.engine === 'embedded') return true;
    return this.listener.isOpen && performance.now() - this.heardMs < PATIENCE * this.beatMs;
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.beating;
    this.listener.stop();
  }

  private beat(): void {
    this.beating ??= this.listenAndTell().finally(() => {
      this.beating = undefined;
    });
  }

  private async listenAndTell(): Promise<void> {
    try {
      if (!this.listener.isOpen) {
        await this.listener.listen();
        // Who knows what was missed before.
        credentialsChanged();
      }
      await sql`select pg_notify(${CHANNEL}, ${this.id})`.execute(this.connection.db);
    } catch (error) {
      this.logger.warn({ reason: messageOf(error) }, 'changes of sessions by other servers are not heard');
    }
  }
}
