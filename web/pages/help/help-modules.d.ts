/** What web/build/help-plugin.ts makes of the documents. */
declare module 'virtual:help' {
  type HelpLanguage = 'en' | 'zh' | 'ms';
  /** The title of each document by its name, in the languages that it exists in. */
  export const TITLES: Record<string, { en: string; zh?: string; ms?: string }>;
  /** A document in a language that it exists in. */
  export function loadDocument(
    language: HelpLanguage,
    page: string,
  ): Promise<{ title: string; html: string; sections: { anchor: string; heading: string }[] }>;
  /** The parts of all documents, for the search: `id` is the address of a part. */
  export function loadSections(
    language: HelpLanguage,
  ): Promise<{ id: string; anchor: string; heading: string; title: string; text: string }[]>;
}
