import type { Right } from '../../people/users/users.constants.js';

/**
 * Who may make a call: everybody; everybody on this machine, else who is signed in; who is signed in, be it by an API
 * token; a person, or a token that administers; a person, also one whose password must be changed before anything else;
 * who has a right; or an API token that is for assistants, which is let in nowhere else but through the tools that it is offered.
 */
export type Access = 'public' | 'loopback' | 'signed-in' | 'person' | 'own-password' | 'assistant' | Right;

/** An answer that is a file, to be saved. */
export interface FileAnswer {
  isFile: true;
}

/**
 * A call of the API, said once: routes, the OpenAPI document, the client and assistants read it. It is safe for browsers;
 * what checks its input stands with the verb of the service (`verb`), or beside a route that is written by hand.
 *
 * The input is one object. What the path names (`{codebook}`) goes into the path; the rest is the query of a GET or DELETE
 * and of a call that sends a file, else the JSON body, which is `{}` where nothing is given.
 */
export interface Operation<Input extends object = object, Answer = unknown> {
  id: string;
  access: Access;
  method: Method;
  path: `/api/${string}`;
  summary: string;
  /** What the summary leaves out. */
  description?: string;
  /** The body is a file, of this media type where it is always the same: the `content` of the input. */
  sendsFile?: true | 'application/gzip';
  /** The body is a form (multipart/form-data) of the input, which has a file among its values. */
  sendsForm?: true;
  /** What stands in the query though the call is none of those: these names, or all, and then there is no body. */
  inQuery?: 'all' | readonly string[];
  /**
   * The `version` of the input says what the change is based on (If-Match): when someone else was faster, the call fails
   * with 412. Without one the change is made in any case.
   */
  sendsVersion?: true;
  /** A page that is being left still sends it. */
  outlivesPage?: true;
  /** Of an action: whether it can be done with a record as it is now. Default: always. */
  onlyIf?(record: Answer): boolean;
  /** Only for the types: never set. */
  types?: { input: Input; answer: Answer };
}

/** What a caller of an operation gives. */
export type InputOf<One extends Operation> = NonNullable<One['types']>['input'];

/** What is sent as a file: whole, or as it comes. */
export type Content = Blob | ReadableStream<Uint8Array>;

/** A change that may say what it is based on: the `version` of the record that one has seen. */
export interface OfVersion {
  version?: number | undefined;
}

/** The input of an operation on one record of a list. */
export interface OfId {
  id: number;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
type Method = (typeof METHODS)[number];

/** What is said of an operation; its path stands at its method: `get: '/api/codebooks'`. */
type Said<Answer> = Omit<Operation<object, Answer>, 'types' | 'access' | 'method' | 'path'> &
  { [One in Method]: Record<One, Operation['path']> & Partial<Record<Exclude<Method, One>, never>> }[Method];

/** An operation of these types: what a caller gives and gets. */
export function operation<Input extends object, Answer>(
  said: Said<Answer> & Pick<Operation, 'access'>,
): Operation<Input, Answer> {
  // The type lets exactly one of them be said.
  const method = METHODS.find((one) => said[one] !== undefined) as Method;
  return { ...said, method, path: said[method] as Operation['path'] };
}

/** Makes the operations of those who have one access. */
export const operationsFor =
  (access: Access) =>
  <Input extends object, Answer>(said: Said<Answer>): Operation<Input, Answer> =>
    operation({ ...said, access });
