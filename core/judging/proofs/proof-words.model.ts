import type { CheckedProof, WrongFigure } from './check-proof.model.js';
import type { CheckedTexts } from './check-texts.model.js';
import { PROOFS_TEXTS } from './proofs.texts.model.js';

type Words = ReturnType<typeof PROOFS_TEXTS>;

/** As many wrong figures are named. */
const MOST_NAMED = 20;
const SHORT_ID = 8;

const shortOf = (id: string) => id.slice(0, SHORT_ID);

const valueText = (value: unknown): string => {
  if (value === undefined) return '–';
  return typeof value === 'number' && !Number.isInteger(value) ? value.toFixed(6) : JSON.stringify(value);
};

const figureText = ({ of, path }: WrongFigure) => [shortOf(of), ...path].join(' / ');

/** What is wrong with a proof, a sentence each; empty where it holds. */
export function problemSentences(
  { refusal, bad, wrong, proof }: CheckedProof,
  texts: readonly CheckedTexts[] = [],
  say: Words = PROOFS_TEXTS(),
): string[] {
  if (refusal?.kind === 'no-proof') return [say.noProof];
  if (refusal?.kind === 'version') return [say.otherVersion(valueText(refusal.version))];
  const more = wrong.length - MOST_NAMED;
  return [
    ...bad.map(({ line, part, isReadable }) =>
      isReadable ? say.lineChanged(line, say.parts[part]) : say.lineUnreadable(line, say.parts[part]),
    ),
    ...(proof === null ? [say.notComputed] : []),
    ...wrong
      .slice(0, MOST_NAMED)
      .map((figure) =>
        say.wrongFigure(figureText(figure), valueText(figure.said), valueText(figure.computed)),
      ),
    ...(more > 0 ? [say.moreWrong(more)] : []),
    ...texts.flatMap(({ run, drawn, missing, isDrawRight }) => [
      ...(missing.length === 0
        ? []
        : [say.missingTexts(shortOf(run), missing.length, drawn, String(missing[0]))]),
      ...(isDrawRight === false ? [say.otherDraw(shortOf(run))] : []),
    ]),
  ];
}

/** What a check of a proof says, in sentences: its problems, or that it holds, and its fingerprint. */
export function proofSentences(
  checked: CheckedProof,
  texts: readonly CheckedTexts[] = [],
  say: Words = PROOFS_TEXTS(),
): string[] {
  const problems = problemSentences(checked, texts, say);
  const { proof, computed, fingerprint } = checked;
  const comments = proof?.runs.reduce((sum, run) => sum + run.comments.length, 0) ?? 0;
  const found = texts.flatMap(({ run, drawn, missing, isDrawRight }) =>
    missing.length > 0 || isDrawRight === false
      ? []
      : [
          say.allTexts(shortOf(run), drawn),
          isDrawRight === null ? say.unknownDraw(shortOf(run)) : say.rightDraw(shortOf(run)),
        ],
  );
  return [
    ...problems,
    ...found,
    problems.length > 0 ? say.fails(problems.length) : say.holds(computed, comments, proof?.runs.length ?? 0),
    say.fingerprint(fingerprint),
  ];
}
