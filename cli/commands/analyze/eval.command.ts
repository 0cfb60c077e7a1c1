import {
  PROVIDER_IDS,
  type ProviderId,
} from '@smops/core/analysis/analyzer/providers/providers.constants.js';
import { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import { ACCURACY } from '@smops/core/judging/insight/accuracy/accuracy.operations.js';
import type { ExitCode } from '../../failures/exit-codes.js';
import { reportLanguageOf } from '../../language/language.js';
import type { Call, CommandSpec, Deed } from '../../program/command.js';
import { printAccuracy } from '../../runs/accuracy.js';
import { analyzeTexts } from '../../runs/analyze.texts.js';
import { readLabelledComments } from '../../runs/comment-files.js';
import { findRun, idArgument } from '../../runs/find-run.js';
import { confirmCost } from '../../runs/finish-run.js';
import { exitCodeOf, follow, RUN_PATIENCE_MS } from '../../runs/follow.js';
import { codebookOption, readAsked, readPost } from '../../runs/input.js';
import { reportFileOf, reportOptions, writeReport } from '../../runs/report-file.js';
import { tellAgreement } from './agreement.js';

/** The variables or codebook of the options; undefined without any: the file's own labels count then. */
const askedOf = async (call: Call) => {
  const { var: texts, varsFile, codebook } = call.options;
  return (texts ?? varsFile ?? codebook) === undefined ? undefined : await readAsked(call);
};

async function run(call: Call): Promise<ExitCode> {
  const { io, json, options } = call;
  const out = reportFileOf(call);
  const asked = await askedOf(call);
  const post_content = await readPost(call);
  const { fileName, labelled, measure } = await readLabelledComments(call, call.args[0] as string);
  return await call.withConnection({ mayCreate: true, patienceMs: RUN_PATIENCE_MS }, async (connection) => {
    const { client } = connection;
    const question = {
      post_content,
      api_provider: options.provider as ProviderId | undefined,
      language: reportLanguageOf(call.options.lang),
    };
    const estimate = { ...question, ...measure, ...(asked ?? { variables: ['label'] }) };
    await confirmCost(call, client, await client.call(RUNS.estimate, estimate), { isOffPeak: false });
    const { taskId: runId } = await client.call(ACCURACY.evaluate, {
      ...question,
      comments_data: labelled,
      file_name: fileName,
      ...asked,
    });
    if (!json) io.err(`smops: ${analyzeTexts().run(runId)}\n`);
    const task = await follow(call, connection, runId);
    if (task === undefined) return call.signal.reason as ExitCode;
    if (task.status === 'completed') {
      const accuracy = await client.call(ACCURACY.get, { taskId: runId });
      await writeReport(call, out, (format) => client.download(ACCURACY.export, { taskId: runId, format }));
      if (json) io.out(`${JSON.stringify({ id: runId, ...accuracy })}\n`);
      else printAccuracy(io, accuracy);
    }
    return exitCodeOf(call, task);
  });
}

/** A run that is there already, against what people said of its comments or against another run. */
const ofRun: Deed = {
  summary: 'instead of a file, a run: how well it agrees with what people said of its comments',
  description:
    "Precision, recall and F1 per variable with 95% intervals, over the comments that were judged (smops read, the dashboard, or smops eval). With --against another run of the same comments: Cohen's kappa per variable with its 95% interval, and the comments on which the two differ, to be judged with smops read --comment. Analyse one file twice, with two providers, and give both ids.",
  arguments: [idArgument],
  options: [
    { flags: '--against <run>', description: 'how much it agrees with this run of the same comments' },
    ...reportOptions,
  ],
  examples: [
    'smops eval --run last',
    'smops eval --run 3f2a --report accuracy.html',
    'smops eval --run 3f2a --against 9c01',
  ],
  run: (call) => {
    const [name = ''] = call.args;
    if (typeof call.options.against === 'string') return tellAgreement(call, name, call.options.against);
    const out = reportFileOf(call);
    return call.withConnection({}, async ({ client }) => {
      const id = await findRun(client, name);
      const result = await client.call(ACCURACY.get, { taskId: id });
      await writeReport(call, out, (format) => client.download(ACCURACY.export, { taskId: id, format }));
      if (call.json) call.io.out(`${JSON.stringify({ id, ...result })}\n`);
      else printAccuracy(call.io, result);
      return undefined;
    });
  },
};

export const evalCommand: CommandSpec = {
  path: ['eval'],
  summary: 'measure tagging accuracy against a labelled file, or against what people said of a run',
  description:
    'Each comment of the file (JSON, or JSON by lines) has its text and, under “labels”, the list of variables it mentions; an empty list when it mentions none. Analyses them and prints precision, recall and F1 per variable with 95% intervals. The run is kept like any other.',
  arguments: [{ name: '<labelled>', description: 'labelled comments, or -' }],
  options: [
    {
      flags: '--var <text>',
      description: 'only these labels, with your own terms; repeatable',
      repeatable: true,
    },
    { flags: '--vars-file <file>', description: 'variables, one a line' },
    codebookOption,
    { flags: '--provider <provider>', description: 'the AI provider to use', choices: PROVIDER_IDS },
    { flags: '--post <text>', description: 'the post that the comments belong to' },
    { flags: '--post-file <file>', description: 'the post, from a file' },
    ...reportOptions,
    { flags: '--yes', description: 'do not ask before a paid run' },
  ],
  examples: [
    'smops eval labelled.jsonl',
    'smops eval labelled.jsonl --provider gemini --report accuracy.html',
    'smops eval labelled.jsonl --var "banjir=banjir,air naik" --json',
  ],
  instead: [{ option: { flags: '--run <id>' }, does: ofRun }],
  run,
};
