import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  TOPIC_SET_IDS,
  TOPIC_SET_LANGUAGES,
  type TopicSetLanguage,
} from '../../engine/topic-sets/topic-sets.constants.js';
import { topicSet } from '../../engine/topic-sets/topic-sets.js';
import { codebookName, codebookVariables } from './codebooks.schemas.js';
import { contentsOfTopicSet } from './topic-sets.service.js';

const test = suite('topic sets');

for (const id of TOPIC_SET_IDS)
  for (const language of TOPIC_SET_LANGUAGES)
    test(`${id} is a whole codebook in ${language}`, () => {
      const { name, variables } = contentsOfTopicSet(id, language);
      assert.ok(codebookName.safeParse(name).success);
      assert.equal(codebookVariables.parse(variables), variables, 'nothing is too long, twice or padded');
      assert.ok(variables.length >= 10 && variables.length <= 14, `${variables.length} variables`);
      for (const { name, definition, counts, notCounts, yes, no, terms } of variables)
        for (const part of [definition, counts, notCounts, yes, no, terms])
          assert.ok(part.length > 0, `${name} has everything`);
    });

test('the languages have the same variables, with names of their own', () => {
  const idsIn = (language: TopicSetLanguage) =>
    TOPIC_SET_IDS.flatMap((id) => contentsOfTopicSet(id, language).variables.map((one) => one.id));
  assert.equal(idsIn('ms'), idsIn('en'));
  assert.equal(idsIn('zh'), idsIn('en'));
  assert.is(new Set(idsIn('en')).size, idsIn('en').length);
});

test('no word of a variable stands in two of its lists', () => {
  for (const id of TOPIC_SET_IDS)
    for (const { name, terms, likely, hints } of topicSet(id).variables) {
      const all = [...terms, ...likely, ...hints];
      assert.equal(
        all.filter((word, at) => all.indexOf(word) !== at),
        [],
        name.en,
      );
    }
});

test.run();
