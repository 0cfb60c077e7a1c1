import { communityFiles } from '../../../state/analyzer/prepared.js';
import { INSIGHT } from '../insight.texts.js';
import { FileField } from '../prepare/FileField.js';
import { ProviderFields } from '../prepare/ProviderFields.js';
import { VariablesStep } from '../prepare/VariablesStep.js';
import { StepCard } from '../StepCard.js';
import { CompareStart } from './CompareStart.js';
import { ComparisonsList } from './ComparisonsList.js';

const TEXT = INSIGHT.compare;

/** Two files, one set of variables, and below them what was compared before. */
export function ComparePrepare() {
  return (
    <div className="space-y-5">
      <StepCard number={1} title={TEXT.files} hint={TEXT.filesHint}>
        <div className="grid gap-4 lg:grid-cols-2">
          <fieldset aria-label={TEXT.community('A')} className="min-w-0">
            <h3 className="mb-2 font-medium text-sm">{TEXT.community('A')}</h3>
            <FileField slot={communityFiles.a} label={TEXT.choose('A')} />
          </fieldset>
          <fieldset aria-label={TEXT.community('B')} className="min-w-0">
            <h3 className="mb-2 font-medium text-sm">{TEXT.community('B')}</h3>
            <FileField slot={communityFiles.b} label={TEXT.choose('B')} />
          </fieldset>
        </div>
        <ProviderFields />
      </StepCard>
      <VariablesStep />
      <CompareStart />
      <ComparisonsList />
    </div>
  );
}
