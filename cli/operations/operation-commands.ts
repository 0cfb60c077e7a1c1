import type { Operation } from '@smops/core/platform/operations/operation.js';
import type { Client } from '@smops/server/client/client.js';
import { clockOf, type ZoneClock, zoneClock } from '../connection/clock.js';
import { confirm } from '../input/confirm.js';
import { tell } from '../lists/list-commands.js';
import type { Io } from '../output/io.js';
import type { Column } from '../output/output.js';
import { printTable } from '../output/print-table.js';
import type { Call, Deed } from '../program/command.js';
import { inputFrom, type TakenOption } from './operation-input.js';

/*
 * Commands that call one operation and show its answer. What the operation is given follows from its path and from the
 * arguments and options of the command, see `inputFrom`; `--json` prints what it answers.
 */

/** What a command says of itself beside its operation. */
interface Said<Input extends object, Answer> extends Omit<Deed, 'run' | 'columns' | 'options'> {
  options?: readonly TakenOption[];
  /** The input where it is more than what arguments and options of the same names say. */
  input?: (call: Call, client: Client) => Input | Promise<Input>;
  /** What `--json` prints where it is more than the answer. */
  json?: (answer: Answer) => unknown;
}

/** Calls the operation and prints the answer: as JSON, or as `show` does for people. */
const showing =
  <Input extends object, Answer>(
    operation: Operation<Input, Answer>,
    said: Said<Input, Answer>,
    show: (answer: Answer, call: Call, client: Client) => Promise<void> | void,
  ): Deed['run'] =>
  (call) => {
    const given = said.input === undefined ? inputFrom(operation, call, said) : undefined;
    return call.withConnection({}, async ({ client }) => {
      const input = await (said.input?.(call, client) ?? (given as Input));
      const answer = await client.call<Input, Answer>(operation, input);
      if (call.json) call.io.out(`${JSON.stringify(said.json?.(answer) ?? answer)}\n`);
      else await show(answer, call, client);
      return undefined;
    });
  };

/** A list: its rows as a table, or `none` where there are none. */
export const tableOf = <Input extends object, Row>(
  operation: Operation<Input, Row[]>,
  said: Said<Input, Row[]> & { columns: (clock: ZoneClock, io?: Io) => Column<Row>[]; none?: () => string },
): Deed => ({
  ...said,
  columns: () => said.columns(zoneClock('UTC')),
  run: showing(operation, said, async (rows, { io }, client) => {
    if (rows.length === 0 && said.none !== undefined) io.out(`${said.none()}\n`);
    else printTable(io, rows, said.columns(await clockOf(client), io));
  }),
});

/** A thing with what is known of it, as `print` writes it. */
export const pageOf = <Input extends object, Answer>(
  operation: Operation<Input, Answer>,
  said: Said<Input, Answer> & { print: (io: Io, answer: Answer, clock: ZoneClock) => void },
): Deed => ({
  ...said,
  run: showing(operation, said, async (answer, { io }, client) =>
    said.print(io, answer, await clockOf(client)),
  ),
});

/** A change, told in a sentence. */
export const changeOf = <Input extends object, Answer>(
  operation: Operation<Input, Answer>,
  said: Said<Input, Answer> & {
    told: (answer: Answer, call: Call, client: Client) => string | Promise<string>;
  },
): Deed => ({
  ...said,
  run: showing(operation, said, async (answer, call, client) =>
    call.io.out(`${await said.told(answer, call, client)}\n`),
  ),
});

/** A delete or revoke: of what is found, once a person agrees. */
export const deleteOf = <Input extends object, Found>(
  operation: Operation<Input, void>,
  said: Omit<Deed, 'run' | 'options'> & {
    find: (call: Call, client: Client) => Found | Promise<Found>;
    input: (found: Found) => Input;
    question: (found: Found) => string;
    told: (found: Found) => string;
    json: (found: Found) => object;
  },
): Deed => ({
  ...said,
  options: [{ flags: '--yes', description: 'do not ask' }],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const found = await said.find(call, client);
      await confirm(call, said.question(found));
      await client.call<Input, void>(operation, said.input(found));
      tell(call, said.json(found), said.told(found));
      return undefined;
    }),
});
