import { useMemo } from 'react';
import { codebookAtom, variablesAtom } from '../../../state/analyzer/prepared.js';
import { variablesOnWire } from '../../../state/analyzer/variables.model.js';
import { useAtomValue } from '../../../state/atoms.js';
import { codebooksAtom } from '../../../state/records/codebooks.js';

/** What is looked for, as a call takes it: the chosen codebook version, else the typed variables; and how many they are. */
export function useAsked() {
  const variables = useAtomValue(variablesAtom);
  const codebook = useAtomValue(codebookAtom);
  const list = useAtomValue(codebooksAtom);
  return useMemo(() => {
    if (codebook === undefined)
      return { asked: { variables: variablesOnWire(variables) }, count: variables.length };
    const found = list.data?.find(({ id }) => id === codebook.id);
    return {
      asked: { codebook: `${codebook.id}@${codebook.version}` },
      count: found?.variables.length ?? 1,
    };
  }, [variables, codebook, list.data]);
}
