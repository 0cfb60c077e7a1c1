import { findServer } from '@smops/core/platform/data-folder/data-folder.js';
import { dataFolderOf } from '@smops/core/platform/data-folder/default-folder.js';
import { currentLanguage } from '@smops/core/platform/language/language.model.js';
import { type Client, createClient } from '@smops/server/client/client.js';
import stringWidth from 'string-width';
import { type Finding, loadDoctor } from '../../connection/connect.js';
import { findRemoteTarget, type RemoteTarget } from '../../connection/target.js';
import { EXIT } from '../../failures/exit-codes.js';
import { describeFailure } from '../../failures/failures.js';
import { paint } from '../../output/color.js';
import { pad, sanitize } from '../../output/output.js';
import { word } from '../../output/words.js';
import type { Call, CommandSpec } from '../../program/command.js';
import { findSelf } from '../people/self.js';
import { schedulesTexts } from '../schedules/schedules.texts.js';
import { findTroubled, troubleText } from '../schedules/troubled-schedules.js';
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

/** Schedules that are paused or fail; nothing is said to a token that may not see them. */
async function checkSchedules(client: Client): Promise<Finding[]> {
  try {
    const troubled = await findTroubled(client);
    if (troubled === undefined) return [];
    if (troubled.length === 0) return [{ name: 'schedules', state: 'ok', text: schedulesTexts().noTrouble }];
    const text = schedulesTexts().inTrouble(troubled.map(troubleText).join('; '));
    return [{ name: 'schedules', state: 'warning', text, remedy: schedulesTexts().howToSee }];
  } catch (error) {
    return [
      {
        name: 'schedules',
        state: 'warning',
        text: describeFailure(error).message,
        remedy: schedulesTexts().howToSee,
      },
    ];
  }
}

async function findAll({ io, options }: Call): Promise<Finding[]> {
  const { diagnose, diagnoseRemote } = await loadDoctor();
  const target = findRemoteTarget(io, options as { url?: string; profile?: string });
  const language = currentLanguage();
  if (target === undefined) {
    const here = await diagnose(io.env);
    const server = findServer(dataFolderOf(io.env));
    if (server === undefined || here.some(({ state }) => state === 'bad')) return here;
    return [
      ...here,
      ...(await checkSchedules(createClient({ baseUrl: server.url, token: server.token, language }))),
    ];
  }
  const findings = await diagnoseRemote(target.url);
  const isReached = findings.every(({ state }) => state !== 'bad');
  if (!isReached) return findings;
  const token = await checkToken(target);
  if (token.state === 'bad') return [...findings, token];
  return [
    ...findings,
    token,
    ...(await checkSchedules(createClient({ baseUrl: target.url, token: target.token, language }))),
  ];
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
