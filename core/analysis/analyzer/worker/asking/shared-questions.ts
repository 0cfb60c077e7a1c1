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

/** An answer that another job is being given; undefined when that job got none. */
export type AnswerUnderWay = Promise<CachedAnswer | undefined>;

/**
 * The paid questions that this process is asking now, by the key of their answers: runs that ask the same wait for the
 * answer in place of paying for it again. An answer stays here until its job has stored it; from then on it is found
 * among the stored ones.
 */
export class QuestionsUnderWay {
  private readonly answers = new Map<string, AnswerUnderWay>();

  find(key: Buffer): AnswerUnderWay | undefined {
    return this.answers.get(key.toString('hex'));
  }

  /** Says that a question is asked now. */
  begin(key: Buffer): Question {
    const name = key.toString('hex');
    let resolve: (answer?: CachedAnswer) => void = () => {};
    const underWay: AnswerUnderWay = new Promise((settle) => {
      resolve = settle;
    });
    this.answers.set(name, underWay);
    const forget = () => {
      if (this.answers.get(name) === underWay) this.answers.delete(name);
    };
    return {
      settle(answer) {
        if (answer === undefined) forget();
        resolve(answer);
      },
      forget,
    };
  }
}

/** A question that this job asks. */
export interface Question {
  /** Gives those who wait the answer; without one they ask themselves. Only the first call counts. */
  settle(answer?: CachedAnswer): void;
  /** The answer is stored, or never will be. */
  forget(): void;
}

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
