import { setTimeout as sleep } from 'node:timers/promises';
import { answerParent } from './child.js';

export interface StaffInput {
  url: string;
  /** One session for each member of staff. */
  cookies: string[];
  seed: number;
  ms: number;
}

export interface StaffResult {
  /** Sorted milliseconds by what was clicked. */
  times: Record<string, number[]>;
  /** Answers that people would see as an error, with their number. */
  errors: Record<string, number>;
}

type Row = { id: number };

/** One member of staff: looks, searches for what is new, adds, changes, completes; thinks in between. */
class Member {
  readonly #input: StaffInput;
  readonly #cookie: string;
  readonly #name: string;
  readonly #etags = new Map<string, string>();
  readonly #result: StaffResult;
  #state: number;
  #clicks = 0;

  constructor(input: StaffInput, at: number, result: StaffResult) {
    this.#input = input;
    this.#cookie = input.cookies[at] ?? '';
    this.#name = `${input.seed}-${at}`;
    this.#result = result;
    this.#state = (input.seed * 1000 + at) >>> 0;
  }

  #random(): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#state / 2 ** 32;
  }

  async #click<Answer>(
    what: string,
    method: string,
    path: string,
    body?: unknown,
  ): Promise<Answer | undefined> {
    const { url } = this.#input;
    const etag = method === 'GET' ? this.#etags.get(path) : undefined;
    const started = performance.now();
    let status = 0;
    let answer: Answer | undefined;
    try {
      const response = await fetch(url + path, {
        method,
        headers: {
          cookie: this.#cookie,
          origin: url,
          'content-type': 'application/json',
          ...(etag === undefined ? {} : { 'if-none-match': etag }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      ({ status } = response);
      const fresh = response.headers.get('etag');
      if (fresh !== null) this.#etags.set(path, fresh);
      if (status < 300 && text !== '') answer = JSON.parse(text) as Answer;
    } catch {
      // No answer at all is an error with the status 0.
    }
    if (status >= 400 || status === 0) {
      const key = `${what}: ${status}`;
      this.#result.errors[key] = (this.#result.errors[key] ?? 0) + 1;
    }
    this.#result.times[what] ??= [];
    this.#result.times[what].push(performance.now() - started);
    await sleep(300 + this.#random() * 1400);
    return answer;
  }

  async work(until: number): Promise<void> {
    await sleep(this.#random() * 1500);
    while (performance.now() < until) {
      this.#clicks += 1;
      const address = `${this.#name}-${this.#clicks}@contoh.example`;
      const person = { firstName: 'Mei', lastName: 'Ling', emailAddress: address };
      await this.#click('session', 'GET', '/api/auth/check');
      await this.#click('accounts', 'GET', '/api/accounts');
      const added = await this.#click<Row>('add an account', 'POST', '/api/accounts', person);
      await this.#click('tasks', 'GET', '/api/tasks');
      const task = { date: '2026-11-21', socialPlatform: 'Facebook', task: '["Like"]', requirements: '点赞' };
      const made = await this.#click<Row>('add a task', 'POST', '/api/tasks', task);
      if (made !== undefined) {
        await this.#click('complete a task', 'PATCH', `/api/tasks/${made.id}/status`, {
          status: 'Completed',
        });
      }
      await this.#click('whatsapp', 'GET', '/api/whatsapps');
      if (added !== undefined) {
        const changed = { ...person, facebookStatus: 'active' };
        await this.#click('change an account', 'PUT', `/api/accounts/${added.id}`, changed);
        if (this.#random() < 0.3)
          await this.#click('delete an account', 'DELETE', `/api/accounts/${added.id}`);
      }
    }
  }
}

answerParent<StaffInput, StaffResult>(async (input) => {
  const result: StaffResult = { times: {}, errors: {} };
  const until = performance.now() + input.ms;
  await Promise.all(input.cookies.map((_, at) => new Member(input, at, result).work(until)));
  for (const times of Object.values(result.times)) times.sort((a, b) => a - b);
  return result;
});
