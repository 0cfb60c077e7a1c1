import { getStatus } from '@smops/server/client/system.client.js';
import type { CommandSpec } from '../command.js';

const PLACES = {
  remote: 'a server elsewhere',
  'local-server': "this machine's server",
  'in-process': 'no server runs; this command opened the data itself',
};

export const statusCommand: CommandSpec = {
  path: ['status'],
  summary: 'what smops is connected to and how it is set up',
  examples: ['smops status', 'smops status --json'],
  run: ({ io, json, withConnection }) =>
    withConnection({}, async ({ client, where, url }) => {
      const status = await getStatus(client);
      if (json) {
        io.out(`${JSON.stringify({ ...status, where, url })}\n`);
        return undefined;
      }
      const lines = [
        ['version', status.version],
        ['reached', where === 'in-process' ? PLACES[where] : `${PLACES[where]}, ${url}`],
        ['database', status.engine === 'embedded' ? 'embedded' : 'PostgreSQL'],
        ['provider', status.defaultProvider],
        ['time zone', status.timeZone],
        ['demo data', status.demo ? 'yes' : 'no'],
      ];
      for (const [name = '', value] of lines) io.out(`${name.padEnd(10)} ${value}\n`);
      return undefined;
    }),
};
