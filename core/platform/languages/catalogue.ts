import type { FAILURE as FAILURES } from '../../analysis/analyzer/failures.texts.model.js';
import type { FILTER } from '../../analysis/analyzer/overview/filter-words.texts.model.js';
import type { OVERVIEW } from '../../analysis/analyzer/overview/overview.texts.model.js';
import type {
  DESTINATIONS,
  FORM as FORMS,
  LABELS as PROVIDERS,
} from '../../analysis/analyzer/providers/providers.texts.model.js';
import type { INTAKE, RUN } from '../../analysis/analyzer/runs/run-report.texts.model.js';
import type { SAY as VIEWS } from '../../analysis/analyzer/views/views.texts.model.js';
import type { SAY as CODEBOOKS } from '../../analysis/codebooks/codebooks.texts.model.js';
import type { SAY as NEAR_COPIES } from '../../analysis/copies/near-copies.texts.model.js';
import type { SAY as SENTIMENTS } from '../../analysis/sentiments/sentiments.texts.model.js';
import type { DIFFERENCES } from '../../analysis/shares/differences.texts.model.js';
import type { SAY as COLUMN_CHOICES } from '../../comments/column-choices/column-choices.texts.model.js';
import type { SAY as BROKEN_FILES } from '../../comments/texts/broken-files.texts.model.js';
import type { SAY as COMMENTS } from '../../comments/texts/comments.texts.model.js';
import type { READING as FILE_READING } from '../../comments/texts/reading.texts.model.js';
import type { ROWS } from '../../comments/texts/rows.texts.model.js';
import type { SAY as CONFIG } from '../../config.texts.model.js';
import type { SAY as ERRORS, THING } from '../../errors.texts.model.js';
import type { SHARES } from '../../judging/estimates/shares.texts.model.js';
import type { FINDING } from '../../judging/insight/finding.texts.model.js';
import type {
  ACCURACY,
  AGREEMENT,
  COMPARISON,
  EXPLORATION,
  RELATIONS,
} from '../../judging/insight/reports.texts.model.js';
import type { SAY as LEARNING } from '../../judging/learning/learning.texts.model.js';
import type { SAY as PROOFS } from '../../judging/proofs/proofs.texts.model.js';
import type { SAY as READING } from '../../judging/reading/reading.texts.model.js';
import type { SAY as PLAN } from '../../judging/reading-plan/plan.texts.model.js';
import type { SAY as INPUT } from '../../parse-input.texts.model.js';
import type { SAY as ASSISTANTS } from '../../people/assistants/assistants.texts.model.js';
import type { ACTORS } from '../../people/users/actors.texts.model.js';
import type { SAY as USERS } from '../../people/users/users.texts.model.js';
import type { SAY as REQUESTS } from '../../requests.texts.model.js';
import type { ALARM } from '../../telling/alarms/alarms.texts.model.js';
import type { SAY as BACKUP } from '../../telling/backup/backup.texts.model.js';
import type { SAY as CONNECTIONS } from '../../telling/connections/connections.texts.model.js';
import type { SAY as DELIVERIES } from '../../telling/deliveries/deliveries.texts.model.js';
import type {
  COMPARED,
  HISTORY,
  REPORT,
  SAY as REPORTS,
  SERIES_REPORT,
} from '../../telling/reports/reports.texts.model.js';
import type { NOTICE, REASON, SAY as SCHEDULES } from '../../telling/schedules/schedules.texts.model.js';
import type { SAY as SERIES } from '../../telling/series/series.texts.model.js';
import type { SAY as SHARING } from '../../telling/sharing/sharing.texts.model.js';
import type { SAY as STORAGE } from '../db/storage.texts.model.js';
import type { DOCUMENT } from '../document/document.texts.model.js';
import type { COLUMNS } from '../export/columns.texts.model.js';
import type { HEADINGS, PAGE } from '../export/report-page.texts.model.js';
import type { TITLES } from '../export/titles.texts.model.js';
import type { SAY as OBJECTS } from '../objects/objects.texts.model.js';
import type { SAY as ANALYSES, STATUS } from '../texts/analyses.texts.model.js';
import type { SAY as TRANSFER } from '../texts/files.texts.model.js';
import type { CHOICES, FIELDS, SAY as LISTS } from '../texts/lists.texts.model.js';
import type { SAY as RECORDS } from '../texts/records.texts.model.js';
import type { SAY_OF, SAY as SERVICES } from '../upstream/services.texts.model.js';

