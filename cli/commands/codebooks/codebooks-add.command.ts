import { OTHER_CODEBOOK_FIELDS } from '@smops/core/analysis/codebooks/codebooks.fields.js';
import { CODEBOOKS } from '@smops/core/analysis/codebooks/codebooks.operations.js';
import type { CreateCodebookInput } from '@smops/core/analysis/codebooks/codebooks.schemas.js';
import { TOPIC_SET_IDS } from '@smops/core/engine/topic-sets/topic-sets.constants.js';
import type { Client } from '@smops/server/client/client.js';
import { usageError } from '../../failures/failures.js';
import { fieldOptions, givenOf } from '../../lists/field-options.js';
import { tell } from '../../lists/list-commands.js';
import { sanitize } from '../../output/output.js';
import type { Call, CommandSpec, Deed } from '../../program/command.js';
import { findRun } from '../../runs/find-run.js';
import { readVariables } from '../../runs/input.js';
import { codebooksTexts } from './codebooks.texts.js';
import { fileArgument, importFile, noteOption } from './import-codebook.js';
import { languageOption, setLanguageOf } from './topic-sets.js';

const ownOptions = [noteOption, ...fieldOptions(OTHER_CODEBOOK_FIELDS)];

/** Makes a codebook of what was given, and tells of it. */
const addCodebook = (
  call: Call,
  given: (client: Client) => Promise<CreateCodebookInput> | CreateCodebookInput,
): Promise<undefined> =>
  call.withConnection({ mayCreate: true }, async ({ client }) => {
    const note = (call.options.note as string | undefined) ?? '';
    const fields = givenOf(OTHER_CODEBOOK_FIELDS, call.options);
    const codebook = await client.call(CODEBOOKS.create, { note, ...fields, ...(await given(client)) });
    tell(call, codebook, codebooksTexts().added(sanitize(codebook.name), codebook.variables.length));
    return undefined;
  });

const importNew: Deed = {
  summary: 'make it of a CSV, XLSX, JSON or .qdc file; without a name it is called as the file',
  description:
    'A sheet has a row for each variable and the columns name, definition, counts, not_counts, examples_yes, examples_no (an example a line), terms, vetoes. Codes within codes of a .qdc file are named by their path; their colours and sets are kept for an export.',
  arguments: [{ name: '[name]', description: 'what it is to be called' }, fileArgument],
  options: [noteOption],
  examples: [
    'smops codebooks add --import prices.csv',
    'smops codebooks add "Flood interviews" --import interviews.qdc',
  ],
  run: (call) => {
    const [file = '', name] = call.args.toReversed();
    return importFile(call, file, { name });
  },
};

const addSet: Deed = {
  summary: `make it of a topic set that smops ships with: ${TOPIC_SET_IDS.join(', ')}; without a name it is called as the set`,
  arguments: [
    { name: '[name]', description: 'what it is to be called' },
    { name: '<set>', description: 'the topic set' },
  ],
  options: [languageOption, ...ownOptions],
  examples: [
    'smops codebooks add --from council',
    'smops codebooks add "Ulasan kafe" --from shop --language ms',
  ],
  run: (call) => {
    const [given = '', name] = call.args.toReversed();
    const set = TOPIC_SET_IDS.find((id) => id === given);
    if (set === undefined)
      throw usageError(codebooksTexts().noSet(sanitize(given), TOPIC_SET_IDS.join(', ')));
    return addCodebook(call, () => ({ set, ...(name !== undefined && { name }), ...setLanguageOf(call) }));
  },
};

/** `codebooks add`: of variables, a run, a file or a topic set. */
export const codebooksAddCommand: CommandSpec = {
  path: ['codebooks', 'add'],
  summary: 'create a codebook from variables, or of those of a run',
  description:
    'With --from of a topic set, with --import of a file; smops codebooks edit adds definitions and examples.',
  arguments: [{ name: '<name>', description: 'what it is to be called' }],
  options: [
    {
      flags: '--var <text>',
      description: 'one variable, literal, or NAME=TERM,TERM; repeatable',
      repeatable: true,
    },
    { flags: '--vars-file <file>', description: 'variables, one a line' },
    {
      flags: '--run <id>',
      description: 'take the variables of this run: its id, the beginning of it, or last',
    },
    ...ownOptions,
  ],
  examples: [
    'smops codebooks add prices --var "harga=mahal,naik harga" --var gaji',
    'smops codebooks add banjir --run last',
  ],
  instead: [
    { option: { flags: '--from <set>', choices: TOPIC_SET_IDS }, does: addSet },
    { option: { flags: '--import <file>' }, does: importNew },
  ],
  run: async (call) => {
    const { options, args } = call;
    const isListed = options.var !== undefined || options.varsFile !== undefined;
    if (isListed === (options.run !== undefined)) throw usageError(codebooksTexts().varsOrRun);
    const variables = isListed ? await readVariables(call) : undefined;
    return await addCodebook(call, async (client) => ({
      name: args[0] as string,
      ...(variables === undefined ? { run: await findRun(client, String(options.run)) } : { variables }),
    }));
  },
};
