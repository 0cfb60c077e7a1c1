import { countText } from '../../platform/language/count.model.js';
import { plural, sentencesOf } from '../../platform/language/language.model.js';

/** What a check of a proof says. */
export const SAY = sentencesOf('core.proofs', {
  noProof: 'This file is no proof of smops: its first line does not say so.',
  otherVersion: (version: string) =>
    `This proof is of version ${version}, which this smops cannot check. Use a later smops.`,
  parts: {
    head: 'what the proof is of',
    run: 'a run and what was counted of it',
    comment: 'a drawn comment and its verdicts',
    figures: 'the figures',
    end: 'the hashes of all lines',
  },
  lineChanged: (line: number, part: string) =>
    `Line ${countText(line)} was changed after the proof was made: ${part}.`,
  lineUnreadable: (line: number, part: string) => `Line ${countText(line)} cannot be read: ${part}.`,
  notComputed: 'Without this the figures cannot be computed again.',
  wrongFigure: (figure: string, said: string, computed: string) =>
    `${figure}: the file says ${said}, its verdicts give ${computed}.`,
  moreWrong: (count: number) => `${plural(count, 'more figure')} do not follow from the verdicts.`,
  missingTexts: (run: string, missing: number, drawn: number, first: string) =>
    `Run ${run}: ${countText(missing)} of ${countText(drawn)} drawn texts are not among these comments, the first at place ${first}.`,
  otherDraw: (run: string) => `Run ${run}: the seed draws other comments than these.`,
  allTexts: (run: string, drawn: number) =>
    `Run ${run}: all ${countText(drawn)} drawn texts are among these comments.`,
  rightDraw: (run: string) => `Run ${run}: they are the comments that its seed draws.`,
  unknownDraw: (run: string) =>
    `Run ${run}: whether its seed draws them cannot be told: these are not exactly the comments that were answered, or a second reader failed on some.`,
  holds: (figures: number, comments: number, runs: number) =>
    `The proof holds: ${plural(figures, 'figure')} of ${plural(runs, 'run')} follow from the verdicts on ${plural(comments, 'drawn comment')}, and no line was changed.`,
  fails: (problems: number) => `The proof does not hold: ${plural(problems, 'problem')}.`,
  fingerprint: (hash: string) => `Fingerprint of the file: ${hash}`,
  made: (path: string) =>
    `The proof is in ${path}. Anyone can check it with smops check-proof, without a server or the comments.`,
});
