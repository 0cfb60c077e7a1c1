import { BATCH_SIZES } from '@smops/core/analyzer/analyzer.constants.js';
import { FileDrop } from '../../../components/FileDrop.js';
import { FormField } from '../../../components/FormField.js';
import { ProgressBar } from '../../../components/ProgressBar.js';
import { Select } from '../../../components/Select.js';
import { useAtom, useAtomValue, useSetAtom } from '../../../state/atoms.js';
import {
  apiKeyAtom,
  batchSizeAtom,
  chooseFileAtom,
  fileAtom,
  postAtom,
  providerIdAtom,
} from '../analyzer.atoms.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { StepCard } from '../StepCard.js';
import { FileFound } from './FileFound.js';
import { destinationOf, isUsable, useProvider } from './useProvider.js';

const TEXT = ALL.material;
/** The same while a file is awaited, read and shown, so that what stands below stays where it is. */
const FILE_HEIGHT = 'min-h-85 sm:min-h-77';
const ACCEPT = '.json,.ndjson,.jsonl,.txt,.csv,application/json';

/** Step 1: the file, and how it is to be analysed. */
export function MaterialStep() {
  const [batchSize, setBatchSize] = useAtom(batchSizeAtom);
  const [post, setPost] = useAtom(postAtom);
  const [apiKey, setApiKey] = useAtom(apiKeyAtom);
  const setProviderId = useSetAtom(providerIdAtom);
  const { provider, providers } = useProvider();
  return (
    <StepCard number={1} title={TEXT.step}>
      <FileField />
      <div className="mt-4 grid gap-4 sm:grid-cols-[1fr_9rem]">
        <FormField label={TEXT.provider} hint={provider && destinationOf(provider)}>
          {(control) => (
            <Select
              {...control}
              value={provider?.id ?? ''}
              onChange={setProviderId}
              options={providers.map((one) => ({
                value: one.id,
                label: one.label,
                hint: isUsable(one) ? destinationOf(one) : TEXT.noKey,
                disabled: !isUsable(one),
              }))}
            />
          )}
        </FormField>
        <FormField label={TEXT.batch} hint={TEXT.batchHint}>
          {(control) => (
            <Select
              {...control}
              value={String(batchSize)}
              onChange={(size) => setBatchSize(Number(size))}
              options={BATCH_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
            />
          )}
        </FormField>
        {provider?.needsKey && (
          <FormField label={TEXT.key} required hint={TEXT.keyHint} className="sm:col-span-2">
            {(control) => (
              <input
                {...control}
                type="password"
                className="input"
                autoComplete="off"
                value={apiKey}
                onChange={(event) => setApiKey(event.target.value)}
              />
            )}
          </FormField>
        )}
        <FormField label={TEXT.post} optionalLabel={TEXT.optional} className="sm:col-span-2">
          {(control) => (
            <textarea
              {...control}
              className="textarea min-h-20"
              rows={3}
              placeholder={TEXT.postPlaceholder}
              value={post}
              onChange={(event) => setPost(event.target.value)}
            />
          )}
        </FormField>
      </div>
    </StepCard>
  );
}

function FileField() {
  const chosen = useAtomValue(fileAtom);
  const choose = useSetAtom(chooseFileAtom);
  if (chosen.status === 'reading') {
    return (
      <div className={`grid items-center rounded-box border border-line border-dashed px-6 ${FILE_HEIGHT}`}>
        <ProgressBar label={`${TEXT.reading} ${chosen.file.name}`} value={chosen.progress} />
      </div>
    );
  }
  if (chosen.status === 'read')
    return <FileFound file={chosen.file} report={chosen.report} className={FILE_HEIGHT} />;
  return (
    <div>
      <FileDrop
        label={TEXT.choose}
        hint={TEXT.formats}
        accept={ACCEPT}
        onFile={(file) => void choose(file)}
        className={FILE_HEIGHT}
      />
      {chosen.status === 'refused' && (
        <p role="alert" className="mt-3 rounded-field bg-bad px-3 py-2 text-bad-content text-sm">
          <span className="font-medium">{chosen.file.name}</span>: {chosen.reason}
        </p>
      )}
    </div>
  );
}
