import type { Db } from '../../platform/db/database.js';
import type { AnalysisRow } from '../analyzer/analyzer.table.js';
import { SENTIMENT_KEY, variableKeyOf } from '../codebooks/judgement-keys.js';
import { SETTLED } from './judgements.model.js';
import { listStandingOfDraws } from './judgements.repository.js';
import type { JudgementRow } from './judgements.table.js';

/** What people say of the texts drawn for a run, by text key in hex and then by variable key. */
export type DrawnWords = Map<string, Map<string, JudgementRow[]>>;

/** Whether a word may count in a share: a person's, given without sight of the machine's tags; or one that settles a dispute. */
const isHonest = ({ person, isPerson, machineVisible, origin }: JudgementRow) =>
  person === SETTLED || (isPerson && !machineVisible && origin !== 'file');

type Run = Pick<AnalysisRow, 'id' | 'variables'>;

/** The standing words that count in the shares of these runs, in their order: see `isHonest`. One statement for all of them. */
export async function listDrawnWordsOf(db: Db, runs: readonly Run[]): Promise<DrawnWords[]> {
  const keysOf = new Map(
    runs.map(({ id, variables }) => [id, new Set([...variables.map(variableKeyOf), SENTIMENT_KEY])]),
  );
  const words = new Map(runs.map(({ id }) => [id, new Map() as DrawnWords]));
  const keys = new Set([...keysOf.values()].flatMap((own) => [...own]));
  for (const { drawnFor, ...row } of await listStandingOfDraws(db, [...keysOf.keys()], [...keys])) {
    const ofRun = words.get(drawnFor);
    if (ofRun === undefined || !keysOf.get(drawnFor)?.has(row.variableKey) || !isHonest(row)) continue;
    const text = row.textKey.toString('hex');
    const ofText = ofRun.get(text) ?? new Map<string, JudgementRow[]>();
    ofRun.set(text, ofText.set(row.variableKey, [...(ofText.get(row.variableKey) ?? []), row]));
  }
  return runs.map(({ id }) => words.get(id) as DrawnWords);
}

/** The standing words that count in the shares of a run. */
export const listDrawnWords = async (db: Db, run: Run): Promise<DrawnWords> =>
  (await listDrawnWordsOf(db, [run]))[0] as DrawnWords;

export { listSeenOfDraw } from './judgements.repository.js';

/** A person who has read of a draw. */
export interface Reader {
  person: string;
  personName: string;
  /** Texts on which all variables of the run are judged. */
  read: number;
}

/** Who has read of a draw, in the order in which they began. */
export function readersOf(words: DrawnWords, run: Pick<AnalysisRow, 'variables'>): Reader[] {
  const keys = run.variables.map(variableKeyOf);
  const first = new Map<string, { id: number; reader: Reader }>();
  for (const ofText of words.values()) {
    const counts = new Map<string, number>();
    for (const [key, rows] of ofText) {
      for (const { person, personName, id } of rows) {
        if (person === SETTLED) continue;
        const known = first.get(person);
        if (known === undefined) first.set(person, { id, reader: { person, personName, read: 0 } });
        else known.id = Math.min(known.id, id);
        if (keys.includes(key)) counts.set(person, (counts.get(person) ?? 0) + 1);
      }
    }
    for (const [person, count] of counts)
      if (count === keys.length) (first.get(person) as { reader: Reader }).reader.read++;
  }
  return [...first.values()].sort((a, b) => a.id - b.id).map(({ reader }) => reader);
}
