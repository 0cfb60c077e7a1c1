import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { ReadingPlan } from './plan.schemas.js';
import { planSentences } from './plan-words.model.js';

const test = suite('a reading plan in words');

const alone = { second_reader: null, reads: 433, seconds: 5196 };
const office = {
  second_reader: {
    ...{ api_provider: 'own' as const, provider_label: 'Office model', comments: 2000, new_comments: 2000 },
    ...{ seconds: 7200, cost_usd: 0, stays: true, measured_runs: 3 },
  },
  reads: 154,
  seconds: 1848,
};
const gemini = {
  second_reader: {
    ...{ api_provider: 'gemini' as const, provider_label: 'Gemini', comments: 4000, new_comments: 4000 },
    ...{ seconds: null, cost_usd: 1.73, stays: false, measured_runs: 0 },
  },
  reads: 144,
  seconds: 1728,
};
const plan: ReadingPlan = {
  ...{ comments: 10_000, within: 3, variables: [], reads: 433, is_reachable: true, second_reader: null },
  ...{
    options: [office, alone, gemini],
    drawn: 0,
    seconds: 5196,
    seconds_per_comment: 12,
    measured_reads: 0,
  },
  run: null,
};

test('all ways stand in one sentence, each with what it takes', () => {
  assert.is(
    planSentences(plan)[0],
    'For ± 3 points at most: 2,000 by Office model (about 2 h 00 min, nothing leaves your network) and 154 by people (about 31 minutes); or 433 by people (about 1 h 27 min); or 4,000 by Gemini (at most USD 1.73) and 144 by people (about 29 minutes).',
  );
});

test('without another provider people alone read, and where all is known nothing more is', () => {
  assert.match(planSentences({ ...plan, options: [alone] })[0] ?? '', /read about 433 comments/);
  const done = { ...plan, reads: 0, seconds: 0, options: [{ ...alone, reads: 0, seconds: 0 }] };
  assert.equal(planSentences(done), ['All shares are known to ± 3 points: nothing more has to be read.']);
});

test('a second reader that has read is named, and one that has read too little goes on first', () => {
  const second_reader = { provider_label: 'Gemini', comments: 2000 };
  assert.is(
    planSentences({ ...plan, options: [alone], second_reader })[0],
    'People read within the 2,000 comments that Gemini has read.',
  );
  const more = { ...gemini, second_reader: { ...gemini.second_reader, new_comments: 1000 } };
  const [first, second] = planSentences({ ...plan, second_reader, is_reachable: false, options: [more] });
  assert.is(first, 'For ± 3 points Gemini has read too little: let it read more first.');
  assert.match(second ?? '', /: 1,000 by Gemini \(at most USD 1\.73\) more and 144 by people/);
});

test.run();
