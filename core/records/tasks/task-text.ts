import { parseTaskTypes, serializeTaskTypes } from './task-types.model.js';
import { TASK_TYPES } from './tasks.constants.js';

const TYPE_OF_NAME = new Map(TASK_TYPES.map((type) => [type.toLowerCase(), type]));

/**
 * A task's text as a serialized list where it means one: in JSON, or as people write it (`Like; Share`, one a line).
 * Anything else, and a list that names a type twice, is plain text and stays as it is.
 */
export function asTaskText(text: string): string {
  const types =
    parseTaskTypes(text) ?? text.split(/[;,|\n]/).map((part) => TYPE_OF_NAME.get(part.trim().toLowerCase()));
  const known = types.filter((type) => type !== undefined);
  return known.length === types.length && new Set(known).size === known.length
    ? serializeTaskTypes(known)
    : text;
}
