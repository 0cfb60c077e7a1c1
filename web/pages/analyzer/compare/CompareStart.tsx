import { Scale } from 'lucide-react';
import { Button } from '../../../components/Button.js';
import { ProgressBar } from '../../../components/feedback/ProgressBar.js';
import { apiKeyAtom } from '../../../state/analyzer/prepared.js';
import { preparedSidesAtom } from '../../../state/analyzer/sides.js';
import { useAtomValue } from '../../../state/atoms.js';
import { TEXT as ALL, listedWords } from '../analyzer.texts.js';
import { INSIGHT } from '../insight.texts.js';
import { CostNote } from '../prepare/CostNote.js';
import { useAsked } from '../prepare/useAsked.js';
import { useProvider } from '../prepare/useProvider.js';
import { StepCard } from '../StepCard.js';
import { letterOf } from './SideFields.js';
import { useComparisonEstimate } from './useComparisonEstimate.js';
import { useStartComparison } from './useStartComparison.js';

const TEXT = INSIGHT.compare;

/** What is still missing, what would be analysed and cost, then the one button. */
export function CompareStart() {
  const sides = useAtomValue(preparedSidesAtom);
  const { count: variableCount } = useAsked();
  const apiKey = useAtomValue(apiKeyAtom);
  const { provider } = useProvider();
  const { start, progress } = useStartComparison();
  const { estimate, refusal } = useComparisonEstimate();
  const hasRun = sides.some(({ side }) => side.runId !== null);
  const hasFile = sides.some(({ side }) => side.runId === null);
  const missing = [
    ...sides.map(
      ({ side, file }, place) =>
        side.runId === null && file.status !== 'read' && TEXT.missingFile(letterOf(place)),
    ),
    variableCount === 0 && !hasRun && ALL.start.missingVariables,
    hasFile && provider?.needsKey === true && apiKey.trim() === '' && ALL.start.missingKey(provider.label),
  ].filter((one) => one !== false);
  const lacking = (estimate?.missing ?? []).flatMap((names, place) =>
    names.length === 0 ? [] : [TEXT.lacks(letterOf(place), listedWords(names))],
  );
  const total = estimate?.total;
  return (
    <StepCard number={3} title={TEXT.result}>
      {progress !== undefined ? (
        <ProgressBar label={ALL.run.submitting} value={progress} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div className="min-w-0" aria-live="polite">
            <p className="font-medium">{missing.length > 0 ? ALL.start.missingTitle : ALL.start.ready}</p>
            <p className="break-words text-muted text-sm">
              {missing.length > 0
                ? missing.join(' · ')
                : estimate && TEXT.ready(sides.length, listedWords(estimate.variables))}
            </p>
            {missing.length === 0 && refusal && <p className="text-error text-sm">{refusal}</p>}
            {lacking.map((line) => (
              <p key={line} className="text-muted text-sm">
                {line}
              </p>
            ))}
            {total && <CostNote estimate={total} mayWait={false} />}
          </div>
          <Button
            tone="primary"
            className="max-sm:w-full"
            icon={<Scale className="size-4" aria-hidden />}
            disabled={missing.length > 0 || provider === undefined || refusal !== undefined}
            onClick={() => void start()}
          >
            {TEXT.button}
          </Button>
        </div>
      )}
    </StepCard>
  );
}
