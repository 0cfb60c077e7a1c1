import { LISTS } from '@smops/core/records/lists/lists.constants.js';
import { FEED_DEFAULT_DAYS } from '@smops/core/records/spreadsheet/spreadsheet.constants.js';
import { FEEDS } from '@smops/core/records/spreadsheet/spreadsheet.operations.js';
import { type CreatedFeed, CreateFeedInput } from '@smops/core/records/spreadsheet/spreadsheet.schemas.js';
import { FormDialog } from '../../../components/dialog/FormDialog.js';
import { FormField } from '../../../components/form/FormField.js';
import { SelectField, TextField } from '../../../components/form/fields.js';
import { client } from '../../../state/client.js';
import type { CreateDialogProps } from '../SecretsPage.js';
import { FEEDS_TEXT as TEXT } from './feeds.texts.js';

const LIST_OPTIONS = LISTS.map((value) => ({ value, label: TEXT.lists[value] }));

export const FeedDialog = ({ open, onClose, onCreated }: CreateDialogProps<CreatedFeed>) => (
  <FormDialog
    open={open}
    title={TEXT.addTitle}
    size="small"
    action={TEXT.create}
    schema={CreateFeedInput}
    values={{ name: '', list: 'accounts', expiresInDays: FEED_DEFAULT_DAYS }}
    save={(values) => client.call(FEEDS.create, values)}
    onSaved={onCreated}
    onClose={onClose}
  >
    {(form) => (
      <>
        <TextField form={form} name="name" label={TEXT.name} placeholder={TEXT.namePlaceholder} required />
        <SelectField form={form} name="list" label={TEXT.chosenList} options={LIST_OPTIONS} />
        <FormField label={TEXT.days} error={form.formState.errors.expiresInDays?.message}>
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
      </>
    )}
  </FormDialog>
);
