import type { Attack } from './attack.js';
import { codebookFiles } from './cases/codebook-files.attack.js';
import { csrf } from './cases/csrf.attack.js';
import { downloads } from './cases/downloads.attack.js';
import { files } from './cases/files.attack.js';
import { formulas } from './cases/formulas.attack.js';
import { fuzzing } from './cases/fuzz.attack.js';
import { headers } from './cases/headers.attack.js';
import { images } from './cases/images.attack.js';
import { invisibleComments } from './cases/invisible.attack.js';
import { json } from './cases/json.attack.js';
import { links } from './cases/links.attack.js';
import { loginTiming } from './cases/login-timing.attack.js';
import { longHeaders } from './cases/long-headers.attack.js';
import { naughty } from './cases/naughty.attack.js';
import { pipelining } from './cases/pipelining.attack.js';
import { repeatedSigns } from './cases/repeated-signs.attack.js';
import { sessions } from './cases/sessions.attack.js';
import { sockets } from './cases/sockets.attack.js';
import { ssrf } from './cases/ssrf.attack.js';
import { streams } from './cases/streams.attack.js';
import { throttling } from './cases/throttling.attack.js';
import { wideJson } from './cases/wide-json.attack.js';
import { workbooks } from './cases/workbooks.attack.js';

/** Attacks by requests: who asks, how, and how often. */
export const REQUEST_ATTACKS: readonly Attack[] = [
  sessions,
  throttling,
  loginTiming,
  csrf,
  headers,
  longHeaders,
  sockets,
  naughty,
  links,
  ssrf,
  pipelining,
];

/** Attacks by what is sent in and what comes back: comments, images, workbooks, exports. */
export const CONTENT_ATTACKS: readonly Attack[] = [
  json,
  invisibleComments,
  streams,
  images,
  files,
  codebookFiles,
  workbooks,
  wideJson,
  repeatedSigns,
  formulas,
  downloads,
];

/** All attacks on one running application, in the order in which they run. */
export const ATTACKS: readonly Attack[] = [...REQUEST_ATTACKS, ...CONTENT_ATTACKS, fuzzing];
