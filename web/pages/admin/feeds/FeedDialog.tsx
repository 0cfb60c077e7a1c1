import { LISTS } from '@smops/core/lists/lists.constants.js';
import { FEED_DEFAULT_DAYS } from '@smops/core/spreadsheet/spreadsheet.constants.js';
import { type CreatedFeed, CreateFeedInput } from '@smops/core/spreadsheet/spreadsheet.schemas.js';
import { createFeed } from '@smops/server/client/spreadsheet.client.js';
import { useState } from 'react';
import { Controller } from 'react-hook-form';
import { Button } from '../../../components/Button.js';
import { Dialog, DialogBody, DialogFooter } from '../../../components/dialog/Dialog.js';
import { FormFailure } from '../../../components/form/FormFailure.js';
import { FormField } from '../../../components/form/FormField.js';
import { Select } from '../../../components/form/Select.js';
import { useZodForm } from '../../../components/form/useZodForm.js';
import { client } from '../../../state/client.js';
import { FEEDS_TEXT as TEXT } from './feeds.texts.js';

interface Props {
  open: boolean;
  onClose(): void;
  onCreated(feed: CreatedFeed): void;
}

export function FeedDialog({ open, onClose, onCreated }: Props) {
  const [busy, setBusy] = useState(false);
  return (
    <Dialog form open={open} onClose={onClose} title={TEXT.addTitle} size="small" busy={busy}>
      <FeedForm onClose={onClose} onCreated={onCreated} onBusy={setBusy} />
    </Dialog>
  );
}

const LIST_OPTIONS = LISTS.map((value) => ({ value, label: TEXT.lists[value] }));

function FeedForm({ onClose, onCreated, onBusy }: Omit<Props, 'open'> & { onBusy(busy: boolean): void }) {
  const [failure, setFailure] = useState<Error>();
  const form = useZodForm(CreateFeedInput, {
    name: '',
    list: 'accounts',
    expiresInDays: FEED_DEFAULT_DAYS,
  });
  const { errors, isSubmitting } = form.formState;
  const save = form.handleSubmit(async (values) => {
    setFailure(undefined);
    onBusy(true);
    try {
      onCreated(await createFeed(client, values));
    } catch (error) {
      setFailure(error as Error);
    } finally {
      onBusy(false);
    }
  });
  return (
    <form noValidate onSubmit={save} className="flex min-h-0 flex-1 flex-col">
      <DialogBody>
        <div className="space-y-4">
          <FormField label={TEXT.name} error={errors.name?.message} required>
            {(control) => (
              <input
                {...control}
                {...form.register('name')}
                className="input"
                placeholder={TEXT.namePlaceholder}
                autoComplete="off"
              />
            )}
          </FormField>
          <FormField label={TEXT.chosenList} error={errors.list?.message}>
            {(control) => (
              <Controller
                control={form.control}
                name="list"
                render={({ field }) => (
                  <Select
                    {...control}
                    options={LIST_OPTIONS}
                    value={field.value ?? ''}
                    onChange={field.onChange}
                    onBlur={field.onBlur}
                  />
                )}
              />
            )}
          </FormField>
          <FormField label={TEXT.days} error={errors.expiresInDays?.message}>
            {(control) => (
              <input
                {...control}
                {...form.register('expiresInDays', { valueAsNumber: true })}
                className="input"
                inputMode="numeric"
                autoComplete="off"
              />
            )}
          </FormField>
          <FormFailure error={failure} />
        </div>
      </DialogBody>
      <DialogFooter>
        <Button onClick={onClose} disabled={isSubmitting}>
          {TEXT.cancel}
        </Button>
        <Button type="submit" tone="primary" pending={isSubmitting} pendingLabel={TEXT.saving}>
          {TEXT.create}
        </Button>
      </DialogFooter>
    </form>
  );
}
