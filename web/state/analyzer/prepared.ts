import { DEFAULT_BATCH_SIZE } from '@smops/core/analysis/analyzer/analyzer.constants.js';
import { fileSlot } from '../comment-file/file-slot.js';
import { keptAtom } from '../kept.js';
import type { Variable } from './variables.model.js';

/** What was prepared stays while one looks at another page; it goes with the page itself, and with the person. */
export const topicFile = fileSlot();
/** One list for all tabs: what one looks for is the same in one file or two. */
export const variablesAtom = keptAtom<readonly Variable[]>([]);
/** The codebook version whose variables are looked for instead; undefined: those of the list. */
export const codebookAtom = keptAtom<{ id: string; version: number } | undefined>(undefined);
/** Undefined: the server's default. */
export const providerIdAtom = keptAtom<string | undefined>(undefined);
export const batchSizeAtom = keptAtom<number>(DEFAULT_BATCH_SIZE);
export const postAtom = keptAtom('');
export const apiKeyAtom = keptAtom('');
/** Waits for the provider's cheaper hours. */
export const offPeakAtom = keptAtom(false);
