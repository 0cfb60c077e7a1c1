/**
 * `node --import .ci/quicker-loader.mjs`: loads dependencies as the bundle has them, so that tests of the terminal UI see the
 * Ink that users run.
 */
import { register } from 'node:module';

register('./quicker-hooks.mjs', import.meta.url);
