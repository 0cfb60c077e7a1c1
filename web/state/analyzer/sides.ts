import { MOST_SIDES } from '@smops/core/judging/insight/comparisons/comparisons.constants.js';
import { atom } from 'jotai';
import { type FileSlot, fileSlot } from '../comment-file/file-slot.js';
import { keptAtom } from '../kept.js';

/** One side of the comparison that is being prepared: an earlier run, or the file of its slot. */
export interface PreparedSide {
  /** Which of the file slots is its own. */
  slot: number;
  runId: string | null;
  /** Empty: the name of the run or file. */
  name: string;
}

/** The files of the sides. */
export const sideFiles = Array.from({ length: MOST_SIDES }, () => fileSlot());

const newSide = (slot: number, runId: string | null = null): PreparedSide => ({ slot, runId, name: '' });

export const sidesAtom = keptAtom<readonly PreparedSide[]>([newSide(0), newSide(1)]);

/** One side more, as long as there is room. */
export function withMore(sides: readonly PreparedSide[]): readonly PreparedSide[] {
  const free = sideFiles.findIndex((_, slot) => sides.every((side) => side.slot !== slot));
  return free === -1 ? sides : [...sides, newSide(free)];
}

/** The sides of a run and of the earlier ones it is compared with. */
export const sidesOfRuns = (runIds: readonly string[]): readonly PreparedSide[] =>
  [...runIds, null].slice(0, Math.max(2, runIds.length)).map((runId, slot) => newSide(slot, runId));

/** The prepared sides with what was recognised in their files. */
export const preparedSidesAtom = atom((get) =>
  get(sidesAtom).map((side) => {
    const slot = sideFiles[side.slot] as FileSlot;
    return { side, slot, file: get(slot.fileAtom) };
  }),
);
