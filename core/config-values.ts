import { z } from 'zod';

/** Any text; blank counts as not given. */
export const text = z.string().trim().min(1).optional();
export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` });
export const flag = oneOf(['0', '1', 'true', 'false'])
  .optional()
  .transform((value) => value === '1' || value === 'true');
/** An http or https address, without the slashes at its end. */
export const url = z
  .string()
  .trim()
  .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), 'must be an http or https address')
  .transform((value) => value.replace(/\/+$/, ''))
  .optional();
/** A whole number. */
export const count = (fallback: number, min: number, max: number) =>
  z
    .string()
    .trim()
    .refine(
      (value) => /^\d{1,15}$/.test(value) && Number(value) >= min && Number(value) <= max,
      `must be a whole number from ${min} to ${max}`,
    )
    .transform(Number)
    .default(fallback);

/** Key, address and model of one AI service. */
export const aiService = <const Name extends string>(name: Name) =>
  ({ [`${name}_API_KEY`]: text, [`${name}_URL`]: url, [`${name}_MODEL`]: text }) as Record<
    `${Name}_API_KEY` | `${Name}_MODEL`,
    typeof text
  > &
    Record<`${Name}_URL`, typeof url>;
