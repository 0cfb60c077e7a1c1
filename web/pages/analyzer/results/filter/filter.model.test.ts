import type { CommentFilter } from '@smops/core/analysis/analyzer/overview/comment-filter.schemas.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import {
  chipsOf,
  filterOf,
  isFiltered,
  isSameView,
  type Shown,
  withoutSentiment,
  withoutVariable,
  withScores,
  withSentiment,
  withVariable,
  writeFilter,
} from './filter.model.js';

const VARIABLES = ['banjir', '价格', 'harga barang'];
const address = (filter: CommentFilter, shown: Partial<Shown> = {}) => {
  const url = new URL('https://office.example/fb-analyzer?task=T-1&variable=lama');
  writeFilter(url, { filter, order: 'file', stack: 'sentiment', ...shown });
  return url.search;
};

const filters = suite('the filter of a result');

filters(
  'a view is the same whatever the order of its values, and another one with another order of comments',
  () => {
    const view = (filter: CommentFilter, order: Shown['order'] = 'file') => ({ filter, order });
    const one = view({ variable: ['banjir', '价格'], judged: false });
    assert.ok(isSameView(one, view({ judged: false, variable: ['价格', 'banjir'] })));
    assert.not(isSameView(one, view(one.filter, 'newest')));
    assert.not(isSameView(view({ variable: ['banjir'] }), view({ without: ['banjir'] })));
  },
);

filters('an address gives back what was written into it, and its other parts stay', () => {
  const filter: CommentFilter = {
    variable: ['banjir', '价格'],
    without: ['harga barang'],
    sentiment: ['negative'],
    language: ['zh', 'ms'],
    tier: 'certain',
    judged: false,
    from: '2026-11-10',
    to: '2026-11-12',
    search: 'air naik & pintu',
    minScore: 0,
    maxScore: 1,
  };
  const search = address(filter, { order: 'reactions', stack: 'language' });
  assert.match(search, /^\?task=T-1&/);
  assert.equal(filterOf(search, VARIABLES), { filter, order: 'reactions', stack: 'language' });
  assert.is(address({}), '?task=T-1', 'nothing is left of an earlier filter');
});

filters('what an address says and nobody can understand filters nothing', () => {
  for (const search of [
    '?sentiment=angry',
    '?from=yesterday',
    '?order=loudest',
    '?stack=author',
    '?variable=jalan',
    '?q=',
  ])
    assert.equal(filterOf(search, VARIABLES), { filter: {}, order: 'file', stack: 'sentiment' }, search);
  assert.equal(filterOf('?variable=jalan&variable=banjir', VARIABLES).filter, { variable: ['banjir'] });
});

filters(
  'a second variable narrows to both, the same one again takes it out, an excluded one is chosen',
  () => {
    const both = withVariable(withVariable({}, 'banjir'), '价格');
    assert.equal(both, { variable: ['banjir', '价格'] });
    assert.equal(withVariable(both, 'banjir'), { variable: ['价格'] });
    assert.equal(withVariable(withoutVariable({}, 'banjir'), 'banjir'), { variable: ['banjir'] });
    assert.equal(withoutVariable(both, '价格'), { variable: ['banjir'], without: ['价格'] });
    assert.equal(withVariable({ none: true }, 'banjir'), { variable: ['banjir'] });
  },
);

filters(
  'sentiments add up, the last one taken out leaves no filter, excluding one leaves the two others',
  () => {
    const negative = withSentiment({}, 'negative');
    assert.equal(withSentiment(negative, 'neutral').sentiment, ['negative', 'neutral']);
    assert.not.ok(isFiltered(withSentiment(negative, 'negative')));
    assert.equal(withoutSentiment({}, 'neutral').sentiment, ['positive', 'negative']);
  },
);

filters('a bin of scores ends before the next one, the last one at ten', () => {
  const { minScore, maxScore = 0 } = withScores({}, 6);
  assert.ok(minScore === 6 && maxScore < 7 && maxScore > 6.99);
  assert.is(withScores({}, 9).maxScore, 10);
  assert.not.ok(isFiltered(withScores(withScores({}, 6), 6)));
});

filters('each part has a chip, and without it the others stay', () => {
  const chips = chipsOf({
    variable: ['banjir', '价格'],
    from: '2026-11-10',
    to: '2026-11-12',
    sentiment: ['negative'],
  });
  assert.equal(
    chips.map(({ kind, value }) => `${kind} ${value}`),
    ['variable banjir', 'variable 价格', 'time 2026-11-10/2026-11-12', 'sentiment negative'],
  );
  assert.equal(chips[2]?.left, { variable: ['banjir', '价格'], sentiment: ['negative'] });
  assert.equal(chips[0]?.left.variable, ['价格']);
});

filters.run();
