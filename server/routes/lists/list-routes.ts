import type { OpenAPIHono } from '@hono/zod-openapi';
import { readFileRows } from '@smops/core/comments/workbooks/read-file-rows.js';
import type { ServiceContext } from '@smops/core/context.js';
import type { ExportColumn } from '@smops/core/platform/export/safe-cell.js';
import { filterShape } from '@smops/core/records/lists/list-fields.schemas.js';
import { type FilterOf, filterRows, type ListView } from '@smops/core/records/lists/list-view.model.js';
import type { ListName } from '@smops/core/records/lists/lists.constants.js';
import { BulkReport, idsFilter, ListQuery, RecordIds } from '@smops/core/records/lists/lists.schemas.js';
import { isAmong } from '@smops/core/records/lists/record-ids.model.js';
import { importList } from '@smops/core/records/transfer/import-list.service.js';
import type { ListOperations } from '@smops/core/records/transfer/list.operations.js';
import type { ListImport } from '@smops/core/records/transfer/list-import.js';
import { exportFormat, ImportQuery, ImportReport } from '@smops/core/records/transfer/transfer.schemas.js';
import type { Context } from 'hono';
import { z } from 'zod';
import { contextOf } from '../../contexts.js';
import type { AppEnvironment } from '../../environment.js';
import { downloadResponse, sendExport, streamedBody } from '../../responses/list-files.js';
import { respondWithList, seenVersion, withVersion } from '../../responses/preconditions.js';
import { IdParams, jsonResponse } from '../../router.js';
import { serve, serveByHand } from '../serve-operation.js';

interface RecordShape {
  id: number;
  version: number;
}

/** A list, as its routes need it. */
interface ServedList<Row extends RecordShape, CreateInput, UpdateInput, All, Imported extends object> {
  name: ListName;
  /** The heading its routes stand under in the documents. */
  tag: string;
  schema: z.ZodType<Row>;
  createInput: z.ZodType<unknown, CreateInput>;
  updateInput: z.ZodType<unknown, UpdateInput>;
  view: ListView<Row> & { filters: All };
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

/** The version that a change is based on. */
const seen = (c: Context<AppEnvironment>) => seenVersion(c.req.header('if-match'));

/** Serves the operations that every list has. */
export function serveList<
  Row extends RecordShape,
  CreateInput extends object,
  UpdateInput extends object,
  All extends object,
  Imported extends object,
>(
  router: OpenAPIHono<AppEnvironment>,
  operations: ListOperations<Row, CreateInput, UpdateInput, FilterOf<All>>,
  list: ServedList<Row, CreateInput, UpdateInput, All, Imported>,
): void {
  const { name, tag, verbs, view } = list;
  // The parameters say that checks and operations fit; within, every record is any record.
  const calls: ListOperations<RecordShape, object, object, object> = operations;
  const schema: z.ZodType<RecordShape> = list.schema;
  const createInput = list.createInput as z.ZodType<object, object>;
  const updateInput = list.updateInput as z.ZodType<object, object>;
  const thing = operations.get.summary.replace(/^One /, '');
  const many = operations.list.summary.replace(/^All (.+) in creation order.*/, '$1');
  const answer = jsonResponse(`The ${thing}`, schema);
  const ofRecord = { tag, params: IdParams, answer };
  const ofMany = { tag, body: RecordIds, answer: bulkReport };

  serveByHand(
    router,
    calls.list,
    { tag, query: ListQuery },
    {
      200: jsonResponse(`The ${many}`, z.array(schema)),
      304: { description: 'Unchanged since the answer whose ETag came as If-None-Match' },
    },
    (c, page) => respondWithList(c, name, (ctx) => verbs.list(ctx, page)),
  );
  serveByHand(
    router,
    calls.export,
    {
      tag,
      query: z.object({ format: exportFormat, ids: idsFilter, ...filterShape(view.filters) }),
      expensive: 'file',
    },
    { 200: downloadResponse },
    async (c, query) => {
      const { format, ids, ...filter } = query;
      const isWanted = ids === undefined ? () => true : isAmong(ids);
      const all = await verbs.list(contextOf(c));
      const rows = filterRows<Row, ListView<Row>['filters']>(
        view,
        all.filter(({ id }) => isWanted(id)),
        filter,
      );
      return sendExport(c, format, list.fileName, list.columns, rows);
    },
  );
  serve(
    router,
    calls.import,
    {
      tag,
      query: ImportQuery,
      answer: jsonResponse('What it did, also when rows were refused', ImportReport),
    },
    (c, query) => {
      const file = { source: streamedBody(c), readRows: readFileRows };
      return importList(contextOf(c), list.transfer, file, query);
    },
  );
  serve(router, calls.get, ofRecord, async (c, { id }) => withVersion(c, await verbs.get(contextOf(c), id)));
  serve(router, calls.create, { tag, body: createInput, answer, status: 201 }, async (c, input) =>
    withVersion(c, await verbs.create(contextOf(c), input)),
  );
  serve(router, calls.update, { ...ofRecord, body: updateInput }, async (c, { id, ...input }) =>
    withVersion(c, await verbs.update(contextOf(c), id, input, seen(c))),
  );
  serve(router, calls.delete, { tag, params: IdParams }, (c, { id }) =>
    verbs.delete(contextOf(c), id, seen(c)),
  );
  serve(router, calls.deleteMany, ofMany, (c, input) => verbs.deleteMany(contextOf(c), input));
  serve(router, calls.restoreMany, ofMany, (c, input) => verbs.restoreMany(contextOf(c), input));
  serve(router, calls.restore, ofRecord, async (c, { id }) =>
    withVersion(c, await verbs.restore(contextOf(c), id)),
  );
}
