import { setImmediate as nextTurn } from 'node:timers/promises';
import { ROLES, type Role } from '@smops/core/people/users/users.constants.js';
import type { Caller, TestApp } from '@smops/server/testing.js';
import fc from 'fast-check';
import { type Attack, Tally } from '../attack.js';
import { BROKEN_JSON, hostileText } from '../hostile.js';
import { type Api, type Operation, readApi, type Schema } from '../operations.js';
import { makeRecords } from '../records.js';
import { spoiled, valuesOf } from '../values.js';

const ORIGIN = 'http://localhost:3000';

/** One thing that is wrong with an answer. */
interface Finding {
  operation: string;
  caller: string;
  status: number;
  fault: string;
  /** The call, cut short. */
  call: string;
}

interface FuzzResult {
  calls: number;
  /** Answers by status. */
  statuses: Map<number, number>;
  /** Operations of which no call of an admin got as far as their own code. */
  missed: string[];
  /** How many operations did what they are for at least once. */
  succeeded: number;
  findings: Finding[];
}

interface Call {
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
}

/** What no answer may show: a stack, a statement or the database's own words, a path of the machine. */
const LEAKS: readonly [string, RegExp][] = [
  ['a stack', /\bat (?:async )?[\w.<>]+ \(|\.(?:js|ts|mjs):\d+:\d+/],
  [
    'SQL',
    /syntax error at or near|violates [\w-]+ constraint|relation "|\bselect\b.+\bfrom\b "|duplicate key value/i,
  ],
  ['a path', /\/(?:node_modules|dist|home|root|tmp|usr)\//],
];

/** Answers that have files or texts of users in them. */
const HAS_CONTENT = /export|readFeed|createBackup|getMetrics|Results$|Comments$|^list/;

const idText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('1', '2', '3') },
  { weight: 1, arbitrary: hostileText },
);

function parameterText(schema: Schema, isPath: boolean, api: Api): fc.Arbitrary<string> {
  const valid = valuesOf(schema, api.definitions).map((value) => String(value));
  if (isPath) return fc.oneof(idText, valid);
  return fc.oneof({ weight: 3, arbitrary: valid }, { weight: 1, arbitrary: hostileText });
}

/** `toWellFormed`, because an address cannot hold half a surrogate pair. */
const escaped = (text: string) => encodeURIComponent(text.toWellFormed()) || '%20';

function pathOf(operation: Operation, api: Api): fc.Arbitrary<string> {
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
  const textsOf = (list: typeof inPath, isPath: boolean) =>
    fc.record(
      Object.fromEntries(list.map(({ name, schema }) => [name, parameterText(schema, isPath, api)])),
      isPath ? {} : { requiredKeys: [] },
    );
  return fc.tuple(textsOf(inPath, true), textsOf(inQuery, false)).map(([path, query]) => {
    const filled = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => escaped(path[name] ?? ''));
    const search = Object.entries(query).map(([name, value]) => `${name}=${escaped(value ?? '')}`);
    return search.length === 0 ? filled : `${filled}?${search.join('&')}`;
  });
}

function bodyOf(operation: Operation, api: Api): fc.Arbitrary<Pick<Call, 'headers' | 'body'>> {
  const [first] = operation.bodies;
  if (first === undefined) return fc.constant({ headers: {}, body: undefined });
  const [type, schema] = first;
  const asJson = (value: unknown) => ({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value) ?? 'null',
  });
  if (type === 'application/json') {
    const valid = valuesOf(schema, api.definitions);
    return fc.oneof(
      valid.map(asJson),
      spoiled(valid).map(asJson),
      fc.constantFrom(...BROKEN_JSON).map((body) => ({ headers: { 'content-type': type }, body })),
      fc
        .constantFrom(
          'text/plain',
          'application/x-www-form-urlencoded',
          'application/json; charset=utf-16',
          'x',
        )
        .map((other) => ({ headers: { 'content-type': other }, body: '{}' })),
    );
  }
  const boundary = type === 'multipart/form-data' ? '; boundary=kopi' : '';
  const form =
    '--kopi\r\nContent-Disposition: form-data; name="file"; filename="../a\\"\r\n\r\n[{"text":"ok"}]\r\n--kopi--\r\n';
  return fc
    .oneof(fc.uint8Array({ maxLength: 200 }), fc.constantFrom('', form, form.slice(0, 60), ...BROKEN_JSON))
    .map((body) => ({
      headers: { 'content-type': `${type}${boundary}` },
      body: typeof body === 'string' ? body : new Uint8Array(body),
    }));
}

/** Calls of an operation: some valid, most of them not. */
function callsOf(operation: Operation, api: Api): fc.Arbitrary<Call> {
  return fc.tuple(pathOf(operation, api), bodyOf(operation, api)).map(([path, rest]) => ({ path, ...rest }));
}

/** `mayShow`: a path that this caller may be told. */
async function faultsOf(
  api: Api,
  operation: Operation,
  answer: Response,
  mayShow: string | undefined,
): Promise<string[]> {
  const faults: string[] = [];
  const { status } = answer;
  const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true;
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (isStream) {
    await answer.body?.cancel();
    return faults;
  }
  const text = await answer.text();
  // A service that is not configured is no failure of ours.
  if (status >= 500 && status !== 503) faults.push(`answered ${status}: ${text.slice(0, 200)}`);
  for (const name of ['x-request-id', 'x-content-type-options', 'content-security-policy']) {
    if (!answer.headers.has(name)) faults.push(`has no ${name}`);
  }
  if (status < 400 && HAS_CONTENT.test(operation.id)) return faults;
  for (const [name, pattern] of LEAKS)
    if (pattern.test(mayShow === undefined ? text : text.replaceAll(mayShow, '')))
      faults.push(`shows ${name}: ${text.slice(0, 200)}`);
  const declared = operation.answers.get(status);
  if (declared === undefined) faults.push(`status ${status} is not in the document`);
  const schema = declared?.get('application/json');
  if (schema !== undefined && isJson) {
    const fault = api.faultOf(schema, JSON.parse(text));
    if (fault !== undefined) faults.push(`the answer does not fit its schema: ${fault}`);
  } else if (status >= 400 && !declared?.has(answer.headers.get('content-type')?.split(';')[0] ?? '')) {
    faults.push(`an error as ${answer.headers.get('content-type')}`);
  }
  return faults;
}

