import type { ReactNode } from 'react';
import { IconButton } from '../IconButton.js';

export interface RowAction {
  /** With the row's name: "Delete Nurul Aina". */
  label: string;
  icon: ReactNode;
  onSelect(): void;
  /** Stands last and apart. Default: false. */
  danger?: boolean;
  disabled?: boolean;
}

/** The signs at the end of a row. */
export function RowActions({ actions }: { actions: readonly RowAction[] }) {
  const ordered = [...actions.filter((one) => !one.danger), ...actions.filter((one) => one.danger)];
  return (
    <div className="flex justify-end gap-0.5">
      {ordered.map((action, index) => (
        <IconButton
          // The label holds the row's name: a renamed row keeps its buttons, and with them the focus.
          // biome-ignore lint/suspicious/noArrayIndexKey: the actions of a row keep their order
          key={index}
          label={action.label}
          icon={action.icon}
          danger={action.danger}
          disabled={action.disabled}
          onClick={action.onSelect}
          className={action.danger && index > 0 ? 'ml-2' : undefined}
        />
      ))}
    </div>
  );
}
