import { fence, fits } from './fence.js';
import { IDENTITIES, type Identity, isOfRun, LAST, type Tool } from './tools.js';

type Json = Record<string, unknown>;

/** Sends a request of the calling token to the same application. */
export type Dispatch = (method: string, path: string, body?: unknown) => Promise<Response>;

export interface ToolAnswer {
  text: string;
  isError: boolean;
}

/** Comments in one answer, unless the assistant asks for fewer or more. */
const COMMENTS = 20;

/** Of a comment, what no assistant needs: what machine and people noted about its analysis, and what is said twice. */
const LEFT_OUT = new Set([
  ...[
    'provenance',
    'judgements',
    'correction',
    'plain_spelling',
    'matched_variables',
    'start',
    'end',
    'intake',
  ],
]);
/** What says who wrote a comment or where it stands, by what must be asked for. */
const IDENTIFYING: Record<string, Identity> = {
  author: 'author',
  link: 'link',
  number: 'number',
  seq: 'number',
  first: 'number',
  line: 'number',
  parent_id: 'number',
};

function withoutIdentities(value: unknown, asked: ReadonlySet<Identity>): unknown {
  if (Array.isArray(value)) return value.map((one) => withoutIdentities(one, asked));
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([key]) => {
    const identity = Object.hasOwn(IDENTIFYING, key) ? IDENTIFYING[key] : undefined;
    return !LEFT_OUT.has(key) && (identity === undefined || asked.has(identity));
  });
  return Object.fromEntries(kept.map(([key, one]) => [key, withoutIdentities(one, asked)]));
}

const at = (body: unknown, path: string): unknown =>
  path === '' ? body : path.split('.').reduce((value, key) => (value as Json | undefined)?.[key], body);

const query = (tool: Tool, args: Json): string => {
  const search = new URLSearchParams();
  for (const { name, in: place } of tool.parameters) {
    const value = args[name];
    if (place !== 'query' || value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  return search.size === 0 ? '' : `?${search}`;
};

async function request(
  tool: Tool,
  args: Json,
  dispatch: Dispatch,
): Promise<{ status: number; body: unknown }> {
  const path = tool.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(args[name]).toWellFormed()),
  );
  const own = new Set([...tool.parameters.map(({ name }) => name), 'skip', 'with', 'confirmation']);
  const given = Object.fromEntries(Object.entries(args).filter(([name]) => !own.has(name)));
  const body = { ...given, ...tool.offered.sends };
  const response = await dispatch(
    tool.method,
    `${path}${query(tool, args)}`,
    tool.method === 'GET' ? undefined : body,
  );
  return { status: response.status, body: await response.json() };
}

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';
/** What can stand in an address; anything else has no text of its own. */
const fitsAddress = (place: 'path' | 'query' | 'header', value: unknown): boolean =>
  isPlain(value) ||
  (place === 'query' &&
    (value === undefined ||
      value === null ||
      typeof value === 'boolean' ||
      (Array.isArray(value) && value.every((one) => fitsAddress('query', one) && !Array.isArray(one)))));

/**
 * What is wrong with the arguments' names, and with values that cannot be sent; undefined when nothing is. What values mean is
 * for the operation to judge.
 */
export function argumentProblem({ name, inputSchema, parameters }: Tool, args: Json): string | undefined {
  const { properties, required = [] } = inputSchema as { properties: Json; required?: string[] };
  const unknown = Object.keys(args).filter((one) => !Object.hasOwn(properties, one));
  const names = Object.keys(properties).join(', ') || 'no arguments';
  if (unknown.length > 0) return `${name} takes ${names}, not ${unknown.join(', ')}.`;
  const missing = required.filter((one) => args[one] === undefined || args[one] === '');
  if (missing.length > 0) return `${name} needs ${missing.join(', ')}.`;
  const odd = parameters.find((one) => !fitsAddress(one.in, args[one.name]));
  if (odd !== undefined)
    return `${odd.name} takes a text or a number${odd.in === 'query' ? ', or a list of them' : ''}.`;
  // In an address these two are no names but steps: they would lead to another operation.
  const step = parameters.find((one) => one.in === 'path' && /^\.{1,2}$/.test(String(args[one.name])));
  if (step !== undefined) return `${step.name} is no id.`;
  const asked = args.with ?? [];
  if (!Array.isArray(asked) || asked.some((one) => !IDENTITIES.includes(one)))
    return `with takes a list of ${IDENTITIES.join(', ')}.`;
  return undefined;
}

