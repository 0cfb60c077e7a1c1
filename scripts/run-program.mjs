import { spawn } from 'node:child_process';
import { root } from './setup/setup.mjs';
import { startPostgres } from './testing/test-postgres.mjs';

/** Runs a compiled program with this command's arguments, and ends with its exit code. */
export async function runProgram(compiled, env = {}) {
  process.exitCode = await new Promise((resolve) => {
    spawn(process.execPath, ['--enable-source-maps', compiled, ...process.argv.slice(2)], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    }).once('exit', (status) => resolve(status ?? 1));
  });
}

/** Runs a compiled program; resolves with how it ended and what it printed, which is also shown. */
export const measure = (compiled, args, env = {}) =>
  new Promise((resolve) => {
    let output = '';
    const child = spawn(process.execPath, ['--enable-source-maps', compiled, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.stdout.setEncoding('utf8').on('data', (text) => {
      process.stdout.write(text);
      output += text;
    });
    child.once('close', (status, signal) => resolve({ status, signal, output }));
  });

/** The same, with a PostgreSQL server of its own meanwhile. */
export async function runWithPostgres(compiled) {
  const postgres = await startPostgres();
  try {
    await runProgram(compiled, { SMOPS_TEST_DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
}
