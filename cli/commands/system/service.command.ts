import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { dataFolderOf } from '@smops/core/platform/data-folder/default-folder.js';
import { EXIT } from '../../failures/exit-codes.js';
import { CommandError } from '../../failures/failures.js';
import type { Io } from '../../output/io.js';
import type { Call, CommandSpec, Deed } from '../../program/command.js';
import { installTask, taskStatus, uninstallTask } from './scheduled-task.js';
import { serviceUnit, UNIT_NAME } from './service-unit.js';
import { systemTexts } from './system.texts.js';

const SYSTEM_USER = 'smops';
const SYSTEM_DATA = '/var/lib/smops';

/** One unit: of this user, or with `--system` of the machine. */
class Service {
  readonly path: string;
  readonly data: string;
  readonly done: string[] = [];
  readonly isSystem: boolean;
  private readonly flags: string[];
  private readonly io: Io;

  constructor(io: Io, isSystem: boolean) {
    this.io = io;
    this.isSystem = isSystem;
    const own = io.env.XDG_CONFIG_HOME || join(io.env.HOME || homedir(), '.config');
    this.path = join(isSystem ? '/etc/systemd/system' : join(own, 'systemd/user'), UNIT_NAME);
    this.data = isSystem ? SYSTEM_DATA : resolve(dataFolderOf(io.env));
    this.flags = isSystem ? [] : ['--user'];
  }

  /** What systemctl printed and how it ended. Throws where it cannot be run. */
  ask(...words: string[]): { status: number | null; text: string } {
    const args = [...this.flags, ...words];
    const { status, stdout, stderr, error } = spawnSync('systemctl', args, {
      env: this.io.env,
      encoding: 'utf8',
    });
    if (error) throw new CommandError(systemTexts().noSystemd(error.message), EXIT.failed);
    return { status, text: (stdout + stderr).trim() };
  }

  /** Refuses where systemd does not run. */
  needSystemd(): void {
    const { status, text } = this.ask('show', '--property=Version');
    if (status !== 0) throw new CommandError(systemTexts().noSystemd(text), EXIT.failed);
  }

  /** Runs systemctl and notes it; throws what it says when it fails. */
  do(...words: string[]): void {
    const line = ['systemctl', ...this.flags, ...words].join(' ');
    const { status, text } = this.ask(...words);
    if (status !== 0) throw new CommandError(systemTexts().commandFailed(line, text), EXIT.failed);
    this.done.push(systemTexts().ran(line));
  }

  report({ json }: Call, more: string[]): void {
    if (json) this.io.out(`${JSON.stringify({ unit: this.path, data: this.data, done: this.done })}\n`);
    else this.io.out(`${[...this.done, ...more].join('\n')}\n`);
  }
}

const isWindows = process.platform === 'win32';
const ownScript = () => resolve(process.argv[1] as string);

const openService = ({ io, options }: Call) => new Service(io, options.system === true);

function install(call: Call): void {
  const service = openService(call);
  service.needSystemd();
  if (service.isSystem && spawnSync('id', ['-u', SYSTEM_USER]).status !== 0)
    throw new CommandError(systemTexts().noServiceUser(SYSTEM_USER, SYSTEM_DATA), EXIT.failed);
  const text = serviceUnit({
    command: [process.execPath, ownScript(), 'serve'],
    data: service.data,
    user: service.isSystem ? SYSTEM_USER : undefined,
  });
  mkdirSync(dirname(service.path), { recursive: true });
  writeFileSync(service.path, text);
  service.done.push(systemTexts().wrote(service.path));
  service.do('daemon-reload');
  service.do('enable', '--now', UNIT_NAME);
  service.report(call, [
    systemTexts().serviceData(service.data),
    ...(service.isSystem ? [] : [systemTexts().linger]),
  ]);
}

function status(call: Call): void {
  const service = openService(call);
  if (!existsSync(service.path)) throw new CommandError(systemTexts().noUnit(service.path), EXIT.notFound);
  const enabled = service.ask('is-enabled', UNIT_NAME).text;
  const active = service.ask('is-active', UNIT_NAME).text;
  if (call.json) call.io.out(`${JSON.stringify({ unit: service.path, enabled, active })}\n`);
  else call.io.out(`${service.path}: ${enabled}, ${active}\n`);
}

function uninstall(call: Call): void {
  const service = openService(call);
  if (!existsSync(service.path)) throw new CommandError(systemTexts().noUnit(service.path), EXIT.notFound);
  service.do('disable', '--now', UNIT_NAME);
  rmSync(service.path);
  service.done.push(systemTexts().removed(service.path));
  service.do('daemon-reload');
  service.report(call, [systemTexts().dataStays(service.data)]);
}

const systemOption = {
  flags: '--system',
  description: 'of the whole machine, as root, instead of this user',
};

const command = (verb: string, summary: string, run: (call: Call) => void): CommandSpec => ({
  path: ['service', verb],
  summary,
  options: [systemOption],
  examples: [`smops service ${verb}`, `sudo smops service ${verb} --system`],
  async run(call) {
    run(call);
    return undefined;
  },
});

/** `smops status --service`. */
export const serviceStatus: Deed = {
  summary: 'whether systemd, or the scheduled task of Windows, starts and runs the server',
  options: [systemOption],
  examples: ['smops status --service', 'smops status --service --system'],
  async run(call) {
    if (isWindows) taskStatus(call);
    else status(call);
    return undefined;
  },
};

/** `smops service install|uninstall`: the server kept running by systemd. */
export const serviceCommands: readonly CommandSpec[] = [
  {
    ...command(
      'install',
      'keep the server running: by systemd, on Windows by a scheduled task',
      isWindows ? (call) => installTask(call, ownScript()) : install,
    ),
    description:
      'Writes a unit for this installation, enables and starts it. With --system it runs as the user smops on /var/lib/smops, with settings from /etc/smops.env. Run it again after an upgrade that moved the program. On Windows it makes the scheduled task smops, which starts the server when the user signs in.',
  },
  command(
    'uninstall',
    'stop the server and remove its unit or task; the data stays',
    isWindows ? uninstallTask : uninstall,
  ),
];
