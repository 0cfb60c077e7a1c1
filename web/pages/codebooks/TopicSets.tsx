import { CODEBOOKS } from '@smops/core/analysis/codebooks/codebooks.operations.js';
import type { TopicSetSummary } from '@smops/core/analysis/codebooks/codebooks.schemas.js';
import { comparedName } from '@smops/core/platform/records/compared-name.model.js';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../components/Button.js';
import { reasonOf } from '../../components/reason-of.js';
import { useAction } from '../../components/useAction.js';
import { useAtomValue } from '../../state/atoms.js';
import { client } from '../../state/client.js';
import { topicSetsAtom } from '../../state/records/codebooks.js';
import { toast } from '../../state/toasts.js';
import { CODEBOOKS_TEXT as TEXT } from './codebooks.texts.js';

interface TopicSetsProps {
  /** The names of the codebooks that are there: a set of which one has the name is not offered. */
  taken: readonly string[];
  onAdded(id: string): void;
}

/** The topic sets as cards: what each holds, and a button that makes a codebook of it. */
export function TopicSets({ taken, onAdded }: TopicSetsProps) {
  const { data = [] } = useAtomValue(topicSetsAtom);
  const [adding, setAdding] = useState<string>();
  const [add] = useAction(
    async ({ id, name }: TopicSetSummary) => {
      setAdding(id);
      const made = await client.call(CODEBOOKS.create, { set: id });
      toast({ title: TEXT.created, description: name });
      onAdded(made.id);
    },
    (error) => {
      setAdding(undefined);
      toast({ tone: 'destructive', title: TEXT.sets.failed, description: reasonOf(error) });
    },
  );
  const names = new Set(taken.map(comparedName));
  const sets = data.filter(({ name }) => !names.has(comparedName(name)));
  if (sets.length === 0) return null;
  return (
    <section className="mt-6" aria-labelledby="topic-sets">
      <h2 id="topic-sets" className="font-semibold text-base">
        {TEXT.sets.title}
      </h2>
      <p className="mt-1 text-muted text-sm">{TEXT.sets.text}</p>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {sets.map((set) => (
          <li key={set.id} className="panel flex flex-col p-4">
            <h3 className="font-medium">{set.name}</h3>
            <p className="mt-1 text-muted text-sm">{set.about}</p>
            <p className="mt-2 flex-1 break-words text-sm">{set.variables.join(' · ')}</p>
            <Button
              className="mt-3 self-start"
              size="small"
              icon={<Plus className="size-4" aria-hidden />}
              aria-label={`${TEXT.sets.add(set.variables.length)}: ${set.name}`}
              pending={adding === set.id}
              pendingLabel={TEXT.sets.adding}
              onClick={() => void add(set)}
            >
              {TEXT.sets.add(set.variables.length)}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
