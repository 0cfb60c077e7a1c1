/** A code of a .qdc file, as far as a variable does not hold it. Parents stand before their children. */
export interface QdaCode {
  /** The code's guid, which is the variable's id. */
  id: string;
  name: string;
  parent: string | null;
  /** Whether comments can have it: else it only holds others. */
  isCodable: boolean;
  color: string | null;
  /** What the variable is called: the path of names. Null for a code that is no variable. */
  variable: string | null;
  /** The description, where smops would write it otherwise. */
  description: string | null;
}

export interface QdaSet {
  id: string;
  name: string;
  description: string;
  /** Guids of its codes. */
  members: string[];
}

/** What a .qdc file says beside what a codebook keeps: an export gives it back. */
export interface QdaOrigin {
  codes: QdaCode[];
  sets: QdaSet[];
}
