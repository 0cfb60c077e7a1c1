import type pg from 'pg';
import type { Connection } from './connect.js';

/** Hears what is told over a channel of a PostgreSQL (`notify`), on a connection of its own out of the pool. */
export class Listener {
  private readonly connection: Connection;
  private readonly channel: string;
  private readonly onNews: (payload: string) => void;
  private client: pg.PoolClient | undefined;

  constructor(connection: Connection, channel: string, onNews: (payload: string) => void) {
    this.connection = connection;
    this.channel = channel;
    this.onNews = onNews;
  }

  /** False before `listen`, and again once the connection is lost. */
  get isOpen(): boolean {
    return this.client !== undefined;
  }

  /** Opens the connection. Throws why it cannot be. */
  async listen(): Promise<void> {
    const client = await this.connection.pool.connect();
    this.client = client;
    client.on('notification', ({ payload }) => this.onNews(payload ?? ''));
    const forget = () => {
      if (this.client !== client) return;
      this.client = undefined;
      // A broken connection that is kept would hold a place of the pool, and its end, for ever.
      client.release(true);
    };
    client.on('error', forget);
    client.on('end', forget);
    try {
      await client.query(`listen ${this.channel}`);
    } catch (error) {
      this.stop();
      throw error;
    }
  }

  stop(): void {
    const { client } = this;
    this.client = undefined;
    client?.release(true);
  }
}
