import { TEXT } from '../analyzer.texts.js';
import { RunsList } from '../runs/RunsList.js';
import { MaterialStep } from './MaterialStep.js';
import { StartStep } from './StartStep.js';
import { VariablesStep } from './VariablesStep.js';

const SHOWN_RUNS = 5;

/** The three steps, and below them what was analysed last. */
export function PrepareView() {
  return (
    <div className="space-y-5">
      {/* Not under the page's title: a run has none, and the tabs would move. */}
      <p className="text-muted">{TEXT.subtitle}</p>
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <MaterialStep />
        <VariablesStep />
      </div>
      <StartStep />
      <RunsList most={SHOWN_RUNS} />
    </div>
  );
}
