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

/**
 * What dependencies do as they are loaded, put off until it is needed: the rules for graphemes and for emoji (80 ms of
 * every command), and an HTTP client for bytes that stand in the file itself (60 ms of the terminal UI's first frame).
 */
const LATER = [
  {
    filter: /string-width[/\\]index\.js$/,
    texts: [
      [
        'new Intl.Segmenter()',
        '{ segment(text) { return (this.made ??= new Intl.Segmenter()).segment(text); } }',
      ],
      [
        String.raw`/^\p{RGI_Emoji}$/v`,
        String.raw`{ test(text) { return (this.made ??= /^\p{RGI_Emoji}$/v).test(text); } }`,
      ],
    ],
  },
  { filter: /yoga-wasm-base64-esm\.js$/, texts: [['"function"!=typeof fetch', 'true']] },
];
const laterWork = {
  name: 'later-work',
  setup({ onLoad }) {
    for (const { filter, texts } of LATER) {
      onLoad({ filter }, ({ path }) => {
        let contents = readFileSync(path, 'utf8');
        for (const [now, later] of texts) {
          // Another version of the package may do something else: somebody should look.
          if (!contents.includes(now)) return { errors: [{ text: `${path} has no ${now} to put off` }] };
          contents = contents.replace(now, () => later);
        }
        return { contents, loader: 'js', resolveDir: dirname(path) };
      });
    }
  },
};

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
  // One measure of widths for all: a dependency brings an older one.
  alias: { 'string-width': join(root, 'node_modules/string-width') },
  plugins: [ownAddresses, laterWork],
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
