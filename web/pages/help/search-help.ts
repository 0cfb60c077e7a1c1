import { type HelpLanguage, loadSections } from 'virtual:help';
import MiniSearch from 'minisearch';

export interface FoundPart {
  /** The address of the part. */
  id: string;
  title: string;
  heading: string;
  /** The words around the first one that was found. */
  excerpt: string;
}

/** Most parts that a search shows. */
const SHOWN = 20;
const EXCERPT = 160;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });
/** Words of all three languages: Chinese writes none apart. */
const wordsOf = (text: string) =>
  [...segmenter.segment(text)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));

function excerptOf(text: string, terms: readonly string[]): string {
  const lower = text.toLowerCase();
  const places = terms.map((term) => lower.indexOf(term)).filter((at) => at >= 0);
  const first = Math.max(0, Math.floor(Math.min(...places, text.length) - EXCERPT / 3));
  // Begins at a word, but not where no space follows soon: Chinese has none.
  const [, beginning = ''] = /^(\S{0,20}\s)?/.exec(text.slice(first)) ?? [];
  const from = first === 0 || places.length === 0 ? 0 : first + beginning.length;
  const cut = text.slice(from, from + EXCERPT);
  return `${from > 0 ? '… ' : ''}${cut}${from + EXCERPT < text.length ? ' …' : ''}`;
}

/** Loads all documents of a language once, and finds their parts: headings count more than text, the best first. */
export async function openHelpSearch(language: HelpLanguage): Promise<(text: string) => FoundPart[]> {
  const sections = await loadSections(language);
  const textOf = new Map(sections.map(({ id, text }) => [id, text]));
  const index = new MiniSearch({
    fields: ['title', 'heading', 'text'],
    storeFields: ['title', 'heading'],
    tokenize: wordsOf,
    searchOptions: { boost: { heading: 4, title: 3 }, prefix: true, fuzzy: 0.15, combineWith: 'AND' },
  });
  index.addAll(sections);
  return (text) =>
    index
      .search(text)
      .slice(0, SHOWN)
      .map(({ id, title, heading, terms }) => ({
        id: String(id),
        title: String(title),
        heading: String(heading),
        excerpt: excerptOf(textOf.get(String(id)) ?? '', terms),
      }));
}
