const expected = new Set<string>();

/** A comparison that was started or seen under way here: its end is told by a toast, once. */
export function expectEnd(taskId: string): void {
  expected.add(taskId);
}

/** Whether the end of this comparison is still to be told. */
export const takeExpected = (taskId: string): boolean => expected.delete(taskId);
