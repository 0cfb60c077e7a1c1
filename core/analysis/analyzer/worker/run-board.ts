import type { Lane } from './lanes/lane.js';
import type { Job, RunState } from './run-state.js';

/** So long a free place may have to wait for the database. */
const AHEAD_MS = 1000;
/** Calls of a service that has not answered yet are taken for slow. */
const UNKNOWN_MS = 4000;

/**
 * Calls claimed beyond the lane's width: those that begin within a second, at most as many again. More of slow calls would
 * be held by one server while another has free places.
 */
const aheadOf = ({ provider, width, usualMs = UNKNOWN_MS }: Lane) =>
  Math.max(2, provider.isService ? Math.ceil(width * Math.min(1, AHEAD_MS / usualMs)) : 0);

/** The runs a worker knows and the jobs it has in hand: who may claim next, and how much. */
export class RunBoard {
  readonly runs = new Map<number, RunState>();
  readonly jobs = new Set<Job>();

  /** Runs that may have work, those with the fewest jobs under way first: so several runs share a lane fairly. */
  inTurn(nowMs: number): RunState[] {
    return [...this.runs.values()]
      .filter((run) => run.stop === undefined && run.restUntil <= nowMs && this.isWaiting(run))
      .sort((a, b) => a.jobs - b.jobs);
  }

  /** Nothing more waits to be claimed for a lane. */
  isTail(lane: Lane): boolean {
    return this.waitingFor(lane).length === 0;
  }

  /**
   * How many calls a run may claim now: its share of the free places of its lane. Where it costs nothing, a run that has
   * none under way may always claim one: what other runs have begun there takes turns with it.
   */
  placesFor(run: RunState): number {
    return this.freePlaces(run) || (!run.lane.provider.isService && run.jobs === 0 ? 1 : 0);
  }

  private freePlaces({ lane }: RunState): number {
    const jobs = [...this.jobs].filter((job) => job.run.lane === lane);
    // A paid answer that waits to be stored takes no place at the service, but as many at most as have places there.
    const asking = lane.provider.isService ? jobs.filter((job) => !job.isAnswered).length : jobs.length;
    const ahead = aheadOf(lane);
    const most = lane.width + ahead;
    const free = Math.min(most - asking, 2 * most - jobs.length);
    // A few large claims are cheaper than many small ones.
    if (free < Math.max(1, ahead / 2)) return 0;
    return Math.ceil(free / Math.max(1, this.waitingFor(lane).length));
  }

  private waitingFor(lane: Lane): RunState[] {
    return [...this.runs.values()].filter((run) => run.lane === lane && this.isWaiting(run));
  }

  /** Whether a run has batches that may be claimed at this hour. */
  private isWaiting({ mayHaveBatches, row, lane }: RunState): boolean {
    return mayHaveBatches && !(row.offPeak && lane.provider.peakPricingUntil?.() !== undefined);
  }
}
