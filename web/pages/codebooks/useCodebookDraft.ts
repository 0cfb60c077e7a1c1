import { CODEBOOK_FIELDS } from '@smops/core/analysis/codebooks/codebooks.fields.js';
import { CODEBOOKS } from '@smops/core/analysis/codebooks/codebooks.operations.js';
import type { Codebook } from '@smops/core/analysis/codebooks/codebooks.schemas.js';
import { editedOf } from '@smops/core/records/lists/fields.model.js';
import { ApiError } from '@smops/server/client/api-error.js';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { reasonOf } from '../../components/reason-of.js';
import { useAction } from '../../components/useAction.js';
import { client } from '../../state/client.js';
import { toast } from '../../state/toasts.js';
import { CODEBOOKS_TEXT as TEXT } from './codebooks.texts.js';
import {
  type DraftVariable,
  draftOf,
  emptyDraft,
  type Faults,
  faultsOf,
  isChanged,
  variablesOf,
  withMoved,
} from './draft.model.js';

/** A codebook with what is changed of it before it is saved. `onFaults` is called once they are shown beside their fields. */
export function useCodebookDraft(id: string, onFaults: () => void) {
  const [codebook, setCodebook] = useState<Codebook>();
  const [failure, setFailure] = useState<Error>();
  const [drafts, setDrafts] = useState<DraftVariable[]>([]);
  const [faults, setFaults] = useState<Faults>({});
  const [note, setNote] = useState('');
  const [added, setAdded] = useState(0);
  const show = (shown: Codebook) => {
    setCodebook(shown);
    setDrafts(draftOf(shown));
    setFaults({});
    setNote('');
  };
  const [load] = useAction(async (version: number | undefined) => {
    setFailure(undefined);
    show(await client.call(CODEBOOKS.get, { codebook: id, version }));
  }, setFailure);
  useEffect(() => void load(undefined), [load]);
  const [save, isSaving] = useAction(
    async () => {
      if (codebook === undefined) return;
      setFaults({});
      const saved = await client.call(CODEBOOKS.change, {
        codebook: id,
        variables: variablesOf(drafts),
        note,
        baseVersion: codebook.latest,
      });
      toast({ title: saved.version === codebook.latest ? TEXT.unchanged : TEXT.saved(saved.version) });
      show(saved);
    },
    (error) => {
      const found = error instanceof ApiError ? faultsOf(drafts, error.problems) : undefined;
      if (found === undefined)
        toast({ tone: 'destructive', title: TEXT.saveFailed, description: reasonOf(error) });
      else {
        flushSync(() => setFaults(found));
        onFaults();
      }
    },
  );
  return {
    codebook,
    failure,
    load: (version?: number) => void load(version),
    drafts,
    faults,
    isDirty: codebook !== undefined && isChanged(drafts, codebook),
    change(at: number, draft: DraftVariable) {
      setDrafts(drafts.map((one, place) => (place === at ? draft : one)));
      setFaults({ ...faults, [draft.key]: {} });
    },
    move: (at: number, by: Parameters<typeof withMoved>[2]) => setDrafts(withMoved(drafts, at, by)),
    remove: (draft: DraftVariable) => setDrafts(drafts.filter((one) => one !== draft)),
    add() {
      setDrafts([...drafts, emptyDraft(`new-${added}`)]);
      setAdded(added + 1);
    },
    rename: (renamed: Codebook) =>
      codebook && setCodebook({ ...codebook, ...editedOf(CODEBOOK_FIELDS, renamed) }),
    discard: () => codebook && show(codebook),
    note,
    setNote,
    save: () => void save(),
    isSaving,
  };
}

export type CodebookDraft = ReturnType<typeof useCodebookDraft>;
