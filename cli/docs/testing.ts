import { chmodSync, cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import type { Sandbox } from '../testing.js';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A fenced block of a document. */
export interface Block {
  document: string;
  /** Where it begins, from 1. */
  line: number;
  language: string;
  text: string;
  /** The name of the recipe, for blocks that have a test of their own. */
  recipe?: string;
}

/** README and the pages of docs/, by path from the root; README first. */
export const documents = (): string[] => [
  'README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => `docs/${name}`),
];

export const readDocument = (name: string): string => readFileSync(join(root, name), 'utf8');

/** The fenced blocks of a document, in order. */
export function blocksOf(document: string): Block[] {
  const text = readDocument(document);
  const fences = /(?:<!-- recipe: ([\w-]+) -->\n)?^```(\S*)\n([\s\S]*?)^```$/gm;
  return [...text.matchAll(fences)].map((match) => ({
    document,
    line: text.slice(0, match.index).split('\n').length,
    recipe: match[1],
    language: match[2] ?? '',
    text: match[3] ?? '',
  }));
}

/** The commands of an `sh` or `console` block; a line that ends in a backslash goes on in the next. */
export function commandsOf({ language, text }: Block): string[] {
  const lines = text.replaceAll('\\\n', ' ').split('\n');
  if (language === 'sh') return lines.filter((line) => line.trim() !== '');
  return lines.filter((line) => line.startsWith('$ ')).map((line) => line.slice(2));
}

/**
 * A folder that looks like a fresh checkout, so that what commands write stays in the sandbox: links to everything that is
 * in the repository, and a copy of deploy/, where a document puts a file.
 */
export function makeCheckout(sandbox: Sandbox): string {
  const checkout = join(sandbox.folder, 'checkout');
  mkdirSync(checkout);
  for (const name of readdirSync(root)) {
    if (name === 'deploy') cpSync(join(root, name), join(checkout, name), { recursive: true });
    else if (name !== '.git') symlinkSync(join(root, name), join(checkout, name));
  }
  return checkout;
}

/** The environment of a person who has just got an account on this machine. */
export const newcomer = (sandbox: Sandbox): Record<string, string | undefined> => ({
  PATH: `${join(sandbox.folder, 'npm', 'bin')}:${process.env.PATH}`,
  HOME: sandbox.folder,
  LANG: 'C.UTF-8',
  PORT: '0',
  SMOPS_DATA_DIR: sandbox.data,
  // Where `npm install -g` goes.
  npm_config_prefix: join(sandbox.folder, 'npm'),
  npm_config_update_notifier: 'false',
});

/** Makes `smops` a command, as `npm install -g ./cli` does. */
export function linkProgram(sandbox: Sandbox): void {
  mkdirSync(join(sandbox.folder, 'npm', 'bin'), { recursive: true });
  const shim = join(sandbox.folder, 'npm', 'bin', 'smops');
  writeFileSync(shim, `#!/bin/sh\nexec '${process.execPath}' '${join(root, 'cli/bin/smops.mjs')}' "$@"\n`);
  chmodSync(shim, 0o755);
}

/** Runs a script by bash, which ends with the first command that fails; resolves to what it printed. */
export async function runScript(
  script: string,
  cwd: string,
  env: Record<string, string | undefined>,
): Promise<{ exitCode: number | undefined; all: string }> {
  const { exitCode, all } = await execa('bash', ['--norc', '-e', '-c', script], {
    stdin: 'ignore',
    all: true,
    reject: false,
    cwd,
    extendEnv: false,
    env,
  });
  return { exitCode, all };
}
