import { z } from 'zod';
import { line } from '../../analysis/analyzer/line.schemas.js';
import { BASES } from '../../judging/estimates/basis.constants.js';
import { basisInput } from '../../judging/estimates/estimate.schemas.js';
import { beforeInput } from '../../judging/findings/run-finding.schemas.js';
import { ComparisonInput } from '../../judging/insight/comparisons/comparison.schemas.js';
import {
  MAX_LINE_LENGTH,
  MAX_TEMPLATE_NAME,
  MAX_TITLE_LENGTH,
  REPORT_DOCUMENT_FORMATS,
  REPORT_EXTRAS,
  REPORT_SECTIONS,
  REPORT_SUBJECTS,
} from './reports.constants.js';
import { REPORTS_TEXTS } from './reports.texts.model.js';

const section = z.enum(REPORT_SECTIONS);
const sections = z
  .array(section)
  .min(1, { error: () => REPORTS_TEXTS().someSection })
  .refine((all) => new Set(all).size === all.length, { error: () => REPORTS_TEXTS().onceEach })
  .meta({ description: 'In the order they stand in' });
export const TemplateName = line.min(1, { error: () => REPORTS_TEXTS().nameEmpty }).max(MAX_TEMPLATE_NAME, {
  error: () => REPORTS_TEXTS().nameTooLong(MAX_TEMPLATE_NAME),
});

const asList = (value: unknown) => (value === undefined || Array.isArray(value) ? value : [value]);

/** What a report is of. */
export const ReportOf = z.object({
  of: z.enum(REPORT_SUBJECTS).meta({ description: 'What the report is of', example: 'run' }),
  id: z.string().min(1).max(255).meta({
    description:
      'Of a run or a comparison its id, of a series the id or name of the codebook, of sentiments the id of a task, or `all`',
    example: '0f2d8f0e-5f0c-4a57-9c1b-2f8f2a8f7c11',
  }),
});
export type ReportOf = z.infer<typeof ReportOf>;

/** How a report is headed, and what it has more than fits on one page. */
export const ReportWording = z.object({
  title: line.max(MAX_TITLE_LENGTH).optional().meta({
    description: 'Unless given: the name of what it is of. The file is named after the title and the period',
  }),
  period: line
    .max(MAX_TITLE_LENGTH)
    .optional()
    .meta({ description: 'Unless given: from the first to the last comment' }),
  more: z.preprocess(asList, z.array(z.enum(REPORT_EXTRAS)).max(REPORT_EXTRAS.length).optional()).meta({
    description:
      'What the page has more: quotes, driver and watch are sections; tables stand beside the charts; method says it at length. Repeat for several',
  }),
});

/** Which report, and with what in it. */
export const ReportInput = ReportOf.extend({
  section: z
    .preprocess(asList, sections.optional())
    .meta({ description: 'Only these sections, in this order; repeat for several' }),
  template: TemplateName.optional().meta({ description: 'The sections of this template' }),
  ...ReportWording.shape,
  basis: basisInput,
  copies: ComparisonInput.shape.copies.meta({
    description: 'Of a comparison only; once: copies of one text count as one comment, one voice per text',
  }),
  before: beforeInput.meta({
    description: `Of a run only. ${beforeInput.description}`,
  }),
}).refine(({ section: some, template }) => some === undefined || template === undefined, {
  error: () => REPORTS_TEXTS().sectionsOrTemplate,
  path: ['template'],
});

export const ReportExportInput = ReportInput.safeExtend({
  format: z.enum(REPORT_DOCUMENT_FORMATS),
});

export const SetReportLineInput = z
  .object({
    text: line
      .max(MAX_LINE_LENGTH, { error: () => REPORTS_TEXTS().lineTooLong(MAX_LINE_LENGTH) })
      .meta({ description: 'Empty: the sentence that the numbers make' }),
  })
  .meta({ id: 'SetReportLineInput' });

export const SaveTemplateInput = z.object({ sections }).meta({ id: 'SaveTemplateInput' });

export const ReportTemplate = z
  .object({
    name: z.string(),
    sections: z.array(section),
    changedAt: z.string(),
    changedBy: z.string(),
  })
  .meta({ id: 'ReportTemplate' });
export type ReportTemplate = z.infer<typeof ReportTemplate>;

/** What a report says, beside how it looks as a page. */
export const Report = z
  .object({
    of: z.enum(REPORT_SUBJECTS),
    id: z.string(),
    title: z.string(),
    period: z.string().meta({ description: 'Empty where no comment has a time' }),
    fileName: z.string().meta({ description: 'Of its file, without ending' }),
    basis: z.enum(BASES),
    bases: z
      .array(z.enum(BASES))
      .meta({ description: 'Those that it can have: one where nothing is ever corrected' }),
    line: z.object({
      text: z.string(),
      generated: z.string().meta({ description: 'What the numbers make of it' }),
      writtenBy: z.string().nullable().meta({ description: 'Who wrote another one; null without' }),
      writtenAt: z.string().nullable(),
    }),
    sections: z.array(z.object({ id: section, heading: z.string() })),
  })
  .meta({ id: 'Report' });
export type Report = z.infer<typeof Report>;
