import type { Attack, AttackContext } from '../attack.js';
import { escapes } from './escapes.attack.js';
import { secrets } from './secrets.attack.js';

/** The attacks on the built program, each with a sandbox of its own. */
export const PROGRAM_ATTACKS: readonly Attack<AttackContext>[] = [secrets, escapes];
