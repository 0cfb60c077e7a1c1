import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { isDisputed, judgeOf, verdictOf } from './judgements.model.js';

const test = suite('what people say of a comment');

const word = (person: string, verdict: 'yes' | 'no', isPerson = true) => ({ person, verdict, isPerson });

test('a user, also with a personal token, and the owner of the data folder are persons; other tokens are programs', () => {
  const actor = { role: 'analyst', userId: 7, name: 'aminah' } as const;
  assert.equal(judgeOf({ ...actor, kind: 'user' }), {
    person: 'user:7',
    personName: 'aminah',
    isPerson: true,
  });
  assert.equal(judgeOf({ ...actor, kind: 'token', name: 'token:terminal', personalOf: 'aminah' }), {
    person: 'user:7',
    personName: 'aminah',
    isPerson: true,
  });
  assert.is(judgeOf({ ...actor, kind: 'token', name: 'token:skrip' }).isPerson, false);
  assert.is(judgeOf({ ...actor, kind: 'local', userId: null, name: 'local:kumar' }).person, 'local:kumar');
});

test('readers who differ count by their share, what is settled counts alone, programs never', () => {
  assert.is(verdictOf([word('user:1', 'yes'), word('user:2', 'no')]), 0.5);
  assert.is(verdictOf([word('user:1', 'yes'), word('user:2', 'no'), word('settled', 'no')]), 0);
  assert.is(verdictOf([word('user:1', 'yes'), word('token:skrip', 'no', false)]), 1);
  assert.is(verdictOf([word('token:skrip', 'yes', false)]), null);
});

test('a dispute is between persons, and ends when it is settled', () => {
  assert.ok(isDisputed([word('user:1', 'yes'), word('user:2', 'no')]));
  assert.not.ok(isDisputed([word('user:1', 'yes'), word('user:2', 'yes'), word('token:skrip', 'no', false)]));
  assert.not.ok(isDisputed([word('user:1', 'yes'), word('user:2', 'no'), word('settled', 'yes')]));
});

test.run();
