import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { runsFound } from './runs-found.model.js';

const test = suite('finding earlier runs');

const run = (name: string, variables: string[], pinned = false) => ({
  name,
  fileName: 'komen.json',
  variables,
  createdBy: 'Mei Fong',
  pinned,
});
const runs = [run('Banjir November', ['banjir']), run('Harga', ['价格'], true), run('Harga lama', ['价格'])];
const names = (search: string) => runsFound(runs, search).map(({ name }) => name);

test('pinned runs stand first, the others keep their order', () => {
  assert.equal(names(''), ['Harga', 'Banjir November', 'Harga lama']);
});

test('every word has to occur in the name, the file, a variable or the person, in any case', () => {
  assert.equal(names('HARGA lama'), ['Harga lama']);
  assert.equal(names('价格 mei'), ['Harga', 'Harga lama']);
  assert.equal(names('harga banjir'), []);
});

test.run();
