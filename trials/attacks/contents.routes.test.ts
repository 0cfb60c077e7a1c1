import { CONTENT_ATTACKS } from './attacks.js';
import { attackTests } from './testing.js';

/** The short form of those of `npm run attacks` that send in files and comments. */
attackTests('attacks by contents', CONTENT_ATTACKS).run();
