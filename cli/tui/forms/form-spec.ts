/** What a form's fields hold; a field of several choices holds a list. */
export type FormValues = Record<string, string | string[]>;

export interface FormProblem {
  /** The field; without one it concerns the whole form. */
  name?: string;
  message: string;
}

export interface FormField {
  name: string;
  label: string;
  kind: 'text' | 'secret' | 'select' | 'multi';
  /** Of `select` and `multi`. */
  options?: readonly { value: string; label: string }[];
  placeholder?: string;
  /** The first text typed replaces what stands there, as over a selection; keys that edit keep it. */
  isReplaced?: boolean;
  /** A line below the field while it is chosen. */
  hint?: string;
  /** Whether it is shown, by what the others hold; always without it. */
  isShown?(values: FormValues): boolean;
}

/** A form as data. `check` is the shared schema's word: the form has no rule of its own. */
export interface FormSpec<Input> {
  title: string;
  submit: string;
  /** What is said while it is checked and sent; that it is saved, without it. */
  working?: string;
  fields: readonly FormField[];
  values: FormValues;
  check(values: FormValues): Promise<{ input: Input } | { problems: FormProblem[] }>;
}

export const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

interface Checked<Input> {
  success: boolean;
  data?: Input;
  error?: { issues: readonly { path: PropertyKey[]; message: string }[] };
}

/**
 * Asks a schema about the raw input. The answer carries the raw input too: the server parses it again, so that forms and
 * other callers are treated alike.
 */
export function checkBy<Input>(
  schema: { safeParse(input: unknown): Checked<unknown> },
  input: Input,
): { input: Input } | { problems: FormProblem[] } {
  const { success, error } = schema.safeParse(input);
  if (success || error === undefined) return { input };
  const seen = new Set<string>();
  const problems = error.issues.map(({ path, message }) => ({ name: String(path[0] ?? ''), message }));
  return { problems: problems.filter(({ name }) => !seen.has(name) && seen.add(name)) };
}

/** The text of a field. */
export const textOf = (values: FormValues, name: string): string => {
  const value = values[name];
  return typeof value === 'string' ? value : '';
};
