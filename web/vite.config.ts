import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkBeforeTexts } from './build/chunks.js';
import { helpPlugin } from './build/help-plugin.js';
import { precompress } from './build/precompress.js';
import { preloadStart } from './build/preload-start.js';

/** Where `npm run dev` finds the server whose API the hot-reloading page uses. */
const serverUrl = process.env.SMOPS_URL ?? 'http://127.0.0.1:3000';

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), tailwindcss(), helpPlugin(), preloadStart(), precompress()],
  // The server puts a fresh nonce in the place of this word each time it answers with the page. While developing,
  // Vite serves the page itself, without a policy, and needs none.
  html: command === 'build' ? { cspNonce: '__SMOPS_NONCE__' } : {},
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2022',
    // light-dark() as it is: the browsers of 2024 and later know it.
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
    // One style sheet: it is small, and pages that load later must not shift what is on the screen.
    cssCodeSplit: false,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    manifest: true,
    // The server hands out whole files from assets/; the policy allows no data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: chunkBeforeTexts, debugName: 'before texts', priority: 4 },
            // Drawing and d3's maths in one file, which only pages with charts load.
            {
              name: 'charts',
              test: /\/web\/charts\/(Chart|Marks|Tip|images|palette|useBrush|useWidth)\.|\/core\/(dist\/)?platform\/charts\/|\/node_modules\/(d3-|internmap)/,
              priority: 2,
            },
            // All that the first page needs in one file: in a file for each mixture of pages it would be thirty.
            { name: 'start', test: /\/web\/start\.tsx$/, priority: 3 },
            // What four pages or more use, in one file for the same reason. A priority below 0 would come first.
            { name: 'shared', test: /^(?!.*\/languages\/)/, minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  server: { proxy: { '/api': { target: serverUrl, ws: true } } },
}));
