import type { Running, Sandbox } from '@smops/cli/testing.js';

export type Engine = 'embedded' | 'postgres';

/** One figure of the table at the end. */
export interface Figure {
  what: string;
  value: string;
  /** What it may be at most or at least, in words; undefined for a figure that is only told. */
  bound?: string;
  isMet?: boolean;
}

export interface LoadContext {
  sandbox: Sandbox;
  engine: Engine;
  /** An empty database for it; undefined on the embedded engine. */
  databaseUrl?: string;
  seed: number;
  /** How long one measurement may take. */
  seconds: number;
}

/** One kind of load on a server of its own, and what it has to bear. */
export interface Load {
  /** As `npm run load -- NAME` takes it. */
  name: string;
  claim: string;
  engines: readonly Engine[];
  run(context: LoadContext): Promise<Figure[]>;
}

/** The value below which that share of the sorted numbers lies. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const ms = (value: number): string => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;

/** A figure with its limit in milliseconds. */
export const atMost = (what: string, value: number, most: number): Figure => ({
  what,
  value: ms(value),
  bound: `at most ${most} ms`,
  isMet: value <= most,
});

const PASSWORD = 'kopi-o-kosong-123';

export interface LoadedServer {
  url: string;
  running: Running;
  /** Of a session of `admin`. */
  headers: Record<string, string>;
  /** The value of a metric, summed over its labels. */
  metric(name: string): Promise<number>;
  call(method: string, path: string, body?: unknown): Promise<Response>;
  stop(): Promise<void>;
}

/** The built program as people start it, and an admin signed in. */
export async function startServer({ sandbox, databaseUrl }: LoadContext): Promise<LoadedServer> {
  const env = {
    SMOPS_ADMIN_PASSWORD: PASSWORD,
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const running = await sandbox.serve({ env });
  const { url } = running;
  const json = { origin: url, 'content-type': 'application/json' };
  const signedIn = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ username: 'admin', password: PASSWORD }),
  });
  if (signedIn.status !== 200) throw new Error(`sign-in answered ${signedIn.status}`);
  const headers = { ...json, cookie: (signedIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '' };
  return {
    url,
    running,
    headers,
    async metric(name) {
      const text = await (await fetch(`${url}/metrics`)).text();
      const lines = text
        .split('\n')
        .filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
      return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
    },
    call: (method, path, body) =>
      fetch(url + path, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    async stop() {
      running.child.kill('SIGTERM');
      await running.ended;
    },
  };
}
