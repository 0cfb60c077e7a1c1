import type { Plugin } from 'vite';

/** Lets the browser fetch the dashboard's first code along with the page, not after the script that asks for it. */
export function preloadStart(): Plugin {
  return {
    name: 'smops:preload-start',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.values(bundle).flatMap((one) => {
          if (one.type !== 'chunk' || !one.facadeModuleId?.endsWith('/web/start.tsx')) return [];
          return [one.fileName, ...one.imports].map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}`, nonce: '__SMOPS_NONCE__' },
            injectTo: 'head' as const,
          }));
        }),
    },
  };
}
