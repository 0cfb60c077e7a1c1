import { choiceText, fieldText } from '@smops/core/platform/texts/lists.texts.model.js';
import { type Field, type Fields, formFields } from '@smops/core/records/lists/fields.model.js';
import type { ListView } from '@smops/core/records/lists/list-view.model.js';
import { line, type ReaderLine } from '../components/Reader.js';
import { tuiTexts } from '../tui.texts.js';
import { checkBy, type FormField, type FormSpec, type FormValues, textOf } from './form-spec.js';

const PLACEHOLDERS: Partial<Record<Field['kind'], string>> = {
  email: 'name@example.com',
  date: 'YYYY-MM-DD',
  link: 'https://',
};

/** What the form of a list's records needs to know beside their fields. */
interface RecordForm<Row> {
  view: Pick<ListView<Row>, 'fields' | 'texts'>;
  /** The schema that checks it; loaded when the form is sent. */
  schema(row: Row | undefined): Promise<Parameters<typeof checkBy>[0]>;
  /** What a text of kind `choices` lists; undefined when it is a text of another kind, which stays until one is picked. */
  parseChoices?(text: string): string[] | undefined;
  /** What is said below a field of kind `choices` that holds such a text. */
  otherText?(text: string): string;
}

/** The form of a record. A date begins with `today`. */
export function recordForm<Row extends object>(form: RecordForm<Row>) {
  const named = formFields(form.view.fields);
  return (row: Row | undefined, today: string): FormSpec<object> => {
    const stored = (name: string) => (row as Record<string, string | null> | undefined)?.[name] ?? undefined;
    const listed = (name: string) => form.parseChoices?.(stored(name) ?? '');
    const { addTitle, editTitle, create, update } = form.view.texts();

    const field = ([name, { kind, label, formLabel = label, placeholder, choices: values }]: [
      string,
      Field,
    ]): FormField => {
      const shown = {
        name,
        label: fieldText(formLabel),
        placeholder: placeholder === undefined ? PLACEHOLDERS[kind] : fieldText(placeholder),
      };
      if (values === undefined) return { ...shown, kind: 'text', isReplaced: kind === 'date' };
      if (kind === 'choice')
        return {
          ...shown,
          kind: 'select',
          options: values.map((value) => ({ value, label: choiceText(value) })),
        };
      const text = stored(name);
      const isOther = text !== undefined && listed(name) === undefined;
      const hint = isOther ? form.otherText?.(text) : tuiTexts().chooseMarks;
      return {
        ...shown,
        kind: 'multi',
        options: values.map((value) => ({ value, label: choiceText(value) })),
        hint,
      };
    };
    const value = ([name, field]: [string, Field]): string | string[] => {
      if (field.kind === 'choices') return listed(name) ?? [];
      return stored(name) ?? field.default ?? (field.kind === 'date' ? today : '');
    };
    const inputOf = (values: FormValues) => {
      const entries = named.map(([name]) => {
        const picked = values[name];
        if (!Array.isArray(picked)) return [name, textOf(values, name)];
        const kept = listed(name) === undefined ? (stored(name) ?? '') : '';
        return [name, picked.length === 0 ? kept : JSON.stringify(picked)];
      });
      return Object.fromEntries(entries);
    };
    return {
      title: row ? editTitle : addTitle,
      submit: row ? update : create,
      fields: named.map(field),
      values: Object.fromEntries(named.map((one) => [one[0], value(one)])),
      check: async (values) => checkBy(await form.schema(row), inputOf(values)),
    };
  };
}

/** The texts of several lines, for a record's details: a heading, then the lines. */
export const longTexts = (fields: Fields, row: object): ReaderLine[] =>
  formFields(fields).flatMap(([name, { kind, label }]) => {
    if (kind !== 'lines') return [];
    const text = (row as Record<string, string | null>)[name] ?? '–';
    return [line(), line(fieldText(label), 'muted'), ...text.split('\n').map((one) => line(one))];
  });
