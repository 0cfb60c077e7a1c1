import { CODEBOOKS } from '@smops/core/analysis/codebooks/codebooks.operations.js';
import type { TopicSetSummary } from '@smops/core/analysis/codebooks/codebooks.schemas.js';
import {
  TOPIC_SET_LANGUAGES,
  type TopicSetLanguage,
} from '@smops/core/engine/topic-sets/topic-sets.constants.js';
import { printTable } from '../../output/print-table.js';
import type { Call, Deed } from '../../program/command.js';

/** The language of a topic set. */
export const languageOption = {
  flags: '--language <language>',
  description: 'of the topic set; the language of the terminal unless given',
  choices: TOPIC_SET_LANGUAGES,
};
/** The language that a command asks a topic set in; none leaves it to the server, which takes that of the call. */
export const setLanguageOf = ({ options }: Call): { language?: TopicSetLanguage } =>
  options.language === undefined ? {} : { language: options.language as TopicSetLanguage };

const SET_COLUMNS = [
  { title: 'SET', value: (one: TopicSetSummary) => one.id },
  { title: 'NAME', value: (one: TopicSetSummary) => one.name },
  { title: 'VARIABLES', value: (one: TopicSetSummary) => one.variables.join(', '), flexible: true },
];

/** `codebooks list --sets`. */
export const listSets: Deed = {
  summary: 'the topic sets that smops ships with, for codebooks add --from',
  options: [languageOption],
  examples: ['smops codebooks list --sets', 'smops codebooks list --sets --language ms'],
  run: (call) =>
    call.withConnection({}, async ({ client }) => {
      const all = await client.call(CODEBOOKS.listSets, setLanguageOf(call));
      if (call.json) call.io.out(`${JSON.stringify(all)}\n`);
      else printTable(call.io, all, SET_COLUMNS);
      return undefined;
    }),
};
