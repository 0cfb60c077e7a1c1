import { PROVIDERS } from '@smops/core/analysis/analyzer/providers/providers.operations.js';
import type { FoundServer, ProviderTest } from '@smops/core/analysis/analyzer/providers/providers.schemas.js';
import { CONNECTIONS } from '@smops/core/telling/connections/connections.operations.js';
import { useState } from 'react';
import { Button } from '../../../components/Button.js';
import { failed } from '../../../components/failed.js';
import { FormField } from '../../../components/form/FormField.js';
import { Select } from '../../../components/form/Select.js';
import { useAction } from '../../../components/useAction.js';
import { client } from '../../../state/client.js';
import { providerStatesAtom } from '../../../state/records/providers.js';
import { OWN_MODEL_TEXT as TEXT } from './providers.texts.js';

/** The models on the server's own machine, looked for only when asked: one is chosen, set up and tried at once. */
export function OwnModelSetUp() {
  const [servers, setServers] = useState<readonly FoundServer[]>();
  const [chosen, setChosen] = useState('');
  const [test, setTest] = useState<ProviderTest>();
  const [find, finding] = useAction(async () => {
    const found = await client.call(PROVIDERS.findServers);
    setServers(found);
    setChosen(choiceOf(found[0]?.url ?? '', found[0]?.models[0] ?? ''));
  }, failed(TEXT.findFailed));
  const [use, using] = useAction(async () => {
    const [OWN_MODEL_URL = '', OWN_MODEL_NAME = ''] = JSON.parse(chosen) as string[];
    setTest(undefined);
    const settings = { OWN_MODEL_URL, OWN_MODEL_NAME };
    await client.call(CONNECTIONS.setUp, { connection: 'own', settings });
    setTest(await client.call(PROVIDERS.test, { provider: 'own' }));
    await providerStatesAtom.refetch();
  }, failed(TEXT.useFailed));
  const options = (servers ?? []).flatMap(({ name, url, models }) =>
    models.map((model) => ({
      value: choiceOf(url, model),
      label: model,
      hint: `${name}, ${new URL(url).host}`,
    })),
  );
  return (
    <div className="mt-2 max-w-xl space-y-3">
      <Button size="small" pending={finding} pendingLabel={TEXT.finding} onClick={() => void find()}>
        {TEXT.find}
      </Button>
      <div aria-live="polite" className="space-y-3 empty:hidden">
        {servers?.length === 0 && <p className="text-muted text-sm">{TEXT.none}</p>}
        {servers
          ?.filter(({ models }) => models.length === 0)
          .map(({ url, name }) => (
            <p key={url} className="text-muted text-sm">
              {TEXT.noModels(name)}
            </p>
          ))}
        {options.length > 0 && (
          <div className="flex flex-wrap items-end gap-3">
            <FormField label={TEXT.model} className="min-w-0 grow">
              {(control) => <Select {...control} value={chosen} onChange={setChosen} options={options} />}
            </FormField>
            <Button
              tone="primary"
              pending={using}
              pendingLabel={TEXT.using}
              disabled={chosen === ''}
              onClick={() => void use()}
            >
              {TEXT.use}
            </Button>
          </div>
        )}
        {test && <Told test={test} />}
      </div>
    </div>
  );
}

const choiceOf = (url: string, model: string) => (model === '' ? '' : JSON.stringify([url, model]));

/** What a test brought back: a sentence, how the model answers, and what it said of each comment. */
function Told({ test: { ok, message, format, answers } }: { test: ProviderTest }) {
  return (
    <div className="space-y-1 text-sm">
      <p className={ok ? undefined : 'text-error'}>{message}</p>
      {format !== null && <p className="text-muted">{format}</p>}
      {answers.length > 0 && (
        <ul aria-label={TEXT.said} className="space-y-1">
          {answers.map(({ text, tags, sentiment }) => (
            <li key={text}>
              “{text}”{' '}
              <span className="text-muted">
                {tags.join(', ') || TEXT.noTags} · {TEXT.sentiments[sentiment]}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
