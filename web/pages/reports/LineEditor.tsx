import { MAX_LINE_LENGTH } from '@smops/core/telling/reports/reports.constants.js';
import { REPORTS } from '@smops/core/telling/reports/reports.operations.js';
import type { Report, ReportOf } from '@smops/core/telling/reports/reports.schemas.js';
import { useState } from 'react';
import { Button } from '../../components/Button.js';
import { FormField } from '../../components/form/FormField.js';
import { useAction } from '../../components/useAction.js';
import { client } from '../../state/client.js';
import { toast } from '../../state/toasts.js';
import { useReportText } from './useReportText.js';

/** The first sentence of a report: the numbers', until a person writes one. */
export function LineEditor({
  report,
  line,
  onSaved,
}: {
  report: ReportOf;
  line: Report['line'];
  onSaved(): void;
}) {
  const TEXT = useReportText();
  const [text, setText] = useState(line.text);
  const [save, isSaving] = useAction(
    async (next: string) => {
      await client.call(REPORTS.setLine, { of: report.of, id: report.id, text: next });
      toast({ title: TEXT.lineSaved });
      onSaved();
    },
    (error) => toast({ title: TEXT.lineFailed, description: error.message, tone: 'destructive' }),
  );
  const isWritten = line.writtenBy !== null;
  return (
    <div>
      <FormField
        label={TEXT.line}
        hint={line.writtenBy === null ? TEXT.lineHint : TEXT.writtenBy(line.writtenBy)}
      >
        {(control) => (
          <textarea
            {...control}
            className="textarea w-full"
            rows={3}
            maxLength={MAX_LINE_LENGTH}
            value={text}
            onChange={(event) => setText(event.target.value.replace(/\n/g, ' '))}
          />
        )}
      </FormField>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="small"
          pending={isSaving}
          pendingLabel={TEXT.saving}
          disabled={text.trim() === '' || text === line.text}
          onClick={() => void save(text)}
        >
          {TEXT.saveLine}
        </Button>
        {isWritten && (
          <Button size="small" tone="ghost" onClick={() => void save('')}>
            {TEXT.resetLine}
          </Button>
        )}
      </div>
    </div>
  );
}
