import type { z } from 'zod';
import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import type { CommentFilter } from '../../analysis/analyzer/overview/comment-filter.schemas.js';
import { filterText } from '../../analysis/analyzer/overview/filter-words.model.js';
import { requireRight } from '../../context.js';
import { invalid } from '../../errors.js';
import { BASES, type Basis } from '../../judging/estimates/basis.constants.js';
import { parseInput } from '../../parse-input.js';
import { actorText } from '../../people/users/actor-names.model.js';
import { recordAudit } from '../../platform/audit/audit.service.js';
import { inTransaction } from '../../platform/db/in-transaction.js';
import { htmlDocument } from '../../platform/document/html-document.js';
import type { Block, ReportDocument } from '../../platform/document/report-document.js';
import { withoutLinks } from '../../platform/document/without-links.js';
import { type ExportedFile, exportedFile } from '../../platform/export/table-file.js';
import { onChineseScreen, onEnglishScreen } from '../../platform/language/caller-language.js';
import { dayText } from '../../platform/language/dates.model.js';
import { currentTag } from '../../platform/language/language.model.js';
import { fileNameOf } from './parts/file-name.js';
import { REPORT_KINDS } from './report-kinds.js';
import type { AddressOf, Reported, Telling } from './reported.js';
import {
  type ReportDocumentFormat,
  type ReportSectionId,
  type ReportSubject,
  SECTIONS_OF,
  USUAL_SECTIONS,
} from './reports.constants.js';
import { findLine, removeLine, storeLine } from './reports.repository.js';
import {
  type Report,
  ReportExportInput,
  ReportInput,
  ReportOf,
  SetReportLineInput,
} from './reports.schemas.js';
import type { ReportLineRow } from './reports.table.js';
import { REPORT, REPORTS_TEXTS } from './reports.texts.model.js';
import { sectionName } from './section-names.model.js';
import { sectionsOfTemplate } from './templates.service.js';

type Asked = z.output<typeof ReportInput>;

/** Links lead to the dashboard where people reach it; a server that was not told its address has none. */
function addressesOf({ config: { publicUrl } }: AnalyzerContext): AddressOf {
  if (publicUrl === undefined) return () => undefined;
  const { origin } = new URL(publicUrl);
  return (path, query = {}) => {
    const search = new URLSearchParams(query).toString();
    return `${origin}${path}${search && `?${search}`}`;
  };
}

interface Chosen {
  sections: readonly ReportSectionId[];
  /** Whether they were asked for: then they stand also where they have nothing to say. */
  areAsked: boolean;
}

/**
 * Those asked for; of a template those that reports of the subject can have; else the usual ones, which fit on one page, and
 * what `more` names, before the method.
 */
async function sectionsOf(
  ctx: AnalyzerContext,
  { of, section, template, more = [] }: Asked,
): Promise<Chosen> {
  const possible = SECTIONS_OF[of];
  const missing = section?.find((id) => !possible.includes(id));
  if (missing !== undefined) throw invalid(REPORTS_TEXTS().noSuchSection(missing, possible.join(', ')));
  if (section !== undefined) return { sections: section, areAsked: true };
  if (template !== undefined)
    return { sections: await sectionsOfTemplate(ctx, template, of), areAsked: true };
  const extra = possible.filter((id) => more.some((one) => one === id));
  const usual = USUAL_SECTIONS[of].filter((id) => id !== 'method' && !extra.includes(id));
  return {
    sections: [...usual, ...extra.filter((id) => id !== 'method'), 'method'],
    areAsked: false,
  };
}

/** What a person wrote in place of the first sentence, unless newer numbers have come since. */
async function writtenLine(ctx: AnalyzerContext, { key, newest }: Reported) {
  const line = await findLine(ctx.db, key.line);
  return line !== undefined && newest !== null && line.writtenAt < newest ? undefined : line;
}

