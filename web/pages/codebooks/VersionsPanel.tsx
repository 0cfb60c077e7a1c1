import { CODEBOOKS } from '@smops/core/analysis/codebooks/codebooks.operations.js';
import type {
  Codebook,
  CodebookComparison,
  CodebookVersionInfo,
} from '@smops/core/analysis/codebooks/codebooks.schemas.js';
import { actorText } from '@smops/core/people/users/actor-names.model.js';
import { useEffect, useState } from 'react';
import { Button } from '../../components/Button.js';
import { Time } from '../../components/format/Time.js';
import { client } from '../../state/client.js';
import { CODEBOOKS_TEXT as TEXT } from './codebooks.texts.js';

const linesOf = (value: string | readonly string[]) =>
  typeof value === 'string' ? value.split('\n') : value;

/** What only one side has, taken out and put in. */
function FieldChange({ before, after }: { before: string | string[]; after: string | string[] }) {
  const [old, now] = [linesOf(before), linesOf(after)];
  return (
    <>
      {old
        .filter((line) => line !== '' && !now.includes(line))
        .map((line) => (
          <del key={line} className="block break-words text-muted">
            {line}
          </del>
        ))}
      {now
        .filter((line) => line !== '' && !old.includes(line))
        .map((line) => (
          <ins key={line} className="block break-words no-underline">
            + {line}
          </ins>
        ))}
    </>
  );
}

function Differences({ changes, isReordered }: CodebookComparison) {
  if (changes.length === 0)
    return <p className="text-muted text-sm">{isReordered ? TEXT.reordered : TEXT.noDifferences}</p>;
  return (
    <ul className="space-y-3 text-sm">
      {changes.map(({ id, name, kind, fields }) => (
        <li key={id}>
          <p className="font-medium">
            {name} <span className="font-normal text-muted">{TEXT.kinds[kind]}</span>
          </p>
          {fields.map(({ field, before, after }) => (
            <div key={field} className="mt-1 border-base-300 border-l-2 pl-3">
              <p className="text-muted text-xs">{TEXT.fields[field]}</p>
              <FieldChange before={before} after={after} />
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** The versions of a codebook, and what the shown one changed. */
export function VersionsPanel({ codebook, onOpen }: { codebook: Codebook; onOpen(version: number): void }) {
  const [versions, setVersions] = useState<CodebookVersionInfo[]>([]);
  const [difference, setDifference] = useState<CodebookComparison>();
  const { id, version, latest } = codebook;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new latest version changes the list
  useEffect(() => {
    let isOver = false;
    const show = async () => {
      const all = await client.call(CODEBOOKS.versions, { codebook: id });
      const compared =
        version > 1 ? await client.call(CODEBOOKS.compare, { codebook: id, to: version }) : undefined;
      if (isOver) return;
      setVersions(all);
      setDifference(compared);
    };
    // The variables are there without their history: a failure is not worth more than its absence.
    show().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [id, version, latest]);
  return (
    <section className="panel p-4" aria-label={TEXT.history}>
      <h2 className="font-semibold text-base">{TEXT.history}</h2>
      <ul className="mt-3 space-y-3">
        {versions.map((one) => (
          <li key={one.number} className="flex items-start justify-between gap-3 text-sm">
            <div className="min-w-0">
              <p className={one.number === version ? 'font-semibold' : ''}>{TEXT.version(one.number)}</p>
              <p className="text-muted">
                {actorText(one.createdBy)} · <Time value={one.createdAt} ago /> · {TEXT.count(one.variables)}
                {one.runs > 0 && ` · ${TEXT.runs(one.runs)}`}
              </p>
              {one.note !== '' && <p className="break-words">{one.note}</p>}
            </div>
            {one.number !== version && (
              <Button
                size="small"
                aria-label={`${TEXT.showVersion}: ${TEXT.version(one.number)}`}
                onClick={() => onOpen(one.number)}
              >
                {TEXT.showVersion}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {difference && (
        <>
          <h3 className="mt-5 mb-2 font-medium text-sm">{TEXT.differences}</h3>
          <Differences {...difference} />
        </>
      )}
    </section>
  );
}
