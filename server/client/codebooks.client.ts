import type { CodebookFormat } from '@smops/core/codebooks/codebooks.constants.js';
import type {
  ChangeCodebookInput,
  CreateCodebookInput,
  ImportCodebookInput,
} from '@smops/core/codebooks/codebooks.schemas.js';
import { type Client, ensureOk, readJson, readNothing } from './client.js';

/** A codebook in a path, by its id or name. */
const param = (codebook: string) => ({ codebook: encodeURIComponent(codebook) });
const numbers = (values: Record<string, number | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** Codebooks by name, each as of its latest version. */
export const listCodebooks = (client: Client) => readJson(client.api.codebooks.$get());

/** A codebook as of a version; the latest without one. */
export const getCodebook = (client: Client, codebook: string, version?: number) =>
  readJson(client.api.codebooks[':codebook'].$get({ param: param(codebook), query: numbers({ version }) }));

/** Makes a codebook of variables, or of those of a run. Fails with 409 when another one has the name. */
export const createCodebook = (client: Client, input: CreateCodebookInput) =>
  readJson(client.api.codebooks.$post({ json: input }));

/** Makes a version. With the version that it is based on, a change that someone has overtaken fails (409). */
export const changeCodebook = (client: Client, codebook: string, input: ChangeCodebookInput) =>
  readJson(client.api.codebooks[':codebook'].$put({ param: param(codebook), json: input }));

export const renameCodebook = (client: Client, codebook: string, name: string) =>
  readJson(client.api.codebooks[':codebook'].$patch({ param: param(codebook), json: { name } }));

/** Deletes; `restoreCodebook` undoes it for 30 days. */
export const deleteCodebook = (client: Client, codebook: string) =>
  readNothing(client.api.codebooks[':codebook'].$delete({ param: param(codebook) }));

/** Takes the id: the name may be another codebook's by now. */
export const restoreCodebook = (client: Client, id: string) =>
  readJson(client.api.codebooks[':codebook'].restore.$post({ param: param(id) }));

/** The latest first. */
export const listCodebookVersions = (client: Client, codebook: string) =>
  readJson(client.api.codebooks[':codebook'].versions.$get({ param: param(codebook) }));

/** What changed between two versions; by default between the latest and the one before it. */
export const compareCodebookVersions = (
  client: Client,
  codebook: string,
  { from, to }: { from?: number; to?: number } = {},
) =>
  readJson(
    client.api.codebooks[':codebook'].differences.$get({
      param: param(codebook),
      query: numbers({ from, to }),
    }),
  );

/** The response with the file as its body, still to be read. */
export const exportCodebook = (client: Client, codebook: string, format: CodebookFormat, version?: number) =>
  ensureOk(
    client.api.codebooks[':codebook'].export.$get({
      param: param(codebook),
      query: { format, ...numbers({ version }) },
    }),
  );

/** Makes a codebook of a file, or with `codebook` a version of that one. */
export const importCodebook = (
  client: Client,
  content: Blob,
  { baseVersion, ...input }: Omit<ImportCodebookInput, 'baseVersion'> & { baseVersion?: number } = {},
) =>
  readJson(
    client.api.codebooks.import.$post(
      { query: { ...input, ...numbers({ baseVersion }) } },
      {
        headers: { 'content-type': 'application/octet-stream' },
        init: { body: content },
      },
    ),
  );
