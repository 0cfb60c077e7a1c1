import type { OpenAPIHono } from '@hono/zod-openapi';
import type { ServiceContext } from '@smops/core/context.js';
import type { ExportColumn } from '@smops/core/export/safe-cell.js';
import type { ListName } from '@smops/core/lists/lists.constants.js';
import { BulkReport, idsFilter, ListQuery, RecordIds } from '@smops/core/lists/lists.schemas.js';
import { isAmong } from '@smops/core/lists/record-ids.model.js';
import { importList } from '@smops/core/transfer/import-list.service.js';
import type { ListImport } from '@smops/core/transfer/list-import.js';
import type { TransferFormat } from '@smops/core/transfer/transfer.constants.js';
import { exportFormat, ImportQuery, ImportReport } from '@smops/core/transfer/transfer.schemas.js';
import { z } from 'zod';
import type { AppEnvironment } from '../../environment.js';
import { downloadResponse, fileBody, sendExport, streamedBody } from '../../responses/list-files.js';
import { IfMatch, respondWithList, respondWithRecord, seenVersion } from '../../responses/preconditions.js';
import {
  contextOf,
  createRouter,
  defineRoute,
  IdParams,
  jsonBody,
  jsonResponse,
  noContent,
} from '../../router.js';

interface RecordShape {
  id: number;
  version: number;
}

interface Call<Input, Output, Status = 200, Format = 'json'> {
  input: Input;
  output: Output;
  outputFormat: Format;
  status: Status;
}
export interface OfRecord {
  param: { id: string };
}
export interface OfVersion extends OfRecord {
  header: { 'if-match'?: string | undefined };
}

/** The routes of a list as the typed client sees them. */
export type ListSchema<Row, CreateInput, UpdateInput, Filter> = {
  '/': {
    $get:
      | Call<{ query: { limit?: string | undefined; after?: string | undefined } }, Row[]>
      | Call<{ query: object }, object, 304, string>;
    $post: Call<{ json: CreateInput }, Row, 201>;
  };
  '/export': {
    $get: Call<
      { query: { format?: TransferFormat | undefined; ids?: string | undefined } & Filter },
      Response
    >;
  };
  '/import': { $post: Call<{ query: ImportQuery }, ImportReport> };
  '/:id': {
    $get: Call<OfRecord, Row>;
    $put: Call<OfVersion & { json: UpdateInput }, Row>;
    $delete: Call<OfVersion, object, 204, string>;
  };
  '/:id/restore': { $post: Call<OfRecord, Row> };
  '/delete': { $post: Call<{ json: RecordIds }, BulkReport> };
  '/restore': { $post: Call<{ json: RecordIds }, BulkReport> };
};

/** A list, as `defineListRoutes` needs it to make its routes. */
interface ListRoutes<Row extends RecordShape, CreateInput, UpdateInput, Filter, Imported extends object> {
  /** The resource, as the path names it. */
  name: ListName;
  tag: string;
  /** One record in summaries, with its article: `an account`. */
  one: string;
  /** Many of them: `accounts`. */
  many: string;
  /** The operations' ids are made of it: `listAccounts`, `getAccount` … */
  noun: string;
  schema: z.ZodType<Row>;
  createInput: z.ZodType<unknown, CreateInput>;
  updateInput: z.ZodType<unknown, UpdateInput>;
  /** The filters of an export, as query parameters. */
  filters: { [Name in keyof Filter]: z.ZodType<Filter[Name], Filter[Name]> };
  filter(rows: Row[], filter: Filter): Row[];
  verbs: {
    list(ctx: ServiceContext, query?: ListQuery): Promise<Row[]>;
    get(ctx: ServiceContext, id: number): Promise<Row>;
    create(ctx: ServiceContext, input: unknown): Promise<Row>;
    update(ctx: ServiceContext, id: number, input: unknown, seenVersion?: number): Promise<Row>;
    delete(ctx: ServiceContext, id: number, seenVersion?: number): Promise<void>;
    restore(ctx: ServiceContext, id: number): Promise<Row>;
    deleteMany(ctx: ServiceContext, input: unknown): Promise<BulkReport>;
    restoreMany(ctx: ServiceContext, input: unknown): Promise<BulkReport>;
  };
  transfer: ListImport<Imported>;
  columns: ExportColumn<Row>[];
  /** The start of an export's file name. */
  fileName: string;
}

/** What a route answers that changes several records. */
export const bulkReport = jsonResponse('Which records it changed', BulkReport);

/** The routes of a list, relative to its path. */
export function defineListRoutes<
  Row extends RecordShape,
  CreateInput,
  UpdateInput,
  Filter extends object,
  Imported extends object,
