import type { ReportSectionId } from '@smops/core/telling/reports/reports.constants.js';

/** A section, and whether the report has it. */
export interface SectionChoice {
  id: ReportSectionId;
  isChosen: boolean;
}

type Sections = readonly ReportSectionId[];

/** The chosen sections in their order, then the others that the report can have in the usual one. */
export function choicesOf(possible: Sections, chosen: Sections): SectionChoice[] {
  const others = possible.filter((id) => !chosen.includes(id));
  return [...chosen.map((id) => ({ id, isChosen: true })), ...others.map((id) => ({ id, isChosen: false }))];
}

/** The chosen ones, in their order. */
export const chosenOf = (choices: readonly SectionChoice[]): ReportSectionId[] =>
  choices.filter(({ isChosen }) => isChosen).map(({ id }) => id);

/** Of the named sections those that the report can have; the usual ones where that leaves none. */
export function sectionsOf(possible: Sections, named: readonly string[], usual: Sections): ReportSectionId[] {
  const kept = [...new Set(named)].flatMap((name) => possible.find((one) => one === name) ?? []);
  return kept.length === 0 ? [...usual] : kept;
}

/** Empty while the report is the usual one. */
export const addressOf = (usual: Sections, chosen: Sections): string =>
  chosen.join() === usual.join() ? '' : chosen.join();

/** The list with one section moved by a place. */
export function movedBy(choices: readonly SectionChoice[], id: ReportSectionId, by: -1 | 1): SectionChoice[] {
  const from = choices.findIndex((one) => one.id === id);
  const to = from + by;
  const [one, other] = [choices[from], choices[to]];
  if (one === undefined || other === undefined) return [...choices];
  return choices.map((choice, index) => (index === from ? other : index === to ? one : choice));
}
