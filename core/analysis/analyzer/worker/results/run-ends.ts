import type { Clock, Logger } from '../../../../context.js';
import { messageOf } from '../../../../errors.js';
import type { Connection } from '../../../../platform/db/connect.js';
import { moveAnalysis } from '../../runs/analyses.repository.js';
import type { RunState } from '../run-state.js';
import { completeRun, type Summarize } from './complete-run.js';

type StoppedRun = Pick<RunState, 'id' | 'analysisId' | 'stop'> & {
  isStopWritten?: boolean;
  isPausing?: boolean;
};

export interface RunEndsOptions {
  connection: Pick<Connection, 'db' | 'engine'>;
  summarize: Summarize;
  clock: Clock;
  logger: Logger;
  onChange: (analysisId: string) => void;
}

/** How a run ends or pauses; what goes wrong then is logged, and tried again with the next look at the table. */
export class RunEnds {
  private readonly options: RunEndsOptions;
  private readonly completing = new Set<number>();

  constructor(options: RunEndsOptions) {
    this.options = options;
  }

  /** Runs that are just being completed. */
  get underWay(): number {
    return this.completing.size;
  }

  /** Writes down why a run has stopped; a run that was cancelled or deleted meanwhile stays so. */
  async pause(run: StoppedRun): Promise<void> {
    if (run.stop === undefined || run.isStopWritten) return;
    run.isStopWritten = true;
    run.isPausing = true;
    const { reason, message } = run.stop;
    const change = { status: 'paused' as const, errorMessage: message, stopReason: reason, finishedAt: null };
    const { connection, logger, onChange } = this.options;
    await moveAnalysis(connection.db, run.id, ['pending', 'running'], change).catch((error: unknown) => {
      logger.error({ analysis: run.analysisId, reason: messageOf(error) }, 'a run could not be paused');
    });
    run.isPausing = false;
    onChange(run.analysisId);
  }

  /** Completes a run whose batches are all done. Says whether it is. */
  async complete(id: number, analysisId: string): Promise<boolean> {
    if (this.completing.has(id)) return false;
    this.completing.add(id);
    const { connection, summarize, clock, logger, onChange } = this.options;
    try {
      await completeRun(connection, id, summarize, () => clock.now());
      return true;
    } catch (error) {
      logger.error({ analysis: analysisId, reason: messageOf(error) }, 'a run could not be completed');
      return false;
    } finally {
      this.completing.delete(id);
      onChange(analysisId);
    }
  }
}
