import type { z } from 'zod';
import { INPUT_TEXTS } from './parse-input.texts.model.js';

/** What a limit counts: characters, entries or bytes; undefined for the value itself. */
function amount(origin: string, limit: number | bigint): string | undefined {
  if (origin === 'string') return INPUT_TEXTS().characters(limit);
  if (origin === 'array' || origin === 'set') return INPUT_TEXTS().entries(limit);
  return origin === 'file' ? INPUT_TEXTS().bytes(limit) : undefined;
}

/** What is wrong with a value of which only one of the allowed forms has the type; undefined where none or several have it. */
function ofTheOneForm(forms: readonly (readonly z.core.$ZodIssue[])[]): string | undefined {
  const fitting = forms.filter((issues) =>
    issues.every(({ code, path }) => path.length === 0 && code !== 'invalid_type'),
  );
  return fitting.length === 1 ? fitting[0]?.[0]?.message : undefined;
}

/**
 * Says in a plain sentence what is wrong with a value whose schema has no message of its own; undefined leaves it to
 * zod. The field's name comes with the problem's path.
 */
export function plainMessage(issue: z.core.$ZodRawIssue): string | undefined {
  const say = INPUT_TEXTS();
  const kinds: Record<string, string | undefined> = say.kinds;
  const forms: Record<string, string | undefined> = say.forms;
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined) return say.required;
      return say.mustBe(kinds[issue.expected] ?? issue.expected);
    case 'too_small': {
      const { origin, minimum, inclusive } = issue;
      if (origin === 'string' && minimum === 1) return say.empty;
      const least = amount(origin, minimum);
      if (least !== undefined) return say.mustHaveAtLeast(least);
      return inclusive === false ? say.moreThan(String(minimum)) : say.atLeast(String(minimum));
    }
    case 'too_big': {
      const { origin, maximum, inclusive } = issue;
      const most = amount(origin, maximum);
      if (most !== undefined) return say.mayHaveAtMost(most);
      return inclusive === false ? say.lessThan(String(maximum)) : say.atMost(String(maximum));
    }
    case 'invalid_value': {
      if (issue.input === undefined) return say.required;
      const [only, ...others] = issue.values.map(String);
      return others.length === 0 ? say.mustBe(only ?? '') : say.mustBeOneOf([only, ...others].join(', '));
    }
    case 'unrecognized_keys':
      return say.unknownFields(issue.keys.join(say.betweenFields), issue.keys.length);
    case 'invalid_format': {
      const form = forms[issue.format];
      return form === undefined ? say.formNeeded : say.mustBe(form);
    }
    case 'invalid_union':
      return issue.input === undefined ? say.required : (ofTheOneForm(issue.errors) ?? say.noneOfTheForms);
    default:
      return undefined;
  }
}
