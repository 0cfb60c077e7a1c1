/**
 * Bundles the command line for a quick start: reading a thousand small modules takes longer than running them. What a
 * command does not need (the server, the terminal UI) stands in chunks of its own, loaded when it does. The scripts of
 * threads and child processes are entries beside it, so that the bundle needs no other code of the repository.
 */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { filesBelow } from './outputs.mjs';
import { root } from './setup.mjs';

const outdir = join(root, 'cli/dist/bundle');
rmSync(outdir, { recursive: true, force: true });

const scripts = filesBelow(join(root, 'core/dist')).filter((path) => /\.(worker|child)\.js$/.test(path));

/**
 * Modules find their data beside themselves: in the bundle too, `import.meta.url` is the module's own. The scripts they
 * start stand in the bundle.
 */
const ownAddresses = {
  name: 'own-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /[/\\](core|server)[/\\]dist[/\\].*\.js$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta.url')) return undefined;
      const address = `new URL(${JSON.stringify(relative(outdir, path))}, import.meta.url).href`;
      return {
        contents: text
          .split(/(new URL\("\.\/[\w-]+\.(?:worker|child)\.js", import\.meta\.url\))/)
          .map((part, at) => (at % 2 === 1 ? part : part.replaceAll('import.meta.url', address)))
          .join(''),
        loader: 'js',
        resolveDir: dirname(path),
      };
    });
  },
};

const { metafile } = await build({
  entryPoints: {
    main: join(root, 'cli/dist/main.js'),
    'ui-main': join(root, 'cli/dist/ui-main.js'),
    ...Object.fromEntries(scripts.map((path) => [basename(path, '.js'), join(root, 'core/dist', path)])),
  },
  outdir,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: 'linked',
  metafile: true,
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
    'jieba-wasm',
    'sharp',
    'swagger-ui-dist',
  ],
  banner: {
    js: "import { createRequire as __cr } from 'node:module'; const require = __cr(import.meta.url);",
  },
});

// What `npm run pack` asks: which packages the bundle holds, and which it needs beside it.
const inputs = Object.keys(metafile.inputs);
const outputs = Object.values(metafile.outputs).flatMap(({ imports }) => imports);
const packageOf = (path) => /^(?:.*node_modules\/)?((?:@[^/]+\/)?[^/]+)/.exec(path)[1];
const sorted = (names) => [...new Set(names)].sort();
writeFileSync(
  join(outdir, 'packages.json'),
  JSON.stringify({
    inside: sorted(inputs.flatMap((path) => /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path) ?? [])),
    beside: sorted(outputs.filter(({ external }) => external).map(({ path }) => packageOf(path))),
  }),
);
