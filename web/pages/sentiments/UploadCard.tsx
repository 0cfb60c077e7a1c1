import { destinationText } from '@smops/core/analysis/analyzer/providers/destination.texts.model.js';
import type { ProviderId } from '@smops/core/analysis/analyzer/providers/providers.constants.js';
import { JSON_FILE_ACCEPT, looksLikeJsonFile } from '@smops/core/analysis/sentiments/json-file-name.model.js';
import { MAX_UPLOAD_BYTES } from '@smops/core/analysis/sentiments/sentiments.constants.js';
import type { ImportReading, SentimentRecord } from '@smops/core/analysis/sentiments/sentiments.schemas.js';
import { choiceText } from '@smops/core/platform/texts/lists.texts.model.js';
import { TASKS } from '@smops/core/records/tasks/tasks.operations.js';
import type { Task } from '@smops/core/records/tasks/tasks.schemas.js';
import { FileJson, X } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Button } from '../../components/Button.js';
import { FilePreview, FileShape } from '../../components/comment-file/FilePreview.js';
import { saidOf } from '../../components/comment-file/MappingEditor.js';
import { ProgressBar } from '../../components/feedback/ProgressBar.js';
import { FileDrop } from '../../components/form/FileDrop.js';
import { FormField } from '../../components/form/FormField.js';
import { SearchSelect } from '../../components/form/SearchSelect.js';
import { Select } from '../../components/form/Select.js';
import type { FindPart } from '../../components/form/useFound.js';
import type { FoundOption } from '../../components/form/useSearchList.js';
import { IconButton } from '../../components/IconButton.js';
import { providersAtom } from '../../state/analyzer/runs.js';
import { useAtomValue, useSetAtom } from '../../state/atoms.js';
import { client } from '../../state/client.js';
import type { ChosenFile } from '../../state/comment-file/file-slot.js';
import { sentimentFile } from '../../state/comment-file/sentiment-file.js';
import { onEnglishScreen } from '../../state/language.js';
import { toast } from '../../state/toasts.js';
import { SENTIMENTS_TEXT } from './sentiments.texts.js';
import { useUpload } from './useUpload.js';

const TEXT = SENTIMENTS_TEXT.upload;

const warn = ([title, description]: readonly [string, string]) =>
  toast({ tone: 'destructive', title, description });

/** A task as the choice shows it: its day, state and requirements below. */
const optionOf = (task: Task): FoundOption => ({
  value: task.taskId,
  label: `${task.taskId} - ${task.socialPlatform}`,
  hint: [task.date, choiceText(task.status), task.requirements].filter(Boolean).join(' · '),
});

/** How the file is read, as its preview shows it: what was remembered, recognised by its content, and corrected. */
function readingOf(chosen: ChosenFile): ImportReading | undefined {
  if (chosen.status !== 'read') return undefined;
  const { mapping, dateOrder } = saidOf(chosen.report, chosen.corrections);
  return { mapping, ...(dateOrder === null ? {} : { dateOrder }) };
}

/** What was read of the file that was chosen, or why nothing can be read of it. */
function Preview({ chosen }: { chosen: ChosenFile }) {
  if (chosen.status === 'none') return null;
  if (chosen.status === 'reading')
    return (
      <div className="mt-4">
        <ProgressBar label={TEXT.reading} value={chosen.progress} />
      </div>
    );
  if (chosen.status === 'refused')
    return (
      <p role="alert" className="mt-4 rounded-field bg-bad px-3 py-2 text-bad-content text-sm">
        {chosen.reason}
      </p>
    );
  return (
    <div className="mt-4 rounded-box border border-base-300">
      <p className="px-4 pt-3 text-muted text-sm">
        <FileShape report={chosen.report} />
      </p>
      <FilePreview slot={sentimentFile} chosen={chosen} />
    </div>
  );
}

