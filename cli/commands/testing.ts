import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findServer } from '@smops/core/platform/data-folder/data-folder.js';
import { makeDatabaseOf } from '@smops/core/platform/db/testing.js';
import type { Language } from '@smops/core/platform/language/language.constants.js';
import { type RunningServer, readConfig, serve } from '@smops/server/in-process.js';
import type { ExitCode } from '../failures/exit-codes.js';
import type { Io } from '../output/io.js';
import type { CommandSpec } from '../program/command.js';
import { runProgram } from '../program/program.js';

/** What a command line wrote, and its exit code. */
export interface CommandOutcome {
  out: string;
  err: string;
  code: ExitCode;
}

/** Runs a command line in this process, in a pipe 100 columns wide unless `io` says otherwise. `input` is its standard input. */
export async function runCommand(
  commands: readonly CommandSpec[],
  argv: string[],
  { input = '', signal, ...io }: Partial<Io> & { input?: string; signal?: AbortSignal } = {},
): Promise<CommandOutcome> {
  const written = { out: '', err: '' };
  const code = await runProgram(
    argv,
    commands,
    {
      out: (text) => {
        written.out += text;
      },
      err: (text) => {
        written.err += text;
      },
      readStdin: async () => Buffer.from(input),
      isOutTty: false,
      isErrTty: false,
      isInTty: false,
      columns: 100,
      env: {},
      ...io,
    },
    signal,
  );
  return { ...written, code };
}

/** A temporary folder whose `data` is a data folder with an up-to-date database of its own; `env` has commands use it. */
export interface CommandFolder {
  folder: string;
  env: Record<string, string>;
  /** Removes what of the database is not in the folder. */
  drop(): Promise<void>;
}

export async function makeCommandFolder(): Promise<CommandFolder> {
  const folder = mkdtempSync(join(tmpdir(), 'smops-cli-'));
  const data = join(folder, 'data');
  const { environment, drop } = await makeDatabaseOf(data);
  return { folder, env: { ...envOf(folder), ...environment }, drop };
}

/** What commands are given that work in `folder`. */
export const envOf = (folder: string) => ({
  HOME: folder,
  SMOPS_DATA_DIR: join(folder, 'data'),
  LANG: 'en_US.UTF-8',
});

/** The same with a server, which commands find there: opening the database for each command would take most of the time. */
export async function serveCommandFolder(
  settings: Record<string, string> = {},
): Promise<CommandFolder & { server: RunningServer }> {
  const made = await makeCommandFolder();
  const config = readConfig({
    ...made.env,
    SMOPS_ADMIN_PASSWORD: 'kopi-o-kosong-123',
    PORT: '0',
    LOG_LEVEL: 'silent',
    ...settings,
  });
  return { ...made, server: await serve({ config, logFormat: 'json' }) };
}

// biome-ignore lint/suspicious/noExplicitAny: what the server answers is checked by what is read of it
export type AnyJson = any;

/** The other ways to a server's data, as the owner of the folder; what is no success fails the test. */
export interface OtherWays {
  /** The text that a path answers. */
  get(path: string, language?: Language): Promise<string>;
  /** Sends JSON or a form; what is answered, undefined for nothing. */
  send(method: string, path: string, body: object | FormData): Promise<AnyJson>;
  /** Makes an assistant; what it is told when it calls a tool, as the protocol has it. */
  openAssistant(): Promise<(tool: string, input: object, language?: Language) => Promise<string>>;
}

/** The API and the tools of assistants, to be compared with what commands say of the same folder. */
export function otherWaysTo({ server, folder }: CommandFolder & { server: RunningServer }): OtherWays {
  async function call(
    path: string,
    {
      headers,
      ...init
    }: { method?: string; body?: string | FormData; headers?: Record<string, string> } = {},
  ) {
    const authorization = `Bearer ${findServer(join(folder, 'data'))?.token}`;
    const response = await fetch(`${server.url}${path}`, { ...init, headers: { authorization, ...headers } });
    const text = await response.text();
    if (!response.ok) throw new Error(`${init.method ?? 'GET'} ${path}: ${response.status} ${text}`);
    return text;
  }
  const spoken = (language: Language | undefined): Record<string, string> =>
    language ? { 'smops-language': language } : {};
  const ofJson = { 'content-type': 'application/json' };
  const ways: OtherWays = {
    get: (path, language) => call(path, { headers: spoken(language) }),
    async send(method, path, body) {
      const isForm = body instanceof FormData;
      const text = await call(
        path,
        isForm ? { method, body } : { method, body: JSON.stringify(body), headers: ofJson },
      );
      return text === '' ? undefined : JSON.parse(text);
    },
    async openAssistant() {
      const made = await ways.send('POST', '/api/tokens', {
        name: 'pembantu',
        role: 'analyst',
        assistant: 'read',
      });
      return (tool, input, language) =>
        call('/mcp', {
          method: 'POST',
          headers: {
            ...ofJson,
            ...spoken(language),
            authorization: `Bearer ${made.token}`,
            accept: 'application/json, text/event-stream',
          },
          body: JSON.stringify({
            jsonrpc: '2.0',
            id: 1,
            method: 'tools/call',
            params: { name: tool, arguments: input },
          }),
        });
    },
  };
  return ways;
}

export async function removeCommandFolder({
  folder,
  server,
  drop,
}: {
  folder: string;
  server?: RunningServer;
  drop?: () => Promise<void>;
}): Promise<void> {
  await server?.close();
  await drop?.();
  rmSync(folder, { recursive: true, force: true });
}
