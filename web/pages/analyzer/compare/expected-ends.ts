const expected = new Set<string>();

/** A comparison that was started or seen under way here: its end is told by a toast, once. */
export function expectEnd(runId: string): void {
  expected.add(runId);
}

/** Whether the end of this comparison is still to be told. */
export const takeExpected = (runId: string): boolean => expected.delete(runId);
