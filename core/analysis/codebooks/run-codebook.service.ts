import type { ServiceContext } from '../../context.js';
import type { Variable } from '../analyzer/providers/provider.js';
import { parseCodebookName } from './codebooks.model.js';
import type { CodebookVariable } from './codebooks.schemas.js';
import { requireVersion } from './codebooks.service.js';
import { bookKeyOf } from './judgement-keys.js';

/** The variables as a run asks for them; what is empty is left out. */
function askedVariables(codebookId: string, variables: readonly CodebookVariable[]): Variable[] {
  return variables.map(({ id, name, terms, definition, counts, notCounts, yes, no, vetoes, learned }) => ({
    id,
    key: bookKeyOf(codebookId, id),
    name,
    terms,
    ...(definition === '' ? {} : { definition }),
    ...(counts === '' ? {} : { counts }),
    ...(notCounts === '' ? {} : { notCounts }),
    ...(yes.length === 0 ? {} : { yes }),
    ...(no.length === 0 ? {} : { no }),
    ...(vetoes.length === 0 ? {} : { vetoes }),
    ...(learned === true ? { learned } : {}),
  }));
}

async function versionNamed({ db }: Pick<ServiceContext, 'db'>, text: string) {
  const { codebook, version } = parseCodebookName(text);
  return await requireVersion(db, codebook, version);
}

/** What a run looks for, and the codebook version that it comes from. */
export interface Asked {
  variables: Variable[];
  codebookVersionId: number | null;
}

/**
 * What a run looks for: the variables that were given, or those of the codebook version that `codebook` names. Throws
 * NOT_FOUND for one that is not there.
 */
export async function whatIsAsked(
  ctx: Pick<ServiceContext, 'db'>,
  { variables = [], codebook }: { variables?: Variable[]; codebook?: string },
): Promise<Asked> {
  if (codebook === undefined) return { variables, codebookVersionId: null };
  const { row, version } = await versionNamed(ctx, codebook);
  return { variables: askedVariables(row.codebookId, version.variables), codebookVersionId: version.id };
}
