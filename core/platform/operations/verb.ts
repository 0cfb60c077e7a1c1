import type { z } from 'zod';
import type { Config } from '../../config.js';
import { requireAccess, type ServiceContext } from '../../context.js';
import { parseInput } from '../../parse-input.js';
import type { Expensive } from '../../places.js';
import type { ExportedFile, FileFormat } from '../export/table-file.js';
import type { Content, FileAnswer, Operation } from './operation.js';

/** Stands for a part that an operation has not: any other input with it is that input. */
export type Nothing = z.ZodUnknown;
export type Part = z.ZodObject | Nothing;
/** Numbers and flags stand as text in a path and in a query: the client writes them so. */
export type AsText<In> = {
  [Name in keyof In]: string extends NonNullable<In[Name]>
    ? In[Name] | number | boolean
    : NonNullable<In[Name]> extends 'true' | 'false'
      ? In[Name] | boolean
      : In[Name];
};

/** The file among an input arrives in pieces. */
type File<Input> = Input extends { content: Content } ? { content: AsyncIterable<Uint8Array> } : object;
type Made<Answer> = [Answer] extends [FileAnswer] ? ExportedFile : Answer;

/** What checks the input of a verb, and what the documents say of its answer. */
interface Checks<Of extends Part, Rest extends z.ZodType, Answer> {
  /** What the path names. */
  of?: Exclude<Of, Nothing>;
  /** The rest of the input. */
  input?: Exclude<Rest, Nothing>;
  /** What is answered, in a few words, and its schema; without it there is no answer. */
  answer?: readonly [said: string, schema: z.ZodType<Answer>];
  /** The answer is a file in one of these formats. */
  formats?: readonly FileFormat[];
  /** It makes a record; `later`: one that is not done when the answer is given. */
  makes?: true | 'later';
  /** How many bytes the input may have, where the usual limit is too small. */
  bodyLimit?: number | ((config: Config) => number);
  /** Its work grows with what is stored: only some such calls are worked on at once, the others wait. */
  expensive?: Expensive;
}

/** A verb of a service, as the API serves it: its operation, what checks its input, and its work on an input that was checked. */
export interface ServedVerb<Ctx> extends Checks<z.ZodObject, z.ZodType, unknown> {
  operation: Operation;
  work(ctx: Ctx, input: object): Promise<unknown>;
}

/** The input may be left out where all of it may. */
type Given<Input> = object extends Input ? [input?: Input] : [input: Input];

/** A verb that other services call: it checks the right and the input, then works. */
export type Verb<Ctx, Input, Answer> = ((ctx: Ctx, ...input: Given<Input>) => Promise<Answer>) & {
  served: ServedVerb<Ctx>;
};

/** What the checks make of an input; what the path names is text, as in an address. Throws VALIDATION. */
function checkedInput(
  { path }: Operation,
  { of, input: rest }: Pick<ServedVerb<never>, 'of' | 'input'>,
  { content, ...input }: { content?: unknown },
): object {
  const given = Object.entries(input).filter(([, value]) => value !== undefined);
  const isNamed = ([name]: [string, unknown]) => path.includes(`{${name}}`);
  const named = Object.fromEntries(given.filter(isNamed).map(([name, value]) => [name, String(value)]));
  const others = Object.fromEntries(given.filter((one) => !isNamed(one)));
  return {
    ...(rest && (parseInput(rest, others) as object)),
    ...(of && parseInput(of, named)),
    ...(content !== undefined && { content }),
  };
}

/**
 * A verb of a service, bound to its operation. The right that the operation says and these checks stand here alone: a route
 * is made of them, see `serveVerbs`, and a call from another service passes them too. An operation whose callers may give
 * what the checks do not take, or that answers anything else, does not compile.
 */
export function verb<
  Input extends AsText<z.input<Of>> & z.input<Rest> & object,
  Answer,
  Of extends Part = Nothing,
  Rest extends z.ZodType = Nothing,
  Ctx extends ServiceContext = ServiceContext,
>(
  operation: Operation<Input, Answer>,
  checks: Checks<Of, Rest, NoInfer<Answer>>,
  work: (ctx: Ctx, input: z.output<Of> & z.output<Rest> & File<Input>) => Promise<Made<NoInfer<Answer>>>,
): Verb<Ctx, Omit<Input, 'content'> & File<Input>, Made<Answer>> {
  const call = async (ctx: Ctx, ...[input = {}]: [input?: object]) => {
    requireAccess(ctx, operation.access);
    return await work(ctx, checkedInput(operation, checks, input) as Parameters<typeof work>[1]);
  };
  return Object.assign(call, { served: { operation, ...checks, work } as ServedVerb<Ctx> });
}
