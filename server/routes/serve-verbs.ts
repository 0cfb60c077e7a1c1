import type { OpenAPIHono, RouteConfig } from '@hono/zod-openapi';
import type { ExportedFile } from '@smops/core/platform/export/table-file.js';
import { isInQuery } from '@smops/core/platform/operations/address.model.js';
import type { Operation } from '@smops/core/platform/operations/operation.js';
import type { ServedVerb } from '@smops/core/platform/operations/verb.js';
import type { Context } from 'hono';
import { type CallContext, callContextOf } from '../contexts.js';
import type { AppEnvironment } from '../environment.js';
import { fileResponse, respondWithFile } from '../responses/file-response.js';
import { streamedBody } from '../responses/list-files.js';
import { jsonResponse, noContent } from '../router.js';
import { addRoute } from './serve-operation.js';

type Bound<Ctx> = { served: ServedVerb<Ctx> };

/** What services export, of which verbs need no more than a call has. */
type Services<All> = { [Name in keyof All]: All[Name] extends Bound<never> ? Bound<CallContext> : unknown };

const isBound = (one: unknown): one is Bound<CallContext> => typeof one === 'function' && 'served' in one;

/** Serves the operations of a domain by the verbs that its services have for them, see `verb`. Throws where there is none. */
export function serveVerbs<All extends Services<All>>(
  router: OpenAPIHono<AppEnvironment>,
  tag: string,
  operations: Record<string, Operation>,
  services: All,
): void {
  const verbs = Object.values(services).filter(isBound);
  for (const operation of Object.values(operations)) {
    const bound = verbs.find(({ served }) => served.operation === operation);
    if (bound === undefined) throw new Error(`No service has a verb for ${operation.id}.`);
    serveVerb(router, tag, bound.served);
  }
}

const limitOf = (limit: NonNullable<ServedVerb<never>['bodyLimit']>) =>
  typeof limit === 'number' ? limit : (c: Context<AppEnvironment>) => limit(c.get('runtime').config);

function serveVerb(router: OpenAPIHono<AppEnvironment>, tag: string, verb: ServedVerb<CallContext>): void {
  const { operation, work, of, input, answer, formats, makes, bodyLimit, expensive } = verb;
  const status = makes === 'later' ? 202 : makes ? 201 : 200;
  const json: RouteConfig['responses'] = answer ? { [status]: jsonResponse(...answer) } : { 204: noContent };
  const checks = {
    tag,
    ...(of && { params: of }),
    ...(input && { [isInQuery(operation) ? 'query' : 'body']: input }),
    ...(bodyLimit && { bodyLimit: limitOf(bodyLimit) }),
    ...(expensive && { expensive }),
  };
  addRoute(router, operation, checks, formats ? { 200: fileResponse(formats) } : json, async (c, given) => {
    const content = operation.sendsFile && { content: streamedBody(c) };
    const answered = await work(callContextOf(c), { ...given, ...content });
    if (formats) return respondWithFile(c, answered as ExportedFile);
    return answer ? c.json(answered as object, status) : c.body(null, 204);
  });
}
