import { textsOf } from '@smops/core/platform/language/language.model.js';

/** Texts of the page on services. */
export const SERVICES_TEXT = textsOf('services', {
  title: 'Services',
  subtitle: 'AI providers, YouTube and Facebook: what is set up, what works, and what it costs',
  folders: 'Comment files',
});
