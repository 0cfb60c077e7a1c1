import { COLUMN_CHOICES } from '@smops/core/comments/column-choices/column-choices.operations.js';
import type { ColumnChoice } from '@smops/core/comments/fields/column-choice.js';
import type { DateOrder } from '@smops/core/comments/fields/comment-time.js';
import type { ChosenMapping } from '@smops/core/comments/fields/read-row.js';
import { client } from '../client.js';

/** What a person has said of a file's columns. */
export interface Corrections {
  mapping: ChosenMapping;
  dateOrder: DateOrder | null;
}

/** What the team has chosen for headers. None when it cannot be asked: the file is then read by the names of its columns. */
export const loadColumnChoices = (): Promise<readonly ColumnChoice[]> =>
  client.call(COLUMN_CHOICES.list).catch(() => []);

/** Remembers corrections for files with the same header. Returns their id; throws what the server says against it. */
export async function rememberColumns(
  header: string[],
  { mapping, dateOrder }: Corrections,
): Promise<string> {
  const { choiceId } = await client.call(COLUMN_CHOICES.save, { header, mapping, dateOrder });
  return choiceId;
}

export const forgetColumns = (choiceId: string): Promise<void> =>
  client.call(COLUMN_CHOICES.forget, { choiceId });