/** Every text of core and of the server by the name it is asked for with: what a language lacks does not compile. */
export interface CoreTexts {
  'core.assistants': ReturnType<typeof ASSISTANTS>;
  'core.backup': ReturnType<typeof BACKUP>;
  'core.config': ReturnType<typeof CONFIG>;
  'core.connections': ReturnType<typeof CONNECTIONS>;
  'core.failures': ReturnType<typeof FAILURES>;
  'core.storage': ReturnType<typeof STORAGE>;
  'core.brokenFiles': ReturnType<typeof BROKEN_FILES>;
  'core.runStatus': ReturnType<typeof STATUS>;
  'core.analyses': ReturnType<typeof ANALYSES>;
  'core.codebooks': ReturnType<typeof CODEBOOKS>;
  'core.comments': ReturnType<typeof COMMENTS>;
  'core.fileReading': ReturnType<typeof FILE_READING>;
  'core.rows': ReturnType<typeof ROWS>;
  'core.serviceFaults': ReturnType<typeof SAY_OF>;
  'core.services': ReturnType<typeof SERVICES>;
  'core.alarms': ReturnType<typeof ALARM>;
  'core.schedules': ReturnType<typeof SCHEDULES>;
  'core.periods': ReturnType<typeof REASON>;
  'core.scheduleNotices': ReturnType<typeof NOTICE>;
  'core.sentiments': ReturnType<typeof SENTIMENTS>;
  'core.objects': ReturnType<typeof OBJECTS>;
  'core.columns': ReturnType<typeof COLUMNS>;
  'core.reportHeadings': ReturnType<typeof HEADINGS>;
  'core.reportPage': ReturnType<typeof PAGE>;
  'core.report': ReturnType<typeof REPORT>;
  'core.reportDocument': ReturnType<typeof DOCUMENT>;
  'core.sharing': ReturnType<typeof SHARING>;
  'core.deliveries': ReturnType<typeof DELIVERIES>;
  'core.reports': ReturnType<typeof REPORTS>;
  'core.reportOfComparison': ReturnType<typeof COMPARED>;
  'core.reportOfSeries': ReturnType<typeof SERIES_REPORT>;
  'core.reportOfSentiments': ReturnType<typeof HISTORY>;
  'core.run': ReturnType<typeof RUN>;
  'core.filter': ReturnType<typeof FILTER>;
  'core.overview': ReturnType<typeof OVERVIEW>;
  'core.intake': ReturnType<typeof INTAKE>;
  'core.comparison': ReturnType<typeof COMPARISON>;
  'core.relations': ReturnType<typeof RELATIONS>;
  'core.exploration': ReturnType<typeof EXPLORATION>;
  'core.learning': ReturnType<typeof LEARNING>;
  'core.series': ReturnType<typeof SERIES>;
  'core.nearCopies': ReturnType<typeof NEAR_COPIES>;
  'core.views': ReturnType<typeof VIEWS>;
  'core.columnChoices': ReturnType<typeof COLUMN_CHOICES>;
  'core.agreement': ReturnType<typeof AGREEMENT>;
  'core.accuracy': ReturnType<typeof ACCURACY>;
  'core.choices': ReturnType<typeof CHOICES>;
  'core.fields': ReturnType<typeof FIELDS>;
  'core.lists': ReturnType<typeof LISTS>;
  'core.titles': ReturnType<typeof TITLES>;
  'core.transfer': ReturnType<typeof TRANSFER>;
  'core.requests': ReturnType<typeof REQUESTS>;
  'core.reading': ReturnType<typeof READING>;
  'core.differences': ReturnType<typeof DIFFERENCES>;
  'core.plan': ReturnType<typeof PLAN>;
  'core.proofs': ReturnType<typeof PROOFS>;
  'core.shares': ReturnType<typeof SHARES>;
  'core.finding': ReturnType<typeof FINDING>;
  'core.records': ReturnType<typeof RECORDS>;
  'core.input': ReturnType<typeof INPUT>;
  'core.errors': ReturnType<typeof ERRORS>;
  'core.things': ReturnType<typeof THING>;
  'core.destinations': ReturnType<typeof DESTINATIONS>;
  'core.forms': ReturnType<typeof FORMS>;
  'core.providers': ReturnType<typeof PROVIDERS>;
  'core.users': ReturnType<typeof USERS>;
  'core.actors': ReturnType<typeof ACTORS>;
}

/** For texts that are already English as written. */
export const AS_WRITTEN = undefined;

/** English, of which much stands in core as written. */
export type CoreEnglish = { [Name in keyof CoreTexts]: CoreTexts[Name] | typeof AS_WRITTEN };
