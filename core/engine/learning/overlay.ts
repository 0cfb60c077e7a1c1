import type { ReportLanguage, Tag } from '../../analysis/analyzer/providers/provider.js';
import { read } from '../reader/read.js';
import { tagReason } from '../words/reasons.js';
import { spansOf, takesAway } from './search-words.js';
import { TermFinder } from './term-finder.js';

/** What a codebook version says of a variable beyond what a run was asked. */
export interface OverlaidVariable {
  /** What the run calls it. */
  from: string;
  name: string;
  /** All that says the variable: its name and terms. */
  own: readonly string[];
  newTerms: readonly string[];
  newVetoes: readonly string[];
}

/** A comment with the tags that a provider gave it. */
export interface OverlaidComment {
  text: string;
  tags: readonly Tag[];
}

interface Layer extends OverlaidVariable {
  terms: TermFinder;
  vetoes: TermFinder;
  all: TermFinder;
}

function tagsOf({ text, tags }: OverlaidComment, layers: readonly Layer[], language: ReportLanguage): Tag[] {
  const reading = read(text);
  return layers.flatMap(({ from, name, terms, vetoes, all }): Tag[] => {
    const given = tags.find(({ variable }) => variable === from);
    if (given !== undefined) {
      const isVetoed = takesAway(spansOf(all.find(reading)), spansOf(vetoes.find(reading)), given);
      return isVetoed ? [] : [{ ...given, variable: name }];
    }
    const [span] = spansOf(terms.find(reading)).sort((a, b) => a.start - b.start || b.end - a.end);
    if (span === undefined) return [];
    const quote = text.slice(span.start, span.end);
    const grounds = {
      source: 'own',
      how: 'exact',
      quote,
      variable: name,
      stance: undefined,
      confirmed: true,
    } as const;
    return [{ variable: name, quote, ...span, reason: tagReason(language, grounds), tier: 'certain' }];
  });
}

/**
 * The tags of comments after new terms and vetoes are laid over what a provider said: a new term tags for certain, a new
 * veto takes a tag away whose quote has it, where none of the variable's own words stands elsewhere. Variables that `variables` leaves out lose their tags.
 */
export function overlayTags(
  comments: readonly OverlaidComment[],
  variables: readonly OverlaidVariable[],
  language: ReportLanguage,
): Tag[][] {
  const layers = variables.map(
    (variable): Layer => ({
      ...variable,
      terms: new TermFinder(variable.newTerms),
      vetoes: new TermFinder(variable.newVetoes, { pairs: false }),
      all: new TermFinder(variable.own),
    }),
  );
  return comments.map((comment) => tagsOf(comment, layers, language));
}
