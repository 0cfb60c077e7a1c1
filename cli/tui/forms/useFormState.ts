import { useEffect, useRef, useState } from 'react';
import { useTui } from '../state/tui.js';
import type { FormField, FormProblem, FormSpec, FormValues } from './form-spec.js';
import { type EditedText, editedText } from './text-edit.model.js';

/** What is typed into a form, where one is in it, and what can be done there. Leaving the program with changes asks first. */
export function useFormState<Input>(
  spec: FormSpec<Input>,
  typed: FormValues | undefined,
  save: (input: Input) => Promise<FormProblem[] | undefined>,
) {
  const { keepChanges } = useTui();
  const [values, setValues] = useState<FormValues>(typed ?? spec.values);
  const [edited, setEdited] = useState<Record<string, EditedText>>({});
  const [at, setAt] = useState(0);
  const [choice, setChoice] = useState(0);
  const [problems, setProblems] = useState<FormProblem[]>([]);
  const [isSaving, setSaving] = useState(false);
  const busy = useRef(false);

  const fields = spec.fields.filter(({ isShown }) => isShown?.(values) ?? true);
  const index = Math.min(at, fields.length - 1);
  const current = fields[index] as FormField;
  const isText = current.kind === 'text' || current.kind === 'secret';
  const textOf = (name: string): EditedText => edited[name] ?? editedText(String(values[name] ?? ''));

  const go = (by: number) => {
    setAt((index + by + fields.length) % fields.length);
    setChoice(0);
  };
  const change = (name: string, value: string | string[]) => {
    setValues((before) => ({ ...before, [name]: value }));
    setProblems((before) => before.filter((problem) => problem.name !== name));
  };
  const edit = (next: EditedText) => {
    setEdited((before) => ({ ...before, [current.name]: next }));
    change(current.name, next.text);
  };
  const choose = (by: number) => {
    const options = current.options ?? [];
    if (current.kind === 'select') {
      const now = options.findIndex(({ value }) => value === values[current.name]);
      change(current.name, options[(now + by + options.length) % options.length]?.value ?? '');
    } else setChoice((before) => (before + by + options.length) % options.length);
  };
  const mark = () => {
    const value = current.options?.[choice]?.value;
    if (value === undefined) return;
    const marked = values[current.name] as string[];
    change(current.name, marked.includes(value) ? marked.filter((one) => one !== value) : [...marked, value]);
  };
  const submit = async () => {
    if (busy.current) return;
    busy.current = true;
    setSaving(true);
    const checked = await spec.check(values);
    const found = 'problems' in checked ? checked.problems : await save(checked.input);
    busy.current = false;
    if (found === undefined) return;
    setSaving(false);
    setProblems(found);
    const first = fields.findIndex(({ name }) => found.some((problem) => problem.name === name));
    if (first !== -1) setAt(first);
  };
  const isChanged = JSON.stringify(values) !== JSON.stringify(spec.values);
  useEffect(() => (isChanged ? keepChanges() : undefined), [isChanged, keepChanges]);
  return {
    ...{ values, edited, choice, problems, isSaving, isChanged, fields, index, current, isText },
    ...{ textOf, go, edit, choose, mark, submit },
  };
}
