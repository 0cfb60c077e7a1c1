import type { Basis } from './basis.constants.js';
import type { MeanEstimate, VariableEstimate } from './estimate.schemas.js';

/** What is known of the shares of a run. */
export interface Estimates {
  shares: VariableEstimate[];
  /** Comments that mention any variable; null while the run has not ended. */
  mentioning: VariableEstimate | null;
  mean_sentiment: MeanEstimate | null;
}

/** The basis of a page for which none was chosen: the corrected one as soon as one share is corrected. */
export const usualBasis = (shares: readonly Pick<VariableEstimate, 'estimate'>[]): Basis =>
  shares.some(({ estimate }) => estimate.kind === 'corrected') ? 'corrected' : 'machine';

/** A share as the machine counted it, whatever was read. */
const countedShare = (of: VariableEstimate): VariableEstimate => ({
  ...of,
  estimate: { ...of.machine, low: null, high: null, kind: 'machine', read: of.estimate.read },
  words: null,
  second: null,
});

const countedMean = (of: MeanEstimate): MeanEstimate => ({
  ...of,
  mean: of.machine,
  low: null,
  high: null,
  kind: 'machine',
});

/**
 * The numbers of a run on one basis. On the corrected one, a number of which too little was read stays the machine's: its `kind`
 * says so, and the surface that shows it says it too.
 */
export function onBasis<Known extends Estimates>(known: Known, basis: Basis): Known {
  if (basis === 'corrected') return known;
  return {
    ...known,
    shares: known.shares.map(countedShare),
    mentioning: known.mentioning && countedShare(known.mentioning),
    mean_sentiment: known.mean_sentiment && countedMean(known.mean_sentiment),
  };
}
