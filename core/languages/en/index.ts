import { AS_WRITTEN, type CoreEnglish } from '../catalogue.js';
import { providers } from './analyzer.js';

/** English, as Malaysians write it: British spelling. */
export const CORE_EN: CoreEnglish = {
  'core.serviceFaults': AS_WRITTEN,
  'core.services': AS_WRITTEN,
  'core.sentiments': AS_WRITTEN,
  'core.objects': AS_WRITTEN,
  'core.choices': AS_WRITTEN,
  'core.comments': AS_WRITTEN,
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
