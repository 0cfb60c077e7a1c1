import { choiceText, fieldText } from '@smops/core/platform/texts/lists.texts.model.js';
import { parseTaskTypes, serializeTaskTypes } from '@smops/core/records/tasks/task-types.model.js';
import { TASK_TYPES, type TaskType } from '@smops/core/records/tasks/tasks.constants.js';
import { TASK_FIELDS } from '@smops/core/records/tasks/tasks.fields.js';
import { TASKS } from '@smops/core/records/tasks/tasks.operations.js';
import { CreateTaskInput, type Task, UpdateTaskInput } from '@smops/core/records/tasks/tasks.schemas.js';
import { Controller } from 'react-hook-form';
import { FormField } from '../../components/form/FormField.js';
import { MultiSelect } from '../../components/form/MultiSelect.js';
import { useTimeZone } from '../../components/format/useTimeZone.js';
import { todayIn } from '../../format/dates.js';
import { type DialogProps, FieldsDialog } from '../lists/FieldsDialog.js';
import { TASKS_TEXT as TEXT } from './tasks.texts.js';

const TYPE_OPTIONS = TASK_TYPES.map((type) => ({ value: type, label: choiceText(type) }));
const NO_TYPES: TaskType[] = [];

export function TaskDialog(props: DialogProps<Task>) {
  const today = todayIn(useTimeZone());
  return (
    <FieldsDialog
      {...props}
      fields={TASK_FIELDS}
      schema={props.row ? UpdateTaskInput : CreateTaskInput}
      texts={TEXT}
      today={today}
      operations={TASKS}
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
                hint={isOldText ? TEXT.oldText(field.value) : undefined}
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
