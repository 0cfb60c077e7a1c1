/** A record before which another version of the engine, or of the instruction to the AI service, scored. */
export interface EngineChange {
  /** Place of the record among those asked about. */
  index: number;
  from: string;
  to: string;
}

/**
 * Where along a curve the version changed that scored: a difference between the two sides may come from the program. Takes
 * records by date; those that were taken over without a version are passed over.
 */
export function engineChanges(records: readonly { engineVersion: string | null }[]): EngineChange[] {
  const changes: EngineChange[] = [];
  let before: string | undefined;
  for (const [index, { engineVersion }] of records.entries()) {
    if (engineVersion === null) continue;
    if (before !== undefined && before !== engineVersion)
      changes.push({ index, from: before, to: engineVersion });
    before = engineVersion;
  }
  return changes;
}
