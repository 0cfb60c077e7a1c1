import type { Comparison } from '@smops/core/judging/insight/comparisons/comparison.schemas.js';
import { COMPARISONS } from '@smops/core/judging/insight/comparisons/comparisons.operations.js';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/Button.js';
import { FormField } from '../../../components/form/FormField.js';
import { reasonOf } from '../../../components/reason-of.js';
import { comparisonsAtom } from '../../../state/analyzer/comparisons.js';
import { client } from '../../../state/client.js';
import { toast } from '../../../state/toasts.js';
import { INSIGHT } from '../insight.texts.js';
import { letterOf } from './SideFields.js';

const TEXT = INSIGHT.compare;

interface NamesProps {
  comparison: Comparison;
  onChange(comparison: Comparison): void;
}

/** The names of the sides, to be changed once for the chart, the words and the report. */
export function SideNames({ comparison, onChange }: NamesProps) {
  const [names, setNames] = useState<readonly string[]>();
  const [isSaving, setSaving] = useState(false);
  if (names === undefined) {
    return (
      <div className="mt-4">
        <Button
          size="small"
          icon={<Pencil className="size-4" aria-hidden />}
          onClick={() => setNames(comparison.sides.map(({ name }) => name))}
        >
          {TEXT.rename}
        </Button>
      </div>
    );
  }
  async function save(given: readonly string[]) {
    setSaving(true);
    try {
      onChange(await client.call(COMPARISONS.update, { taskId: comparison.taskId, names: [...given] }));
      void comparisonsAtom.refetch();
      setNames(undefined);
    } catch (error) {
      toast({ tone: 'destructive', title: TEXT.renameFailed, description: reasonOf(error as Error, '') });
    } finally {
      setSaving(false);
    }
  }
  return (
    <form
      className="mt-4 grid items-end gap-3 sm:grid-cols-3"
      onSubmit={(event) => {
        event.preventDefault();
        void save(names);
      }}
    >
      {names.map((name, place) => (
        <FormField key={comparison.sides[place]?.taskId} label={TEXT.nameOf(letterOf(place))}>
          {(control) => (
            <input
              {...control}
              className="input w-full"
              value={name}
              required
              maxLength={120}
              onChange={({ target }) => setNames(names.map((one, at) => (at === place ? target.value : one)))}
            />
          )}
        </FormField>
      ))}
      <div className="flex gap-2">
        <Button type="submit" size="small" tone="primary" disabled={isSaving}>
          {TEXT.saveNames}
        </Button>
        <Button size="small" onClick={() => setNames(undefined)}>
          {TEXT.cancelNames}
        </Button>
      </div>
    </form>
  );
}
