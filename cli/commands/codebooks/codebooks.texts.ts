import { sentencesOf } from '@smops/core/platform/language/language.model.js';

/** What the commands of codebooks say. */
export const codebooksTexts = sentencesOf('cliCodebooks', {
  none: 'There are no codebooks yet: smops codebooks add NAME --var TEXT, smops codebooks add --import FILE, or smops codebooks add --from SET (smops codebooks list --sets).',
  noSet: (name: string, sets: string) => `No topic set is called ${name}. Choose one of ${sets}.`,
  versionOf: (version: number, latest: number) =>
    version === latest ? `version ${version}` : `version ${version} of ${latest}`,
  added: (name: string, variables: number) =>
    `Added the codebook ${name} with ${variables === 1 ? '1 variable' : `${variables} variables`}.`,
  changed: (name: string, version: number) => `Changed ${name}: this is version ${version}.`,
  unchanged: (name: string, version: number) => `Nothing is different: ${name} stays at version ${version}.`,
  renamed: (before: string, after: string) => `Renamed ${before} to ${after}.`,
  deleteQuestion: (name: string) => `Delete the codebook ${name}?`,
  deleted: (name: string, id: string) =>
    `Deleted the codebook ${name}. smops codebooks restore ${id} undoes it for 30 days.`,
  restored: (name: string) => `Restored the codebook ${name}.`,
  varsOrRun: 'Give the variables with --var or --vars-file, or take them from a run with --run, not both.',
  oneVariable: 'Say which variable: --variable NAME for one that is there, --add NAME for a new one.',
  noVariable: (name: string, codebook: string) =>
    `${codebook} has no variable called ${name}. smops codebooks show ${codebook} lists them; --add makes one.`,
  hasVariable: (name: string, codebook: string) =>
    `${codebook} has a variable called ${name} already. --variable changes it.`,
  nothingToChange: (options: string) => `Say what to change: ${options}.`,
  onlyVariable: (name: string) => `${name} is the only variable; a codebook needs one.`,
  xlsxName: 'A workbook needs a file name: --out FILE.xlsx',
  sameVersions: (from: number, to: number) => `Versions ${from} and ${to} have the same variables.`,
  between: (from: number, to: number) => `Version ${from} → ${to}`,
  reordered: 'The variables are in a different order.',
  definition: 'definition',
  counts: 'counts as',
  notCounts: 'does not count as',
  yes: 'examples, yes',
  no: 'examples, no',
  terms: 'terms',
  vetoes: 'vetoes',
  name: 'name',
  learned: 'learned',
  fromJudgements: 'some terms come from judgements',
  wasAdded: 'added',
  wasRemoved: 'removed',
  wasRenamed: (before: string) => `was called ${before}`,
});
