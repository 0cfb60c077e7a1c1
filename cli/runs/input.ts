import { readFile } from 'node:fs/promises';
import { mergeVariables, parseVariable } from '@smops/core/analysis/analyzer/analyzer.model.js';
import { MAX_VARIABLES } from '@smops/core/analysis/codebooks/variables.constants.js';
import { usageError } from '../failures/failures.js';
import type { Io } from '../output/io.js';
import { sanitize } from '../output/output.js';
import type { Call } from '../program/command.js';
import { analyzeTexts } from './analyze.texts.js';

/** A comma is part of the variable, which is seldom meant. */
function hintAtLists(io: Io, variables: { name: string }[]): void {
  for (const { name } of variables) {
    const parts = name.split(/[,，、]/).map((part) => part.trim());
    if (parts.length < 2 || parts.includes('')) continue;
    const separate = parts.map((part) => `--var ${/\s/.test(part) ? `"${part}"` : part}`).join(' ');
    io.err(`smops: ${analyzeTexts().oneVariable(sanitize(name), parts.length, sanitize(separate))}\n`);
  }
}

/**
 * The variables of `--var` and `--vars-file` (one a line; empty lines and lines with # in front are left out), each
 * once. Refuses none, and more than the limit.
 */
export async function readVariables({ io, json, options }: Call) {
  const texts = [...((options.var as string[] | undefined) ?? [])];
  if (typeof options.varsFile === 'string') {
    const lines = (await readFile(options.varsFile, 'utf8')).replace(/^\uFEFF/, '').split(/\r?\n/);
    texts.push(...lines.filter((line) => !line.trimStart().startsWith('#')));
  }
  const given = texts.filter((text) => text.trim() !== '');
  if (given.length === 0) throw usageError(analyzeTexts().whatToLook);
  try {
    const variables = mergeVariables(given.map(parseVariable));
    if (variables.length > MAX_VARIABLES) {
      throw new Error(analyzeTexts().tooManyVariables(variables.length, MAX_VARIABLES));
    }
    if (!json) hintAtLists(io, variables);
    return variables;
  } catch (error) {
    throw usageError((error as Error).message);
  }
}

/** What is looked for: the codebook of `--codebook`, else the variables. Refuses both, and neither. */
export async function readAsked(call: Call) {
  const { codebook, var: texts, varsFile } = call.options;
  if (typeof codebook !== 'string') return { variables: await readVariables(call) };
  if (texts !== undefined || varsFile !== undefined) throw usageError(analyzeTexts().codebookOrVariables);
  return { codebook };
}

/** The option of a codebook, of every command that takes variables. */
export const codebookOption = {
  flags: '--codebook <name>',
  description: 'the variables of this codebook, by its name or id; NAME@3 is its third version',
};

export async function readPost({ options }: Call): Promise<string> {
  if (typeof options.postFile === 'string') return await readFile(options.postFile, 'utf8');
  return typeof options.post === 'string' ? options.post : '';
}
