import { MAX_TEMPLATE_NAME, type ReportSectionId } from '@smops/core/telling/reports/reports.constants.js';
import { REPORT_TEMPLATES } from '@smops/core/telling/reports/reports.operations.js';
import { useState } from 'react';
import { Button } from '../../components/Button.js';
import { FormField } from '../../components/form/FormField.js';
import { Select } from '../../components/form/Select.js';
import { useAction } from '../../components/useAction.js';
import { templatesAtom } from '../../state/analyzer/reports.js';
import { useAtomValue } from '../../state/atoms.js';
import { client } from '../../state/client.js';
import { toast } from '../../state/toasts.js';
import { sectionsOf } from './sections.model.js';
import { useReportText } from './useReportText.js';

/** No template may be called so: it is longer than a name may be. */
const WHOLE = '-'.repeat(MAX_TEMPLATE_NAME + 1);

/** Takes the sections of a template, or keeps those that are chosen under a name. */
export function TemplateChoice({
  possible,
  usual,
  sections,
  onChoose,
}: {
  /** All that the report can have. */
  possible: readonly ReportSectionId[];
  /** What it has unless something was chosen. */
  usual: readonly ReportSectionId[];
  sections: ReportSectionId[];
  onChoose(sections: readonly ReportSectionId[]): void;
}) {
  const TEXT = useReportText();
  const { data: templates = [] } = useAtomValue(templatesAtom);
  const [name, setName] = useState('');
  const chosen = templates.find(
    (one) => sectionsOf(possible, one.sections, usual).join() === sections.join(),
  );
  const isWhole = usual.join() === sections.join();
  const [save, isSaving] = useAction(
    async () => {
      await client.call(REPORT_TEMPLATES.save, { name, sections });
      toast({ title: TEXT.templateSaved(name.trim()) });
      setName('');
    },
    (error) => toast({ title: TEXT.templateFailed, description: error.message, tone: 'destructive' }),
  );
  const [remove] = useAction(
    async (template: string, kept: ReportSectionId[]) => {
      await client.call(REPORT_TEMPLATES.delete, { name: template });
      toast({
        title: TEXT.templateDeleted(template),
        action: {
          label: TEXT.undo,
          onSelect: () => void client.call(REPORT_TEMPLATES.save, { name: template, sections: kept }),
        },
      });
    },
    (error) => toast({ title: TEXT.deleteFailed, description: error.message, tone: 'destructive' }),
  );
  return (
    <div className="space-y-3">
      {templates.length > 0 && (
        <FormField label={TEXT.template}>
          {(control) => (
            <Select
              {...control}
              value={chosen?.name ?? (isWhole ? WHOLE : '')}
              placeholder="–"
              options={[
                { value: WHOLE, label: TEXT.noTemplate },
                ...templates.map((one) => ({ value: one.name, label: one.name })),
              ]}
              onChange={(value) =>
                onChoose(
                  sectionsOf(possible, templates.find((one) => one.name === value)?.sections ?? [], usual),
                )
              }
            />
          )}
        </FormField>
      )}
      {chosen !== undefined && (
        <Button size="small" tone="ghost" onClick={() => void remove(chosen.name, chosen.sections)}>
          {TEXT.deleteTemplate}
        </Button>
      )}
      <form
        className="flex flex-wrap items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <FormField label={TEXT.templateName} className="min-w-0 grow">
          {(control) => (
            <input
              {...control}
              className="input"
              autoComplete="off"
              maxLength={MAX_TEMPLATE_NAME}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </FormField>
        <Button type="submit" pending={isSaving} pendingLabel={TEXT.saving} disabled={name.trim() === ''}>
          {TEXT.saveTemplate}
        </Button>
      </form>
    </div>
  );
}
