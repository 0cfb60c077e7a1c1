import { choiceText, fieldText } from '@smops/core/platform/texts/lists.texts.model.js';
import { parseTaskTypes, serializeTaskTypes } from '@smops/core/records/tasks/task-types.model.js';
import { TASK_TYPES, type TaskType } from '@smops/core/records/tasks/tasks.constants.js';
import { CreateTaskInput, type Task, UpdateTaskInput } from '@smops/core/records/tasks/tasks.schemas.js';
import { TASKS_VIEW } from '@smops/core/records/tasks/tasks.view.js';
import { Controller } from 'react-hook-form';
import { FormField } from '../../components/form/FormField.js';
import { MultiSelect } from '../../components/form/MultiSelect.js';
import { FieldsDialog } from '../lists/FieldsDialog.js';
import type { Records } from '../lists/useRecords.js';
import { TASKS_TEXT as TEXT } from './tasks.texts.js';

const TYPE_OPTIONS = TASK_TYPES.map((type) => ({ value: type, label: choiceText(type) }));
const NO_TYPES: TaskType[] = [];

export function TaskDialog({ records, today }: { records: Records<Task>; today: string }) {
  return (
    <FieldsDialog
      records={records}
      schema={records.editor.opened === 'edit' ? UpdateTaskInput : CreateTaskInput}
      today={today}
      renderChoices={(form, name, { formLabel = '' }) => (
        <Controller
          control={form.control}
          name={name}
          render={({ field, fieldState }) => {
            const types = parseTaskTypes(field.value) ?? NO_TYPES;
            const isOldText = field.value !== '' && types.length === 0;
            return (
              <FormField
                label={fieldText(formLabel)}
                error={fieldState.error?.message}
                hint={isOldText ? TASKS_VIEW.texts().oldText(field.value) : undefined}
                required
              >
                {(control) => (
                  <MultiSelect
                    {...control}
                    values={types}
                    options={TYPE_OPTIONS}
                    placeholder={TEXT.typesPlaceholder}
                    onChange={(next) => field.onChange(next.length === 0 ? '' : serializeTaskTypes(next))}
                    onBlur={field.onBlur}
                  />
                )}
              </FormField>
            );
          }}
        />
      )}
    />
  );
}
