import type { Attack } from './attack.js';
import { csrf } from './csrf.attack.js';
import { files } from './files.attack.js';
import { formulas } from './formulas.attack.js';
import { fuzzing } from './fuzz.attack.js';
import { headers } from './headers.attack.js';
import { images } from './images.attack.js';
import { invisibleComments } from './invisible.attack.js';
import { json } from './json.attack.js';
import { links } from './links.attack.js';
import { loginTiming } from './login-timing.attack.js';
import { longHeaders } from './long-headers.attack.js';
import { naughty } from './naughty.attack.js';
import { sessions } from './sessions.attack.js';
import { sockets } from './sockets.attack.js';
import { ssrf } from './ssrf.attack.js';
import { streams } from './streams.attack.js';
import { throttling } from './throttling.attack.js';

/** The attacks on one running application, in the order in which they run. */
export const ATTACKS: readonly Attack[] = [
  sessions,
  throttling,
  loginTiming,
  csrf,
  headers,
  longHeaders,
  sockets,
  json,
  invisibleComments,
  naughty,
  links,
  ssrf,
  streams,
  images,
  files,
  formulas,
  fuzzing,
];
