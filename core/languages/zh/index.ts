import type { CoreTexts } from '../catalogue.js';
import { providers } from './analyzer.js';
import { errors, things } from './errors.js';
import { input } from './input.js';
import { choices, fields, lists } from './lists.js';
import { users } from './users.js';

/** Chinese, simplified, as Malaysian media write it. */
export const CORE_ZH: CoreTexts = {
  'core.choices': choices,
  'core.fields': fields,
  'core.lists': lists,
  'core.input': input,
  'core.errors': errors,
  'core.things': things,
  'core.providers': providers,
  'core.users': users,
};
