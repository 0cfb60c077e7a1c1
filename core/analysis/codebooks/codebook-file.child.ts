import { invalid } from '../../errors.js';
import { parseInput } from '../../parse-input.js';
import { serveChild } from '../../platform/limited-child/child-side.js';
import { type CodebookVariableInput, codebookVariables } from './codebooks.schemas.js';
import { CODEBOOKS_TEXTS } from './codebooks.texts.model.js';
import type { QdaOrigin } from './qda/qda.model.js';
import { readQdc } from './qda/qdc-file.js';
import { MAX_VARIABLES } from './variables.constants.js';

/** A codebook file that has to be read as a whole, and of which kind it is. */
export interface WholeFile {
  kind: 'qdc' | 'json';
  bytes: Uint8Array;
}

/** What a file says: `qda` is undefined for one that says nothing of codes and sets. */
export interface FileCodebook {
  variables: CodebookVariableInput[];
  qda?: QdaOrigin | null;
}

/** JSON: a codebook as the API gives it, or a list of variables; a variable may be its name alone. */
function readJson(bytes: Uint8Array): FileCodebook {
  let value: unknown;
  try {
    value = JSON.parse(
      Buffer.from(bytes)
        .toString('utf8')
        .replace(/^\ufeff/, ''),
    );
  } catch {
    throw invalid(CODEBOOKS_TEXTS().unreadableJson);
  }
  const list = Array.isArray(value) ? value : (value as { variables?: unknown } | null)?.variables;
  if (!Array.isArray(list)) throw invalid(CODEBOOKS_TEXTS().jsonWithoutVariables);
  if (list.length === 0) throw invalid(CODEBOOKS_TEXTS().fileEmpty);
  if (list.length > MAX_VARIABLES) throw invalid(CODEBOOKS_TEXTS().tooManyVariables(MAX_VARIABLES));
  const variables = list.map((one) => (typeof one === 'string' ? { name: one } : one));
  return { variables: parseInput(codebookVariables, variables) };
}

serveChild(async function* ({ kind, bytes }: WholeFile): AsyncGenerator<FileCodebook> {
  if (kind === 'json') yield readJson(bytes);
  else {
    const { variables, qda } = readQdc(bytes);
    yield { variables: parseInput(codebookVariables, variables), qda };
  }
});
