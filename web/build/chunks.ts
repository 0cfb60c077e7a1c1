/** What of a module the rules below look at; rolldown hands it to a function that names a chunk. */
interface Modules {
  getModuleInfo(id: string): { importers: string[] } | null;
}

/** A file with the texts of one language. */
const TEXTS = /virtual:texts\/|\/core\/(dist\/)?platform\/language\/pseudo\./;
/** The first script: it loads the texts of one language, then all that shows texts. */
const FIRST = /\/web\/(main|languages\/load)\.ts$/;

const isBeforeTexts = (id: string, modules: Modules, seen = new Set<string>()): boolean =>
  (modules.getModuleInfo(id)?.importers ?? []).some((importer) => {
    if (TEXTS.test(importer) || FIRST.test(importer)) return true;
    if (seen.has(importer)) return false;
    seen.add(importer);
    return isBeforeTexts(importer, modules, seen);
  });

/**
 * The file of what is loaded before the page's language is known: modules that show texts read them once, so none of them
 * may be in it. Texts of one language that a page also shows by themselves are a file too. Undefined for all else.
 */
export function chunkBeforeTexts(id: string, modules: Modules): string | undefined {
  if (FIRST.test(id)) return undefined;
  if (!TEXTS.test(id)) return isBeforeTexts(id, modules) ? 'language' : undefined;
  const importers = modules.getModuleInfo(id)?.importers ?? [];
  return importers.some((importer) => !TEXTS.test(importer) && !FIRST.test(importer))
    ? 'own-texts'
    : undefined;
}
