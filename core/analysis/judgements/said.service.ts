import type { ServiceContext } from '../../context.js';
import { judgeOf } from '../../people/users/judge.model.js';
import { roleHas } from '../../people/users/users.constants.js';
import type { AnalysisRow } from '../analyzer/analyzer.table.js';
import { SENTIMENT_KEY, variableKeyOf } from '../codebooks/judgement-keys.js';
import { SETTLED, verdictOf } from './judgements.model.js';
import { listDrawn, listStanding } from './judgements.repository.js';
import type { Said } from './judgements.schemas.js';
import type { JudgementRow } from './judgements.table.js';

type Ctx = Pick<ServiceContext, 'db' | 'actor'>;

/** What people say of a comment, together and one by one. */
export interface CommentJudgements {
  /** Per variable that a person judged, what their words come to: the settled verdict, else your own, else that of most. */
  tags: Record<string, boolean>;
  said: Said[];
}

/** Whether a caller may read who said what: admins, and each person of themselves. */
export const nameFor = ({ actor }: Pick<Ctx, 'actor'>, row: Pick<JudgementRow, 'person' | 'personName'>) =>
  roleHas(actor.role, 'administer') || row.person === judgeOf(actor).person ? row.personName : null;

/**
 * Whether a caller may see what others said of a text in a draw, or only their own words: each reader judges alone, so not before
 * having judged it. Admins see all, and so do all of a text that was not drawn.
 */
export const seesOthers = (
  { actor }: Pick<Ctx, 'actor'>,
  isDrawn: boolean,
  standing: readonly Pick<JudgementRow, 'person'>[],
): boolean =>
  !isDrawn ||
  roleHas(actor.role, 'administer') ||
  standing.some(({ person }) => person === judgeOf(actor).person);

function saidBy(ctx: Ctx, rows: readonly JudgementRow[], names: ReadonlyMap<string, string>): Said {
  const [first] = rows as [JudgementRow];
  const tags: Record<string, boolean> = {};
  let sentiment: Said['sentiment'] = null;
  for (const { variableKey, verdict } of rows) {
    const name = names.get(variableKey);
    if (verdict === 'yes' || verdict === 'no') {
      if (name !== undefined) tags[name] = verdict === 'yes';
    } else sentiment = verdict;
  }
  return {
    reader: nameFor(ctx, first),
    isYou: first.person === judgeOf(ctx.actor).person,
    isSettled: first.person === SETTLED,
    isPerson: first.isPerson,
    isDrawn: rows.some(({ origin }) => origin === 'drawn'),
    isBlind: rows.every(({ machineVisible }) => !machineVisible),
    tags,
    sentiment,
    at: new Date(Math.max(...rows.map(({ judgedAt }) => judgedAt.getTime()))).toISOString(),
  };
}

function combine(said: readonly Said[], rows: readonly JudgementRow[], names: ReadonlyMap<string, string>) {
  const own = said.find(({ isYou }) => isYou)?.tags ?? {};
  const settled = said.find(({ isSettled }) => isSettled)?.tags ?? {};
  const tags: Record<string, boolean> = {};
  for (const [key, name] of names) {
    const words = rows.filter(({ variableKey }) => variableKey === key);
    const verdict = verdictOf(words) ?? words.at(-1)?.verdict;
    if (verdict === undefined) continue;
    const most = verdict === 'yes' || (typeof verdict === 'number' && verdict > 0.5);
    tags[name] = settled[name] ?? own[name] ?? most;
  }
  return tags;
}

function grouped(rows: readonly JudgementRow[], keyOf: (row: JudgementRow) => string) {
  const groups = new Map<string, JudgementRow[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

/**
 * What people say of some texts under a run's variables, by text key in hex; texts without a word are left out. What
 * others said of a drawn comment stays hidden from a reader who has not judged it, so that each judges alone.
 */
export async function listSaid(
  ctx: Ctx,
  run: Pick<AnalysisRow, 'id' | 'variables'>,
  textKeys: readonly Buffer[],
): Promise<Map<string, CommentJudgements>> {
  const names = new Map(run.variables.map((variable) => [variableKeyOf(variable), variable.name]));
  const rows = await listStanding(ctx.db, textKeys, [...names.keys(), SENTIMENT_KEY]);
  if (rows.length === 0) return new Map();
  const drawn = await listDrawn(ctx.db, run.id, textKeys);
  const found = new Map<string, CommentJudgements>();
  for (const [text, all] of grouped(rows, ({ textKey }) => textKey.toString('hex'))) {
    const isOpen = seesOthers(ctx, drawn.has(text), all);
    const shown = isOpen ? all : all.filter(({ origin }) => origin !== 'drawn' && origin !== 'settled');
    const said = [...grouped(shown, ({ person }) => person).values()].map((own) => saidBy(ctx, own, names));
    if (said.length > 0) found.set(text, { tags: combine(said, shown, names), said });
  }
  return found;
}
