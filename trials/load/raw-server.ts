import { once } from 'node:events';
import { createServer } from 'node:http';
import { connectPostgres } from '@smops/core/platform/db/connect.js';
import { answerParent } from './child.js';

export interface RawServerInput {
  port: number;
  /** Without one it answers `ok` only: how late the machine itself is. */
  databaseUrl?: string;
}

const LIST = `select id, email_address as "emailAddress", first_name as "firstName", last_name as "lastName",
  facebook_profile_link as "facebookProfileLink", instagram_profile_link as "instagramProfileLink",
  tiktok_profile_link as "tiktokProfileLink", facebook_status as "facebookStatus",
  instagram_status as "instagramStatus", tiktok_status as "tiktokStatus", version
  from accounts where deleted_at is null order by id`;

/** What a list costs at least: node:http, plain pg, JSON.stringify; no session, no rights, no validation. */
answerParent<RawServerInput, true>(async ({ port, databaseUrl }, stop) => {
  const connection = databaseUrl === undefined ? undefined : await connectPostgres(databaseUrl);
  const server = createServer(async (_request, response) => {
    const body = connection === undefined ? 'ok' : JSON.stringify((await connection.pool.query(LIST)).rows);
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
  server.listen(port, '127.0.0.1');
  await once(stop, 'abort');
  server.closeAllConnections();
  server.close();
  await connection?.close();
  return true;
});
