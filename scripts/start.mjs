/** `npm start`: set up whatever is missing, then serve the dashboard. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, setUp } from './setup/setup.mjs';

setUp();
process.argv.splice(2, 0, 'serve');
await import(pathToFileURL(join(root, 'cli/bin/smops.mjs')).href);
