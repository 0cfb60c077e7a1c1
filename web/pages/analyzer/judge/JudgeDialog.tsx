import type { AnalysisComment } from '@smops/core/analyzer/analyzer.schemas.js';
import { memo, useState } from 'react';
import { Button } from '../../../components/Button.js';
import { Dialog, DialogBody, DialogFooter } from '../../../components/dialog/Dialog.js';
import { reasonOf } from '../../../components/reason-of.js';
import { useAction } from '../../../components/useAction.js';
import { saveJudgement, takeBackJudgement } from '../../../state/analyzer/judgements.js';
import { useAtomValue } from '../../../state/atoms.js';
import { userAtom } from '../../../state/session.js';
import { toast } from '../../../state/toasts.js';
import { INSIGHT } from '../insight.texts.js';
import { langOf } from '../results/results.model.js';

const TEXT = INSIGHT.judge;

interface Props {
  taskId: string;
  variables: readonly string[];
  /** Undefined: closed. */
  comment: AnalysisComment | undefined;
  onClose(): void;
}

/** Where a person says which variables a comment mentions. */
export const JudgeDialog = memo(function JudgeDialog({ taskId, variables, comment, onClose }: Props) {
  return (
    <Dialog open={comment !== undefined} onClose={onClose} title={TEXT.title} closeLabel={TEXT.close}>
      {comment && <JudgeForm taskId={taskId} variables={variables} comment={comment} onClose={onClose} />}
    </Dialog>
  );
});

function JudgeForm({ taskId, variables, comment, onClose }: Props & { comment: AnalysisComment }) {
  const { correction, matched_variables: matched, content, language } = comment;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(variables.filter((name) => correction?.tags[name] ?? matched.includes(name))),
  );
  const { username } = useAtomValue(userAtom);
  const fail = (error: Error) =>
    toast({ tone: 'destructive', title: TEXT.failed, description: reasonOf(error) });
  const [save, saving] = useAction(async () => {
    const tags = Object.fromEntries(variables.map((name) => [name, chosen.has(name)]));
    await saveJudgement(taskId, comment, tags, username);
    toast({ title: TEXT.saved });
    onClose();
  }, fail);
  const [clear, clearing] = useAction(async () => {
    await takeBackJudgement(taskId, comment);
    toast({ title: TEXT.cleared });
    onClose();
  }, fail);

  function toggle(name: string) {
    const next = new Set(chosen);
    if (!next.delete(name)) next.add(name);
    setChosen(next);
  }

  return (
    <form
      className="flex min-h-0 flex-1 flex-col"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <DialogBody>
        <p className="text-muted text-sm">{TEXT.hint}</p>
        <blockquote
          lang={langOf(language)}
          className="mt-3 max-h-40 overflow-y-auto whitespace-pre-line break-words rounded-field bg-base-200 px-3 py-2"
        >
          {content}
        </blockquote>
        <fieldset className="mt-4 space-y-1">
          <legend className="sr-only">{TEXT.title}</legend>
          {variables.map((name) => (
            <label
              key={name}
              className="flex cursor-pointer items-center gap-3 rounded-md px-2 py-1.5 hover:bg-base-200"
            >
              <input
                type="checkbox"
                className="checkbox checkbox-sm"
                checked={chosen.has(name)}
                onChange={() => toggle(name)}
              />
              <span className="min-w-0 break-words">{name}</span>
              {matched.includes(name) && (
                <span className="ml-auto shrink-0 text-muted text-xs">{TEXT.machine}</span>
              )}
            </label>
          ))}
        </fieldset>
      </DialogBody>
      <DialogFooter>
        {correction && (
          <Button tone="ghost" className="mr-auto" pending={clearing} onClick={() => void clear()}>
            {TEXT.clear}
          </Button>
        )}
        <Button onClick={onClose}>{TEXT.cancel}</Button>
        <Button type="submit" tone="primary" pending={saving} pendingLabel={TEXT.saving}>
          {TEXT.save}
        </Button>
      </DialogFooter>
    </form>
  );
}
