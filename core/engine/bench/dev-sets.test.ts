import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { topicSet } from '../topic-sets/topic-sets.js';
import { DEV_TOPICS, readDevTopics } from './dev-sets.js';

test('a dev comment on a topic set has a post, a text and only variables of its set', () => {
  for (const id of DEV_TOPICS) {
    const names = topicSet(id).variables.map(({ name }) => name.en);
    for (const { post, text, sentiment, about } of readDevTopics(id)) {
      assert.ok(post !== '' && text !== '' && sentiment !== undefined, `${id}: ${text}`);
      assert.equal(
        Object.keys(about).filter((name) => !names.includes(name)),
        [],
        `${id}: ${text}`,
      );
    }
  }
});

test.run();
