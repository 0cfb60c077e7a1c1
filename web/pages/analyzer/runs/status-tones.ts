import type { AnalysisStatus } from '@smops/core/analysis/analyzer/analyzer.constants.js';
import type { BadgeTone } from '../../../components/Badge.js';

/** The badge of each state of a run. */
export const STATUS_TONES: Record<AnalysisStatus, BadgeTone> = {
  pending: 'waiting',
  running: 'primary',
  paused: 'waiting',
  completed: 'good',
  failed: 'bad',
};
