import { Scale } from 'lucide-react';
import { useMemo } from 'react';
import { Button } from '../../../components/Button.js';
import { ProgressBar } from '../../../components/feedback/ProgressBar.js';
import { apiKeyAtom, communityFiles } from '../../../state/analyzer/prepared.js';
import { useAtomValue } from '../../../state/atoms.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { INSIGHT } from '../insight.texts.js';
import { CostNote } from '../prepare/CostNote.js';
import { useAsked } from '../prepare/useAsked.js';
import { useEstimate } from '../prepare/useEstimate.js';
import { useProvider } from '../prepare/useProvider.js';
import { StepCard } from '../StepCard.js';
import { useStartComparison } from './useStartComparison.js';

const TEXT = INSIGHT.compare;

/** What is still missing, then the one button. It needs file A, file B and at least one variable. */
export function CompareStart() {
  const a = useAtomValue(communityFiles.a.fileAtom);
  const b = useAtomValue(communityFiles.b.fileAtom);
  const { count: variableCount } = useAsked();
  const apiKey = useAtomValue(apiKeyAtom);
  const { provider } = useProvider();
  const { start, progress } = useStartComparison();
  const measure = useMemo(() => {
    if (a.status !== 'read' || b.status !== 'read') return undefined;
    const [one, other] = [a.report.measure, b.report.measure];
    // A comment that both files have is counted twice: rather more than less.
    return {
      comments: one.comments + other.comments,
      text_tokens: one.text_tokens + other.text_tokens,
    };
  }, [a, b]);
  const estimate = useEstimate(measure);
  const missing = [
    a.status !== 'read' && TEXT.missingFile('A'),
    b.status !== 'read' && TEXT.missingFile('B'),
    variableCount === 0 && ALL.start.missingVariables,
    provider?.needsKey === true && apiKey.trim() === '' && ALL.start.missingKey(provider.label),
  ].filter((one) => one !== false);
  const count = (file: typeof a) => (file.status === 'read' ? file.report.accepted : 0);
  return (
    <StepCard number={3} title={TEXT.result}>
      {progress !== undefined ? (
        <ProgressBar label={ALL.run.submitting} value={progress} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div className="min-w-0">
            <p className="font-medium">{missing.length > 0 ? ALL.start.missingTitle : ALL.start.ready}</p>
            <p className="text-muted text-sm">
              {missing.length > 0 ? missing.join(' · ') : TEXT.ready(count(a), count(b), variableCount)}
            </p>
            {estimate !== undefined && estimate.cost_usd > 0 && (
              <CostNote estimate={estimate} mayWait={false} />
            )}
          </div>
          <Button
            tone="primary"
            className="max-sm:w-full"
            icon={<Scale className="size-4" aria-hidden />}
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
