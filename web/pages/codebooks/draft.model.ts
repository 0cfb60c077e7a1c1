import { VARIABLE_FIELDS, type VariableField } from '@smops/core/analysis/codebooks/codebooks.constants.js';
import type { Codebook, CodebookVariable } from '@smops/core/analysis/codebooks/codebooks.schemas.js';
import { CODEBOOKS_TEXT as TEXT } from './codebooks.texts.js';

/** A variable while it is edited: lists are text, an item a line. */
export interface DraftVariable {
  /** Tells the cards apart; a new variable has no id yet. */
  key: string;
  id?: string;
  name: string;
  definition: string;
  counts: string;
  notCounts: string;
  yes: string;
  no: string;
  terms: string;
  vetoes: string;
  learned?: boolean;
}

const LISTS = ['yes', 'no', 'terms', 'vetoes'] as const;
const text = (items: readonly string[]) => items.join('\n');
const items = (lines: string) => lines.split('\n').filter((line) => line.trim() !== '');

export const draftOf = ({ variables }: Pick<Codebook, 'variables'>): DraftVariable[] =>
  variables.map((variable) => ({
    ...variable,
    key: variable.id,
    yes: text(variable.yes),
    no: text(variable.no),
    terms: text(variable.terms),
    vetoes: text(variable.vetoes),
  }));

export const emptyDraft = (key: string): DraftVariable => ({
  key,
  name: '',
  definition: '',
  counts: '',
  notCounts: '',
  yes: '',
  no: '',
  terms: '',
  vetoes: '',
});

/** The cards with anything in them. */
const filled = (drafts: readonly DraftVariable[]) =>
  drafts.filter(({ key: _, id: __, learned: ___, ...fields }) =>
    Object.values(fields).some((one) => one.trim() !== ''),
  );

/** The variables as a call takes them; cards without a name and anything else are left out. */
export const variablesOf = (drafts: readonly DraftVariable[]) =>
  filled(drafts).map(({ key: _, ...draft }): Omit<CodebookVariable, 'id'> & { id?: string } => ({
    ...draft,
    ...(Object.fromEntries(LISTS.map((field) => [field, items(draft[field])])) as Pick<
      CodebookVariable,
      (typeof LISTS)[number]
    >),
  }));

/** What the server says is wrong with a field of a card. */
export type Faults = Readonly<Record<string, Partial<Record<VariableField, string>>>>;

/** The server's problems by card and field, an item of a list with its line; undefined where one belongs to no field. */
export function faultsOf(
  drafts: readonly DraftVariable[],
  problems: readonly { path?: string; message: string }[],
): Faults | undefined {
  const cards = filled(drafts);
  const faults: Record<string, Partial<Record<VariableField, string>>> = {};
  for (const { path = '', message } of problems) {
    const [of, place, field, item] = path.split('.');
    const draft = of === 'variables' ? cards[Number(place)] : undefined;
    const known = VARIABLE_FIELDS.find((one) => one === field);
    if (draft === undefined || known === undefined) return undefined;
    faults[draft.key] = {
      [known]: item === undefined ? message : TEXT.lineFault(Number(item) + 1, message),
      ...faults[draft.key],
    };
  }
  return problems.length === 0 ? undefined : faults;
}

/** The cards with one of them a place up or down; the same list where it stands at the end already. */
export function withMoved(drafts: readonly DraftVariable[], at: number, by: 1 | -1): DraftVariable[] {
  const moved = drafts[at];
  const rest = drafts.filter((one) => one !== moved);
  if (moved !== undefined) rest.splice(Math.min(drafts.length - 1, Math.max(0, at + by)), 0, moved);
  return rest;
}

/** Whether something was typed since the drafts were made of the codebook. */
export const isChanged = (drafts: readonly DraftVariable[], codebook: Pick<Codebook, 'variables'>): boolean =>
  JSON.stringify(variablesOf(drafts)) !== JSON.stringify(variablesOf(draftOf(codebook)));