/** A file with how it is read, its task, and the page's one primary action. */
export function UploadCard({ onDone }: { onDone(record: SentimentRecord): void }) {
  const providers = useAtomValue(providersAtom).data?.filter((one) => one.available) ?? [];
  const chosenFile = useAtomValue(sentimentFile.fileAtom);
  const setChosenFile = useSetAtom(sentimentFile.fileAtom);
  const read = useSetAtom(sentimentFile.chooseAtom);
  const file = chosenFile.status === 'none' ? undefined : chosenFile.file;
  const remove = () => setChosenFile({ status: 'none' });
  const [task, setTask] = useState<FoundOption>();
  const [hasTasks, setHasTasks] = useState(true);
  const findPart = useCallback<FindPart<FoundOption>>(async (search, range, signal) => {
    const { tasks, total } = await client.call(TASKS.find, { search, ...range }, { signal });
    if (search === '') setHasTasks(total > 0);
    return { options: tasks.map(optionOf), total };
  }, []);
  const [chosen, setChosen] = useState<ProviderId>();
  const { upload, pending, progress } = useUpload((record) => {
    remove();
    setTask(undefined);
    onDone(record);
  });
  const provider =
    providers.find((one) => one.id === chosen) ?? providers.find((one) => one.isDefault) ?? providers[0];

  function choose(next: File) {
    if (!looksLikeJsonFile(next.name, next.type)) warn(SENTIMENTS_TEXT.invalidType);
    else if (next.size > MAX_UPLOAD_BYTES) warn(SENTIMENTS_TEXT.tooLarge);
    else void read(next);
  }
  function submit() {
    if (file === undefined || task === undefined) warn(SENTIMENTS_TEXT.missing);
    else void upload({ file, taskId: task.value, provider: provider?.id, reading: readingOf(chosenFile) });
  }

  return (
    <section className="panel p-4" aria-labelledby="upload-title">
      <h2 id="upload-title" className="mb-3 font-semibold text-base">
        {TEXT.title}
      </h2>
      {file === undefined ? (
        <FileDrop label={TEXT.drop} hint={TEXT.limit} accept={JSON_FILE_ACCEPT} onFile={choose} />
      ) : (
        <div className="grid items-end gap-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
          <div>
            <p className="mb-1 font-medium text-sm">{TEXT.file}</p>
            <p className="input justify-between">
              <span className="flex min-w-0 items-center gap-2">
                <FileJson className="size-4 shrink-0 text-muted" aria-hidden />
                <span className="truncate">{file.name}</span>
              </span>
              <IconButton
                label={TEXT.remove}
                icon={<X />}
                disabled={pending}
                className="-mr-2"
                onClick={remove}
              />
            </p>
          </div>
          <FormField label={TEXT.task} required hint={hasTasks ? undefined : TEXT.noTasks}>
            {(control) => (
              <SearchSelect
                {...control}
                value={task}
                find={findPart}
                onChange={setTask}
                disabled={pending}
                placeholder={TEXT.taskPlaceholder}
              />
            )}
          </FormField>
          <Button
            tone="primary"
            disabled={task === undefined}
            pending={pending}
            pendingLabel={TEXT.analyzing}
            onClick={submit}
          >
            {TEXT.analyze}
          </Button>
        </div>
      )}
      {file !== undefined && provider !== undefined && (
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted text-sm">
          {providers.length > 1 && (
            <Select<ProviderId>
              label={TEXT.provider}
              size="small"
              className="w-48"
              value={provider.id}
              onChange={setChosen}
              disabled={pending}
              options={providers.map((one) => ({ value: one.id, label: one.label }))}
            />
          )}
          <span>
            {TEXT.destination} {onEnglishScreen(() => destinationText(provider))}
          </span>
        </div>
      )}
      <Preview chosen={chosenFile} />
      {progress !== undefined && (
        <div className="mt-4">
          <ProgressBar value={progress} label={TEXT.progress} />
        </div>
      )}
    </section>
  );
}
