import { currentLanguage } from '@smops/core/language/language.model.js';
import { createClient } from '@smops/server/client/client.js';
import stringWidth from 'string-width';
import { type Finding, loadDoctor } from '../../connection/connect.js';
import { findRemoteTarget, type RemoteTarget } from '../../connection/target.js';
import { paint } from '../../output/color.js';
import { pad, sanitize } from '../../output/output.js';
import { word } from '../../output/words.js';
import type { Call, CommandSpec } from '../../program/command.js';
import { EXIT } from '../../program/exit-codes.js';
import { describeFailure } from '../../program/failures.js';
import { findSelf } from '../people/whoami.command.js';
import { systemTexts } from './system.texts.js';

const MARKS = {
  ok: { style: 'good', text: 'ok' },
  warning: { style: 'doubtful', text: 'warning' },
  bad: { style: 'bad', text: 'bad' },
} as const;

/** Whether the token is known, and to whom it belongs. */
async function checkToken({ url, token }: RemoteTarget): Promise<Finding> {
  try {
    const { username, role } = await findSelf(
      createClient({ baseUrl: url, token, language: currentLanguage() }),
    );
    return { name: 'token', state: 'ok', text: `${username} (${role})` };
  } catch (error) {
    const remedy = systemTexts().makeToken(url);
    return { name: 'token', state: 'bad', text: describeFailure(error).message, remedy };
  }
}

async function findAll({ io, options }: Call): Promise<Finding[]> {
  const { diagnose, diagnoseRemote } = await loadDoctor();
  const target = findRemoteTarget(io, options as { url?: string; profile?: string });
  if (target === undefined) return await diagnose(io.env);
  const findings = await diagnoseRemote(target.url);
  const isReached = findings.every(({ state }) => state !== 'bad');
  return isReached ? [...findings, await checkToken(target)] : findings;
}

export const doctorCommand: CommandSpec = {
  path: ['doctor'],
  summary: 'check this machine for problems and suggest fixes',
  description:
    'Checks Node.js, configuration, data folder and disk, the running server or the database and its migrations, the port, providers and the build; when commands use a server elsewhere, that server and the token. Changes nothing and calls no paid service. Ends with 1 when something is bad.',
  examples: ['smops doctor', 'smops doctor --json', 'smops doctor --url https://smops.example'],
  async run(call) {
    const { io, json } = call;
    const findings = await findAll(call);
    const isBad = findings.some(({ state }) => state === 'bad');
    if (json) io.out(`${JSON.stringify({ ok: !isBad, findings })}\n`);
    else {
      const width = Math.max(...findings.map(({ name }) => stringWidth(word(name))));
      for (const { name, state, text, remedy } of findings) {
        const label = systemTexts()[MARKS[state].text];
        const mark = paint(io, 'out', MARKS[state].style, label);
        io.out(`${mark}  ${pad(word(name), width)}  ${sanitize(text)}\n`);
        if (remedy !== undefined)
          io.out(`${' '.repeat(stringWidth(label) + width + 4)}→ ${sanitize(remedy)}\n`);
      }
    }
    return isBad ? EXIT.failed : EXIT.done;
  },
};
