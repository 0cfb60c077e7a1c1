import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '../../components/Button.js';
import { ConfirmDialog } from '../../components/dialog/ConfirmDialog.js';
import { SecretDialog } from '../../components/dialog/SecretDialog.js';
import { EmptyState } from '../../components/feedback/EmptyState.js';
import { reasonOf } from '../../components/reason-of.js';
import { ListPanel } from '../../components/table/ListPanel.js';
import { LoadedTable } from '../../components/table/LoadedTable.js';
import type { Column } from '../../components/table/table-props.js';
import { useAction } from '../../components/useAction.js';
import type { Loading } from '../../state/loaded.js';
import type { ResourceAtom } from '../../state/resource.js';
import { toast } from '../../state/toasts.js';
import { SettingsFrame } from '../settings/SettingsFrame.js';
import type { TOKENS_TEXT } from './admin.texts.js';
import type { FEEDS_TEXT } from './feeds/feeds.texts.js';

interface Secret {
  id: number;
  name: string;
  /** How the secret begins. */
  prefix: string;
}

/** What a page gives to the dialog that makes a secret. */
export interface CreateDialogProps<Made> {
  open: boolean;
  onClose(): void;
  onCreated(made: Made): void;
}

interface Props<Row extends Secret, Made extends Row> {
  text: typeof TOKENS_TEXT | typeof FEEDS_TEXT;
  icon: ReactNode;
  atom: ResourceAtom<Row[]>;
  /** Those after the name. */
  columns: readonly Column<Row>[];
  revoke(id: number): Promise<void>;
  CreateDialog(props: CreateDialogProps<Made>): ReactNode;
  secretOf(made: Made): string;
  /** Below the secret: how it is used. */
  usageOf(made: Made): ReactNode;
  /** Below the list. */
  children?: ReactNode;
  /** What that and the list show. */
  waitsFor: readonly Loading[];
}

/** A list of secrets: each is shown once, when it is made, and works until it is revoked or ends. */
export function SecretsPage<Row extends Secret, Made extends Row>(props: Props<Row, Made>) {
  const { text, atom, CreateDialog } = props;
  const [opened, setOpened] = useState<'none' | 'add' | 'revoke' | 'secret'>('none');
  const [row, setRow] = useState<Row>();
  const [made, setMade] = useState<Made>();
  const close = () => setOpened('none');
  const [revoke, revoking] = useAction(
    async ({ id }: Row) => {
      await props.revoke(id);
      close();
      toast({ title: text.revoked[0], description: text.revoked[1] });
    },
    (error) => {
      close();
      toast({ tone: 'destructive', title: text.error, description: reasonOf(error) });
    },
  );
  const columns = useMemo(
    () => [nameColumn<Row>(text.columns.name), ...props.columns],
    [text, props.columns],
  );
  const rowActions = useMemo(
    () => (chosen: Row) => [
      {
        label: text.revokeAction(chosen.name),
        icon: <Trash2 />,
        danger: true,
        onSelect: () => {
          setRow(chosen);
          setOpened('revoke');
        },
      },
    ],
    [text],
  );
  return (
    <SettingsFrame
      title={text.title}
      subtitle={text.subtitle}
      waitsFor={props.waitsFor}
      actions={
        <Button
          tone="primary"
          icon={<Plus className="size-4.5" aria-hidden />}
          onClick={() => setOpened('add')}
        >
          {text.add}
        </Button>
      }
    >
      <div className="space-y-4">
        <ListPanel title={text.list}>
          <LoadedTable
            atom={atom}
            failed={text.loadFailed}
            label={text.list}
            columns={columns}
            rowKey={({ id }) => id}
            rowActions={rowActions}
            glowKey={made?.id}
            empty={<EmptyState icon={props.icon} title={text.none} text={text.noneText} />}
          />
        </ListPanel>
        {props.children}
      </div>
      <CreateDialog
        open={opened === 'add'}
        onClose={close}
        onCreated={(created) => {
          setMade(created);
          setOpened('secret');
        }}
      />
      <ConfirmDialog
        open={opened === 'revoke'}
        title={text.revokeTitle}
        question={text.revokeQuestion(row?.name ?? '')}
        confirmLabel={text.revoke}
        pending={revoking}
        pendingLabel={text.revoking}
        onConfirm={() => row && void revoke(row)}
        onClose={close}
      />
      <SecretDialog
        open={opened === 'secret'}
        title={text.createdTitle}
        text={text.createdText}
        secret={made ? props.secretOf(made) : ''}
        onClose={close}
      >
        {made && props.usageOf(made)}
      </SecretDialog>
    </SettingsFrame>
  );
}

const nameColumn = <Row extends Secret>(header: string): Column<Row> => ({
  id: 'name',
  header,
  card: 'title',
  cell: (row) => (
    <>
      <span className="block font-medium">{row.name}</span>
      <code className="text-muted text-xs">{row.prefix}…</code>
    </>
  ),
  sortValue: (row) => row.name,
});
