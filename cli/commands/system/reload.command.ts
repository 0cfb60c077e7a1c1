import { findHolder, findServer } from '@smops/core/platform/data-folder/data-folder.js';
import { dataFolderOf } from '@smops/core/platform/data-folder/default-folder.js';
import { checkConfig } from '../../connection/connect.js';
import { findNamedTarget, findOwnServer } from '../../connection/target.js';
import { EXIT } from '../../failures/exit-codes.js';
import { CommandError, usageError } from '../../failures/failures.js';
import type { CommandSpec } from '../../program/command.js';
import { systemTexts } from './system.texts.js';

export const reloadCommand: CommandSpec = {
  path: ['reload'],
  summary: 'let the running server read its configuration again',
  description:
    'Sends SIGHUP to the server of this machine’s data folder. Keys, addresses, models, limits and budgets of smops.env then count at once; the server’s log says what changed and what needs a restart. A configuration that is not valid is refused before, and the server keeps what it has. On Windows a server is not told; the dashboard changes what counts at once.',
  examples: ['smops reload', 'SMOPS_DATA_DIR=/srv/smops smops reload'],
  async run({ io, json, options }) {
    const named = findNamedTarget(io, options as { url?: string; profile?: string });
    if (named !== undefined && findOwnServer(io, { ...named, token: undefined }) === undefined)
      throw usageError(systemTexts().ownMachine);
    const folder = dataFolderOf(io.env);
    const server = findServer(folder);
    const holder = findHolder(folder);
    if (server === undefined || holder?.purpose !== 'serve' || holder.pid !== server.pid)
      throw new CommandError(systemTexts().noServer(folder), EXIT.notFound);
    if (process.platform === 'win32') throw new CommandError(systemTexts().noReload, EXIT.failed);
    await checkConfig(io.env);
    process.kill(server.pid, 'SIGHUP');
    if (json) io.out(`${JSON.stringify({ url: server.url, pid: server.pid })}\n`);
    else io.out(`${systemTexts().reloading(server.url)}\n`);
    return undefined;
  },
};
