import type { z } from 'zod';
import { requireAnalysis } from '../analyzer/analyzer.service.js';
import type { AnalyzerContext } from '../analyzer/analyzer-context.js';
import { runFileName } from '../analyzer/runs/export-analysis.service.js';
import { recordAudit } from '../audit/audit.service.js';
import { requireRight } from '../context.js';
import { inTransaction } from '../db/in-transaction.js';
import { PAGE } from '../export/report-page.texts.model.js';
import { type ExportedFile, exportedFile } from '../export/table-file.js';
import { LANGUAGE_TAGS } from '../language/language.constants.js';
import { currentLanguage } from '../language/language.model.js';
import { parseInput } from '../parse-input.js';
import { htmlDocument } from './document/html-document.js';
import type { ReportDocument } from './document/report-document.js';
import { REPORT_SECTIONS, type ReportDocumentFormat } from './reports.constants.js';
import { findLine, removeLine, storeLine } from './reports.repository.js';
import { type Report, ReportExportInput, ReportInput, SetReportLineInput } from './reports.schemas.js';
import { dayText } from './run/day-text.js';
import { gatherRunFacts, type RunFacts } from './run/report-facts.service.js';
import { generatedLine, type LinkTo, runSections } from './run/run-sections.js';
import { sectionsOfTemplate } from './templates.service.js';

type Asked = z.output<typeof ReportInput>;

/** Links lead to the dashboard where people reach it; a server that was not told its address has none. */
function linksOf({ config }: AnalyzerContext, taskId: string): LinkTo {
  const { publicUrl } = config;
  if (publicUrl === undefined) return () => undefined;
  return (filter) => {
    const query = new URLSearchParams({ task: taskId, ...filter });
    return `${new URL(publicUrl).origin}/fb-analyzer?${query}`;
  };
}

function documentOf(
  ctx: AnalyzerContext,
  facts: RunFacts,
  sections: readonly (typeof REPORT_SECTIONS)[number][],
): ReportDocument {
  const { run, info } = facts;
  const { timeZone } = ctx.config;
  const language = currentLanguage();
  const name = run.name || run.fileName || PAGE().noName;
  return {
    title: name,
    heading: name,
    about: [dayText(run.uploadDate, timeZone), `${info.provider_label} (${info.model})`, run.createdByName],
    language: LANGUAGE_TAGS[language === 'written' ? 'en' : language],
    sections: runSections(sections, { facts, linkTo: linksOf(ctx, run.analysisId), timeZone }),
  };
}

async function make(ctx: AnalyzerContext, { task_id: taskId, section, template }: Asked) {
  const sections =
    section ?? (template === undefined ? REPORT_SECTIONS : await sectionsOfTemplate(ctx, template));
  const facts = await gatherRunFacts(ctx, taskId);
  return { facts, document: documentOf(ctx, facts, sections) };
}

/** The report of a run, in the caller's language. Throws NOT_FOUND. Of a run that has not ended, what is done. */
export async function getReport(ctx: AnalyzerContext, input: z.input<typeof ReportInput>): Promise<Report> {
  requireRight(ctx, 'analyze');
  const { facts, document } = await make(ctx, parseInput(ReportInput, input));
  const { line } = facts;
  const generated = generatedLine(facts);
  return {
    taskId: facts.run.analysisId,
    title: document.title,
    line: {
      text: line?.text ?? generated,
      generated,
      writtenBy: line?.writtenByName ?? null,
      writtenAt: line?.writtenAt.toISOString() ?? null,
    },
    sections: document.sections.map(({ id, heading }) => ({ id, heading })),
  };
}

/** A report as a file, with what is said where it is handed on. */
export interface WrittenReport {
  title: string;
  /** The first sentence, a person's or the numbers'. */
  line: string;
  file: ExportedFile;
}

/** The report of a run, written, in the caller's language. Throws NOT_FOUND. */
export async function writeReport(
  ctx: AnalyzerContext,
  input: z.input<typeof ReportExportInput>,
): Promise<WrittenReport> {
  requireRight(ctx, 'analyze');
  const { format, ...asked } = parseInput(ReportExportInput, input);
  const { facts, document } = await make(ctx, asked);
  return {
    title: document.title,
    line: facts.line?.text ?? generatedLine(facts),
    file: exportedFile(runFileName(facts.run), format, [await documentBody(document, format)]),
  };
}

/** These libraries take a fifth of a second to load, so only who asks for such a file waits for them. */
async function documentBody(
  document: ReportDocument,
  format: ReportDocumentFormat,
): Promise<string | Uint8Array> {
  if (format === 'docx') return await (await import('./document/docx-document.js')).docxDocument(document);
  if (format === 'pptx') return await (await import('./document/pptx-document.js')).pptxDocument(document);
  return htmlDocument(document);
}

/** The report of a run as a file, in the caller's language. Throws NOT_FOUND. */
export const exportReport = async (
  ctx: AnalyzerContext,
  input: z.input<typeof ReportExportInput>,
): Promise<ExportedFile> => (await writeReport(ctx, input)).file;

/** Writes the first sentence of a run's report in place of the one that the numbers make; empty goes back to that. Throws NOT_FOUND. */
export async function setReportLine(
  ctx: AnalyzerContext,
  taskId: string,
  input: z.input<typeof SetReportLineInput>,
): Promise<void> {
  requireRight(ctx, 'analyze');
  const { text } = parseInput(SetReportLineInput, input);
  const { id, fileName } = await requireAnalysis(ctx, taskId);
  await inTransaction(ctx.db, async (trx) => {
    const before = await findLine(trx, id);
    if (text === '') await removeLine(trx, id);
    else {
      const [writtenAt, writtenByName] = [ctx.clock.now(), ctx.actor.name];
      await storeLine(trx, { runId: id, text, writtenAt, writtenByName });
    }
    await recordAudit(trx, ctx, {
      action: 'update',
      entity: 'analysis',
      entityId: id,
      label: fileName,
      before: { reportLine: before?.text ?? null },
      after: { reportLine: text === '' ? null : text },
    });
  });
}
