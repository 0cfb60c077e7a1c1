import { MOST_SIDES } from '@smops/core/judging/insight/comparisons/comparisons.constants.js';
import { Plus } from 'lucide-react';
import { Button } from '../../../components/Button.js';
import { sidesAtom, withMore } from '../../../state/analyzer/sides.js';
import { useAtom } from '../../../state/atoms.js';
import { INSIGHT } from '../insight.texts.js';
import { ProviderFields } from '../prepare/ProviderFields.js';
import { VariablesStep } from '../prepare/VariablesStep.js';
import { StepCard } from '../StepCard.js';
import { CompareStart } from './CompareStart.js';
import { ComparisonsList } from './ComparisonsList.js';
import { SideFields } from './SideFields.js';
import { useEarlier } from './useEarlier.js';

const TEXT = INSIGHT.compare;

/** Two to six sides, one set of variables, and below them what was compared before. */
export function ComparePrepare() {
  const [sides, setSides] = useAtom(sidesAtom);
  const proposed = useEarlier();
  return (
    <div className="space-y-5">
      <StepCard number={1} title={TEXT.files} hint={TEXT.filesHint}>
        <div className="grid gap-4 lg:grid-cols-2">
          {sides.map((side, place) => (
            <SideFields
              key={side.slot}
              side={side}
              place={place}
              proposed={proposed}
              onChange={(next) => setSides(sides.map((one) => (one.slot === side.slot ? next : one)))}
              onRemove={
                sides.length > 2 ? () => setSides(sides.filter(({ slot }) => slot !== side.slot)) : undefined
              }
            />
          ))}
        </div>
        {sides.length < MOST_SIDES && (
          <div className="mt-3">
            <Button
              size="small"
              icon={<Plus className="size-4" aria-hidden />}
              onClick={() => setSides(withMore(sides))}
            >
              {TEXT.addSide}
            </Button>
          </div>
        )}
        {sides.some(({ runId }) => runId === null) && <ProviderFields />}
      </StepCard>
      <VariablesStep />
      <CompareStart />
      <ComparisonsList />
    </div>
  );
}
