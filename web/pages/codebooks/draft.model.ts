import type { Codebook, CodebookVariable } from '@smops/core/codebooks/codebooks.schemas.js';

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

/** The variables as a call takes them; cards without a name and anything else are left out. */
export const variablesOf = (drafts: readonly DraftVariable[]) =>
  drafts
    .filter(({ key: _, id: __, learned: ___, ...fields }) =>
      Object.values(fields).some((one) => one.trim() !== ''),
    )
    .map(({ key: _, ...draft }): Omit<CodebookVariable, 'id'> & { id?: string } => ({
      ...draft,
      ...(Object.fromEntries(LISTS.map((field) => [field, items(draft[field])])) as Pick<
        CodebookVariable,
        (typeof LISTS)[number]
      >),
    }));

/** Whether something was typed since the drafts were made of the codebook. */
export const isChanged = (drafts: readonly DraftVariable[], codebook: Pick<Codebook, 'variables'>): boolean =>
  JSON.stringify(variablesOf(drafts)) !== JSON.stringify(variablesOf(draftOf(codebook)));
