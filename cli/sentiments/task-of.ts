import { basename } from 'node:path';
import { usageError } from '../failures/failures.js';
import { sentimentsTexts } from './sentiments.texts.js';

/** What task ids look like (TASK-0001), so that a dash after one is not taken for a part of it. */
const TASK_ID = '[A-Za-z]+-\\d+';

/**
 * How a file's name tells its task: a pattern with `{task}` and `*` for anything (`comments-{task}-*.json`), or a regular
 * expression between slashes whose first group is the task. Undefined for a name that does not fit.
 */
export function createTaskFinder(pattern: string): (path: string) => string | undefined {
  const expression = regexOf(pattern);
  return (path) => {
    const match = expression.exec(basename(path));
    return match?.[1] ?? (match?.groups === undefined ? undefined : match[0]);
  };
}

function regexOf(pattern: string): RegExp {
  const between = /^\/(.+)\/(i?)$/.exec(pattern);
  if (between !== null) {
    try {
      return new RegExp(between[1] as string, between[2]);
    } catch {
      throw usageError(sentimentsTexts().noExpression(pattern));
    }
  }
  if (!pattern.includes('{task}')) {
    throw usageError(sentimentsTexts().mustHoldTask(pattern, '{task}'));
  }
  const source = pattern
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replace('{task}', `(${TASK_ID}|.+?)`);
  return new RegExp(`^${source}$`);
}
