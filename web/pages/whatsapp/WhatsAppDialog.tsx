import { STATES, WHATSAPP_STATUSES } from '@smops/core/whatsapp/whatsapp.constants.js';
import { type WhatsAppAccount, WhatsAppInput } from '@smops/core/whatsapp/whatsapp.schemas.js';
import { createWhatsAppAccount, updateWhatsAppAccount } from '@smops/server/client/whatsapp.client.js';
import { client } from '../../state/client.js';
import { SelectField, TextField } from '../lists/fields.js';
import { RecordDialog } from '../lists/RecordDialog.js';
import { WHATSAPP_TEXT as TEXT } from './whatsapp.texts.js';

interface Props {
  open: boolean;
  /** The account to edit; without it one is added. */
  account: WhatsAppAccount | undefined;
  onSaved(account: WhatsAppAccount): void;
  onFailed(): void;
  onClose(): void;
}

const STATE_OPTIONS = STATES.map((state) => ({ value: state, label: state }));
const STATUS_OPTIONS = WHATSAPP_STATUSES.map((status) => ({ value: status, label: status }));

const valuesOf = (account: WhatsAppAccount | undefined) => ({
  phoneNumber: account?.phoneNumber ?? '',
  whatsappName: account?.whatsappName ?? '',
  // Radix shows the placeholder for an empty state.
  state: account?.state ?? ('' as WhatsAppAccount['state']),
  groupName: account?.groupName ?? '',
  status: account?.status ?? ('Active' as const),
});

export function WhatsAppDialog({ open, account, onSaved, onFailed, onClose }: Props) {
  return (
    <RecordDialog
      open={open}
      title={account ? TEXT.editTitle : TEXT.addTitle}
      action={account ? TEXT.update : TEXT.create}
      schema={WhatsAppInput}
      values={valuesOf(account)}
      save={(values, force) =>
        account
          ? updateWhatsAppAccount(client, account.id, values, force ? undefined : account.version)
          : createWhatsAppAccount(client, values)
      }
      onSaved={onSaved}
      onFailed={onFailed}
      onClose={onClose}
    >
      {(form) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField
              form={form}
              name="phoneNumber"
              label={TEXT.fields.phone}
              type="tel"
              placeholder={TEXT.fields.phonePlaceholder}
              required
              autoFocus
            />
            <TextField form={form} name="whatsappName" label={TEXT.fields.name} required />
          </div>
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              form={form}
              name="state"
              label={TEXT.fields.state}
              placeholder={TEXT.fields.statePlaceholder}
              options={STATE_OPTIONS}
              required
            />
            <TextField form={form} name="groupName" label={TEXT.fields.group} required />
          </div>
          <SelectField form={form} name="status" label={TEXT.fields.status} options={STATUS_OPTIONS} />
        </>
      )}
    </RecordDialog>
  );
}
