import type { Operation } from '@smops/core/platform/operations/operation.js';
import { sanitize } from '../output/output.js';
import type { ArgumentSpec, CommandSpec } from '../program/command.js';
import { changeOf, deleteOf } from './operation-commands.js';
import { inputFrom } from './operation-input.js';

/** The argument of `restore`, for records whose ids are never typed. */
export const restoredArgument: ArgumentSpec = {
  name: '<id>',
  description: 'the whole id, as the delete tells it; later smops audit list --json has it',
};

interface Named {
  id: string;
  name: string;
}

/** `delete` and `restore` of records that people call by their names. */
export const recordCommands = <Of extends object, Row extends Named>(
  operations: {
    get: Operation<Of, Row>;
    delete: Operation<Of, void>;
    restore: Operation<Of, Row>;
  },
  said: {
    noun: string;
    nameArgument: ArgumentSpec;
    /** The name of one, as it is typed. */
    example: string;
    /** The summary of `delete`. */
    remove: string;
    texts: () => {
      deleteQuestion: (name: string) => string;
      deleted: (name: string, id: string) => string;
      restored: (name: string) => string;
    };
  },
): [CommandSpec, CommandSpec] => {
  const { noun, nameArgument, example, texts } = said;
  const named = (key: string, operation: Operation<Of>) =>
    inputFrom(operation, { args: [key], options: {} }, { arguments: [nameArgument] }) as Of;
  return [
    {
      path: [noun, 'delete'],
      ...deleteOf(operations.delete, {
        summary: said.remove,
        arguments: [nameArgument],
        examples: [`smops ${noun} delete ${example} --yes`],
        find: ({ args: [key = ''] }, client) =>
          client.call<Of, Row>(operations.get, named(key, operations.get)),
        input: ({ id }) => named(id, operations.delete),
        question: ({ name }) => texts().deleteQuestion(sanitize(name)),
        json: ({ id }) => ({ id, deleted: true }),
        told: ({ id, name }) => texts().deleted(sanitize(name), id),
      }),
    },
    {
      path: [noun, 'restore'],
      ...changeOf(operations.restore, {
        summary: 'undo a delete',
        arguments: [restoredArgument],
        examples: [`smops ${noun} restore 3f2a8c1e-0b7d-4a57-9c1b-2f8f2a8f7c11`],
        told: ({ name }) => texts().restored(sanitize(name)),
      }),
    },
  ];
};
