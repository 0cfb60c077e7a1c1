import { ACCOUNT_STATUSES, PLATFORMS, type Platform } from '@smops/core/accounts/accounts.constants.js';
import { type Account, AccountInput } from '@smops/core/accounts/accounts.schemas.js';
import { createAccount, updateAccount } from '@smops/server/client/accounts.client.js';
import { client } from '../../state/client.js';
import { SelectField, TextField } from '../lists/fields.js';
import { RECORD_TEXT } from '../lists/lists.texts.js';
import { RecordDialog } from '../lists/RecordDialog.js';
import { ACCOUNTS_TEXT as TEXT } from './accounts.texts.js';

interface Props {
  open: boolean;
  /** The account to edit; without it one is added. */
  account: Account | undefined;
  onSaved(account: Account): void;
  onFailed(): void;
  onClose(): void;
}

const STATUS_OPTIONS = ACCOUNT_STATUSES.map((status) => ({ value: status, label: status }));

const FIELDS = {
  Facebook: { link: 'facebookProfileLink', status: 'facebookStatus' },
  Instagram: { link: 'instagramProfileLink', status: 'instagramStatus' },
  TikTok: { link: 'tiktokProfileLink', status: 'tiktokStatus' },
} as const satisfies Record<Platform, object>;

/** The form's start: the record, or what a new one begins with. */
const valuesOf = (account: Account | undefined) => ({
  emailAddress: account?.emailAddress ?? '',
  firstName: account?.firstName ?? '',
  lastName: account?.lastName ?? '',
  facebookProfileLink: account?.facebookProfileLink ?? '',
  instagramProfileLink: account?.instagramProfileLink ?? '',
  tiktokProfileLink: account?.tiktokProfileLink ?? '',
  facebookStatus: account?.facebookStatus ?? 'inactive',
  instagramStatus: account?.instagramStatus ?? 'inactive',
  tiktokStatus: account?.tiktokStatus ?? 'inactive',
});

export function AccountDialog({ open, account, onSaved, onFailed, onClose }: Props) {
  return (
    <RecordDialog
      open={open}
      title={account ? TEXT.editTitle : TEXT.addTitle}
      action={account ? TEXT.update : TEXT.create}
      schema={AccountInput}
      values={valuesOf(account)}
      save={(values, force) =>
        account
          ? updateAccount(client, account.id, values, force ? undefined : account.version)
          : createAccount(client, values)
      }
      onSaved={onSaved}
      onFailed={onFailed}
      onClose={onClose}
    >
      {(form) => (
        <>
          <TextField
            form={form}
            name="emailAddress"
            label={TEXT.fields.email}
            type="email"
            required
            autoFocus
          />
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField form={form} name="firstName" label={TEXT.fields.firstName} required />
            <TextField form={form} name="lastName" label={TEXT.fields.lastName} required />
          </div>
          {PLATFORMS.map((platform) => (
            <div key={platform} className="grid gap-4 sm:grid-cols-[1fr_9rem]">
              <TextField
                form={form}
                name={FIELDS[platform].link}
                label={TEXT.fields.link(platform)}
                type="url"
                optionalLabel={RECORD_TEXT.optional}
                placeholder="https://"
              />
              <SelectField
                form={form}
                name={FIELDS[platform].status}
                label={TEXT.fields.status(platform)}
                options={STATUS_OPTIONS}
              />
            </div>
          ))}
        </>
      )}
    </RecordDialog>
  );
}
