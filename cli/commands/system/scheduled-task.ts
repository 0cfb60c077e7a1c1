import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, win32 } from 'node:path';
import { findServer } from '@smops/core/platform/data-folder/data-folder.js';
import { dataFolderOf } from '@smops/core/platform/data-folder/default-folder.js';
import { EXIT } from '../../failures/exit-codes.js';
import { CommandError } from '../../failures/failures.js';
import type { Call } from '../../program/command.js';
import { systemTexts } from './system.texts.js';

/** What Windows has in place of systemd: a task that starts the server when the user signs in. */
export const TASK_NAME = 'smops';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] as string);

/**
 * The task, as the Task Scheduler reads it (schema 1.2): without a file a task ends after three days, and on a laptop that
 * is not plugged in it never starts. `user` is DOMAIN\name.
 */
export function taskXml(task: { program: string; script: string; user: string }): string {
  const user = escaped(task.user);
  return `<?xml version="1.0" encoding="UTF-16"?>
<Task version="1.2" xmlns="http://schemas.microsoft.com/windows/2004/02/mit/task">
  <RegistrationInfo><Description>smops</Description></RegistrationInfo>
  <Triggers><LogonTrigger><Enabled>true</Enabled><UserId>${user}</UserId></LogonTrigger></Triggers>
  <Principals>
    <Principal id="Author">
      <UserId>${user}</UserId><LogonType>InteractiveToken</LogonType><RunLevel>LeastPrivilege</RunLevel>
    </Principal>
  </Principals>
  <Settings>
    <MultipleInstancesPolicy>IgnoreNew</MultipleInstancesPolicy>
    <DisallowStartIfOnBatteries>false</DisallowStartIfOnBatteries>
    <StopIfGoingOnBatteries>false</StopIfGoingOnBatteries>
    <ExecutionTimeLimit>PT0S</ExecutionTimeLimit>
    <RestartOnFailure><Interval>PT1M</Interval><Count>10</Count></RestartOnFailure>
  </Settings>
  <Actions Context="Author">
    <Exec>
      <Command>${escaped(task.program)}</Command>
      <Arguments>"${escaped(task.script)}" serve</Arguments>
      <WorkingDirectory>${escaped(win32.dirname(task.program))}</WorkingDirectory>
    </Exec>
  </Actions>
</Task>
`;
}

/** The steps of schtasks that were done, each as it was run. What it prints is in the computer's own code page: not shown. */
class Schtasks {
  readonly done: string[] = [];
  private readonly call: Call;

  constructor(call: Call) {
    this.call = call;
  }

  ask(...words: string[]): boolean {
    return spawnSync('schtasks', words, { env: this.call.io.env, stdio: 'ignore' }).status === 0;
  }

  do(...words: string[]): void {
    if (!this.ask(...words)) throw new CommandError(systemTexts().taskRefused, EXIT.failed);
    this.done.push(systemTexts().ran(['schtasks', ...words].join(' ')));
  }

  need(): void {
    if (!this.ask('/Query', '/TN', TASK_NAME))
      throw new CommandError(systemTexts().noTask(TASK_NAME), EXIT.notFound);
  }

  report(more: string[]): void {
    const { io, json } = this.call;
    const data = dataFolderOf(io.env);
    if (json) io.out(`${JSON.stringify({ task: TASK_NAME, data, done: this.done })}\n`);
    else io.out(`${[...this.done, ...more].join('\n')}\n`);
  }
}

function refuseSystem({ options }: Call): void {
  if (options.system === true) throw new CommandError(systemTexts().taskOfMachine, EXIT.usage);
}

/** Makes the task of this user and starts it. Throws where Windows refuses. */
export function installTask(call: Call, script: string): void {
  refuseSystem(call);
  const { env } = call.io;
  const data = dataFolderOf(env);
  const user = [env.USERDOMAIN, env.USERNAME].filter(Boolean).join('\\');
  const schtasks = new Schtasks(call);
  mkdirSync(data, { recursive: true });
  const file = join(data, 'task.xml');
  // The Task Scheduler reads UTF-16 alone.
  writeFileSync(file, `\uFEFF${taskXml({ program: process.execPath, script, user })}`, 'utf16le');
  try {
    schtasks.do('/Create', '/F', '/TN', TASK_NAME, '/XML', file);
  } finally {
    rmSync(file);
  }
  schtasks.do('/Run', '/TN', TASK_NAME);
  schtasks.report([systemTexts().taskData(data)]);
}

/** Ends and removes the task; the data stays. */
export function uninstallTask(call: Call): void {
  refuseSystem(call);
  const schtasks = new Schtasks(call);
  schtasks.need();
  schtasks.ask('/End', '/TN', TASK_NAME);
  schtasks.do('/Delete', '/F', '/TN', TASK_NAME);
  schtasks.report([systemTexts().dataStays(dataFolderOf(call.io.env))]);
}

/** Says whether the task is there, and whether the server runs. */
export function taskStatus(call: Call): void {
  refuseSystem(call);
  const { io, json } = call;
  new Schtasks(call).need();
  const url = findServer(dataFolderOf(io.env))?.url;
  if (json) io.out(`${JSON.stringify({ task: TASK_NAME, url: url ?? null })}\n`);
  else if (url === undefined) io.out(`${systemTexts().taskWaits(TASK_NAME)}\n`);
  else io.out(`${systemTexts().taskRuns(TASK_NAME, url)}\n`);
}
