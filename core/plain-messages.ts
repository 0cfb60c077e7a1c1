import type { z } from 'zod';

const KINDS: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a date',
  null: 'null',
};

const FORMATS: Record<string, string> = {
  email: 'an email address',
  url: 'an address that begins with http:// or https://',
  uuid: 'an id such as 3f0c5a52-9d5e-4c2a-8f4e-2b1d0c9a7e61',
  date: 'a date such as 2026-11-21',
  datetime: 'a time such as 2026-11-21T08:30:00Z',
};

const counted = (count: number | bigint, one: string, many: string) =>
  `${count} ${Number(count) === 1 ? one : many}`;

/** What a limit counts: characters, entries or bytes; undefined for the value itself. */
function amount(origin: string, limit: number | bigint): string | undefined {
  if (origin === 'string') return counted(limit, 'character', 'characters');
  if (origin === 'array' || origin === 'set') return counted(limit, 'entry', 'entries');
  return origin === 'file' ? counted(limit, 'byte', 'bytes') : undefined;
}

/**
 * Says in a plain sentence what is wrong with a value whose schema has no message of its own; undefined leaves it to
 * zod. The field's name comes with the problem's path.
 */
export function plainMessage(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return 'A value is required.';
      return `Must be ${KINDS[issue.expected] ?? issue.expected}.`;
    case 'too_small': {
      const { origin, minimum, inclusive } = issue;
      if (origin === 'string' && minimum === 1) return 'Must not be empty.';
      const least = amount(origin, minimum);
      if (least !== undefined) return `Must have at least ${least}.`;
      return `Must be ${inclusive === false ? 'more than' : 'at least'} ${minimum}.`;
    }
    case 'too_big': {
      const { origin, maximum, inclusive } = issue;
      const most = amount(origin, maximum);
      if (most !== undefined) return `May have at most ${most}.`;
      return `Must be ${inclusive === false ? 'less than' : 'at most'} ${maximum}.`;
    }
    case 'invalid_value': {
      if (issue.input === undefined) return 'A value is required.';
      const values = issue.values.map(String);
      return values.length === 1 ? `Must be ${values[0]}.` : `Must be one of ${values.join(', ')}.`;
    }
    case 'unrecognized_keys':
      return `Unknown ${issue.keys.length === 1 ? 'field' : 'fields'}: ${issue.keys.join(', ')}.`;
    case 'invalid_format':
      return FORMATS[issue.format] === undefined
        ? 'Has not the form that is needed.'
        : `Must be ${FORMATS[issue.format]}.`;
    case 'invalid_union':
      return issue.input === undefined ? 'A value is required.' : 'Has none of the forms that are allowed.';
    default:
      return undefined;
  }
}
