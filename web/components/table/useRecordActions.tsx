import type { ActionWords } from '@smops/core/platform/operations/action.model.js';
import { recordInput } from '@smops/core/platform/operations/address.model.js';
import type { Operation } from '@smops/core/platform/operations/operation.js';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { client } from '../../state/client.js';
import { toast } from '../../state/toasts.js';
import { COMPONENTS_TEXT as TEXT } from '../components.texts.js';
import { failed } from '../failed.js';
import { useAction } from '../useAction.js';
import type { RowAction } from './RowActions.js';

interface Named {
  id: string;
  name: string;
}

/** The buttons of a row for the actions of its kind of records, of those that can be done with it now. */
export function useRecordActions<Row extends Named>(
  operations: Readonly<Record<string, Operation>>,
  actions: Readonly<Record<string, ActionWords>>,
  icons: Readonly<Record<string, ReactNode>> = {},
): (row: Row) => RowAction[] {
  const [run] = useAction(
    async (row: Row, operation: Operation, done: string) => {
      await client.call(operation, recordInput(operation, row.id));
      toast({ title: done, description: row.name });
    },
    failed(TEXT.actionFailed),
    ({ id }) => id,
  );
  return (row) =>
    Object.entries(actions).flatMap(([name, { label, done }]) => {
      const operation = operations[name];
      if (operation === undefined || operation.onlyIf?.(row) === false) return [];
      const icon = icons[name] ?? <ChevronRight />;
      return [{ label: label(row.name), icon, onSelect: () => void run(row, operation, done) }];
    });
}
