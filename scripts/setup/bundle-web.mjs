/** Bundles the dashboard into web/dist/app. */
import { join } from 'node:path';
import { build } from 'vite';
import { textsPlugin } from '../languages/texts-plugin.mjs';
import { root } from './setup.mjs';

await build({ root: join(root, 'web'), logLevel: 'warn', plugins: [textsPlugin()] });
