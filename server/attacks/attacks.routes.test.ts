import { ATTACKS } from './attacks.js';
import { fuzzing } from './cases/fuzz.attack.js';
import { attackTests } from './testing.js';

/** The short form of `npm run attacks`; calls to all operations, which take longest, are a test of their own. */
attackTests(
  'attacks',
  ATTACKS.filter((attack) => attack.isTimed !== true && attack !== fuzzing),
).run();
