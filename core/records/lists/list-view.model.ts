import { isFound } from '../../platform/language/search-text.model.js';
import { choiceText, fieldText } from '../../platform/texts/lists.texts.model.js';
import type { Fields } from './fields.model.js';
import type { RecordKey } from './record-key.model.js';

/**
 * A way to narrow a list. It is a parameter of the list's export and an option of its command; with a facet also a select of
 * its page and a key of the terminal UI.
 */
export interface ListFilter<Row> {
  /** What one chooses from. */
  choices?: readonly string[];
  /** Without choices: whether the value is a day, YYYY-MM-DD. Default: false, it is any text. */
  isDay?: boolean;
  keeps(row: Row, value: string): boolean;
  /** What the help says of its option, in the current language. */
  help(): string;
  facet?: Facet;
}

/** How page and terminal UI name a filter, its choices, and that nothing is chosen. */
export interface Facet {
  label(): string;
  choice(value: string): string;
  all(): string;
}

/** The filters of a list by name, in the order in which surfaces show them. */
export type Filters<Row> = Readonly<Record<string, ListFilter<Row>>>;

/** What a filter may be set to. */
export type ValueOf<One> = One extends { choices: readonly (infer Choice)[] } ? Choice : string;

/** What a search and the filters of a list say; missing is all. */
export type FilterOf<All> = { search?: string } & { -readonly [Name in keyof All]?: ValueOf<All[Name]> };

/** What a message about a record says, of what was done or could not be done. */
type Message = readonly [title: string, text: string];

/** What every surface says of a list and of its records. */
export interface ListTexts {
  list: string;
  add: string;
  /** When it has no record, and what to do then. */
  empty: string;
  emptyText: string;
  addTitle: string;
  editTitle: string;
  create: string;
  update: string;
  deleteQuestion(name: string): string;
  created: Message;
  updated: Message;
  deleted: Message;
  restored: Message;
  createFailed: string;
  updateFailed: string;
  deleteFailed: string;
  restoreFailed: string;
}

/** A list as its page, its commands, the terminal UI and its files show it. */
export interface ListView<Row> {
  entity: 'account' | 'task' | 'whatsapp';
  fields: Fields;
  /** What messages and questions call a record. */
  nameOf(row: Row): string;
  texts(): ListTexts;
  /** Which other records an added one may be mistaken for; none where records cannot be mistaken. */
  key?: RecordKey<Row, Row>;
  /** The texts of a record that a search looks into. */
  searched(row: Row): readonly (string | null)[];
  filters: Filters<Row>;
}

/** A facet with the label and the choices of a field. */
export const facetOf = (label: string, all: () => string): Facet => ({
  label: () => fieldText(label),
  choice: choiceText,
  all,
});

/** A filter that keeps the records with a choice of one field. */
export const ofField = <Name extends string, Choice extends string>(
  name: Name,
  { choices }: { choices: readonly Choice[] },
) => ({ choices, keeps: (row: Readonly<Record<Name, Choice>>, choice: Choice) => row[name] === choice });

/** The records that a search and the filters leave, in their order. */
export function filterRows<Row, All extends Filters<Row>>(
  { searched, filters }: { searched(row: Row): readonly (string | null)[]; filters: All },
  rows: readonly Row[],
  filter: FilterOf<All>,
): Row[] {
  const { search = '', ...values } = filter;
  const set = Object.entries<string | undefined>(values).flatMap(([name, value]) => {
    const one = filters[name];
    return one === undefined || value === undefined ? [] : { one, value };
  });
  return rows.filter(
    (row) => set.every(({ one, value }) => one.keeps(row, value)) && isFound(search, searched(row)),
  );
}
