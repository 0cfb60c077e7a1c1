import { z } from 'zod';
import { AppError, type Problem } from './errors.js';
import { INPUT_TEXTS } from './parse-input.texts.model.js';
import { plainMessage } from './plain-messages.js';

// For every schema that has no message of its own, wherever it is used.
z.config({ customError: plainMessage });

/** The issues of a failed zod parse as problems with dotted paths, in the order zod found them. */
export function problemsOf(error: z.ZodError): Problem[] {
  return error.issues.map((issue) => ({ path: issue.path.map(String).join('.'), message: issue.message }));
}

/** One sentence that names the first problem's field. */
export function sentenceOf(problems: Problem[]): string {
  const [first] = problems;
  if (first === undefined) return INPUT_TEXTS().notValid;
  const more = problems.length > 1 ? INPUT_TEXTS().andMore(problems.length - 1) : '';
  return `${first.path ? `${first.path}: ` : ''}${first.message}${more}`;
}

/** Parses a verb's input. Throws VALIDATION with every problem and its path. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const problems = problemsOf(result.error);
  throw new AppError('VALIDATION', sentenceOf(problems), { problems });
}