export const failure = (message: string, more: Json = {}): ToolAnswer => ({
  text: fence({ error: message, ...more }),
  isError: true,
});

/** The arguments with the id of the newest own run in place of `last`; without one, what to do instead. */
async function withLastRun(tool: Tool, args: Json, dispatch: Dispatch): Promise<Json | string> {
  if (!isOfRun(tool) || args.taskId !== LAST) return args;
  const response = await dispatch('GET', '/api/fb-analyzer/tasks?limit=1&mine=true');
  const [own] = (await response.json()) as { analysisId: string }[];
  return own === undefined
    ? 'There is no run of the token’s owner yet. listAnalyses has the ids of all runs.'
    : { ...args, taskId: own.analysisId };
}

/** A page of a list as the answer: the rows from `skip` that fit, and how many there are. */
function pageOf(body: unknown, path: string, skip: number): unknown {
  const list = at(body, path);
  if (!Array.isArray(list)) return body;
  const around =
    path === '' ? {} : Object.fromEntries(Object.entries(body as Json).filter(([key]) => key !== path));
  for (let count = Math.min(100, list.length - skip); ; count = Math.floor(count / 2)) {
    const end = Math.max(skip, skip + count);
    const answer = {
      ...around,
      total: list.length,
      next: end < list.length ? end : null,
      rows: list.slice(skip, end),
    };
    if (count <= 1 || fits(answer)) return answer;
  }
}

/** So many comments as fit: the operation itself says where the next page begins. */
async function callForComments(tool: Tool, args: Json, dispatch: Dispatch, tools: Tool[]) {
  const takesLimit = tool.parameters.some(({ name }) => name === 'limit');
  const asked = new Set(args.with as Identity[] | undefined);
  let limit = args.limit ?? COMMENTS;
  for (;;) {
    const { status, body } = await request(tool, takesLimit ? { ...args, limit } : args, dispatch);
    if (status >= 400) return { status, body };
    const answer = withoutIdentities(body, asked);
    if (takesLimit && typeof limit === 'number' && limit > 1 && !fits(answer)) {
      limit = Math.floor(Math.min(limit, 500) / 2);
      continue;
    }
    const counter = tools.find(({ name }) => name === tool.offered.total?.operation);
    if (counter === undefined || tool.offered.total === undefined) return { status, body: answer };
    const counted = await request(counter, args, dispatch);
    return { status, body: { total: at(counted.body, tool.offered.total.at), ...(answer as Json) } };
  }
}

/**
 * Calls the tool's operation as the token may, and fences what it responds. Arguments reach the operation as they are:
 * it validates them and checks the caller's rights, as for every other request.
 */
export async function callTool(
  tool: Tool,
  given: Json,
  dispatch: Dispatch,
  tools: Tool[],
): Promise<ToolAnswer> {
  const problem = argumentProblem(tool, given);
  if (problem !== undefined) return failure(problem);
  const args = await withLastRun(tool, given, dispatch);
  if (typeof args === 'string') return failure(args);
  const skip = args.skip ?? 0;
  if (!Number.isSafeInteger(skip) || (skip as number) < 0)
    return failure('skip takes a whole number from 0.');
  const { status, body } = tool.offered.comments
    ? await callForComments(tool, args, dispatch, tools)
    : await request(tool, args, dispatch);
  if (status >= 400) {
    const { error, code, problems } = body as Json;
    return failure(String(error), { code, ...(problems !== undefined && { problems }) });
  }
  const { rows } = tool.offered;
  return { text: fence(rows === undefined ? body : pageOf(body, rows, skip as number)), isError: false };
}
