/** A keyset page of a list; without it the list is whole. `after` is the id of the last row one has. */
export interface Page {
  limit?: number;
  after?: number;
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
