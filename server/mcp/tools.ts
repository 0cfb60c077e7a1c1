import { RIGHTS, type Right, type Role, roleHas } from '@smops/core/people/users/users.constants.js';
import type { Access } from '@smops/core/platform/operations/operation.js';
import { OFFERED, type Offered } from './offered.js';

type Json = Record<string, unknown>;

interface Parameter {
  name: string;
  in: 'query' | 'path' | 'header';
  required?: boolean;
  schema: Json;
}

interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { content: { 'application/json': { schema: Json } } };
  'x-access': Access;
}

/** An operation as an assistant sees it, and what is needed to call it. */
export interface Tool {
  offered: Offered;
  name: string;
  title: string;
  description: string;
  inputSchema: Json & { type: 'object'; properties: Record<string, Json> };
  access: Access;
  method: string;
  path: string;
  parameters: Parameter[];
}

/** What of a comment is told only when it is asked for. */
export const IDENTITIES = ['author', 'link', 'number'] as const;
export type Identity = (typeof IDENTITIES)[number];

const WITH = {
  type: 'array',
  items: { type: 'string', enum: IDENTITIES },
  description: 'What to tell of who wrote a comment and where; left out, nothing',
};
const SKIP = {
  type: 'integer',
  minimum: 0,
  description: 'How many rows to pass over: `next` of the page before',
};

/** The word by which commands name the caller's own newest run, too. */
export const LAST = 'last';
/** Whether the tool is about one run, which LAST can name. */
export const isOfRun = ({ path }: Pick<Tool, 'path'>): boolean =>
  path.startsWith('/api/fb-analyzer/task/{taskId}');
const LAST_RUN = `A run's id, or ${LAST} for the newest run of the token's owner`;

const CONFIRMATION = {
  type: 'string',
  description: 'What the same call answered before, sent once a person has agreed to the cost',
};

/** The schema with its references put in. */
function resolved(schema: unknown, schemas: Json): unknown {
  if (Array.isArray(schema)) return schema.map((one) => resolved(one, schemas));
  if (schema === null || typeof schema !== 'object') return schema;
  const { $ref } = schema as { $ref?: string };
  if ($ref !== undefined) return resolved(schemas[$ref.slice('#/components/schemas/'.length)], schemas);
  return Object.fromEntries(Object.entries(schema).map(([key, one]) => [key, resolved(one, schemas)]));
}

/** A flag is a boolean, or its word in an address: an assistant sends the first. */
const withoutWords = (schema: Json): Json => {
  const { anyOf, ...rest } = schema as { anyOf?: Json[] } & Json;
  return anyOf?.[0]?.type === 'boolean' ? { type: 'boolean', ...rest } : schema;
};

function toolOf(offered: Offered, operation: Operation, method: string, path: string, schemas: Json): Tool {
  const isPaged = offered.rows !== undefined;
  const isTaken = (name: string) =>
    (offered.takes?.includes(name) ?? true) && !(isPaged && (name === 'limit' || name === 'after'));
  const parameters = (operation.parameters ?? []).filter(
    (one) => one.in === 'path' || (one.in === 'query' && isTaken(one.name)),
  );
  const body = operation.requestBody?.content['application/json'].schema;
  const input = resolved(body ?? { properties: {} }, schemas) as {
    properties: Record<string, Json>;
    required?: string[];
  };
  const properties = Object.fromEntries(Object.entries(input.properties).filter(([name]) => isTaken(name)));
  for (const { name, schema } of parameters)
    properties[name] = withoutWords(resolved(schema, schemas) as Json);
  if (isOfRun({ path })) properties.taskId = { ...properties.taskId, description: LAST_RUN };
  if (isPaged) properties.skip = SKIP;
  if (offered.comments) properties.with = WITH;
  if (offered.mayCost) properties.confirmation = CONFIRMATION;
  const required = [
    ...(input.required ?? []),
    ...parameters.filter((one) => one.required === true).map(({ name }) => name),
  ];
  const more = [
    ...(operation.description === undefined ? [] : [operation.description]),
    ...(offered.mayCost ? ['What costs money begins when a person has agreed to the estimate.'] : []),
  ];
  return {
    offered,
    name: operation.operationId,
    title: operation.summary,
    description: [`${operation.summary}.`, ...more].join(' '),
    inputSchema: {
      type: 'object',
      properties,
      ...(required.length > 0 && { required }),
      additionalProperties: false,
    },
    access: operation['x-access'],
    method: method.toUpperCase(),
    path,
    parameters,
  };
}

/** The tools of the OpenAPI document, in the order in which they are offered. Throws for one that the document lacks. */
export function listTools(document: object): Tool[] {
  const { paths, components } = document as {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Json };
  };
  const found = new Map<string, Tool>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const offered = OFFERED.find((one) => one.operation === operation.operationId);
      if (offered === undefined) continue;
      found.set(offered.operation, toolOf(offered, operation, method, path, components.schemas));
    }
  }
  return OFFERED.map(({ operation }) => {
    const tool = found.get(operation);
    if (tool === undefined) throw new Error(`the API has no operation ${operation} to offer`);
    return tool;
  });
}

const isRight = (access: Access): access is Right => (RIGHTS as readonly string[]).includes(access);

/** Whether that assistant sees the tool in its list: its role may call it, and it may write where the tool does. */
export const isToolFor = (
  tool: Tool,
  { role, assistant }: { role: Role; assistant: 'read' | 'write' },
): boolean =>
  (assistant === 'write' || !tool.offered.writes) && (!isRight(tool.access) || roleHas(role, tool.access));
