import type { Actions } from '@smops/core/platform/operations/action.model.js';
import type { Operation } from '@smops/core/platform/operations/operation.js';
import { sanitize } from '../output/output.js';
import type { ArgumentSpec, Instead } from '../program/command.js';
import { changeOf } from './operation-commands.js';

/** The actions of a kind of records, each an option of the command that edits one: `smops schedules edit NAME --pause`. */
export const actionOptions = (
  operations: Readonly<Record<string, Operation>>,
  actions: Actions,
  said: { noun: string; nameArgument: ArgumentSpec; example: string },
): Instead[] =>
  Object.entries(actions()).flatMap(([name, { help }]) => {
    const operation = operations[name] as Operation<object, { name: string }> | undefined;
    if (operation === undefined || help === undefined) return [];
    const does = changeOf(operation, {
      summary: help,
      arguments: [said.nameArgument],
      examples: [`smops ${said.noun} edit ${said.example} --${name}`],
      told: (record) => actions()[name]?.told?.(sanitize(record.name)) ?? '',
    });
    return [{ option: { flags: `--${name}` }, does }];
  });
