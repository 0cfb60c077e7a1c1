import { descriptionOf, type Variable } from '../../../analysis/analyzer/providers/provider.js';
import { nameKeyOf } from '../../../analysis/codebooks/judgement-keys.js';

const questionOf = (variable: Variable) =>
  JSON.stringify([nameKeyOf(variable.name), [...variable.terms].sort(), descriptionOf(variable)]);

/** Whether two variables ask the same of a comment: by their name, their terms and what their codebooks say. */
export const isSameVariable = (a: Variable, b: Variable): boolean => questionOf(a) === questionOf(b);

/** The variable of a run that asks the same. */
export const findSame = (variable: Variable, of: readonly Variable[]): Variable | undefined =>
  of.find((one) => isSameVariable(one, variable));

const isNameAlone = ({ terms, key }: Variable) => terms.length === 0 && key === undefined;

/**
 * What is compared: the asked variables, of which a name alone means that variable of the first run that has it; without
 * any, those that all runs have.
 */
export function comparedVariables(
  asked: readonly Variable[] | undefined,
  runs: readonly { variables: readonly Variable[] }[],
): Variable[] {
  if (asked === undefined) {
    const [first, ...others] = runs;
    return (first?.variables ?? []).filter((variable) =>
      others.every(({ variables }) => findSame(variable, variables) !== undefined),
    );
  }
  return asked.map((variable) => {
    if (!isNameAlone(variable)) return variable;
    const key = nameKeyOf(variable.name);
    return runs.flatMap(({ variables }) => variables).find(({ name }) => nameKeyOf(name) === key) ?? variable;
  });
}

/** Those that a run does not look for in the same way. */
export const missingVariables = (variables: readonly Variable[], of: readonly Variable[]): Variable[] =>
  variables.filter((variable) => findSame(variable, of) === undefined);
