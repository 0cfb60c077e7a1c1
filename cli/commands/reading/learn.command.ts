import { PROVIDER_LABELS } from '@smops/core/analysis/analyzer/providers/providers.constants.js';
import { LEARNING_SOURCES, type LearningSource } from '@smops/core/judging/learning/learning.constants.js';
import { LEARNING } from '@smops/core/judging/learning/learning.operations.js';
import type { LearningProposals, ProposedWord } from '@smops/core/judging/learning/learning.schemas.js';
import { usageError } from '../../failures/failures.js';
import type { Io } from '../../output/io.js';
import { sanitize } from '../../output/output.js';
import { printTable } from '../../output/print-table.js';
import type { CommandSpec } from '../../program/command.js';
import { findRun, idArgument } from '../../runs/find-run.js';
import { othersText } from '../../runs/others-text.js';
import { learningTexts } from './learning.texts.js';

interface NumberedWord extends ProposedWord {
  number: number;
  variable: string;
  source: LearningSource;
}

const numbered = ({ source, variables }: LearningProposals): NumberedWord[] =>
  variables
    .flatMap(({ name, words }) => words.map((word) => ({ ...word, variable: name, source })))
    .map((word, at) => ({ ...word, number: at + 1 }));

function wordsOf({ topic, terms }: ProposedWord): string {
  const words = terms.map((term) => term.replace('+', ' + ')).join(', ');
  return sanitize(topic === null ? words : learningTexts().wordsOfTopic(topic, words));
}

const evidenceOf = ({ kind, source, right, wrong }: NumberedWord) =>
  learningTexts()[`${kind}${source === 'people' ? 'Evidence' : 'Answers'}`](right, right + wrong);

const columns = () => [
  { title: 'NUMBER', value: ({ number }: NumberedWord) => number },
  { title: 'VARIABLE', value: ({ variable }: NumberedWord) => sanitize(variable), flexible: true },
  { title: 'KIND', value: ({ kind }: NumberedWord) => learningTexts()[kind] },
  { title: 'WORDS', value: wordsOf, flexible: true },
  { title: 'EVIDENCE', value: evidenceOf },
  {
    title: 'COMMENTS',
    value: ({ kind, comments }: NumberedWord) => `${kind === 'term' ? '+' : '-'}${comments}`,
  },
];

function print(
  io: Io,
  proposals: LearningProposals,
  words: readonly NumberedWord[],
  hasExamples: boolean,
): void {
  if (words.length === 0) io.out(`${learningTexts().none}\n`);
  else printTable(io, [...words], columns());
  if (hasExamples) {
    for (const word of words) {
      io.out(`\n${word.number}  ${wordsOf(word)}\n`);
      for (const [at, example] of word.examples.entries())
        io.out(`  “${sanitize(example)}”${othersText(word.exampleCopies[at])}\n`);
    }
  }
  for (const { provider, answers, runs } of proposals.services)
    io.out(`${learningTexts().learnedFrom(answers, PROVIDER_LABELS[provider], runs)}\n`);
  if (proposals.isSampled) io.out(`${learningTexts().sampled}\n`);
  for (const { name, read, missing, words: found } of proposals.variables)
    if (proposals.source === 'answers' && found.length === 0)
      io.out(`${learningTexts().noneInAnswers(sanitize(name), read)}\n`);
    else if (missing > 0) io.out(`${learningTexts().readMore(sanitize(name), read, missing)}\n`);
}

/** The words of `all` or `1,3,4`. */
function chosen(option: string, value: unknown, words: readonly NumberedWord[]): NumberedWord[] {
  if (value === undefined) return [];
  if (value === 'all') return [...words];
  return String(value)
    .split(',')
    .map((text) => {
      const word = words[Number(text.trim()) - 1];
      if (!/^\s*\d+\s*$/.test(text) || word === undefined)
        throw usageError(learningTexts().numbers(option, words.length));
      return word;
    });
}

const decisionOf = ({ variable, kind, topic, terms }: NumberedWord) => ({ variable, kind, topic, terms });

