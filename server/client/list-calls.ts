/** A keyset page of a list; without it the list is whole. `after` is the id of the last row one has. */
export interface Page {
  limit?: number;
  after?: number;
}

/** Only some records of a list: their ids as `idsText` writes them. */
export interface OfIds {
  ids?: string;
}

/** A page as the query of a call. */
export const pageQuery = ({ limit, after }: Page) => ({
  ...(limit === undefined ? {} : { limit: String(limit) }),
  ...(after === undefined ? {} : { after: String(after) }),
});

/**
 * The header of a change that is based on a version of the record: if someone else was faster, the call fails with 412
 * and code PRECONDITION_FAILED. Without a version the change is made in any case.
 */
export const ifMatch = (version: number | undefined) =>
  version === undefined ? {} : { 'if-match': `"${version}"` };

/** Path parameter of a record. */
export const param = (id: number) => ({ id: String(id) });

/** A file to import: CSV, XLSX, JSON or NDJSON, recognised by its content. */
export interface ImportFile {
  content: Blob | ReadableStream<Uint8Array>;
  /** Only its ending is used, where the content leaves a doubt. */
  fileName?: string;
  /** Change nothing, only say what would happen. */
  dryRun?: boolean;
}

/** The query of an import, and what its request needs besides: the file as its body. */
export const importCall = ({ content, fileName, dryRun }: ImportFile) => ({
  query: { ...(dryRun ? { dryRun: 'true' as const } : {}), ...(fileName === undefined ? {} : { fileName }) },
  init: {
    headers: { 'content-type': 'application/octet-stream' },
    // fetch needs `duplex` for a body that is a stream, which DOM's types do not know yet.
    init: { body: content, duplex: 'half' } as RequestInit,
  },
});