/** How it was counted: in small print, or at length as a list. */
function methodBlocks(
  { method }: Reported,
  line: ReportLineRow | undefined,
  { timeZone, isShared }: Telling,
  isLong: boolean,
): Block[] {
  const written =
    isShared || line === undefined
      ? []
      : [REPORT().written(actorText(line.writtenByName), dayText(line.writtenAt, timeZone))];
  if (!isLong)
    return [{ kind: 'small', text: [...method.short(), ...written].reduce(REPORT().twoSentences) }];
  return [{ kind: 'list', lines: [...method.long(), ...written].map((text) => ({ text })) }];
}

const titleOf = (reported: Reported, asked: Asked) => asked.title || reported.title;
const periodOf = (reported: Reported, asked: Asked) => asked.period ?? reported.period;
/** After the title and the period; what it is of names neither. */
const fileNameFor = (reported: Reported, asked: Asked) =>
  fileNameOf([titleOf(reported, asked), periodOf(reported, asked)].filter((part) => part !== '').join(' '));

/** These say what they are themselves. */
const UNHEADED: readonly ReportSectionId[] = ['line', 'figures'];

/** What a report is of belongs to a screen, and in its language it is told as written. */
const inLanguageOf = <T>(of: ReportSubject, work: () => T): T =>
  of === 'run' || of === 'comparison' ? onChineseScreen(work) : onEnglishScreen(work);

async function make(ctx: AnalyzerContext, asked: Asked, isShared = false) {
  const { timeZone } = ctx.config;
  const { copies = 'all', basis, more = [] } = asked;
  if (copies === 'once' && asked.of !== 'comparison') throw invalid(REPORTS_TEXTS().onceOfComparison);
  if (asked.before !== undefined && asked.of !== 'run') throw invalid(REPORTS_TEXTS().beforeOfRun);
  const { sections, areAsked } = await sectionsOf(ctx, asked);
  const hasTables = more.includes('tables');
  const telling: Telling = {
    ...{ addressOf: addressesOf(ctx), timeZone, isShared },
    ...{ copies, before: asked.before, basis, hasTables },
  };
  const reported = await REPORT_KINDS[asked.of].gather(ctx, asked.id, telling);
  const line = await writtenLine(ctx, reported);
  const isLong = more.includes('method');
  const lead = line?.text ?? reported.generated;
  const blocksOf = (id: ReportSectionId): Block[] =>
    id === 'line'
      ? [{ kind: 'text', text: lead, isStrong: true }]
      : id === 'method'
        ? methodBlocks(reported, line, telling, isLong)
        : (reported.sections[id]?.() ?? []);
  const document: ReportDocument<ReportSectionId> = {
    title: titleOf(reported, asked),
    heading: titleOf(reported, asked),
    period: periodOf(reported, asked),
    about: reported.about,
    language: currentTag(),
    sections: sections
      .filter((id) => areAsked || !reported.empty?.includes(id))
      .map((id) => ({
        id,
        heading: UNHEADED.includes(id) || (id === 'method' && !isLong) ? '' : sectionName(asked.of, id),
        finding: id === 'line' ? lead : reported.findings?.[id],
        blocks: blocksOf(id),
      })),
  };
  return { reported, line, document };
}

/** A report in the caller's language. Throws NOT_FOUND, CONFLICT of a comparison that has not ended. Of a run that has not ended, what is done. */
export async function getReport(ctx: AnalyzerContext, input: z.input<typeof ReportInput>): Promise<Report> {
  requireRight(ctx, 'analyze');
  const asked = parseInput(ReportInput, input);
  const { reported, line, document, sections } = await inLanguageOf(asked.of, async () => {
    const made = await make(ctx, asked);
    const named = made.document.sections.map(({ id }) => ({ id, heading: sectionName(asked.of, id) }));
    return { ...made, sections: named };
  });
  const { generated } = reported;
  return {
    of: asked.of,
    id: reported.id,
    title: document.title,
    period: document.period,
    fileName: fileNameFor(reported, asked),
    basis: reported.basis,
    bases: reported.hasOneBasis ? [reported.basis] : [...BASES],
    line: {
      text: line?.text ?? generated,
      generated,
      writtenBy: line?.writtenByName ?? null,
      writtenAt: line?.writtenAt.toISOString() ?? null,
    },
    sections,
  };
}

