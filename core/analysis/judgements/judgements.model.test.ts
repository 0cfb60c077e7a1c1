import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { judgeOf } from '../../people/users/judge.model.js';
import { isDisputed, placeAmong, timeGiven, verdictOf } from './judgements.model.js';

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

const NOW = new Date('2026-11-24T08:00:00.000Z');
const after = (ms: number) => new Date(NOW.getTime() + ms);
const given = (verdict: 'yes' | 'no', from: number, to: number | null = null) => ({
  ...{ verdict, judgedAt: after(from), endedAt: to === null ? null : after(to) },
});

test('a verdict counts as given when its caller says, within bounds; else now, and after what was said before', () => {
  assert.equal(timeGiven(undefined, NOW, []), NOW);
  assert.equal(timeGiven(undefined, NOW, [given('yes', -5, 0), given('no', 0)]), after(1));
  assert.equal(timeGiven(after(-5000).toISOString(), NOW, [given('no', 0)]), after(-5000));
  assert.equal(timeGiven('2031-01-01T00:00:00.000Z', NOW, []), after(60_000), 'a clock that is years ahead');
  assert.equal(timeGiven('1970-01-01T00:00:00.000Z', NOW, []), after(-30 * 24 * 3_600_000));
});

test('a word ends the one that stands; one that comes late ends where the next begins, and replaces none', () => {
  const old = given('yes', 0);
  assert.equal(placeAmong<ReturnType<typeof given>>([], 'no', after(5)), { endedAt: null, ends: [] });
  assert.equal(placeAmong([old], 'no', after(5)), { endedAt: null, ends: [old] });
  const [first, next] = [given('yes', 0, 10), given('no', 10)];
  assert.equal(placeAmong([first, next], 'no', after(5)), { endedAt: after(10), ends: [first] });
  assert.equal(placeAmong([next], 'no', after(5)), { endedAt: after(10), ends: [] });
  assert.equal(
    placeAmong([first], 'no', after(5)),
    { endedAt: after(10), ends: [first] },
    'removed since it was given',
  );
  assert.equal(placeAmong([first], 'no', after(15)), { endedAt: null, ends: [] }, 'removed before it');
});

test('the same word a second time is stored already, also when it was undone or replaced since', () => {
  assert.is(placeAmong([given('yes', 0)], 'yes', after(0)), undefined);
  assert.is(placeAmong([given('yes', 0, 0), given('no', -5)], 'yes', after(0)), undefined);
  assert.is(placeAmong([given('yes', 0, 4), given('no', 4)], 'yes', after(0)), undefined);
});

test.run();
