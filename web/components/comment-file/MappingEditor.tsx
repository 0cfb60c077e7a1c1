import type { ChosenMapping } from '@smops/core/comments/fields/read-row.js';
import { useSetAtom } from '../../state/atoms.js';
import type { Corrections } from '../../state/comment-file/column-choices.js';
import type { FileSlot } from '../../state/comment-file/file-slot.js';
import type { FileReport } from '../../state/comment-file/messages.js';
import { FormField } from '../form/FormField.js';
import { Select } from '../form/Select.js';
import { usePreviewText } from './usePreviewText.js';

/** The fields that matter to a person; the others (replies, links) stay as recognised. */
const FIELDS = ['content', 'author', 'time', 'reactionsCount', 'stars', 'parentId', 'id'] as const;
/** A select's value may not be empty; no path of a file can be this. */
const NONE = '\u0000none';

/** What holds for a file's columns so far: what was remembered, what the content told, and what was corrected. */
export function saidOf(
  { remembered, guessed, mapping }: FileReport,
  said: Corrections | undefined,
): Corrections {
  const seen: ChosenMapping = Object.fromEntries(guessed.map((field) => [field, mapping[field]]));
  return {
    mapping: { ...remembered?.mapping, ...seen, ...said?.mapping },
    dateOrder: said?.dateOrder ?? remembered?.dateOrder ?? null,
  };
}

/** Which column of the file is which field, correctable. A correction reads the file again at once, and is remembered. */
export function MappingEditor({
  slot,
  file,
  report,
  corrections,
}: {
  slot: FileSlot;
  file: File;
  report: FileReport;
  corrections: Corrections | undefined;
}) {
  const choose = useSetAtom(slot.chooseAtom);
  const { text: TEXT } = usePreviewText();
  const change = (field: (typeof FIELDS)[number], path: string) => {
    const { mapping, dateOrder } = saidOf(report, corrections);
    void choose(file, { mapping: { ...mapping, [field]: path === NONE ? null : path }, dateOrder });
  };
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer rounded py-1 text-muted hover:text-base-content">
        {TEXT.mapping}
      </summary>
      <p className="mt-1 text-muted">{TEXT.mappingHint}</p>
      <div className="mt-2 mb-2 grid gap-3 sm:grid-cols-2">
        {FIELDS.map((field) => {
          const current = report.mapping[field];
          const paths =
            current === null || report.paths.includes(current) ? report.paths : [current, ...report.paths];
          return (
            <FormField key={field} label={TEXT.fields[field]}>
              {(control) => (
                <Select
                  {...control}
                  size="small"
                  value={current ?? NONE}
                  onChange={(path) => change(field, path)}
                  options={[
                    ...(field === 'content' ? [] : [{ value: NONE, label: TEXT.unmapped }]),
                    ...paths.map((path) => ({ value: path, label: path })),
                  ]}
                />
              )}
            </FormField>
          );
        })}
      </div>
    </details>
  );
}
