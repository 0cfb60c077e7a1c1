import { PROVIDERS } from '@smops/core/analysis/analyzer/providers/providers.operations.js';
import type {
  ProviderMeasure,
  ProviderState,
} from '@smops/core/analysis/analyzer/providers/providers.schemas.js';
import { usdText } from '@smops/core/platform/language/money.model.js';
import { Ruler } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/Button.js';
import { failed } from '../../../components/failed.js';
import { FormField } from '../../../components/form/FormField.js';
import { Select } from '../../../components/form/Select.js';
import { DataTable } from '../../../components/table/DataTable.js';
import { ListPanel } from '../../../components/table/ListPanel.js';
import type { Column } from '../../../components/table/table-props.js';
import { useAction } from '../../../components/useAction.js';
import { useAtomValue } from '../../../state/atoms.js';
import { client } from '../../../state/client.js';
import { providerCostsAtom, providerStatesAtom } from '../../../state/records/providers.js';
import { OWN_MODEL_TEXT as TEXT } from './providers.texts.js';

type Score = ProviderMeasure['provider'];

const share = (value: number | null) => (value === null ? '–' : `${Math.round(value * 100)}%`);
const columns: Column<Score>[] = [
  {
    id: 'reader',
    header: TEXT.columns.reader,
    card: 'title',
    cell: ({ label, model }) => `${label} (${model})`,
  },
  { id: 'f1', header: TEXT.columns.f1, align: 'right', cell: ({ f1 }) => share(f1) },
  {
    id: 'sentiment',
    header: TEXT.columns.sentiment,
    align: 'right',
    cell: ({ sentiment }) => share(sentiment),
  },
  {
    id: 'seconds',
    header: TEXT.columns.seconds,
    align: 'right',
    cell: ({ secondsPerComment }) => secondsPerComment.toFixed(2),
  },
  {
    id: 'usd',
    header: TEXT.columns.usd,
    align: 'right',
    cell: ({ usdPerThousand: usd }) =>
      usd === null ? TEXT.unknown : usd === 0 ? TEXT.nothing : usdText(usd),
  },
  { id: 'comments', header: TEXT.columns.comments, align: 'right', cell: ({ comments }) => String(comments) },
];

const isMeasurable = ({ id, isAllowed, isReady }: ProviderState) => isAllowed && isReady && id !== 'local';

/** Measures a provider on comments whose answers are known, beside the local engine. */
export function MeasureProviders() {
  const options = (useAtomValue(providerStatesAtom).data ?? [])
    .filter(isMeasurable)
    .map(({ id, label, model }) => ({ value: id as string, label, hint: model }));
  const [chosen, setChosen] = useState<string>();
  const [result, setResult] = useState<ProviderMeasure>();
  const provider = options.find(({ value }) => value === chosen)?.value ?? options[0]?.value;
  const [measure, measuring] = useAction(async (of: string) => {
    setResult(undefined);
    setResult(await client.call(PROVIDERS.measure, { provider: of }));
    void providerCostsAtom.refetch();
  }, failed(TEXT.measureFailed));
  if (provider === undefined) return null;
  return (
    <ListPanel title={TEXT.measure}>
      <div className="space-y-3 px-4 py-3.5">
        <p className="text-muted text-sm">{TEXT.measureAbout}</p>
        <div className="flex flex-wrap items-end gap-3">
          <FormField label={TEXT.provider} className="min-w-48">
            {(control) => <Select {...control} value={provider} onChange={setChosen} options={options} />}
          </FormField>
          <Button
            icon={<Ruler className="size-4" aria-hidden />}
            pending={measuring}
            pendingLabel={TEXT.measuring}
            onClick={() => void measure(provider)}
          >
            {TEXT.start}
          </Button>
        </div>
        <div aria-live="polite">
          {result?.problem && <p className="text-error text-sm">{result.problem}</p>}
        </div>
      </div>
      {result && (
        <DataTable
          label={TEXT.measure}
          columns={columns}
          rows={[result.provider, result.engine]}
          rowKey={({ label }) => label}
          empty={null}
        />
      )}
    </ListPanel>
  );
}
