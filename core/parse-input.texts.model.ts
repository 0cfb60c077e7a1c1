import { plural, sentencesOf } from './platform/language/language.model.js';

const counted = (count: number | bigint, one: string) => plural(count, one, `${one}s`);

/** What is said of values that are not as they must be, with kinds and forms by zod's names. */
export const SAY = sentencesOf('core.input', {
  notValid: 'The input is not valid.',
  andMore: (count: number) => ` (and ${count} more)`,
  required: 'A value is required.',
  empty: 'Must not be empty.',
  mustBe: (what: string) => `Must be ${what}.`,
  mustBeOneOf: (values: string) => `Must be one of ${values}.`,
  /** What a limit counts. */
  characters: (count: number | bigint) => counted(count, 'character'),
  entries: (count: number | bigint) => plural(count, 'entry', 'entries'),
  bytes: (count: number | bigint) => counted(count, 'byte'),
  mustHaveAtLeast: (amount: string) => `Must have at least ${amount}.`,
  mayHaveAtMost: (amount: string) => `May have at most ${amount}.`,
  atLeast: (minimum: string) => `Must be at least ${minimum}.`,
  moreThan: (minimum: string) => `Must be more than ${minimum}.`,
  atMost: (maximum: string) => `Must be at most ${maximum}.`,
  lessThan: (maximum: string) => `Must be less than ${maximum}.`,
  unknownFields: (names: readonly string[]) =>
    `Unknown ${names.length === 1 ? 'field' : 'fields'}: ${names.join(', ')}.`,
  formNeeded: 'The format is not valid.',
  noneOfTheForms: 'The format is none of those that are allowed.',
  kinds: {
    string: 'text',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list',
    object: 'an object',
    record: 'an object',
    date: 'a date',
    null: 'null',
  } as Record<string, string>,
  forms: {
    email: 'an email address',
    url: 'an address that begins with http:// or https://',
    uuid: 'an id such as 3f0c5a52-9d5e-4c2a-8f4e-2b1d0c9a7e61',
    date: 'a date such as 2026-11-21',
    datetime: 'a time such as 2026-11-21T08:30:00Z',
  } as Record<string, string>,
});
