import { REPORT_SECTIONS, type ReportSectionId } from '@smops/core/reports/reports.constants.js';

/** A section, and whether the report has it. */
export interface SectionChoice {
  id: ReportSectionId;
  isChosen: boolean;
}

const isSection = (text: string): text is ReportSectionId => REPORT_SECTIONS.some((one) => one === text);

/** The chosen sections in their order, then the others in the usual one. */
export function choicesOf(chosen: readonly ReportSectionId[]): SectionChoice[] {
  const others = REPORT_SECTIONS.filter((id) => !chosen.includes(id));
  return [...chosen.map((id) => ({ id, isChosen: true })), ...others.map((id) => ({ id, isChosen: false }))];
}

/** The chosen ones, in their order. */
export const chosenOf = (choices: readonly SectionChoice[]): ReportSectionId[] =>
  choices.filter(({ isChosen }) => isChosen).map(({ id }) => id);

/** The sections as the page's address has them; all of them for one that names none. */
export function sectionsOf(address: string): ReportSectionId[] {
  const named = [...new Set(address.split(',').filter(isSection))];
  return named.length === 0 ? [...REPORT_SECTIONS] : named;
}

/** Empty while the report is the usual one. */
export const addressOf = (chosen: readonly ReportSectionId[]): string =>
  chosen.join() === REPORT_SECTIONS.join() ? '' : chosen.join();

/** The list with one section moved by a place. */
export function movedBy(choices: readonly SectionChoice[], id: ReportSectionId, by: -1 | 1): SectionChoice[] {
  const from = choices.findIndex((one) => one.id === id);
  const to = from + by;
  const [one, other] = [choices[from], choices[to]];
  if (one === undefined || other === undefined) return [...choices];
  return choices.map((choice, index) => (index === from ? other : index === to ? one : choice));
}
