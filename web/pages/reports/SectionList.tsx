import type { ReportSubject } from '@smops/core/telling/reports/reports.constants.js';
import { sectionName } from '@smops/core/telling/reports/section-names.model.js';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from '../../components/IconButton.js';
import { chosenOf, movedBy, type SectionChoice } from './sections.model.js';
import { useDocumentText, useReportText } from './useReportText.js';

/** Which sections a report has, and in which order. One always stays. */
export function SectionList({
  subject,
  choices,
  onChange,
}: {
  subject: ReportSubject;
  choices: readonly SectionChoice[];
  onChange(next: SectionChoice[]): void;
}) {
  const TEXT = useReportText();
  const words = useDocumentText();
  const nameOf = ({ id }: SectionChoice) => sectionName(subject, id, words);
  const isLast = chosenOf(choices).length === 1;
  const toggle = (changed: SectionChoice) =>
    onChange(choices.map((one) => (one === changed ? { ...one, isChosen: !one.isChosen } : one)));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-medium text-sm">{TEXT.sections}</legend>
      <ol className="divide-y divide-base-300 rounded-lg border border-base-300">
        {choices.map((choice, index) => (
          <li key={choice.id} className="flex items-center gap-2 py-1 pr-1 pl-3 text-sm">
            <label className="flex min-w-0 grow cursor-pointer items-center gap-2">
              <input
                type="checkbox"
                className="checkbox checkbox-sm"
                checked={choice.isChosen}
                disabled={choice.isChosen && isLast}
                onChange={() => toggle(choice)}
              />
              <span className="truncate">{nameOf(choice)}</span>
            </label>
            <IconButton
              label={TEXT.up(nameOf(choice))}
              icon={<ArrowUp aria-hidden />}
              disabled={index === 0}
              onClick={() => onChange(movedBy(choices, choice.id, -1))}
            />
            <IconButton
              label={TEXT.down(nameOf(choice))}
              icon={<ArrowDown aria-hidden />}
              disabled={index === choices.length - 1}
              onClick={() => onChange(movedBy(choices, choice.id, 1))}
            />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
