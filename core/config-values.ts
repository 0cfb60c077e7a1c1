import { isIP } from 'node:net';
import { z } from 'zod';
import { CONFIG_TEXTS } from './config.texts.model.js';

/** What docs/configuration.md says about a variable. */
export interface About {
  /** Sentences, in Markdown. */
  description: string;
  /** A value that is valid and not the default. */
  example: string;
  /** Which values are allowed. */
  limits?: string;
  /** In words, when the schema has no default of its own. */
  default?: string;
}

/** The schema with what the documentation says about it; kinds of values below bring their limits along. */
export const describe = <Schema extends z.ZodType>(schema: Schema, about: Partial<About>): Schema =>
  schema.meta({ ...about });

const codes = (values: readonly string[]) => values.map((value) => `\`${value}\``).join(', ');

/** Any text; blank counts as not given. */
export const text = z
  .string()
  .trim()
  .min(1, { error: () => CONFIG_TEXTS().empty })
  .optional();
/** Text that matches a regular expression. */
export const shapeOf = (pattern: RegExp, message: () => string) =>
  z.string().trim().regex(pattern, { error: message }).optional();
export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  describe(z.enum(values, { error: () => CONFIG_TEXTS().oneOf(values.join(', ')) }), {
    limits: codes(values),
  });
export const flag = describe(
  oneOf(['0', '1', 'true', 'false'])
    .optional()
    .transform((value) => value === '1' || value === 'true'),
  { limits: '`1` or `true`, `0` or `false`', default: '`0`' },
);
/** An http or https address, without the slashes at its end. */
export const url = describe(
  z
    .string()
    .trim()
    .refine((value) => /^https?:\/\//.test(value) && URL.canParse(value), {
      error: () => CONFIG_TEXTS().address,
    })
    .transform((value) => value.replace(/(?<!\/)\/+$/, ''))
    .optional(),
  { limits: 'an http or https address' },
);
export const urlOr = (fallback: string) => url.default(fallback);
/** Two amounts, the same unit for both, with a slash between them. */
export const pairOfAmounts = (message: () => string) =>
  z
    .string()
    .trim()
    .regex(/^\d{1,9}(\.\d{1,9})?\/\d{1,9}(\.\d{1,9})?$/, { error: message })
    .transform((value) => value.split('/').map(Number) as [number, number])
    .optional();
/** A number that passes `isAllowed`; `message` says what it must be. */
export const amount = (message: () => string, isAllowed: (value: number) => boolean) =>
  z
    .string()
    .trim()
    .refine((value) => isAllowed(Number(value)) && Number.isFinite(Number(value)), { error: message })
    .transform(Number);
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
export const networks = describe(
  z
    .string()
    .default('')
    .transform((value) => value.split(/[\s,]+/).filter((part) => part !== ''))
    .superRefine((parts, context) => {
      const wrong = parts.find((part) => !isNetwork(part));
      if (wrong === undefined) return;
      context.addIssue({ code: 'custom', message: CONFIG_TEXTS().networks(wrong) });
    }),
  { limits: 'IP addresses and ranges, separated by commas or spaces' },
);
const whole = (min: number, max: number) =>
  z
    .string()
    .trim()
    .refine((value) => /^\d{1,15}$/.test(value) && Number(value) >= min && Number(value) <= max, {
      error: () => CONFIG_TEXTS().wholeNumber(min, max),
    })
    .transform(Number);
const wholeLimits = (min: number, max: number) => ({
  limits: `a whole number from ${min.toLocaleString('en')} to ${max.toLocaleString('en')}`,
});
/** A whole number. */
export const count = (fallback: number, min: number, max: number) =>
  describe(whole(min, max).default(fallback), wholeLimits(min, max));
/** A whole number that need not be given. */
export const countIfAny = (min: number, max: number) =>
  describe(whole(min, max).optional(), wholeLimits(min, max));

/** Some of `values`, with commas or blanks between them, in the order of `values`; all of them when left out. */
export const someOf = <const Value extends string>(values: readonly Value[]) =>
  describe(
    z
      .string()
      .default(values.join(','))
      .transform((given, ctx) => {
        const names = given.split(/[\s,]+/).filter((name) => name !== '');
        const unknown = names.find((name) => !values.some((value) => value === name));
        if (names.length > 0 && unknown === undefined) return values.filter((value) => names.includes(value));
        const what = unknown === undefined ? CONFIG_TEXTS().namesNone : CONFIG_TEXTS().isNone(unknown);
        ctx.addIssue({ code: 'custom', message: CONFIG_TEXTS().someOf(values.join(', '), what) });
        return z.NEVER;
      }),
    { limits: `a list of ${codes(values)}, separated by commas or spaces` },
  );

interface AiService<Prefix extends string> {
  prefix: Prefix;
  title: string;
  url: string;
  model: string;
}

const aiService = ({ prefix, title, url: address, model }: AiService<string>) => ({
  [`${prefix}_API_KEY`]: describe(text, {
    description: `The API key of ${title}. Without it the provider cannot be used.`,
    example: 'sk-…',
  }),
  [`${prefix}_URL`]: describe(urlOr(address), {
    description: `The address of ${title}.`,
    example: 'http://127.0.0.1:4004',
  }),
  [`${prefix}_MODEL`]: describe(text.default(model), {
    description: `The model of ${title}.`,
    example: `${model}-next`,
  }),
});

/** Key, address and model of each AI service, whose variables begin with its `prefix`. */
export const aiServices = <Prefix extends string>(services: readonly AiService<Prefix>[]) =>
  Object.assign({}, ...services.map(aiService)) as Record<`${Prefix}_API_KEY`, typeof text> &
    Record<`${Prefix}_MODEL`, z.ZodDefault<typeof text>> &
    Record<`${Prefix}_URL`, ReturnType<typeof urlOr>>;
