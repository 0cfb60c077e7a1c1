import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi';
import type { ExportedFile, FileFormat } from '@smops/core/platform/export/table-file.js';
import type { FileAnswer, Operation } from '@smops/core/platform/operations/operation.js';
import type { AsText, Nothing, Part } from '@smops/core/platform/operations/verb.js';
import type { Context } from 'hono';
import type { z } from 'zod';
import type { AppEnvironment } from '../environment.js';
import { fileResponse, respondWithFile } from '../responses/file-response.js';
import { fileBody } from '../responses/list-files.js';
import { IfMatch } from '../responses/preconditions.js';
import { defineRoute, jsonBody, type jsonResponse, noContent, type RouteOptions } from '../router.js';

type Router = OpenAPIHono<AppEnvironment>;
type Call = Context<AppEnvironment>;

type Responses = RouteConfig['responses'];
/** What of an input a caller gives, and what its checks make of it. */
type Given<P, Q, B> = AsText<z.input<P>> & AsText<z.input<Q>> & z.input<B>;
type Checked<P, Q, B> = z.output<P> & z.output<Q> & z.output<B>;

/** How an operation is served: the heading it stands under in the documents, and what checks the parts of its input. */
interface Served<Params, Query, Body> extends RouteOptions {
  tag: string;
  params?: Exclude<Params, Nothing>;
  query?: Exclude<Query, Nothing>;
  /** Headers that its handler reads beside the input. Default: If-Match, for an operation that sends a version. */
  headers?: z.ZodObject;
  body?: Body;
}

/** Adds a route whose handler gets the checked input as one object. Nothing says whether the checks fit the operation. */
export function addRoute(
  router: Router,
  operation: Operation,
  {
    tag,
    params,
    query,
    headers = operation.sendsVersion && IfMatch,
    body,
    ...options
  }: Served<z.ZodObject, z.ZodObject, z.ZodType>,
  responses: Responses,
  respond: (c: Call, input: object) => Promise<Response>,
): void {
  const { id, access, method, path, summary, description, sendsFile, sendsForm } = operation;
  const sent = sendsFile
    ? fileBody(sendsFile)
    : body &&
      (sendsForm ? { content: { 'multipart/form-data': { schema: body } }, required: true } : jsonBody(body));
  const request = {
    ...(params && { params }),
    ...(query && { query }),
    ...(headers && { headers }),
    ...(sent && { body: sent }),
  };
  const route = defineRoute(
    id,
    access,
    { method, path, tags: [tag], summary, ...(description && { description }), request, responses },
    sendsFile ? { ...options, bodyLimit: 'streamed' } : options,
  );
  // The path comes last: nothing in a body can stand in its place.
  const parts = [body && (sendsForm ? 'form' : 'json'), query && 'query', params && 'param'].filter(
    (part) => part !== undefined,
  );
  router.openapi(route, (c: Context) => {
    const valid = c.req.valid.bind(c.req) as (part: string) => object;
    return respond(c, Object.assign({}, ...parts.map(valid)));
  });
}

/**
 * Serves an operation that answers JSON, or nothing (204) where no `answer` is described. What its callers may give is
 * what the checks take, and what `work` answers is what the operation says: else it does not compile.
 */
export function serve<
  Answer,
  Params extends Part = Nothing,
  Query extends Part = Nothing,
  Body extends z.ZodType = Nothing,
>(
  router: Router,
  operation: Operation<NoInfer<Given<Params, Query, Body>> & object, Answer>,
  served: Served<Params, Query, Body> & {
    answer?: ReturnType<typeof jsonResponse<z.ZodType<NoInfer<Answer>>>>;
    /** Of a success with an answer. Default: 200. */
    status?: 200 | 201 | 202;
  },
  work: (c: Call, input: Checked<Params, Query, Body>) => Promise<NoInfer<Answer>>,
): void {
  const { answer, status = 200, ...checks } = served;
  const responses: Responses = answer === undefined ? { 204: noContent } : { [status]: answer };
  addRoute(router, operation, checks, responses, async (c, input) => {
    const answered = await work(c, input as Checked<Params, Query, Body>);
    return answer === undefined ? c.body(null, 204) : c.json(answered, status);
  });
}

/** Serves an operation whose response its handler makes by itself; `responses` is what the documents say of it. */
export function serveByHand<
  Params extends Part = Nothing,
  Query extends Part = Nothing,
  Body extends z.ZodType = Nothing,
>(
  router: Router,
  operation: Operation<NoInfer<Given<Params, Query, Body>> & object>,
  { ...checks }: Served<Params, Query, Body>,
  responses: Responses,
  respond: (c: Call, input: Checked<Params, Query, Body>) => Promise<Response>,
): void {
  addRoute(router, operation, checks, responses, (c, input) =>
    respond(c, input as Checked<Params, Query, Body>),
  );
}

/** Serves an operation that answers a file, in one of these formats. */
export function serveFile<
  Params extends Part = Nothing,
  Query extends Part = Nothing,
  Body extends z.ZodType = Nothing,
>(
  router: Router,
  operation: Operation<NoInfer<Given<Params, Query, Body>> & object, FileAnswer>,
  { formats, ...checks }: Served<Params, Query, Body> & { formats: readonly FileFormat[] },
  work: (c: Call, input: Checked<Params, Query, Body>) => Promise<ExportedFile>,
): void {
  addRoute(router, operation, checks, { 200: fileResponse(formats) }, async (c, input) =>
    respondWithFile(c, await work(c, input as Checked<Params, Query, Body>)),
  );
}
