/**
 * Bundles the command line for a quick start. The server, the database and everything behind them stay outside: they
 * are loaded from their own packages only when a command needs them; the terminal UI is a chunk of its own.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { root } from './setup.mjs';

const outdir = join(root, 'cli/dist/bundle');
rmSync(outdir, { recursive: true, force: true });
await build({
  entryPoints: [join(root, 'cli/dist/main.js')],
  outdir,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: 'linked',
  minifySyntax: true,
  // React's development build is several times slower and keeps what it measured.
  define: { 'process.env.NODE_ENV': '"production"', 'process.env.DEV': '"false"' },
  logLevel: 'warning',
  external: ['@smops/server/in-process.js', 'react-devtools-core'],
  banner: {
    js: "import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);",
  },
});
