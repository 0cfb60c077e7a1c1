import type { ReportSectionId, ReportSubject } from './reports.constants.js';
import { REPORT } from './reports.texts.model.js';

/** The heading of a section in reports of a subject. */
export function sectionName(subject: ReportSubject, id: ReportSectionId): string {
  const { sections, ...say } = REPORT();
  const own: Partial<Record<ReportSectionId, string>> = subject === 'run' ? {} : say.sectionsOf[subject];
  return own[id] ?? sections[id];
}
