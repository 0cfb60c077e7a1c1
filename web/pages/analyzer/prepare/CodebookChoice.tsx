import { Select } from '../../../components/form/Select.js';
import { codebookAtom } from '../../../state/analyzer/prepared.js';
import { useAtom, useAtomValue } from '../../../state/atoms.js';
import { codebooksAtom } from '../../../state/records/codebooks.js';
import { TEXT as ALL } from '../analyzer.texts.js';

const TEXT = ALL.variables;
const TYPED = 'typed';

/** Whether variables are typed or come from a codebook, and which version; nothing while there is no codebook. */
export function CodebookChoice() {
  const [chosen, choose] = useAtom(codebookAtom);
  const { data = [] } = useAtomValue(codebooksAtom);
  const book = data.find(({ id }) => id === chosen?.id);
  if (data.length === 0) return null;
  const versions = Array.from({ length: book?.version ?? 0 }, (_, at) => String((book?.version ?? 0) - at));
  return (
    <div className="mb-4">
      <div className="flex flex-wrap gap-2">
        <Select
          label={TEXT.take}
          className="min-w-0 flex-1"
          value={book?.id ?? TYPED}
          options={[
            { value: TYPED, label: TEXT.typed },
            ...data.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(value) => {
            const found = data.find(({ id }) => id === value);
            choose(found && { id: found.id, version: found.version });
          }}
        />
        {book && chosen && (
          <Select
            label={TEXT.codebookVersion}
            value={String(chosen.version)}
            options={versions.map((value) => ({ value, label: TEXT.version(Number(value)) }))}
            onChange={(value) => choose({ id: book.id, version: Number(value) })}
          />
        )}
      </div>
      {book && (
        <p className="mt-3 break-words text-muted text-sm">
          {chosen?.version === book.version ? book.variables.join(' · ') : ''}
        </p>
      )}
    </div>
  );
}
