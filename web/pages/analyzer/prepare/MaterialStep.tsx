import { topicFile } from '../../../state/analyzer/prepared.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { StepCard } from '../StepCard.js';
import { FileField } from './FileField.js';
import { ProviderFields } from './ProviderFields.js';

/** Step 1: the file, and how it is to be analysed. */
export function MaterialStep() {
  return (
    <StepCard number={1} title={ALL.material.step}>
      <FileField slot={topicFile} />
      <ProviderFields />
    </StepCard>
  );
}
