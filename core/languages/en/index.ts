import { AS_WRITTEN, type CoreEnglish } from '../catalogue.js';

/** English, as Malaysians write it: British spelling. */
export const CORE_EN: CoreEnglish = {
  'core.input': AS_WRITTEN,
  'core.errors': AS_WRITTEN,
  'core.things': AS_WRITTEN,
  'core.users': AS_WRITTEN,
};
