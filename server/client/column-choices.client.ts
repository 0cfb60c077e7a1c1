import type { SaveColumnChoiceInput } from '@smops/core/column-choices/column-choices.schemas.js';
import { type Client, readJson, readNothing } from './client.js';

/** Which columns people chose for files with a header, the latest first. */
export const listColumnChoices = (client: Client) => readJson(client.api['fb-analyzer'].columns.$get());

/** Replaces what was chosen for that header before. */
export const saveColumnChoice = (client: Client, input: SaveColumnChoiceInput) =>
  readJson(client.api['fb-analyzer'].columns.$put({ json: input }));

export const forgetColumnChoice = (client: Client, choiceId: string) =>
  readNothing(client.api['fb-analyzer'].columns[':choiceId'].$delete({ param: { choiceId } }));
