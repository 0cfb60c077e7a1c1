/**
 * Bundles the command line for a quick start: reading a thousand small modules takes longer than running them. What a
 * command does not need (the server, the terminal UI) stands in chunks of its own, loaded when it does.
 */
import { readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { root } from './setup.mjs';

const outdir = join(root, 'cli/dist/bundle');
rmSync(outdir, { recursive: true, force: true });

/** Modules find their workers and data beside themselves: in the bundle too, `import.meta.url` is the module's own. */
const ownAddresses = {
  name: 'own-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\](core|server)[/\\]dist[/\\].*\.js$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      const address = `new URL(${JSON.stringify(relative(outdir, path))}, import.meta.url).href`;
      return {
        contents: text.replaceAll('import.meta.url', address),
        loader: 'js',
        resolveDir: dirname(path),
      };
    });
  },
};

await build({
  entryPoints: {
    main: join(root, 'cli/dist/main.js'),
    'ui-main': join(root, 'cli/dist/ui-main.js'),
  },
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
  // One measure of widths for all: a dependency brings an older one.
  alias: { 'string-width': join(root, 'node_modules/string-width') },
  plugins: [ownAddresses],
  // With native parts, or files of their own beside their code.
  external: [
    'react-devtools-core',
    'pg-native',
    '@electric-sql/pglite',
    '@node-rs/*',
    'sharp',
    'swagger-ui-dist',
  ],
  banner: {
    js: "import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);",
  },
});
