import { messageOf } from '@smops/core/errors.js';
import { doctorTexts } from './doctor.texts.js';
import { bad, type Finding, ok } from './findings.js';

const SILENCE_MS = 5000;

async function check(url: string, path: string, finding: Finding, remedy: string): Promise<Finding> {
  try {
    const { status } = await fetch(`${url}${path}`, { signal: AbortSignal.timeout(SILENCE_MS) });
    if (status !== 200) throw new Error(doctorTexts().itAnswers(status));
    return finding;
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    const why = cause?.code ?? messageOf(error);
    return bad(finding.name, doctorTexts().answersBadly(`${url}${path}`, why), remedy);
  }
}

/** A server of this machine, and its database. */
export const checkServer = async (url: string): Promise<Finding[]> => [
  await check(url, '/healthz', ok('server', doctorTexts().runsAt(url)), doctorTexts().restart),
  await check(url, '/readyz', ok('database', doctorTexts().answersServer), doctorTexts().readLog),
];

/** A server elsewhere, as far as others may see. */
export const checkRemoteServer = async (url: string): Promise<Finding> =>
  await check(url, '/healthz', ok('server', doctorTexts().answersAt(url)), doctorTexts().checkNetwork);
