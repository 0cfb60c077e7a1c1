import type { z } from 'zod';
import { requireRight, type ServiceContext } from '../../context.js';
import { invalid } from '../../errors.js';
import { THING_NAMES } from '../../errors.texts.model.js';
import { parseInput } from '../../parse-input.js';
import { comparedName } from '../../platform/records/compared-name.model.js';
import { recordsOf } from '../../platform/records/records.js';
import { MAX_TEMPLATES, type ReportSectionId, type ReportSubject, SECTIONS_OF } from './reports.constants.js';
import { findTemplate, listTemplateRows, removeTemplate, storeTemplate } from './reports.repository.js';
import { type ReportTemplate, SaveTemplateInput, TemplateName } from './reports.schemas.js';
import type { ReportTemplateRow } from './reports.table.js';
import { REPORTS_TEXTS } from './reports.texts.model.js';

const templates = recordsOf({
  entity: 'report-template',
  right: 'analyze',
  find: findTemplate,
  thing: (name: string) => THING_NAMES().reportTemplate(name.slice(0, 120)),
  labelOf: ({ name }) => name,
  facts: ({ sections }) => ({ sections }),
});

const toTemplate = ({ name, sections, changedAt, changedByName }: ReportTemplateRow): ReportTemplate => ({
  name,
  sections,
  changedAt: changedAt.toISOString(),
  changedBy: changedByName,
});

/** The sections of a template that reports of a subject can have, all of these when that leaves none. Throws NOT_FOUND. */
export async function sectionsOfTemplate(
  { db }: ServiceContext,
  name: string,
  subject: ReportSubject,
): Promise<readonly ReportSectionId[]> {
  const { sections } = await templates.require(db, name);
  const possible = SECTIONS_OF[subject];
  const kept = sections.filter((id) => possible.includes(id));
  return kept.length === 0 ? possible : kept;
}

/** Templates by name. */
export async function listReportTemplates(ctx: ServiceContext): Promise<ReportTemplate[]> {
  requireRight(ctx, 'analyze');
  return (await listTemplateRows(ctx.db)).map(toTemplate);
}

/** Stores the sections of reports under a name, in place of what had the name. Throws VALIDATION. */
export async function saveReportTemplate(
  ctx: ServiceContext,
  name: string,
  input: z.input<typeof SaveTemplateInput>,
): Promise<ReportTemplate> {
  const given = parseInput(TemplateName, name);
  const { sections } = parseInput(SaveTemplateInput, input);
  const stored = await templates.put(ctx, given, async (trx, before) => {
    if (before === undefined && (await listTemplateRows(trx)).length >= MAX_TEMPLATES)
      throw invalid(REPORTS_TEXTS().tooManyTemplates(MAX_TEMPLATES));
    return await storeTemplate(trx, {
      name: given,
      nameKey: comparedName(given),
      sections,
      changedAt: ctx.clock.now(),
      changedByName: ctx.actor.name,
    });
  });
  return toTemplate(stored);
}

/** Throws NOT_FOUND. */
export async function deleteReportTemplate(ctx: ServiceContext, name: string): Promise<void> {
  await templates.delete(ctx, name, (trx, { id }) => removeTemplate(trx, id));
}
