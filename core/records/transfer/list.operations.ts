import {
  type Content,
  type FileAnswer,
  type OfId,
  type OfVersion,
  operationsFor,
} from '../../platform/operations/operation.js';
import type { ListName } from '../lists/lists.constants.js';
import type { BulkReport, RecordIds } from '../lists/lists.schemas.js';
import type { TransferFormat } from './transfer.constants.js';
import type { ImportReport } from './transfer.schemas.js';

/** A page by the id of the last row that one has; without it the list is whole. */
export interface Page {
  limit?: number;
  after?: number;
}

/** Only some records of a list: their ids as `idsText` writes them. */
export interface OfIds {
  ids?: string;
}

/** A file to import: CSV, XLSX, JSON or NDJSON, recognised by its content. */
export interface ImportFile {
  content: Content;
  /** Only its ending is used, where the content leaves a doubt. */
  fileName?: string;
  /** Change nothing, only say what would happen. */
  dryRun?: boolean;
}

/** How a list is called. */
interface ListWords {
  /** The resource, as the path names it. */
  name: ListName;
  /** The operations' ids are made of it: `listAccounts`, `getAccount` … */
  noun: string;
  /** One record in summaries, with its article: `an account`. */
  one: string;
  /** Many of them: `accounts`. */
  many: string;
}

const operation = operationsFor('lists');

/** What can be done with every list that staff keep. */
export function listOperations<
  Row,
  CreateInput extends object,
  UpdateInput extends object,
  Filter extends object,
>({ name, noun, one, many }: ListWords) {
  const path = `/api/${name}` as const;
  const ofRecord = `${path}/{id}` as const;
  return {
    /** All records in creation order, or a page of them. */
    list: operation<Page, Row[]>({
      id: `list${noun}s`,
      get: path,
      summary: `All ${many} in creation order, or a page of them`,
    }),
    /** What the filter leaves. */
    export: operation<Filter & OfIds & { format?: TransferFormat }, FileAnswer>({
      id: `export${noun}s`,
      get: `${path}/export`,
      summary: 'What the filters leave, as a file that an import can read',
    }),
    /** The report says what it did, or, as a dry run, would do. Rows that are refused are no error. */
    import: operation<ImportFile, ImportReport>({
      id: `import${noun}s`,
      post: `${path}/import`,
      summary: 'Import a CSV, XLSX, JSON or NDJSON file; the body is the file',
      sendsFile: true,
    }),
    get: operation<OfId, Row>({
      id: `get${noun}`,
      get: ofRecord,
      summary: one.replace(/^an? /, 'One '),
    }),
    create: operation<CreateInput, Row>({
      id: `create${noun}`,
      post: path,
      summary: `Add ${one}`,
    }),
    /** Replaces the whole record. */
    update: operation<OfId & OfVersion & UpdateInput, Row>({
      id: `update${noun}`,
      put: ofRecord,
      summary: `Replace ${one}`,
      sendsVersion: true,
    }),
    delete: operation<OfId & OfVersion, void>({
      id: `delete${noun}`,
      delete: ofRecord,
      summary: `Delete ${one}; it can be restored for 30 days`,
      sendsVersion: true,
    }),
    /** The report says which records were deleted by this call. */
    deleteMany: operation<RecordIds, BulkReport>({
      id: `delete${noun}s`,
      post: `${path}/delete`,
      summary: `Delete several ${many} at once; they can be restored for 30 days`,
    }),
    restoreMany: operation<RecordIds, BulkReport>({
      id: `restore${noun}s`,
      post: `${path}/restore`,
      summary: 'Undo several deletes at once',
    }),
    restore: operation<OfId, Row>({
      id: `restore${noun}`,
      post: `${ofRecord}/restore`,
      summary: 'Undo a delete',
    }),
  };
}

/** The operations of a list of such records. */
export type ListOperations<
  Row,
  CreateInput extends object,
  UpdateInput extends object,
  Filter extends object,
> = ReturnType<typeof listOperations<Row, CreateInput, UpdateInput, Filter>>;
