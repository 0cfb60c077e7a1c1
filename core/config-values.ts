import { isIP } from 'node:net';
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
  .transform((value) => value.replace(/(?<!\/)\/+$/, ''))
  .optional();
const isNetwork = (part: string): boolean => {
  const [address = '', prefix, ...more] = part.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  return (
    bits > 0 &&
    more.length === 0 &&
    (prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits))
  );
};

/** IP addresses and ranges, separated by commas or blanks. */
export const networks = z
  .string()
  .default('')
  .transform((value) => value.split(/[\s,]+/).filter((part) => part !== ''))
  .superRefine((parts, context) => {
    const wrong = parts.find((part) => !isNetwork(part));
    if (wrong === undefined) return;
    const message = `must be IP addresses or ranges such as 10.0.0.0/8, which ${wrong} is not`;
    context.addIssue({ code: 'custom', message });
  });
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

/** Some of `values`, with commas or blanks between them, in the order of `values`; all of them when left out. */
export const someOf = <const Value extends string>(values: readonly Value[]) =>
  z
    .string()
    .default(values.join(','))
    .transform((given, ctx) => {
      const names = given.split(/[\s,]+/).filter((name) => name !== '');
      const unknown = names.find((name) => !values.some((value) => value === name));
      if (names.length > 0 && unknown === undefined) return values.filter((value) => names.includes(value));
      const what = unknown === undefined ? 'names none' : `${unknown} is none`;
      ctx.addIssue({ code: 'custom', message: `must be a list of some of ${values.join(', ')}; ${what}` });
      return z.NEVER;
    });

/** Key, address and model of one AI service. */
export const aiService = <const Name extends string>(name: Name) =>
  ({ [`${name}_API_KEY`]: text, [`${name}_URL`]: url, [`${name}_MODEL`]: text }) as Record<
    `${Name}_API_KEY` | `${Name}_MODEL`,
    typeof text
  > &
    Record<`${Name}_URL`, typeof url>;
