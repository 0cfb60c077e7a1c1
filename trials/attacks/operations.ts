import type { Access } from '@smops/core/platform/operations/operation.js';
import { z } from 'zod';

/** A JSON schema as OpenAPI 3.1 has it; references point into `Api.definitions`. */
export type Schema = Record<string, unknown>;

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required: boolean;
  schema: Schema;
}

/** One operation of the API as its document describes it. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  access: Access;
  parameters: Parameter[];
  /** By content type. */
  bodies: Map<string, Schema>;
  /** By status, then by content type; no content type for an answer without a body. */
  answers: Map<number, Map<string, Schema>>;
}

/** The API's document in the form the attacks use. */
export interface Api {
  operations: Operation[];
  definitions: Record<string, Schema>;
  /** What is wrong with an answer's body, in a line; undefined when it fits the schema. */
  faultOf(schema: Schema, value: unknown): string | undefined;
}

interface Content {
  content?: Record<string, { schema?: Schema }>;
}

interface RawOperation {
  operationId: string;
  'x-access': Access;
  parameters?: (Parameter & { $ref?: string })[];
  requestBody?: Content;
  responses: Record<string, Content>;
}

interface RawDocument {
  paths: Record<string, Record<string, RawOperation>>;
  components: { schemas: Record<string, Schema> };
}

/** `#/components/schemas/X` becomes `#/$defs/X`, where a JSON schema keeps its definitions. */
const withDefs = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value).replaceAll('#/components/schemas/', '#/$defs/')) as Value;

const contentOf = (content: Content | undefined) =>
  new Map(Object.entries(content?.content ?? {}).map(([type, { schema }]) => [type, schema ?? {}]));

function operationOf(path: string, method: string, raw: RawOperation): Operation {
  return {
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    access: raw['x-access'],
    parameters: raw.parameters ?? [],
    bodies: contentOf(raw.requestBody),
    answers: new Map(
      Object.entries(raw.responses).map(([status, answer]) => [Number(status), contentOf(answer)]),
    ),
  };
}

/** Reads `/api/openapi.json`. */
export function readApi(document: unknown): Api {
  const { paths, components } = withDefs(document as RawDocument);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => operationOf(path, method, raw)),
  );
  const checks = new Map<Schema, z.ZodType>();
  return {
    operations,
    definitions: components.schemas,
    faultOf(schema, value) {
      const check = checks.get(schema) ?? z.fromJSONSchema({ ...schema, $defs: components.schemas });
      checks.set(schema, check);
      const parsed = check.safeParse(value);
      if (parsed.success) return undefined;
      const [issue] = parsed.error.issues;
      return `${issue?.path.join('.') || 'the whole'}: ${issue?.message}`;
    },
  };
}