export const learnCommand: CommandSpec = {
  path: ['analyses', 'learn'],
  columns,
  summary: 'words that read comments speak for, as terms of the variables',
  description:
    'A term tags comments, a veto takes tags away where no term stands beside it. Accepted words make a new version of the codebook; --update then runs it over the same comments: local analysis answers again, answers of an AI service get the words laid over them, and nothing is paid. Half of the sampled comments are kept out of learning, so that the estimate is unbiased.',
  arguments: [idArgument],
  options: [
    {
      flags: '--from <source>',
      description:
        'people, or answers: those that AI services gave in any run for the same variables, where local analysis says otherwise',
      choices: LEARNING_SOURCES,
    },
    { flags: '--accept <numbers>', description: 'accept words of the list: all, or 1,3' },
    {
      flags: '--refuse <numbers>',
      description: 'refuse words of the list, not to be proposed again: all, or 2,4',
    },
    { flags: '--codebook <name>', description: 'of a run without a codebook: the name of a new one' },
    { flags: '--update', description: 'bring the run up to date with the new version, as a new run' },
    { flags: '--to-version <number>', description: 'only update, to this version of the codebook' },
    { flags: '--examples', description: 'print comments that speak for each word' },
  ],
  examples: [
    'smops analyses learn last --examples',
    'smops analyses learn last --accept all --update',
    'smops analyses learn last --from answers',
    'smops analyses learn last --accept 1,3 --refuse 2 --codebook prices',
  ],
  run: ({ args, options, io, json, withConnection }) =>
    withConnection({}, async ({ client }) => {
      const id = await findRun(client, args[0] as string);
      const update = async (input: { version?: number; codebook?: string }) => {
        const run = await client.call(LEARNING.updateRun, { taskId: id, ...input });
        if (!json)
          io.out(
            `${learningTexts().updated(run.task_id, `smops analyses show ${run.task_id.slice(0, 8)} --wait`)}\n`,
          );
        return run;
      };
      if (options.toVersion !== undefined) {
        const version = Number(options.toVersion);
        if (!Number.isInteger(version) || version < 1) throw usageError(learningTexts().versionNumber);
        const run = await update({ version });
        if (json) io.out(`${JSON.stringify({ id, run })}\n`);
        return undefined;
      }
      const proposals = await client.call(LEARNING.propose, {
        taskId: id,
        source: options.from as LearningSource | undefined,
      });
      const words = numbered(proposals);
      const accept = chosen('--accept', options.accept, words);
      const refuse = chosen('--refuse', options.refuse, words);
      const both = accept.find((word) => refuse.includes(word));
      if (both !== undefined) throw usageError(learningTexts().bothDecided(both.number));
      if (accept.length + refuse.length === 0) {
        if (options.update === true) throw usageError(learningTexts().updateNeedsWords);
        if (json) io.out(`${JSON.stringify({ id, ...proposals })}\n`);
        else {
          print(io, proposals, words, options.examples === true);
          if (words.length > 0)
            io.out(
              `${learningTexts().howToAccept(`smops analyses learn ${id.slice(0, 8)} ${proposals.source === 'answers' ? '--from answers ' : ''}--accept all ${proposals.codebook === null ? '--codebook NAME ' : ''}--update`)}\n`,
            );
        }
        return undefined;
      }
      const name = options.codebook as string | undefined;
      if (accept.length > 0 && proposals.codebook === null && name === undefined)
        throw usageError(
          learningTexts().needsName(`smops analyses learn ${id.slice(0, 8)} --accept all --codebook NAME`),
        );
      const decided = await client.call(LEARNING.decide, {
        taskId: id,
        accept: accept.map(decisionOf),
        refuse: refuse.map(decisionOf),
        ...(name === undefined ? {} : { codebook: name }),
      });
      const { codebook } = decided;
      if (!json && codebook !== null && decided.accepted > 0)
        io.out(`${learningTexts().accepted(decided.accepted, sanitize(codebook.name), codebook.latest)}\n`);
      if (!json && decided.refused > 0) io.out(`${learningTexts().refused(decided.refused)}\n`);
      if (options.update !== true) {
        if (json) io.out(`${JSON.stringify({ id, ...decided })}\n`);
        return undefined;
      }
      if (codebook === null || accept.length === 0) throw usageError(learningTexts().updateNeedsWords);
      const run = await update({ codebook: codebook.id });
      if (json) io.out(`${JSON.stringify({ id, ...decided, run })}\n`);
      return undefined;
    }),
};