/** Answers given before an operation's own code is reached. */
const AT_THE_DOOR = new Set([401, 403, 405, 413, 415, 429]);

/** Not attacked: what would end the attack itself. Their rights and their inputs have tests of their own. */
const LEFT_OUT = new Set(['restoreBackup', 'signOut']);

/**
 * The callers of one attack, each with a token of its own. What is attacked may revoke tokens, end sessions and delete
 * users: then another admin is made.
 */
class Callers {
  readonly #app: TestApp;
  #admins = 0;
  #admin: Caller;

  constructor(app: TestApp) {
    this.#app = app;
    this.#admin = app.anonymous;
  }

  async #newToken(name: string, role: Role): Promise<string> {
    const answer = await this.#admin('POST', '/api/tokens', { name, role });
    if (answer.status === 201) return (await answer.json()).token;
    this.#admins += 1;
    // The attack on sign-in itself has had this address throttled.
    await this.#app.connection.db.deleteFrom('loginAttempts').execute();
    this.#admin = await this.#app.signIn('admin', `penguji-${this.#admins}`);
    return await this.#newToken(name, role);
  }

  /** A call as an admin whom no attack has touched. */
  async admin(): Promise<Caller> {
    const authorization = `Bearer ${await this.#newToken('preparation', 'admin')}`;
    return (method, path, body) => this.#app.anonymous(method, path, body, { authorization });
  }

  /** What identifies each kind of caller: nothing, or a token of each role. */
  async identities(purpose: string): Promise<[string, Record<string, string>][]> {
    const identities: [string, Record<string, string>][] = [['no sign-in', {}]];
    for (const role of ROLES) {
      const authorization = `Bearer ${await this.#newToken(`${purpose} as ${role}`, role)}`;
      identities.push([role, { authorization }]);
    }
    return identities;
  }
}

/**
 * Attacks every operation of the API with `runs` calls as each kind of caller: valid ones, spoiled ones, hostile texts,
 * broken bodies. No answer may be a 5xx, show a stack, SQL or a path, come without the security headers, have a status
 * that is not documented, or not fit its schema. The same seed makes the same calls.
 */
async function fuzz(app: TestApp, options: { seed: number; runs: number }): Promise<FuzzResult> {
  const api = readApi(await (await app.local('GET', '/api/openapi.json')).json());
  const callers = new Callers(app);
  await makeRecords(await callers.admin());
  const result: FuzzResult = { calls: 0, statuses: new Map(), missed: [], succeeded: 0, findings: [] };
  for (const operation of api.operations) {
    if (LEFT_OUT.has(operation.id)) continue;
    // As an admin; of a page for all, as anyone, since it is opened only so often from one address.
    const reached = new Set<number>();
    const calls = fc.sample(callsOf(operation, api), { seed: options.seed, numRuns: options.runs });
    for (const [caller, identity] of await callers.identities(operation.id)) {
      // Who may not call it is refused before anything is looked at: a few calls show that.
      const isLetIn = operation.access === 'public' || caller === 'admin' || caller === 'analyst';
      // Who looks after the server is told where its keys belong.
      const mayShow = caller === 'admin' ? app.runtime.config.configFile : undefined;
      for (const { path, headers, body } of isLetIn ? calls : calls.slice(0, Math.ceil(options.runs / 10))) {
        const answer = await app.app.request(`${ORIGIN}${path}`, {
          method: operation.method,
          headers: { origin: ORIGIN, ...headers, ...identity },
          body,
        });
        result.calls += 1;
        if (caller === 'admin' || operation.access === 'public') reached.add(answer.status);
        // Without a network between nothing else would let others have their turn.
        await nextTurn();
        result.statuses.set(answer.status, (result.statuses.get(answer.status) ?? 0) + 1);
        for (const fault of await faultsOf(api, operation, answer, mayShow)) {
          const shown = typeof body === 'string' ? body.slice(0, 160) : (body ?? '');
          const call = `${operation.method} ${path.slice(0, 160)} ${shown}`;
          result.findings.push({ operation: operation.id, caller, status: answer.status, fault, call });
        }
      }
    }
    if (![...reached].some((status) => !AT_THE_DOOR.has(status))) {
      result.missed.push(`${operation.id}: only ${[...reached].join(', ')}`);
    }
    if ([...reached].some((status) => status < 400)) result.succeeded += 1;
  }
  return result;
}

export const fuzzing: Attack = {
  name: 'fuzz',
  claim:
    'no call, valid or hostile, is answered with a 5xx, a leak or an answer that does not fit the document',
  async run({ app, seed, runs }) {
    const { calls, statuses, missed, succeeded, findings } = await fuzz(app, {
      seed,
      runs: runs === 1 ? 4 : runs,
    });
    const tally = new Tally();
    tally.calls = calls;
    for (const { operation, caller, fault, call } of findings) {
      tally.findings.push(`${operation} as ${caller}: ${fault} | ${call}`);
    }
    for (const one of missed) tally.findings.push(`no call reached ${one}`);
    tally.notes.push(`${succeeded} operations succeeded at least once`);
    const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
    tally.notes.push(`answers ${counts.join(', ')}`);
    return tally;
  },
};
