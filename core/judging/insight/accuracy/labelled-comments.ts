import type { LabelledRow } from '../../../analysis/judgements/labels.service.js';

/** Names under which a row may hold its labels; those of an export of smops are among them. */
const LABEL_FIELDS = [
  'labels',
  'label',
  'tags',
  'matched_variables',
  'variables',
  '匹配变量',
  'Pemboleh ubah dipadankan',
] as const;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function nameOf(label: unknown): string[] {
  if (typeof label === 'string') return [label.trim()];
  if (!isObject(label)) return [];
  return nameOf(label.variable ?? label.name);
}

/** The labels of one row: a list of names, or of objects with `variable` or `name`, or names in a text; undefined without any field of labels. */
function labelsOf(row: unknown): string[] | undefined {
  if (!isObject(row)) return undefined;
  const field = LABEL_FIELDS.find((name) => row[name] !== undefined && row[name] !== null);
  if (field === undefined) return undefined;
  const value = row[field];
  const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(/[;；|,，、]/) : [];
  return [...new Set(list.flatMap(nameOf).filter((name) => name !== ''))];
}

/** The labelled rows of a list of comments, or of an object around one. */
export function readLabels(data: unknown): LabelledRow[] {
  const list = Array.isArray(data)
    ? data
    : isObject(data)
      ? (Object.values(data).find(Array.isArray) ?? [])
      : [];
  return list.flatMap((row: unknown, index) => {
    const labels = labelsOf(row);
    return labels === undefined ? [] : [{ index, labels }];
  });
}
