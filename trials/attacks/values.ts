import fc from 'fast-check';
import { hostileText, hostileValue } from './hostile.js';
import type { Schema } from './operations.js';

const MAX_LENGTH = 60;
const MAX_ITEMS = 4;
const MAX_LEVEL = 8;

const numberOr = (value: unknown, fallback: number) => (typeof value === 'number' ? value : fallback);

const FORMATS: Record<string, fc.Arbitrary<string>> = {
  email: fc.emailAddress(),
  uuid: fc.uuid(),
  uri: fc.webUrl(),
  'date-time': fc
    .date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString()),
  date: fc
    .date({ min: new Date('1990-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
};

function textOf(schema: Schema): fc.Arbitrary<string> {
  const format = FORMATS[String(schema.format)];
  if (format !== undefined) return format;
  if (typeof schema.pattern === 'string') return fc.stringMatching(new RegExp(schema.pattern, 'u'));
  const minLength = numberOr(schema.minLength, 0);
  const maxLength = Math.max(minLength, Math.min(numberOr(schema.maxLength, MAX_LENGTH), MAX_LENGTH));
  return fc.string({ unit: 'grapheme', minLength, maxLength });
}

function numberOf(schema: Schema, isWhole: boolean): fc.Arbitrary<number> {
  const above = typeof schema.exclusiveMinimum === 'number' ? schema.exclusiveMinimum + 1 : undefined;
  const min = Math.max(numberOr(schema.minimum, above ?? -1000), -(2 ** 31));
  const max = Math.max(min, Math.min(numberOr(schema.maximum, min + 100_000), 2 ** 31));
  return isWhole
    ? fc.integer({ min: Math.ceil(min), max: Math.floor(max) })
    : fc.double({ min, max, noNaN: true });
}

function objectOf(schema: Schema, definitions: Record<string, Schema>, level: number): fc.Arbitrary<unknown> {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const model = Object.fromEntries(
    properties.map(([name, property]) => [name, valuesOf(property, definitions, level + 1)]),
  );
  return fc.record(model, { requiredKeys: (schema.required ?? []) as string[], noNullPrototype: true });
}

/** Values that fit a schema, kept small. A schema that says nothing gives anything. */
export function valuesOf(
  schema: Schema,
  definitions: Record<string, Schema>,
  level = 0,
): fc.Arbitrary<unknown> {
  if (level > MAX_LEVEL) return fc.constant(null);
  const of = (inner: Schema) => valuesOf(inner, definitions, level + 1);
  if (typeof schema.$ref === 'string') return of(definitions[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  const choices = schema.anyOf ?? schema.oneOf;
  if (Array.isArray(choices)) return fc.oneof(...choices.map(of));
  const type = Array.isArray(schema.type)
    ? fc.constantFrom(...(schema.type as string[]))
    : fc.constant(schema.type as string | undefined);
  return type.chain((name): fc.Arbitrary<unknown> => {
    if (name === 'string') return textOf(schema);
    if (name === 'integer' || name === 'number') return numberOf(schema, name === 'integer');
    if (name === 'boolean') return fc.boolean();
    if (name === 'null') return fc.constant(null);
    if (name === 'array') {
      const minLength = numberOr(schema.minItems, 0);
      const maxLength = Math.max(minLength, Math.min(numberOr(schema.maxItems, MAX_ITEMS), MAX_ITEMS));
      return fc.array(of((schema.items ?? {}) as Schema), { minLength, maxLength });
    }
    if (name === 'object') return objectOf(schema, definitions, level);
    return fc.oneof(fc.string(), fc.integer(), fc.array(fc.record({ text: fc.string({ minLength: 1 }) })));
  });
}

/** A valid value with one part of it changed: replaced by a hostile one, left out, or with a key too many. */
export function spoiled(valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  return fc.tuple(valid, hostileValue, hostileText, fc.nat(), fc.nat(3)).map(([value, bad, key, at, how]) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value) || how === 0) return bad;
    const keys = Object.keys(value);
    const chosen = keys[at % Math.max(1, keys.length)];
    if (how === 1) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== chosen));
    if (how === 2) return { ...value, [key]: bad };
    return chosen === undefined ? bad : { ...value, [chosen]: bad };
  });
}
