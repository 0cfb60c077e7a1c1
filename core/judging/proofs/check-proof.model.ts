import { PROOF_VERSIONS } from './proof.schemas.js';
import { sha256Of } from './proof-hashes.model.js';
import { type BadLine, type Proof, readProof, versionOf } from './proof-lines.model.js';
import { differencesOf, figuresOf } from './proven-figures.js';

/** A figure that does not follow from the verdicts of the file. `path`: which one, from the outside in (`shares`, `banjir`, `estimate`, `share`). */
export interface WrongFigure {
  /** The run, or the comparison, that it is of. */
  of: string;
  path: string[];
  said: unknown;
  computed: unknown;
}

export interface CheckedProof {
  /** Why it is no proof that can be checked; null for one that can. */
  refusal: { kind: 'no-proof' } | { kind: 'version'; version: unknown } | null;
  bad: BadLine[];
  wrong: WrongFigure[];
  /** Null where a line cannot be read. */
  proof: Proof | null;
  /** How many figures were computed again. */
  computed: number;
  /** Of the whole file: who wrote it down when it was made can tell this file from every other. */
  fingerprint: string;
}

/** Numbers that differ by less than this share are the same: processors round the last digit differently. */
const SAME = 1e-9;

const isSame = (said: number, computed: number) =>
  Math.abs(said - computed) <= SAME * Math.max(1, Math.abs(said), Math.abs(computed));

const nameOf = (value: unknown, place: number): string =>
  String((value as { variable?: unknown } | null)?.variable ?? place + 1);

/** Compares what was said with what was computed, down to single values. */
class FigureCheck {
  readonly wrong: WrongFigure[] = [];
  computed = 0;
  private readonly of: string;

  constructor(of: string) {
    this.of = of;
  }

  check(said: unknown, computed: unknown, path: string[] = []): void {
    if (Array.isArray(said) && Array.isArray(computed) && said.length === computed.length) {
      for (const [place, value] of computed.entries())
        this.check(said[place], value, [...path, nameOf(value, place)]);
      return;
    }
    if (isRecord(said) && isRecord(computed)) {
      for (const key of new Set([...Object.keys(said), ...Object.keys(computed)]))
        this.check(said[key], computed[key], [...path, key]);
      return;
    }
    this.computed++;
    const areSame =
      typeof said === 'number' && typeof computed === 'number' ? isSame(said, computed) : said === computed;
    if (!areSame) this.wrong.push({ of: this.of, path, said, computed });
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a value is once it was written as JSON. */
const asWritten = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function checkFigures({ head, runs, figures }: Proof): FigureCheck[] {
  const checks = runs.map((proven, place) => {
    const { run } = proven.run;
    const check = new FigureCheck(run);
    check.check(figures.figures[place] ?? null, asWritten({ run, ...figuresOf(proven, head.smops_proof) }));
    return check;
  });
  if (figures.comparison !== null) {
    const check = new FigureCheck(head.of.id);
    check.check(
      figures.comparison.shares,
      asWritten(differencesOf(figures.comparison.of, runs, head.smops_proof)),
    );
    checks.push(check);
  }
  return checks;
}

/**
 * Checks a proof without database or network: every line against its hash, and every share, interval and difference against the
 * verdicts of the file. It cannot tell that verdicts, hashes and figures were made up together: the texts and the fingerprint can.
 */
export async function checkProof(bytes: Uint8Array): Promise<CheckedProof> {
  const fingerprint = await sha256Of(bytes);
  const version = versionOf(bytes);
  const { bad, proof } = await readProof(bytes);
  if (!PROOF_VERSIONS.some((known) => known === version)) {
    // One changed byte of a proof's first line is a changed line, not another file.
    const isProof = bad.length === 1 && bad[0]?.part === 'head';
    const refusal =
      version === undefined ? { kind: 'no-proof' as const } : { kind: 'version' as const, version };
    return {
      ...{ refusal: isProof ? null : refusal, bad: isProof ? bad : [], wrong: [], proof: null },
      ...{ computed: 0, fingerprint },
    };
  }
  const checks = proof === undefined ? [] : checkFigures(proof);
  return {
    ...{ refusal: null, bad, fingerprint, proof: proof ?? null },
    wrong: checks.flatMap(({ wrong }) => wrong),
    computed: checks.reduce((sum, { computed }) => sum + computed, 0),
  };
}
