import { PLATFORMS } from '@smops/core/accounts/accounts.constants.js';
import { TASK_TYPES, type TaskType } from '@smops/core/tasks/tasks.constants.js';
import { parseTaskTypes, serializeTaskTypes } from '@smops/core/tasks/tasks.model.js';
import { CreateTaskInput, type Task, UpdateTaskInput } from '@smops/core/tasks/tasks.schemas.js';
import { createTask, updateTask } from '@smops/server/client/tasks.client.js';
import { Controller } from 'react-hook-form';
import { FormField } from '../../components/FormField.js';
import { MultiSelect } from '../../components/MultiSelect.js';
import { todayIn } from '../../components/time.js';
import { useTimeZone } from '../../components/useTimeZone.js';
import { client } from '../../state/client.js';
import { LinesField, SelectField, TextField } from '../lists/fields.js';
import { RECORD_TEXT } from '../lists/lists.texts.js';
import { RecordDialog } from '../lists/RecordDialog.js';
import { TASKS_TEXT as TEXT } from './tasks.texts.js';

interface Props {
  open: boolean;
  /** The task to edit; without it one is added. */
  task: Task | undefined;
  onSaved(task: Task): void;
  onFailed(): void;
  onClose(): void;
}

const PLATFORM_OPTIONS = PLATFORMS.map((platform) => ({ value: platform, label: platform }));
const TYPE_OPTIONS = TASK_TYPES.map((type) => ({ value: type, label: type }));

/** The form's start: the record, or today and nothing else. Radix shows the placeholder for an empty platform. */
const valuesOf = (task: Task | undefined, today: string) => ({
  date: task?.date ?? today,
  socialPlatform: task?.socialPlatform ?? ('' as Task['socialPlatform']),
  link: task?.link ?? '',
  task: task?.task ?? '',
  requirements: task?.requirements ?? '',
});

const NO_TYPES: TaskType[] = [];

export function TaskDialog({ open, task, onSaved, onFailed, onClose }: Props) {
  const today = todayIn(useTimeZone());
  return (
    <RecordDialog
      open={open}
      title={task ? TEXT.editTitle : TEXT.addTitle}
      action={task ? TEXT.update : TEXT.create}
      schema={task ? UpdateTaskInput : CreateTaskInput}
      values={valuesOf(task, today)}
      save={(values, force) =>
        task
          ? updateTask(client, task.id, values, force ? undefined : task.version)
          : createTask(client, values)
      }
      onSaved={onSaved}
      onFailed={onFailed}
      onClose={onClose}
    >
      {(form) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            <TextField form={form} name="date" label={TEXT.fields.date} type="date" required />
            <SelectField
              form={form}
              name="socialPlatform"
              label={TEXT.fields.platform}
              placeholder={TEXT.fields.platformPlaceholder}
              options={PLATFORM_OPTIONS}
              required
            />
          </div>
          <TextField
            form={form}
            name="link"
            label={TEXT.fields.link}
            type="url"
            optionalLabel={RECORD_TEXT.optional}
            placeholder="https://"
          />
          <Controller
            control={form.control}
            name="task"
            render={({ field, fieldState }) => {
              const types = parseTaskTypes(field.value) ?? NO_TYPES;
              const isOldText = field.value !== '' && types.length === 0;
              return (
                <FormField
                  label={TEXT.fields.types}
                  error={fieldState.error?.message}
                  hint={isOldText ? TEXT.fields.oldText(field.value) : undefined}
                  required
                >
                  {(control) => (
                    <MultiSelect
                      {...control}
                      values={types}
                      options={TYPE_OPTIONS}
                      placeholder={TEXT.fields.typesPlaceholder}
                      onChange={(next) => field.onChange(next.length === 0 ? '' : serializeTaskTypes(next))}
                      onBlur={field.onBlur}
                    />
                  )}
                </FormField>
              );
            }}
          />
          <LinesField
            form={form}
            name="requirements"
            label={TEXT.fields.requirements}
            optionalLabel={RECORD_TEXT.optional}
            placeholder={TEXT.fields.requirementsPlaceholder}
          />
        </>
      )}
    </RecordDialog>
  );
}
