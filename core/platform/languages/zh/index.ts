import type { CoreTexts } from '../catalogue.js';
import { analyses, runStatus } from './analyses.js';
import { destinations, forms, providers } from './analyzer.js';
import { assistants } from './assistants.js';
import { backup } from './backup.js';
import { brokenFiles } from './broken-files.js';
import { codebooks } from './codebooks.js';
import { columnChoices } from './column-choices.js';
import { columns } from './columns.js';
import { comments } from './comments.js';
import { config } from './config.js';
import { connections } from './connections.js';
import { deliveries, sharing } from './deliveries.js';
import { differences } from './differences.js';
import { errors, things } from './errors.js';
import { failures } from './failures.js';
import { reading as fileReading } from './file-reading.js';
import { finding } from './finding.js';
import { input } from './input.js';
import { learning } from './learning.js';
import { choices, fields, lists } from './lists.js';
import { nearCopies } from './near-copies.js';
import { objects } from './objects.js';
import { plan } from './plan.js';
import { proofs } from './proofs.js';
import { reading } from './reading.js';
import { records } from './records.js';
import {
  report,
  reportDocument,
  reportOfComparison,
  reportOfSentiments,
  reportOfSeries,
  reports,
} from './report-documents.js';
import {
  accuracy,
  agreement,
  comparison,
  exploration,
  filter,
  headings,
  intake,
  overview,
  page,
  relations,
  run,
} from './reports.js';
import { requests } from './requests.js';
import { rows } from './rows.js';
import { alarms, periods, scheduleNotices, schedules } from './schedules.js';
import { sentiments } from './sentiments.js';
import { series } from './series.js';
import { serviceFaults, services } from './services.js';
import { shares } from './shares.js';
import { storage } from './storage.js';
import { titles } from './titles.js';
import { transfer } from './transfer.js';
import { actors, users } from './users.js';
import { views } from './views.js';

/** Chinese, simplified, as Malaysian media write it. */
export const CORE_ZH: CoreTexts = {
  'core.assistants': assistants,
  'core.backup': backup,
  'core.config': config,
  'core.connections': connections,
  'core.failures': failures,
  'core.storage': storage,
  'core.brokenFiles': brokenFiles,
  'core.runStatus': runStatus,
  'core.analyses': analyses,
  'core.codebooks': codebooks,
  'core.comments': comments,
  'core.fileReading': fileReading,
  'core.rows': rows,
  'core.serviceFaults': serviceFaults,
  'core.services': services,
  'core.sentiments': sentiments,
  'core.objects': objects,
  'core.columns': columns,
  'core.reportHeadings': headings,
  'core.reportPage': page,
  'core.report': report,
  'core.reportDocument': reportDocument,
  'core.deliveries': deliveries,
  'core.sharing': sharing,
  'core.reports': reports,
  'core.reportOfComparison': reportOfComparison,
  'core.reportOfSeries': reportOfSeries,
  'core.reportOfSentiments': reportOfSentiments,
  'core.run': run,
  'core.filter': filter,
  'core.overview': overview,
  'core.intake': intake,
  'core.comparison': comparison,
  'core.relations': relations,
  'core.exploration': exploration,
  'core.agreement': agreement,
  'core.learning': learning,
  'core.nearCopies': nearCopies,
  'core.views': views,
  'core.columnChoices': columnChoices,
  'core.alarms': alarms,
  'core.schedules': schedules,
  'core.periods': periods,
  'core.scheduleNotices': scheduleNotices,
  'core.series': series,
  'core.accuracy': accuracy,
  'core.choices': choices,
  'core.fields': fields,
  'core.lists': lists,
  'core.titles': titles,
  'core.transfer': transfer,
  'core.requests': requests,
  'core.reading': reading,
  'core.differences': differences,
  'core.plan': plan,
  'core.proofs': proofs,
  'core.shares': shares,
  'core.finding': finding,
  'core.records': records,
  'core.input': input,
  'core.errors': errors,
  'core.things': things,
  'core.destinations': destinations,
  'core.forms': forms,
  'core.providers': providers,
  'core.users': users,
  'core.actors': actors,
};