>(
  list: ListRoutes<Row, CreateInput, UpdateInput, Filter, Imported>,
): OpenAPIHono<AppEnvironment, ListSchema<Row, CreateInput, UpdateInput, Filter>> {
  const { one, many, noun, verbs } = list;
  // Within the routes a record is any record; the return type says which one.
  const schema: z.ZodType<RecordShape> = list.schema;
  const createInput: z.ZodType = list.createInput;
  const updateInput: z.ZodType = list.updateInput;
  const tags = [list.tag];
  const plural = `${noun}s`;
  const record = jsonResponse(`The ${one.replace(/^an? /, '')}`, schema);

  const listRoute = defineRoute(`list${plural}`, 'lists', {
    method: 'get',
    path: '/',
    tags,
    summary: `All ${many} in creation order, or a page of them`,
    request: { query: ListQuery },
    responses: {
      200: jsonResponse(`The ${many}`, z.array(schema)),
      304: { description: 'Unchanged since the answer whose ETag came as If-None-Match' },
    },
  });
  const exportRoute = defineRoute(
    `export${plural}`,
    'lists',
    {
      method: 'get',
      path: '/export',
      tags,
      summary: 'What the filters leave, as a file that an import can read',
      request: { query: z.object({ format: exportFormat, ids: idsFilter, ...list.filters }) },
      responses: { 200: downloadResponse },
    },
    { expensive: 'file' },
  );
  const importRoute = defineRoute(
    `import${plural}`,
    'lists',
    {
      method: 'post',
      path: '/import',
      tags,
      summary: 'Import a CSV, XLSX, JSON or NDJSON file; the body is the file',
      request: { query: ImportQuery, body: fileBody },
      responses: { 200: jsonResponse('What it did, also when rows were refused', ImportReport) },
    },
    { bodyLimit: 'streamed' },
  );
  const getRoute = defineRoute(`get${noun}`, 'lists', {
    method: 'get',
    path: '/{id}',
    tags,
    summary: one.replace(/^an? /, 'One '),
    request: { params: IdParams },
    responses: { 200: record },
  });
  const createRoute = defineRoute(`create${noun}`, 'lists', {
    method: 'post',
    path: '/',
    tags,
    summary: `Add ${one}`,
    request: { body: jsonBody(createInput) },
    responses: { 201: record },
  });
  const updateRoute = defineRoute(`update${noun}`, 'lists', {
    method: 'put',
    path: '/{id}',
    tags,
    summary: `Replace ${one}`,
    request: { params: IdParams, headers: IfMatch, body: jsonBody(updateInput) },
    responses: { 200: record },
  });
  const deleteRoute = defineRoute(`delete${noun}`, 'lists', {
    method: 'delete',
    path: '/{id}',
    tags,
    summary: `Delete ${one}; it can be restored for 30 days`,
    request: { params: IdParams, headers: IfMatch },
    responses: { 204: noContent },
  });
  const restoreRoute = defineRoute(`restore${noun}`, 'lists', {
    method: 'post',
    path: '/{id}/restore',
    tags,
    summary: 'Undo a delete',
    request: { params: IdParams },
    responses: { 200: record },
  });

  const deleteManyRoute = defineRoute(`delete${plural}`, 'lists', {
    method: 'post',
    path: '/delete',
    tags,
    summary: `Delete several ${many} at once; they can be restored for 30 days`,
    request: { body: jsonBody(RecordIds) },
    responses: { 200: bulkReport },
  });
  const restoreManyRoute = defineRoute(`restore${plural}`, 'lists', {
    method: 'post',
    path: '/restore',
    tags,
    summary: 'Undo several deletes at once',
    request: { body: jsonBody(RecordIds) },
    responses: { 200: bulkReport },
  });

  const routes = createRouter()
    .openapi(listRoute, (c) => respondWithList(c, list.name, (ctx) => verbs.list(ctx, c.req.valid('query'))))
    .openapi(exportRoute, async (c) => {
      const query = c.req.valid('query') as { format: TransferFormat; ids?: string } & Filter;
      const { format, ids, ...filter } = query;
      const isWanted = ids === undefined ? () => true : isAmong(ids);
      const all = await verbs.list(contextOf(c));
      const rows = list.filter(
        all.filter(({ id }) => isWanted(id)),
        filter as Filter,
      );
      return sendExport(c, format, list.fileName, list.columns, rows);
    })
    .openapi(importRoute, async (c) =>
      c.json(await importList(contextOf(c), list.transfer, streamedBody(c), c.req.valid('query')), 200),
    )
    .openapi(getRoute, async (c) =>
      respondWithRecord(c, await verbs.get(contextOf(c), c.req.valid('param').id), 200),
    )
    .openapi(createRoute, async (c) =>
      respondWithRecord(c, await verbs.create(contextOf(c), c.req.valid('json')), 201),
    )
    .openapi(updateRoute, async (c) => {
      const seen = seenVersion(c.req.valid('header')['if-match']);
      const { id } = c.req.valid('param');
      return respondWithRecord(c, await verbs.update(contextOf(c), id, c.req.valid('json'), seen), 200);
    })
    .openapi(deleteRoute, async (c) => {
      const seen = seenVersion(c.req.valid('header')['if-match']);
      await verbs.delete(contextOf(c), c.req.valid('param').id, seen);
      return c.body(null, 204);
    })
    .openapi(deleteManyRoute, async (c) =>
      c.json(await verbs.deleteMany(contextOf(c), c.req.valid('json')), 200),
    )
    .openapi(restoreManyRoute, async (c) =>
      c.json(await verbs.restoreMany(contextOf(c), c.req.valid('json')), 200),
    )
    .openapi(restoreRoute, async (c) =>
      respondWithRecord(c, await verbs.restore(contextOf(c), c.req.valid('param').id), 200),
    );
  return routes as never;
}
