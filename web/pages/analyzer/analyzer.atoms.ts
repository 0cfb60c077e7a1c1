import { DEFAULT_BATCH_SIZE } from '@smops/core/analyzer/analyzer.constants.js';
import { atom } from '../../state/atoms.js';
import { fileSlot } from './prepare/file-slot.js';
import type { Variable } from './prepare/variables.model.js';

/** What was prepared stays while one looks at another page; it goes with the page itself. */
export const topicFile = fileSlot();
/** The two files of a comparison. */
export const communityFiles = { a: fileSlot(), b: fileSlot() };
/** One list for all tabs: what one looks for is the same in one file or two. */
export const variablesAtom = atom<readonly Variable[]>([]);
/** Undefined: the server's default. */
export const providerIdAtom = atom<string | undefined>(undefined);
export const batchSizeAtom = atom<number>(DEFAULT_BATCH_SIZE);
export const postAtom = atom('');
export const apiKeyAtom = atom('');
/** Waits for the provider's cheaper hours. */
export const offPeakAtom = atom(false);
