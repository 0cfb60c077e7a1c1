import { type Client, readJson } from './client.js';

export interface CopiesPage {
  limit?: number;
  after?: number;
}

const queryOf = ({ limit, after }: CopiesPage) => ({
  ...(limit === undefined ? {} : { limit: String(limit) }),
  ...(after === undefined ? {} : { after: String(after) }),
});

/** Groups of comments of a completed run that are copies of one text, the largest first. */
export const listCopyGroups = (client: Client, taskId: string, page: CopiesPage = {}) =>
  readJson(
    client.api['fb-analyzer'].task[':taskId'].copies.$get({ param: { taskId }, query: queryOf(page) }),
  );

/** The comments of the group whose first comment is the one with this `seq`. */
export const listCopies = (client: Client, taskId: string, first: number, page: CopiesPage = {}) =>
  readJson(
    client.api['fb-analyzer'].task[':taskId'].copies[':first'].$get({
      param: { taskId, first: String(first) },
      query: queryOf(page),
    }),
  );

/** Texts of which many copies came within a day; `least` copies make a wave. */
export const listWaves = (client: Client, taskId: string, least?: number) =>
  readJson(
    client.api['fb-analyzer'].task[':taskId'].waves.$get({
      param: { taskId },
      query: least === undefined ? {} : { least: String(least) },
    }),
  );
