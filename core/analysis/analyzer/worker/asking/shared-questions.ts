import { setTimeout as sleep } from 'node:timers/promises';
import type { Connection } from '../../../../platform/db/connect.js';
import {
  type CachedAnswer,
  findCachedAnswers,
  type NewCachedAnswer,
  saveCachedAnswers,
} from '../../answers/answer-cache.repository.js';
import {
  claimQuestions,
  endAllClaims,
  endClaims,
  findForeignClaims,
  removeOldClaims,
  renewClaims,
} from '../../answers/question-claims.repository.js';

/** A claim outlives a server that is gone by at most this. */
const CLAIM_SECONDS = 20;
const FIRST_LOOK_MS = 100;
const LAST_LOOK_MS = 1000;

/** The owner of a question that no job of this process asks. */
export interface Claimed {
  /** Keys in hex that are to be asked here. */
  ours: Set<string>;
  /** Answers, by key in hex, that another server stored a moment ago. */
  answered: Map<string, CachedAnswer>;
}

/**
 * The paid questions that the servers of one database are asking now: what one of them has claimed the others do not ask,
 * but wait for. An embedded database has one server, whose own jobs know of each other by `QuestionsUnderWay`.
 */
export class SharedQuestions {
  private readonly connection: Pick<Connection, 'db' | 'engine'>;
  private readonly owner: string;
  private readonly held = new Map<string, Buffer>();

  constructor(connection: Pick<Connection, 'db' | 'engine'>, owner: string) {
    this.connection = connection;
    this.owner = owner;
  }

  /** Claims what no other server asks; what is in neither part of the result is asked elsewhere. */
  async claim(keys: Buffer[]): Promise<Claimed> {
    const { db, engine } = this.connection;
    const hex = (key: Buffer) => key.toString('hex');
    if (engine === 'embedded' || keys.length === 0)
      return { ours: new Set(keys.map(hex)), answered: new Map() };
    const claimed = await claimQuestions(db, this.owner, keys, CLAIM_SECONDS);
    const mine = keys.filter((key) => claimed.has(hex(key)));
    for (const key of mine) this.held.set(hex(key), key);
    // The holder of an earlier claim stored its answer before the claim was ended, so the answer is found now.
    const answered = await findCachedAnswers(db, mine);
    const done = mine.filter((key) => answered.has(hex(key)));
    await this.end(done);
    return { ours: new Set(mine.filter((key) => !answered.has(hex(key))).map(hex)), answered };
  }

  /**
   * Waits for answers of other servers, by key in hex; absent are those that are not asked any more. Returns early when
   * `isOver` says so.
   */
  async wait(keys: Buffer[], isOver: () => boolean): Promise<Map<string, CachedAnswer>> {
    const { db } = this.connection;
    const found = new Map<string, CachedAnswer>();
    let open = keys;
    for (let delayMs = FIRST_LOOK_MS; open.length > 0; delayMs = Math.min(LAST_LOOK_MS, delayMs * 2)) {
      // Claims first: an answer is stored before its claim ends.
      const foreign = await findForeignClaims(db, this.owner, open);
      for (const [key, answer] of await findCachedAnswers(db, open)) found.set(key, answer);
      open = open.filter((key) => foreign.has(key.toString('hex')) && !found.has(key.toString('hex')));
      if (open.length === 0 || isOver()) return found;
      await sleep(delayMs);
    }
    return found;
  }

  /**
   * Stores answers before their job ends, and ends these claims: a job that waits for another server's answers must not let
   * that one wait for its own.
   */
  async publish(answers: NewCachedAnswer[], keys: Buffer[]): Promise<void> {
    if (answers.length > 0) await saveCachedAnswers(this.connection.db, answers);
    await this.end(keys);
  }

  async end(keys: Buffer[]): Promise<void> {
    const mine = keys.filter((key) => this.held.delete(key.toString('hex')));
    if (mine.length > 0) await endClaims(this.connection.db, this.owner, mine);
  }

  async renew(): Promise<void> {
    const keys = [...this.held.values()];
    if (keys.length > 0) await renewClaims(this.connection.db, this.owner, keys, CLAIM_SECONDS);
    if (this.connection.engine !== 'embedded') await removeOldClaims(this.connection.db);
  }

  /** Ends all claims: this server stops. */
  async endAll(): Promise<void> {
    if (this.connection.engine === 'embedded') return;
    this.held.clear();
    await endAllClaims(this.connection.db, this.owner);
  }
}
