import type { AnalysisEstimate } from '@smops/core/analysis/analyzer/providers/providers.schemas.js';
import { RUNS } from '@smops/core/analysis/analyzer/runs.operations.js';
import { MAX_VARIABLES } from '@smops/core/analysis/codebooks/variables.constants.js';
import { ArrowRight } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { runAddress, tabAddress } from '../../../addresses/run-address.js';
import { Button } from '../../../components/Button.js';
import { failed } from '../../../components/failed.js';
import { useAction } from '../../../components/useAction.js';
import { variablesAtom } from '../../../state/analyzer/prepared.js';
import { runsAtom } from '../../../state/analyzer/runs.js';
import { addParts, variablesOnWire } from '../../../state/analyzer/variables.model.js';
import { useSetAtom } from '../../../state/atoms.js';
import { client } from '../../../state/client.js';
import { reportLanguage } from '../../../state/language.js';
import { INSIGHT } from '../insight.texts.js';
import { CostNote } from '../prepare/CostNote.js';
import { useProvider } from '../prepare/useProvider.js';

const TEXT = INSIGHT.explore;
/** Ticking several themes changes the question with each. */
const WAIT_MS = 400;

/** The chosen themes become variables and the stored comments are analysed; without these, the file has to be chosen again. */
export function ExplorationFoot({ runId, chosen }: { runId: string | null; chosen: readonly string[] }) {
  const [, navigate] = useLocation();
  const setVariables = useSetAtom(variablesAtom);
  const { provider } = useProvider();
  const [estimate, setEstimate] = useState<AnalysisEstimate>();
  const { variables, left } = addParts([], chosen);
  const key = JSON.stringify(variablesOnWire(variables));
  const isPaid = provider?.paid === true;
  const api_provider = provider?.id;
  useEffect(() => {
    setEstimate(undefined);
    if (runId === null || !isPaid || key === '[]') return;
    let isOver = false;
    const timer = setTimeout(() => {
      const question = {
        variables: JSON.parse(key),
        task_id: runId,
        api_provider,
        language: reportLanguage(),
      };
      // Without a price one can still start.
      client.call(RUNS.estimate, question).then(
        (one) => !isOver && setEstimate(one),
        () => {},
      );
    }, WAIT_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [runId, key, isPaid, api_provider]);
  const [start, isStarting] = useAction(async () => {
    if (runId === null || provider?.needsKey === true) {
      // The file, or the key, is asked for where an analysis is prepared.
      setVariables(variables);
      navigate(tabAddress('topic'));
      return;
    }
    const started = await client.call(RUNS.start, {
      variables: variablesOnWire(variables),
      task_id: runId,
      api_provider,
      language: reportLanguage(),
      with_results: false,
    });
    void runsAtom.refetch();
    navigate(runAddress(started.id));
  }, failed(TEXT.startFailed));
  return (
    <footer className="sticky bottom-0 z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-base-300 border-t bg-base-100 px-6 py-3">
      <div className="min-w-0 text-sm" aria-live="polite">
        <p className="font-medium">{TEXT.chosen(chosen.length)}</p>
        <p className="text-muted">
          {left > 0
            ? TEXT.full(MAX_VARIABLES)
            : runId === null
              ? TEXT.fileNeeded
              : provider && TEXT.onStored(provider.label)}
        </p>
        {estimate && <CostNote estimate={estimate} mayWait={false} />}
      </div>
      <Button
        tone="primary"
        className="max-sm:w-full"
        icon={<ArrowRight className="size-4" aria-hidden />}
        disabled={variables.length === 0 || left > 0 || provider === undefined || isStarting}
        onClick={() => void start()}
      >
        {TEXT.go(variables.length)}
      </Button>
    </footer>
  );
}
