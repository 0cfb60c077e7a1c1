import { CODEBOOK_ACTIONS } from '@smops/core/analysis/codebooks/codebook-actions.texts.model.js';
import { CODEBOOK_FORMATS, type CodebookFormat } from '@smops/core/analysis/codebooks/codebooks.constants.js';
import { OTHER_CODEBOOK_FIELDS } from '@smops/core/analysis/codebooks/codebooks.fields.js';
import { parseCodebookName } from '@smops/core/analysis/codebooks/codebooks.model.js';
import { CODEBOOKS } from '@smops/core/analysis/codebooks/codebooks.operations.js';
import type {
  CodebookSummary,
  CodebookVersionInfo,
} from '@smops/core/analysis/codebooks/codebooks.schemas.js';
import { actorText } from '@smops/core/people/users/actor-names.model.js';
import { clockOf, type ZoneClock } from '../../connection/clock.js';
import { usageError } from '../../failures/failures.js';
import { type FieldOption, fieldOptions, givenOf } from '../../lists/field-options.js';
import { listsTexts } from '../../lists/lists.texts.js';
import { actionOptions } from '../../operations/action-options.js';
import { changeOf, pageOf, tableOf } from '../../operations/operation-commands.js';
import { recordCommands } from '../../operations/record-commands.js';
import { nameOf } from '../../options/instead.js';
import { checkOutput, formatOfEnding } from '../../output/check-output.js';
import { sanitize } from '../../output/output.js';
import { saveAndTell } from '../../output/save-body.js';
import type { CommandSpec, Deed, Instead } from '../../program/command.js';
import { codebooksTexts } from './codebooks.texts.js';
import { codebooksAddCommand } from './codebooks-add.command.js';
import { codebooksEditCommand } from './codebooks-edit.command.js';
import { fileArgument, importFile, noteOption } from './import-codebook.js';
import { printCodebook, printVersionChanges } from './print-codebook.js';
import { listSets } from './topic-sets.js';

const nameArgument = { name: '<name>', description: 'the codebook: its name or id' };
const record = { noun: 'codebooks', nameArgument, example: 'prices' };
const versionArgument = {
  name: '<name>',
  description: 'the codebook: its name or id; NAME@3 is its third version',
};
const columnsOf = ({ city, minute }: ZoneClock) => [
  { title: 'NAME', value: (one: CodebookSummary) => one.name, flexible: true },
  { title: 'VERSION', value: (one: CodebookSummary) => one.version },
  { title: 'VARIABLES', value: (one: CodebookSummary) => one.variables.length },
  { title: 'RUNS', value: (one: CodebookSummary) => one.runs, isCount: true },
  { title: `CHANGED (${city})`, value: (one: CodebookSummary) => minute(one.changedAt) },
  { title: 'WHO', value: (one: CodebookSummary) => actorText(one.changedBy), flexible: true },
];

const list: CommandSpec = {
  path: ['codebooks', 'list'],
  instead: [{ option: { flags: '--sets' }, does: listSets }],
  ...tableOf(CODEBOOKS.list, {
    summary: 'all codebooks by name',
    examples: ['smops codebooks list', 'smops codebooks list --json'],
    columns: columnsOf,
    none: () => codebooksTexts().none,
  }),
};

const versionColumns = ({ city, minute }: ZoneClock) => [
  { title: 'VERSION', value: (one: CodebookVersionInfo) => one.number },
  { title: `WHEN (${city})`, value: (one: CodebookVersionInfo) => minute(one.createdAt) },
  { title: 'WHO', value: (one: CodebookVersionInfo) => actorText(one.createdBy), flexible: true },
  { title: 'VARIABLES', value: (one: CodebookVersionInfo) => one.variables },
  { title: 'RUNS', value: (one: CodebookVersionInfo) => one.runs },
  { title: 'NOTE', value: (one: CodebookVersionInfo) => one.note, flexible: true },
];

/** More than any codebook has. */
const MOST_VERSIONS = 1_000_000;

const versions = tableOf(CODEBOOKS.versions, {
  summary: 'the versions of a codebook, the latest first',
  arguments: [nameArgument],
  examples: ['smops codebooks show prices --history'],
  columns: versionColumns,
});

const diff = pageOf(CODEBOOKS.compare, {
  summary: 'what changed between two versions of a codebook',
  arguments: [nameArgument],
  options: [
    { flags: '--from <version>', description: 'the earlier version (the one before)', most: MOST_VERSIONS },
    { flags: '--to <version>', description: 'the later version (the latest)', most: MOST_VERSIONS },
  ],
  examples: ['smops codebooks show prices --diff', 'smops codebooks show prices --diff --from 1 --to 3'],
  print: printVersionChanges,
});

