import { REQUEST_ATTACKS } from './attacks.js';
import { attackTests } from './testing.js';

/** The short form of `npm run attacks`; calls to all operations, which take longest, are a test of their own. */
attackTests(
  'attacks by requests',
  REQUEST_ATTACKS.filter((attack) => attack.isTimed !== true),
).run();
