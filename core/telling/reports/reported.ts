import type { AnalyzerContext } from '../../analysis/analyzer/analyzer-context.js';
import type { Basis } from '../../judging/estimates/basis.constants.js';
import type { Comparison } from '../../judging/insight/comparisons/comparison.schemas.js';
import type { AuditEntity } from '../../platform/audit/audit.constants.js';
import type { Block } from '../../platform/document/report-document.js';
import type { ReportSectionId } from './reports.constants.js';

/** Where a person's first sentence is kept, and how the audit log names what it is of. */
export interface ReportKey {
  line:
    | { column: 'runId' | 'comparisonId' | 'codebookId'; value: number }
    | { column: 'historyOf'; value: string };
  subject: { entity: AuditEntity; entityId: number; label: string };
}

/** The whole address of a page of the dashboard; undefined while the server does not know its own. */
export type AddressOf = (path: string, query?: Readonly<Record<string, string>>) => string | undefined;

export interface Telling {
  /** How copies of one text count in a comparison. */
  copies: Comparison['copies'];
  /** Of a run: the run before it, or `none`; the best one when left out. */
  before: string | undefined;
  /** Of its numbers; the usual one of what it is of when undefined. */
  basis: Basis | undefined;
  /** Whether tables stand beside charts. */
  hasTables: boolean;
  addressOf: AddressOf;
  timeZone: string;
  /** For people without an account: names of the team's members are left out. */
  isShared: boolean;
}

/** What there is to report of one thing: gathered once; its sections are made when they are asked for. */
export interface Reported {
  key: ReportKey;
  /** As its own pages name it. */
  id: string;
  title: string;
  /** When its comments were written; empty where that is not known. */
  period: string;
  /** What its numbers stand on. */
  basis: Basis;
  /** It can have no other basis: nothing of it is ever corrected. */
  hasOneBasis?: boolean;
  /** When, by whom and of what. */
  about: readonly string[];
  /** The first sentence as the numbers make it. */
  generated: string;
  /** When the newest of its numbers came; null where none can come. A sentence written before is of other numbers. */
  newest: Date | null;
  sections: Partial<Record<Exclude<ReportSectionId, 'line' | 'method'>, () => Block[]>>;
  /** What each section finds, as a sentence: the title of its slide. */
  findings?: Partial<Record<ReportSectionId, string>>;
  /** Sections that have nothing to say: left out unless they are asked for by name. */
  empty?: readonly ReportSectionId[];
  /** How it was counted: in a few sentences, and at length. */
  method: { short: () => readonly string[]; long: () => readonly string[] };
}

/** What reports can be made of. */
export interface ReportKind {
  /** Throws NOT_FOUND. */
  find(ctx: AnalyzerContext, id: string): Promise<ReportKey>;
  /** Throws NOT_FOUND. */
  gather(ctx: AnalyzerContext, id: string, telling: Telling): Promise<Reported>;
}
