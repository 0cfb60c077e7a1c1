import type { ServiceContext } from '../../context.js';
import type { ObjectStore } from '../../platform/objects/object-store.js';
import type { AnalyzerWorker } from './worker/worker.js';

/** What the analyzer's verbs need beside the common context: this process's worker, which knows the providers, and uploaded comment files. */
export interface AnalyzerContext extends ServiceContext {
  analyzer: AnalyzerWorker;
  store: ObjectStore;
}
