/**
 * `npm run windows [-- ZIP]`: makes the zip file for Windows unless one is named, and tries it under Debian's wine
 * (docs/windows.md, "How it is tried").
 */
import { prepare } from './setup/setup.mjs';
import { obtain } from './testing/test-needs.mjs';

obtain(['wine']);
prepare(['installed']);
await import('./windows/walk.mjs');
