import { MAX_VARIABLE_LENGTH, MAX_VARIABLES } from '@smops/core/analysis/codebooks/variables.constants.js';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/Button.js';
import { FormField } from '../../../components/form/FormField.js';
import { Chip } from '../../../components/form/MultiSelect.js';
import { codebookAtom, variablesAtom } from '../../../state/analyzer/prepared.js';
import { addVariables, splitVariables } from '../../../state/analyzer/variables.model.js';
import { useAtom, useAtomValue } from '../../../state/atoms.js';
import { NewCodebookDialog } from '../../codebooks/NewCodebookDialog.js';
import { TEXT as ALL } from '../analyzer.texts.js';
import { StepCard } from '../StepCard.js';
import { CodebookChoice } from './CodebookChoice.js';

const TEXT = ALL.variables;

/** Where variables are typed or pasted. */
function VariableInput() {
  const [variables, setVariables] = useAtom(variablesAtom);
  const [draft, setDraft] = useState('');
  const [note, setNote] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);

  function add(text: string) {
    const added = addVariables(variables, text);
    setVariables(added.variables);
    setDraft(added.tooLong > 0 ? text : '');
    setIsWrong(added.tooLong > 0 || added.left > 0);
    if (added.tooLong > 0) setNote(TEXT.tooLong(MAX_VARIABLE_LENGTH));
    else if (added.left > 0) setNote(TEXT.tooMany(MAX_VARIABLES));
    else setNote(added.duplicates > 0 ? TEXT.duplicates(added.duplicates) : undefined);
  }

  return (
    <form
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        add(draft);
      }}
    >
      <FormField
        label={TEXT.label}
        hideLabel
        className="min-w-0 flex-1"
        error={isWrong ? note : undefined}
        hint={note ?? TEXT.termsHint}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            placeholder={TEXT.placeholder}
            value={draft}
            onChange={(event) => setDraft(event.target.value)}
            onKeyDown={(event) => {
              // Enter that confirms a word of an input method is not yet the end of the variable.
              if (event.key === 'Enter' && event.nativeEvent.isComposing) event.preventDefault();
            }}
            onPaste={(event) => {
              const pasted = event.clipboardData.getData('text');
              if (draft !== '' || splitVariables(pasted).length < 2) return;
              event.preventDefault();
              add(pasted);
            }}
          />
        )}
      </FormField>
      <Button type="submit" icon={<Plus className="size-4" aria-hidden />}>
        {TEXT.add}
      </Button>
    </form>
  );
}

/** Step 2: what to look for. Enter or the button adds; a pasted list comes apart at once. */
export function VariablesStep() {
  const [variables, setVariables] = useAtom(variablesAtom);
  const codebook = useAtomValue(codebookAtom);
  const [isSaving, setSaving] = useState(false);
  return (
    <StepCard number={2} title={TEXT.step} hint={TEXT.hint}>
      <CodebookChoice />
      {codebook === undefined && (
        <>
          <VariableInput />
          {variables.length === 0 ? (
            <p className="mt-4 grid min-h-24 flex-1 place-items-center rounded-box bg-base-200 px-4 text-muted text-sm">
              {TEXT.empty}
            </p>
          ) : (
            <>
              <ul
                aria-label={TEXT.list}
                className="mt-4 flex max-h-80 flex-wrap content-start gap-2 overflow-y-auto"
              >
                {variables.map((variable) => (
                  <li key={variable.id} className="max-w-full">
                    <Chip
                      label={variable.text}
                      removeLabel={TEXT.remove(variable.text)}
                      onRemove={() => setVariables(variables.filter((one) => one.id !== variable.id))}
                    />
                  </li>
                ))}
              </ul>
              <div className="mt-auto flex items-center justify-between pt-4 text-muted text-sm">
                <span aria-live="polite">{TEXT.count(variables.length)}</span>
                <span className="flex gap-2">
                  <Button tone="ghost" size="small" onClick={() => setSaving(true)}>
                    {TEXT.saveAs}
                  </Button>
                  <Button tone="ghost" size="small" onClick={() => setVariables([])}>
                    {TEXT.clear}
                  </Button>
                </span>
                <NewCodebookDialog
                  open={isSaving}
                  variables={variables.map(({ text }) => text).join('\n')}
                  onClose={() => setSaving(false)}
                  onCreated={() => setSaving(false)}
                />
              </div>
            </>
          )}
        </>
      )}
    </StepCard>
  );
}
