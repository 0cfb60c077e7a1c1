import { AS_WRITTEN, type CoreEnglish } from '../catalogue.js';
import { providers } from './analyzer.js';
import { headings } from './reports.js';

/** English, as Malaysians write it: British spelling. */
export const CORE_EN: CoreEnglish = {
  'core.brokenFiles': AS_WRITTEN,
  'core.runStatus': AS_WRITTEN,
  'core.analyses': AS_WRITTEN,
  'core.comments': AS_WRITTEN,
  'core.rows': AS_WRITTEN,
  'core.serviceFaults': AS_WRITTEN,
  'core.services': AS_WRITTEN,
  'core.sentiments': AS_WRITTEN,
  'core.objects': AS_WRITTEN,
  'core.columns': AS_WRITTEN,
  'core.reportHeadings': headings,
  'core.reportPage': AS_WRITTEN,
  'core.run': AS_WRITTEN,
  'core.intake': AS_WRITTEN,
  'core.comparison': AS_WRITTEN,
  'core.relations': AS_WRITTEN,
  'core.exploration': AS_WRITTEN,
  'core.agreement': AS_WRITTEN,
  'core.accuracy': AS_WRITTEN,
  'core.choices': AS_WRITTEN,
  'core.fields': AS_WRITTEN,
  'core.lists': AS_WRITTEN,
  'core.titles': AS_WRITTEN,
  'core.transfer': AS_WRITTEN,
  'core.requests': AS_WRITTEN,
  'core.records': AS_WRITTEN,
  'core.input': AS_WRITTEN,
  'core.errors': AS_WRITTEN,
  'core.things': AS_WRITTEN,
  'core.destinations': AS_WRITTEN,
  'core.providers': providers,
  'core.users': AS_WRITTEN,
};
