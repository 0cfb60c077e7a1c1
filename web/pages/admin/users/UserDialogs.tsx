import type { UpdatedUser, User } from '@smops/core/people/users/users.schemas.js';
import { ConfirmDialog } from '../../../components/dialog/ConfirmDialog.js';
import { USERS_TEXT as TEXT } from '../admin.texts.js';
import { UserPasswordDialog } from './UserPasswordDialog.js';
import { UserRoleDialog } from './UserRoleDialog.js';

/** The dialogs about one user. */
export type UserDialogOpened = 'role' | 'password' | 'disable' | 'remove';

interface Props {
  user: User;
  /** The name of the open dialog; any other name is none of these. */
  opened: string;
  /** What stops when the user is disabled or removed. */
  stops: string;
  disabling: boolean;
  removing: boolean;
  onClose(): void;
  onSaved(texts: readonly [string, string], row: UpdatedUser): void;
  onDisable(): void;
  onRemove(): void;
}

/** Role, password, disabling and removing of a user, each in its dialog. */
export function UserDialogs(props: Props) {
  const { user, opened, stops, disabling, removing, onClose, onSaved, onDisable, onRemove } = props;
  return (
    <>
      <UserRoleDialog
        open={opened === 'role'}
        user={user}
        onClose={onClose}
        onUpdated={(row) => onSaved(TEXT.updated, row)}
      />
      <UserPasswordDialog
        open={opened === 'password'}
        user={user}
        onClose={onClose}
        onSet={(row) => onSaved(TEXT.passwordSet, row)}
      />
      <ConfirmDialog
        open={opened === 'disable'}
        title={TEXT.disableTitle}
        question={`${TEXT.disableQuestion(user.username)} ${stops}`}
        confirmLabel={TEXT.disable}
        pending={disabling}
        pendingLabel={TEXT.saving}
        onConfirm={onDisable}
        onClose={onClose}
      />
      <ConfirmDialog
        open={opened === 'remove'}
        title={TEXT.removeTitle}
        question={`${TEXT.removeQuestion(user.username)} ${stops}`}
        confirmLabel={TEXT.remove}
        pending={removing}
        pendingLabel={TEXT.removing}
        onConfirm={onRemove}
        onClose={onClose}
      />
    </>
  );
}
