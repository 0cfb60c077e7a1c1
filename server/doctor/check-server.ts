import { messageOf } from '@smops/core/errors.js';
import { bad, type Finding, ok } from './findings.js';

const SILENCE_MS = 5000;

async function check(url: string, path: string, finding: Finding, remedy: string): Promise<Finding> {
  try {
    const { status } = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(SILENCE_MS) });
    if (status !== 200) throw new Error(`it answers ${status}`);
    return finding;
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    const why = cause?.code ?? messageOf(error);
    return bad(finding.name, `${url}${path} does not answer well (${why})`, remedy);
  }
}

/** A server of this machine, and its database. */
export const checkServer = async (url: string): Promise<Finding[]> => [
  await check(url, '/healthz', ok('server', `runs at ${url}`), 'Read its log; stop it and start it again.'),
  await check(url, '/readyz', ok('database', 'answers the running server'), 'Read the server’s log.'),
];

/** A server elsewhere, as far as others may see. */
export const checkRemoteServer = async (url: string): Promise<Finding> =>
  await check(
    url,
    '/healthz',
    ok('server', `answers at ${url}`),
    'Check the address (--url, SMOPS_URL or smops login), the network, and that the server runs.',
  );
