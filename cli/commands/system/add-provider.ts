import { PROVIDERS } from '@smops/core/analysis/analyzer/providers/providers.operations.js';
import type { FoundServer } from '@smops/core/analysis/analyzer/providers/providers.schemas.js';
import { findHolder } from '@smops/core/platform/data-folder/data-folder.js';
import { configFileOf, dataFolderOf } from '@smops/core/platform/data-folder/default-folder.js';
import { loadSettings } from '../../connection/connect.js';
import { usageError } from '../../failures/failures.js';
import { askFor, isAtTerminal } from '../../input/confirm.js';
import { sanitize } from '../../output/output.js';
import { printTable } from '../../output/print-table.js';
import type { Call, CommandSpec } from '../../program/command.js';
import { analyzeTexts } from '../../runs/analyze.texts.js';
import { systemTexts } from './system.texts.js';

interface Choice {
  url: string;
  model: string;
}

const listed = (servers: readonly FoundServer[]) =>
  servers.flatMap(({ name, url, models }) => models.map((model) => ({ name, url, model })));

/** The model that was meant: the only one that fits, or the one that a person at the terminal names by its number. */
async function choose(call: Call, servers: readonly FoundServer[]): Promise<Choice | undefined> {
  const { io, options } = call;
  const all = listed(servers).filter(({ model }) => options.model === undefined || model === options.model);
  if (all.length === 0) throw usageError(analyzeTexts().noModelsHere);
  if (all.length === 1 && options.model !== undefined) return all[0];
  printTable(
    io,
    all.map((one, at) => ({ ...one, number: at + 1 })),
    [
      { title: 'NUMBER', value: (one) => one.number },
      { title: 'MODEL', value: (one) => sanitize(one.model) },
      { title: 'SERVER', value: (one) => one.name },
      { title: 'ADDRESS', value: (one) => one.url },
    ],
  );
  if (!isAtTerminal(io)) return undefined;
  const answer = await askFor(call, analyzeTexts().whichModel(all.length));
  const chosen = all[Number(answer) - 1];
  if (chosen === undefined) throw usageError(analyzeTexts().noSuchNumber(sanitize(answer)));
  return chosen;
}

async function run(call: Call) {
  const { io, json, options } = call;
  const { address: url, model, label } = options as Record<'address' | 'model' | 'label', string | undefined>;
  if (url !== undefined && model === undefined) throw usageError(analyzeTexts().urlNeedsModel);
  let chosen: Choice | undefined = url !== undefined && model !== undefined ? { url, model } : undefined;
  if (chosen === undefined) {
    const servers = await call.withConnection({ mayCreate: true }, ({ client }) =>
      client.call(PROVIDERS.findServers),
    );
    if (json && model === undefined) {
      io.out(`${JSON.stringify({ servers })}\n`);
      return undefined;
    }
    chosen = await choose(call, servers);
  }
  if (chosen === undefined) {
    io.err(`${analyzeTexts().addOneOf}\n`);
    return undefined;
  }
  const { changeSetting } = await loadSettings();
  const settings = {
    OWN_MODEL_URL: chosen.url,
    OWN_MODEL_NAME: chosen.model,
    ...(label === undefined ? {} : { OWN_MODEL_LABEL: label }),
  };
  for (const [name, value] of Object.entries(settings)) changeSetting(io.env, name, value);
  const file = configFileOf(io.env);
  if (json) io.out(`${JSON.stringify({ file, settings })}\n`);
  else {
    io.out(`${analyzeTexts().ownAdded(sanitize(chosen.model), sanitize(chosen.url), file)}\n`);
    for (const name of Object.keys(settings))
      if (io.env[name]) io.err(`smops: ${systemTexts().outranks(name)}\n`);
    if (findHolder(dataFolderOf(io.env))?.purpose === 'serve') io.err(`smops: ${systemTexts().reloadIt}\n`);
  }
  return undefined;
}

/** Sets up a model of one's own, in the configuration file of this machine's server. */
export const addProvider: CommandSpec = {
  path: ['providers', 'add'],
  summary: 'set up a model of your own: found on this machine, or at an address',
  description:
    'Without --address, looks for Ollama, LM Studio, llama-server and vLLM on their usual ports of this machine and lists their models. Writes OWN_MODEL_URL and OWN_MODEL_NAME to smops.env. A key, where the server wants one: smops config set OWN_MODEL_KEY.',
  options: [
    { flags: '--address <url>', description: 'where the server listens, with /v1' },
    { flags: '--model <name>', description: 'the model, as its server names it' },
    { flags: '--label <name>', description: 'what screens call it' },
  ],
  examples: [
    'smops providers add',
    'smops providers add --model qwen3:8b',
    'smops providers add --address https://llm.example.my/v1 --model qwen3-8b --label "Office model"',
  ],
  run,
};
