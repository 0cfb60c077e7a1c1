import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { HELP_PAGES, helpAddress } from '../pages/help/help-pages.js';
import { anchorsOf, type HelpDocument, helpDocument } from './help-document.js';

/** Languages that documents are translated into: `docs/ms/tutorial.md`. What has no translation is shown in English. */
const TRANSLATED = ['zh', 'ms'] as const;
const INDEX = 'virtual:help';
const DOCUMENT = /^virtual:help\/(en|zh|ms)\/([\w-]+)$/;
const SEARCH = /^virtual:help\/(en|zh|ms)\.search$/;
/** Stands in a document for the address of its nth image, which only the bundler knows. */
const imageMark = (index: number) => `smops-image:${index}:`;

/** Where a page stands in the repository: what the build writes or completes, in English, is in a folder of its own. */
export function helpFile(root: string, language: string, page: string): string {
  const file = (folder: string) => join(root, folder, `${page}.md`);
  if (language !== 'en') return file(`docs/${language}`);
  return existsSync(file('.build/docs')) ? file('.build/docs') : file('docs');
}

/**
 * Makes modules of the documents in `docs/`, and of those that the build writes (`scripts/setup/write-pages.mjs`): `virtual:help` has the titles and loads a document or all texts of a
 * language for the search. The types stand in `help-modules.d.ts`.
 */
export function helpPlugin(): Plugin {
  let root = '';
  const fileOf = (language: string, page: string) => helpFile(root, language, page);
  const languagesOf = (page: string) => ['en', ...TRANSLATED.filter((one) => existsSync(fileOf(one, page)))];

  function read(language: string, page: string): HelpDocument & { images: string[] } {
    const images: string[] = [];
    const anchors = language === 'en' ? [] : anchorsOf(read('en', page));
    const document = helpDocument(readFileSync(fileOf(language, page), 'utf8'), {
      pageAt: (name) => {
        const shown = HELP_PAGES.find((one) => one === name);
        return shown && helpAddress(shown);
      },
      imageAt: (path) => imageMark(images.push(path.replace(/^(\.\.\/)+/, '')) - 1),
      anchors,
    });
    return { ...document, images };
  }

  /** `{ tutorial: { en: "Tutorial" } }` and how each is loaded. */
  function index(): string {
    const pages = HELP_PAGES.map((page) => ({ page, languages: languagesOf(page) }));
    const titles = Object.fromEntries(
      pages.map(({ page, languages }) => [
        page,
        Object.fromEntries(languages.map((language) => [language, read(language, page).title])),
      ]),
    );
    const loaders = pages.flatMap(({ page, languages }) =>
      languages.map((one) => `'${one}/${page}': () => import('${INDEX}/${one}/${page}'),`),
    );
    const searches = ['en', ...TRANSLATED].map((one) => `${one}: () => import('${INDEX}/${one}.search'),`);
    return [
      `export const TITLES = ${JSON.stringify(titles)};`,
      `const documents = {${loaders.join('\n')}};`,
      `const searches = {${searches.join('\n')}};`,
      "export const loadDocument = async (language, page) => (await documents[language + '/' + page]()).default;",
      'export const loadSections = async (language) => (await searches[language]()).default;',
    ].join('\n');
  }

  function document(language: string, page: string): string {
    const { images, ...rest } = read(language, page);
    const imports = images.map(
      (path, at) => `import image${at} from ${JSON.stringify(join(root, 'docs', path))};`,
    );
    const html = images.reduce(
      (text, _, at) => `${text}.replaceAll('${imageMark(at)}', image${at})`,
      JSON.stringify(rest.html),
    );
    return `${imports.join('\n')}\nexport default { title: ${JSON.stringify(rest.title)}, html: ${html}, sections: ${JSON.stringify(rest.sections.map(({ anchor, heading }) => ({ anchor, heading })))} };`;
  }

  /** The sections of all documents, each in the language if it has it, else in English. */
  const sections = (language: string) =>
    HELP_PAGES.flatMap((page) => {
      const own = languagesOf(page).includes(language) ? language : 'en';
      const { title, sections: parts } = read(own, page);
      return parts.map((part) => ({ ...part, id: helpAddress(page, part.anchor), title }));
    });

  return {
    name: 'smops:help',
    configResolved(config) {
      root = join(config.root, '..');
    },
    resolveId: (id) => (id === INDEX || DOCUMENT.test(id) || SEARCH.test(id) ? `\0${id}` : undefined),
    load(resolved) {
      if (!resolved.startsWith('\0')) return undefined;
      const id = resolved.slice(1);
      const [, language, page] = DOCUMENT.exec(id) ?? [];
      const [, searched] = SEARCH.exec(id) ?? [];
      if (id === INDEX) return index();
      if (language !== undefined && page !== undefined) {
        this.addWatchFile(fileOf(language, page));
        return document(language, page);
      }
      return searched === undefined ? undefined : `export default ${JSON.stringify(sections(searched))};`;
    },
  };
}
