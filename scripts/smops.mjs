/** `npm run smops -- …`: the command line from a checkout, set up first when something is missing. */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root, setUp } from './setup/setup.mjs';

setUp({ web: process.argv[2] === 'serve' });
await import(pathToFileURL(join(root, 'cli/bin/smops.mjs')).href);
