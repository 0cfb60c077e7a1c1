import { Play } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../../../components/Button.js';
import { ProgressBar } from '../../../components/feedback/ProgressBar.js';
import { apiKeyAtom, topicFile } from '../../../state/analyzer/prepared.js';
import { useAtomValue } from '../../../state/atoms.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { PlanNote } from '../plan/PlanNote.js';
import { StepCard } from '../StepCard.js';
import { CostNote } from './CostNote.js';
import { useAsked } from './useAsked.js';
import { useEstimate } from './useEstimate.js';
import { useProvider } from './useProvider.js';
import { useStartAnalysis } from './useStartAnalysis.js';

const TEXT = ALL.start;

/** Step 3 before it has anything to show: what is still missing, then the one button. */
export function StartStep() {
  const file = useAtomValue(topicFile.fileAtom);
  const { asked, count } = useAsked();
  const apiKey = useAtomValue(apiKeyAtom);
  const { provider } = useProvider();
  const { start, progress } = useStartAnalysis();
  const measure = file.status === 'read' ? file.report.measure : undefined;
  const estimate = useEstimate(measure);
  const id = provider?.id;
  const plan = useMemo(
    () =>
      measure === undefined || measure.comments === 0 || count === 0 || id === undefined
        ? undefined
        : { ...asked, ...measure, api_provider: id },
    [asked, count, measure, id],
  );
  const missing = [
    file.status !== 'read' && TEXT.missingFile,
    count === 0 && TEXT.missingVariables,
    provider?.needsKey === true && apiKey.trim() === '' && TEXT.missingKey(provider.label),
  ].filter((one) => one !== false);
  return (
    <StepCard number={3} title={TEXT.step}>
      {progress !== undefined ? (
        <ProgressBar label={ALL.run.submitting} value={progress} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div className="min-w-0">
            <p className="font-medium">{missing.length > 0 ? TEXT.missingTitle : TEXT.ready}</p>
            <p className="text-muted text-sm">
              {missing.length > 0
                ? missing.join(' · ')
                : file.status === 'read' && TEXT.readyText(file.report.accepted, count)}
            </p>
            {estimate !== undefined && <CostNote estimate={estimate} mayWait />}
            {plan !== undefined && <PlanNote question={plan} />}
          </div>
          <Button
            tone="primary"
            className="max-sm:w-full"
            icon={<Play className="size-4" aria-hidden />}
            disabled={missing.length > 0 || provider === undefined}
            onClick={() => void start()}
          >
            {TEXT.button}
          </Button>
        </div>
      )}
    </StepCard>
  );
}
