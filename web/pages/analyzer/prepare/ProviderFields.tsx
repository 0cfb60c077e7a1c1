import { BATCH_SIZES } from '@smops/core/analysis/analyzer/analyzer.constants.js';
import { destinationText } from '@smops/core/analysis/analyzer/providers/destination.texts.model.js';
import { FormField } from '../../../components/form/FormField.js';
import { Select } from '../../../components/form/Select.js';
import { apiKeyAtom, batchSizeAtom, postAtom, providerIdAtom } from '../../../state/analyzer/prepared.js';
import { useAtom, useSetAtom } from '../../../state/atoms.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { isUsable, useProvider } from './useProvider.js';

const TEXT = ALL.material;

/** Who analyses and how: provider, batch size, its key where it needs one, and the post. */
export function ProviderFields() {
  const [batchSize, setBatchSize] = useAtom(batchSizeAtom);
  const [post, setPost] = useAtom(postAtom);
  const [apiKey, setApiKey] = useAtom(apiKeyAtom);
  const setProviderId = useSetAtom(providerIdAtom);
  const { provider, providers } = useProvider();
  // Until the providers are known the form stands as for the usual one, so that nothing below moves.
  const isLocal = (provider?.id ?? 'local') === 'local';
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-[1fr_9rem]">
      <FormField
        label={TEXT.provider}
        hint={
          provider ? (
            destinationText(provider)
          ) : (
            <span className="invisible" aria-hidden>
              {destinationText({ address: null })}
            </span>
          )
        }
      >
        {(control) => (
          <Select
            {...control}
            value={provider?.id ?? ''}
            onChange={setProviderId}
            options={providers.map((one) => ({
              value: one.id,
              label: one.label,
              hint: isUsable(one) ? destinationText(one) : TEXT.noKey,
              disabled: !isUsable(one),
            }))}
          />
        )}
      </FormField>
      <FormField label={TEXT.batch} hint={isLocal ? TEXT.noBatches : TEXT.batchHint}>
        {(control) => (
          <Select
            {...control}
            value={String(batchSize)}
            disabled={isLocal}
            onChange={(size) => setBatchSize(Number(size))}
            options={BATCH_SIZES.map((size) => ({ value: String(size), label: String(size) }))}
          />
        )}
      </FormField>
      {provider?.takesKey && (
        <FormField
          label={TEXT.key(provider.label)}
          required={provider.needsKey}
          {...(provider.needsKey ? {} : { optionalLabel: TEXT.optional })}
          hint={provider.needsKey ? TEXT.keyHint : TEXT.ownKeyHint}
          className="sm:col-span-2"
        >
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
  );
}
