import type { ReportSectionId, ReportSubject } from './reports.constants.js';
import { REPORT } from './reports.texts.model.js';

/** The heading of a section in reports of a subject, in the current language unless a page is in another one. */
export function sectionName(subject: ReportSubject, id: ReportSectionId, words = REPORT()): string {
  const { sections, ...say } = words;
  const own: Partial<Record<ReportSectionId, string>> = subject === 'run' ? {} : say.sectionsOf[subject];
  return own[id] ?? sections[id];
}
