import { CODEBOOKS } from '@smops/core/analysis/codebooks/codebooks.operations.js';
import type { Codebook, CodebookVariable } from '@smops/core/analysis/codebooks/codebooks.schemas.js';
import { comparedName } from '@smops/core/platform/records/compared-name.model.js';
import { usageError } from '../../failures/failures.js';
import { tell } from '../../lists/list-commands.js';
import { sanitize } from '../../output/output.js';
import type { Call, CommandSpec } from '../../program/command.js';
import { codebooksTexts } from './codebooks.texts.js';

/** What each option sets; lists replace what is there. */
const FIELD_OPTIONS = [
  { field: 'name', flags: '--rename <name>', option: 'rename', description: 'its new name' },
  {
    field: 'definition',
    flags: '--definition <text>',
    option: 'definition',
    description: 'what the variable is',
  },
  { field: 'counts', flags: '--counts <text>', option: 'counts', description: 'what counts as it' },
  {
    field: 'notCounts',
    flags: '--not-counts <text>',
    option: 'notCounts',
    description: 'what does not count as it',
  },
  {
    field: 'yes',
    flags: '--example-yes <text>',
    option: 'exampleYes',
    description: 'a comment that has it; repeatable',
    repeatable: true,
  },
  {
    field: 'no',
    flags: '--example-no <text>',
    option: 'exampleNo',
    description: 'a comment that does not have it; repeatable',
    repeatable: true,
  },
  {
    field: 'terms',
    flags: '--term <text>',
    option: 'term',
    description: 'a term of it; repeatable',
    repeatable: true,
  },
  {
    field: 'vetoes',
    flags: '--veto <text>',
    option: 'veto',
    description: 'a term that speaks against it; repeatable',
    repeatable: true,
  },
] as const;

type Change = Partial<Omit<CodebookVariable, 'id'>>;

function changeOf({ options }: Call): Change {
  const given = FIELD_OPTIONS.filter(({ option }) => options[option] !== undefined);
  return Object.fromEntries(
    given.map(({ field, option }) => {
      const value = options[option];
      // --term "" empties the list.
      return [field, Array.isArray(value) ? value.filter((one) => one !== '') : value];
    }),
  );
}

/** The variables after the change. Throws for a variable that is not there, or is there already. */
function changedVariables(call: Call, { name: codebook, variables }: Codebook) {
  const say = codebooksTexts();
  const { variable, add, remove } = call.options;
  const name = String(variable ?? add);
  const found = variables.find((one) => comparedName(one.name) === comparedName(name));
  const change = changeOf(call);
  if (add !== undefined) {
    if (found !== undefined) throw usageError(say.hasVariable(sanitize(name), sanitize(codebook)));
    return [...variables, { ...change, name }];
  }
  if (found === undefined) throw usageError(say.noVariable(sanitize(name), sanitize(codebook)));
  if (remove === true) {
    if (variables.length === 1) throw usageError(say.onlyVariable(sanitize(name)));
    return variables.filter((one) => one !== found);
  }
  return variables.map((one) => (one === found ? { ...one, ...change } : one));
}

/** `codebooks edit`: one variable of a codebook; the whole of it is changed by an import. */
export const codebooksEditCommand: CommandSpec = {
  path: ['codebooks', 'edit'],
  summary: 'change, add or remove a variable of a codebook, which makes a version',
  description:
    'What is not named stays; the lists of examples, terms and vetoes are replaced. To change many variables write the codebook to a file, edit the file, and give it to --import.',
  arguments: [{ name: '<name>', description: 'the codebook: its name or id' }],
  options: [
    { flags: '--variable <name>', description: 'the variable to change' },
    { flags: '--add <name>', description: 'a variable to add' },
    { flags: '--remove', description: 'remove the variable' },
    ...FIELD_OPTIONS.map(({ flags, description, ...more }) => ({
      flags,
      description,
      ...('repeatable' in more ? { repeatable: true as const } : {}),
    })),
    { flags: '--note <text>', description: 'why the version was made' },
  ],
  examples: [
    'smops codebooks edit prices --variable harga --definition "What things cost" --veto "harga diri"',
    'smops codebooks edit prices --add subsidi --term subsidi --term BUDI95',
    'smops codebooks edit prices --variable gaji --remove --note "asked in a run of its own"',
  ],
  run: (call) => {
    const { options } = call;
    const say = codebooksTexts();
    if ((options.variable === undefined) === (options.add === undefined)) throw usageError(say.oneVariable);
    const isIdle = options.remove !== true && Object.keys(changeOf(call)).length === 0;
    if (options.variable !== undefined && isIdle) {
      const all = ['--remove', ...FIELD_OPTIONS.map(({ flags }) => flags.replace(/ .*/, ''))];
      throw usageError(say.nothingToChange(all.join(', ')));
    }
    return call.withConnection({}, async ({ client }) => {
      const before = await client.call(CODEBOOKS.get, { codebook: call.args[0] as string });
      const after = await client.call(CODEBOOKS.change, {
        codebook: before.id,
        variables: changedVariables(call, before),
        note: (options.note as string | undefined) ?? '',
        baseVersion: before.version,
      });
      const isSame = after.version === before.version;
      const told = isSame ? say.unchanged : say.changed;
      tell(call, after, told(sanitize(after.name), after.version));
      return undefined;
    });
  },
};