/** A report as a file, with what is said where it is handed on. */
export interface WrittenReport {
  title: string;
  /** The first sentence, a person's or the numbers'. */
  line: string;
  file: ExportedFile;
}

/** A report, written, in the caller's language. Throws as `getReport` does. */
export async function writeReport(
  ctx: AnalyzerContext,
  input: z.input<typeof ReportExportInput>,
): Promise<WrittenReport> {
  requireRight(ctx, 'analyze');
  const { format, ...asked } = parseInput(ReportExportInput, input);
  return await inLanguageOf(asked.of, async () => {
    const { reported, line, document } = await make(ctx, asked);
    return {
      title: document.title,
      line: line?.text ?? reported.generated,
      file: exportedFile(fileNameFor(reported, asked), format, [await documentBody(document, format)]),
    };
  });
}

/** Throws VALIDATION for a filter: a report is of the whole analysis. */
export async function exportRunReport(
  ctx: AnalyzerContext,
  { runId, filter, basis }: { runId: string; filter: CommentFilter; basis?: Basis | undefined },
): Promise<ExportedFile> {
  if (filterText(filter) !== '') throw invalid(REPORTS_TEXTS().wholeReport);
  return await exportReport(ctx, { of: 'run', id: runId, format: 'html', basis });
}

/** These libraries take a fifth of a second to load, so only who asks for such a file waits for them. */
async function documentBody(
  document: ReportDocument,
  format: ReportDocumentFormat,
): Promise<string | Uint8Array> {
  if (format === 'docx')
    return await (await import('../../platform/document/docx-document.js')).docxDocument(document);
  if (format === 'pptx')
    return await (await import('../../platform/document/pptx-document.js')).pptxDocument(document);
  return htmlDocument(document);
}

/** A report as a file, in the caller's language. Throws as `getReport` does. */
export const exportReport = async (
  ctx: AnalyzerContext,
  input: z.input<typeof ReportExportInput>,
): Promise<ExportedFile> => (await writeReport(ctx, input)).file;

/**
 * The report of a run as a page for people without an account, in the caller's language, else in English: without names of the team's members,
 * and without links, as one leads to the dashboard and another to a comment whose author it names. Throws NOT_FOUND.
 */
export async function sharedReportPage(
  ctx: AnalyzerContext,
  { runId, section }: { runId: string; section: ReportSectionId[] | undefined },
): Promise<string> {
  requireRight(ctx, 'analyze');
  return await onEnglishScreen(async () => {
    const { document } = await make(ctx, parseInput(ReportInput, { of: 'run', id: runId, section }), true);
    return htmlDocument(withoutLinks(document));
  });
}

/**
 * Writes the first sentence of a report in place of the one that the numbers make; empty goes back to that. Of a series or
 * a sentiment history it stands until newer numbers come. Throws NOT_FOUND.
 */
export async function setReportLine(
  ctx: AnalyzerContext,
  report: { of: ReportSubject; id: string },
  input: z.input<typeof SetReportLineInput>,
): Promise<void> {
  requireRight(ctx, 'analyze');
  const { of, id } = parseInput(ReportOf, report);
  const { text } = parseInput(SetReportLineInput, input);
  const { line, subject } = await REPORT_KINDS[of].find(ctx, id);
  await inTransaction(ctx.db, async (trx) => {
    const before = await findLine(trx, line);
    const [writtenAt, writtenByName] = [ctx.clock.now(), ctx.actor.name];
    if (text === '') await removeLine(trx, line);
    else await storeLine(trx, line, { text, writtenAt, writtenByName });
    await recordAudit(trx, ctx, {
      action: 'update',
      ...subject,
      before: { reportLine: before?.text ?? null },
      after: { reportLine: text === '' ? null : text },
    });
  });
}
