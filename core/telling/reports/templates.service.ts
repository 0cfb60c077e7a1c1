import type { z } from 'zod';
import { requireRight, type ServiceContext } from '../../context.js';
import { invalid, notFound } from '../../errors.js';
import { THING } from '../../errors.texts.model.js';
import { parseInput } from '../../parse-input.js';
import { recordAudit } from '../../platform/audit/audit.service.js';
import { inTransaction } from '../../platform/db/in-transaction.js';
import { comparedName } from '../../platform/records/compared-name.model.js';
import { MAX_TEMPLATES, type ReportSectionId, type ReportSubject, SECTIONS_OF } from './reports.constants.js';
import { findTemplate, listTemplateRows, removeTemplate, storeTemplate } from './reports.repository.js';
import { type ReportTemplate, SaveTemplateInput, TemplateName } from './reports.schemas.js';
import type { ReportTemplateRow } from './reports.table.js';
import { SAY } from './reports.texts.model.js';

const missing = (name: string) => notFound(THING().reportTemplate(name.slice(0, 120)));

const subjectOf = ({ id, name }: ReportTemplateRow) =>
  ({ entity: 'report-template', entityId: id, label: name }) as const;

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
  const template = await findTemplate(db, comparedName(name));
  if (template === undefined) throw missing(name);
  const possible = SECTIONS_OF[subject];
  const kept = template.sections.filter((id) => possible.includes(id));
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
  requireRight(ctx, 'analyze');
  const given = parseInput(TemplateName, name);
  const { sections } = parseInput(SaveTemplateInput, input);
  return inTransaction(ctx.db, async (trx) => {
    const before = await findTemplate(trx, comparedName(given));
    if (before === undefined && (await listTemplateRows(trx)).length >= MAX_TEMPLATES)
      throw invalid(SAY().tooManyTemplates(MAX_TEMPLATES));
    const stored = await storeTemplate(trx, {
      name: given,
      nameKey: comparedName(given),
      sections,
      changedAt: ctx.clock.now(),
      changedByName: ctx.actor.name,
    });
    await recordAudit(trx, ctx, {
      action: before === undefined ? 'create' : 'update',
      ...subjectOf(stored),
      ...(before === undefined ? {} : { before: { sections: before.sections } }),
      after: { sections },
    });
    return toTemplate(stored);
  });
}

/** Throws NOT_FOUND. */
export async function deleteReportTemplate(ctx: ServiceContext, name: string): Promise<void> {
  requireRight(ctx, 'analyze');
  await inTransaction(ctx.db, async (trx) => {
    const row = await findTemplate(trx, comparedName(name));
    if (row === undefined) throw missing(name);
    await removeTemplate(trx, row.id);
    await recordAudit(trx, ctx, { action: 'delete', ...subjectOf(row), before: { sections: row.sections } });
  });
}
