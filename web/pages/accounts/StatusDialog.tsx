import { severalRecords } from '@smops/core/platform/texts/bulk-label.model.js';
import { choiceText } from '@smops/core/platform/texts/lists.texts.model.js';
import {
  ACCOUNT_STATUSES,
  type AccountStatus,
  PLATFORMS,
  type Platform,
} from '@smops/core/records/accounts/accounts.constants.js';
import { STATUS_OF } from '@smops/core/records/accounts/accounts.model.js';
import { ACCOUNTS } from '@smops/core/records/accounts/accounts.operations.js';
import type { Account } from '@smops/core/records/accounts/accounts.schemas.js';
import { useState } from 'react';
import { Button } from '../../components/Button.js';
import { COMPONENTS_TEXT } from '../../components/components.texts.js';
import { Dialog, DialogBody, DialogFooter } from '../../components/dialog/Dialog.js';
import { FormField } from '../../components/form/FormField.js';
import { Select } from '../../components/form/Select.js';
import { client } from '../../state/client.js';
import { RECORD_TEXT } from '../lists/lists.texts.js';
import type { useBulk } from '../lists/useBulk.js';
import { ACCOUNTS_TEXT as TEXT } from './accounts.texts.js';

const EVERYWHERE = 'everywhere';
const PLATFORM_OPTIONS = [
  { value: EVERYWHERE, label: TEXT.everywhere },
  ...PLATFORMS.map((platform) => ({ value: platform as string, label: platform })),
];
const STATUS_OPTIONS = ACCOUNT_STATUSES.map((status) => ({ value: status, label: choiceText(status) }));

interface Props {
  open: boolean;
  rows: readonly Account[];
  bulk: ReturnType<typeof useBulk<Account>>;
  onClose(): void;
}

/** One status for all selected accounts, on one platform or wherever they have a profile. */
export function StatusDialog({ open, rows, bulk, onClose }: Props) {
  const [platform, setPlatform] = useState<Platform>();
  const [status, setStatus] = useState<AccountStatus>('active');
  const set = () => {
    const before = rows;
    onClose();
    bulk.change({
      send: (ids) => client.call(ACCOUNTS.setStatuses, { ids, status, ...(platform && { platform }) }),
      done: (several) => RECORD_TEXT.statusSet(several, choiceText(status)),
      undo: (ids) => bringBack(before.filter(({ id }) => ids.includes(id))),
    });
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={RECORD_TEXT.setStatus}
      description={severalRecords('account', rows.length)}
      size="small"
    >
      <DialogBody>
        <div className="space-y-4">
          <FormField label={TEXT.platform}>
            {(control) => (
              <Select
                {...control}
                value={platform ?? EVERYWHERE}
                options={PLATFORM_OPTIONS}
                onChange={(next) => setPlatform(PLATFORMS.find((one) => one === next))}
              />
            )}
          </FormField>
          <FormField label={RECORD_TEXT.status}>
            {(control) => (
              <Select<AccountStatus>
                {...control}
                value={status}
                options={STATUS_OPTIONS}
                onChange={setStatus}
              />
            )}
          </FormField>
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose}>{COMPONENTS_TEXT.cancel}</Button>
        <Button tone="primary" onClick={set}>
          {RECORD_TEXT.setStatus}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

/** Gives accounts the statuses that they had: one call for each status of a platform. */
async function bringBack(before: readonly Account[]): Promise<void> {
  for (const platform of PLATFORMS) {
    for (const status of ACCOUNT_STATUSES) {
      const ids = before.filter((account) => account[STATUS_OF[platform]] === status).map(({ id }) => id);
      if (ids.length > 0) await client.call(ACCOUNTS.setStatuses, { ids, status, platform });
    }
  }
}
