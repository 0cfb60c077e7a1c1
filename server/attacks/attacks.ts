import type { Attack } from './attack.js';
import { csrf } from './csrf.attack.js';
import { fuzzing } from './fuzz.attack.js';
import { loginTiming } from './login-timing.attack.js';
import { sessions } from './sessions.attack.js';
import { throttling } from './throttling.attack.js';

/** The attacks on one running application, in the order in which they run. */
export const ATTACKS: readonly Attack[] = [sessions, throttling, loginTiming, csrf, fuzzing];
