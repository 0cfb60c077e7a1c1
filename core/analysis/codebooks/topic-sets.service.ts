import { z } from 'zod';
import {
  TOPIC_SET_IDS,
  type TopicSetId,
  type TopicSetLanguage,
} from '../../engine/topic-sets/topic-sets.constants.js';
import { topicSet } from '../../engine/topic-sets/topic-sets.js';
import { currentLanguage } from '../../platform/language/language.model.js';
import { verb } from '../../platform/operations/verb.js';
import { CODEBOOKS } from './codebooks.operations.js';
import { type CodebookVariableInput, ListTopicSetsInput, TopicSetSummary } from './codebooks.schemas.js';

/** The language of the call; texts as written are English. */
function languageOfCall(): TopicSetLanguage {
  const language = currentLanguage();
  return language === 'written' ? 'en' : language;
}

/** What a new codebook of the set holds in a language, that of the call without one; comments and terms are of all languages. */
export function contentsOfTopicSet(
  id: TopicSetId,
  language: TopicSetLanguage = languageOfCall(),
): { name: string; variables: CodebookVariableInput[] } {
  const { name, variables } = topicSet(id);
  return {
    name: name[language],
    variables: variables.map(({ likely: _, hints: __, isOfPosts: ___, ...variable }) => ({
      ...variable,
      name: variable.name[language],
      definition: variable.definition[language],
      counts: variable.counts[language],
      notCounts: variable.notCounts[language],
    })),
  };
}

/** The topic sets that smops ships with, in a language, that of the call without one. */
export const listTopicSets = verb(
  CODEBOOKS.listSets,
  {
    input: ListTopicSetsInput,
    answer: ['The topic sets, in the order in which they are offered', z.array(TopicSetSummary)],
  },
  async (_ctx, { language = languageOfCall() }) => {
    return TOPIC_SET_IDS.map((id) => {
      const { name, about, variables } = topicSet(id);
      return {
        id,
        name: name[language],
        about: about[language],
        variables: variables.map((variable) => variable.name[language]),
      };
    });
  },
);
