import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Sandbox } from '@smops/cli/testing.js';
import type { ServerFile } from '@smops/core/platform/data-folder/data-folder.js';

/** Calls to a running server as the owner of its data folder. */
export interface Api {
  get(path: string): Promise<Response>;
  post(path: string, body: unknown): Promise<Response>;
}

/** What the server of a data folder leaves for the commands of its machine. */
export const serverOf = ({ data }: Pick<Sandbox, 'data'>): ServerFile =>
  JSON.parse(readFileSync(join(data, 'server.json'), 'utf8')) as ServerFile;

export function apiOf(sandbox: Pick<Sandbox, 'data'>): Api {
  const { url, token } = serverOf(sandbox);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return {
    get: (path) => fetch(`${url}${path}`, { headers }),
    post: (path, body) => fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) }),
  };
}

export interface ListedAccount {
  emailAddress: string;
}

export const listAccounts = async (api: Api): Promise<ListedAccount[]> =>
  (await (await api.get('/api/accounts')).json()) as ListedAccount[];
