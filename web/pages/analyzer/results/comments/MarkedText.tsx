import type { AnalysisComment } from '@smops/core/judging/results/results.schemas.js';
import { hueColour, hueOf } from '../hues.js';
import { langOf, markTags } from '../results.model.js';

/** A comment's words: what its tags rest on in the hue of their variable, what is searched for underlined. */
export function MarkedText({
  comment,
  search,
  variables,
  className,
}: {
  comment: AnalysisComment;
  search: string;
  /** Of the run, in its order: the place of one is its hue. */
  variables: readonly string[];
  className: string;
}) {
  return (
    <p className={className} lang={langOf(comment.language)}>
      {markTags(comment.content, comment.tags, search).map((piece, index) =>
        piece.variables.length > 0 || piece.isFound ? (
          <mark
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one fixed text
            key={index}
            title={piece.variables.join(' · ') || undefined}
            data-found={piece.isFound || undefined}
            style={markStyle(variables, piece.variables[0])}
          >
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      )}
    </p>
  );
}

function markStyle(variables: readonly string[], variable: string | undefined) {
  if (variable === undefined) return undefined;
  const colour = hueColour(hueOf(variables, variable));
  return {
    backgroundColor: `color-mix(in oklab, ${colour} 22%, var(--color-base-100))`,
    boxShadow: `inset 0 -2px ${colour}`,
  };
}