const written: Pick<CommandSpec, 'options' | 'examples' | 'run'> = {
  options: [
    {
      flags: '--format <format>',
      description: 'write a file of this format; csv unless --out says otherwise',
      choices: CODEBOOK_FORMATS,
    },
    { flags: '-o, --out <file>', description: 'the file to write; standard output without it' },
  ],
  examples: ['smops codebooks show prices --out prices.qdc', 'smops codebooks show prices@2 --format json'],
  run: (call) => {
    const { options, json, args } = call;
    const out = typeof options.out === 'string' && options.out !== '-' ? options.out : undefined;
    const asked = (options.format as CodebookFormat | undefined) ?? (json ? 'json' : undefined);
    const format = asked ?? (out === undefined ? 'csv' : formatOfEnding(out, CODEBOOK_FORMATS));
    if (format === 'xlsx' && out === undefined) throw usageError(codebooksTexts().xlsxName);
    if (out !== undefined) checkOutput(out);
    return call.withConnection({}, async ({ client }) => {
      const { codebook, version } = parseCodebookName(args[0] as string);
      await saveAndTell(call, await client.download(CODEBOOKS.export, { codebook, format, version }), out);
      return undefined;
    });
  },
};

const importVersion: Deed = {
  summary: 'make a version of it of a CSV, XLSX, JSON or .qdc file',
  arguments: [nameArgument, fileArgument],
  options: [noteOption],
  examples: ['smops codebooks edit prices --import prices.xlsx --note "after the workshop"'],
  run: (call) => {
    const [codebook, file = ''] = call.args;
    return importFile(call, file, { codebook });
  },
};

const rename = changeOf(CODEBOOKS.rename, {
  summary: 'give a codebook another name; its runs show that one',
  arguments: [nameArgument, { name: '<new-name>', description: 'what it is to be called' }],
  examples: ['smops codebooks edit prices --name "Cost of living"'],
  input: ({ args: [codebook = '', name = ''] }) => ({ codebook, name }),
  told: ({ name }, { args: [before = ''] }) => codebooksTexts().renamed(sanitize(before), sanitize(name)),
});

/** Sets a field of the codebook itself, which has no versions. */
const setField = ({ flags, description }: FieldOption): Instead => ({
  option: { flags },
  does: changeOf(CODEBOOKS.rename, {
    summary: description,
    arguments: [nameArgument, { name: flags.replace(/^\S+ /, ''), description }],
    examples: [],
    input: async ({ args: [codebook = '', value] }, client) => ({
      codebook,
      name: (await client.call(CODEBOOKS.get, { codebook })).name,
      ...givenOf(OTHER_CODEBOOK_FIELDS, { [nameOf(flags)]: value }),
    }),
    told: ({ name }) => listsTexts().changed(sanitize(name)),
  }),
});

const show: CommandSpec = {
  path: ['codebooks', 'show'],
  summary: 'the variables of a codebook, with definitions, examples and terms',
  description:
    'With --format or --out it is written as a file. .qdc is the codebook format of the REFI-QDA standard, which QualCoder, Taguette, ATLAS.ti, MAXQDA and NVivo read. --import of smops codebooks add and edit reads every one of these again, without loss.',
  arguments: [versionArgument],
  options: written.options,
  examples: ['smops codebooks show prices', 'smops codebooks show prices@3 --json', ...written.examples],
  instead: [
    { option: { flags: '--history' }, does: versions },
    { option: { flags: '--diff' }, does: diff },
  ],
  run: (call) => {
    const { args, io, json, options, withConnection } = call;
    if (options.format !== undefined || options.out !== undefined) return written.run(call);
    return withConnection({}, async ({ client }) => {
      const { codebook: name, version } = parseCodebookName(args[0] as string);
      const codebook = await client.call(CODEBOOKS.get, { codebook: name, version });
      if (json) io.out(`${JSON.stringify(codebook)}\n`);
      else printCodebook(io, codebook, await clockOf(client));
      return undefined;
    });
  },
};

const edit: CommandSpec = {
  ...codebooksEditCommand,
  instead: [
    { option: { flags: '--name <new-name>' }, does: rename },
    ...fieldOptions(OTHER_CODEBOOK_FIELDS).map(setField),
    { option: { flags: '--import <file>' }, does: importVersion },
    ...actionOptions(CODEBOOKS, CODEBOOK_ACTIONS, record),
  ],
};

const [remove, restore] = recordCommands(CODEBOOKS, {
  ...record,
  remove: 'delete a codebook; it can be restored for 30 days, and its runs stay',
  texts: codebooksTexts,
});

export const codebooksCommands: readonly CommandSpec[] = [
  list,
  show,
  codebooksAddCommand,
  edit,
  remove,
  restore,
];
