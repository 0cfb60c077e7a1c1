import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { engineChanges } from './engine-changes.model.js';

const test = suite('where a curve changes its engine');
const changes = (...versions: (string | null)[]) =>
  engineChanges(versions.map((engineVersion) => ({ engineVersion })));

test('is each record that another version scored than the one before', () => {
  assert.equal(changes('local-18', 'local-18', 'local-19', 'v3', 'v3'), [
    { index: 2, from: 'local-18', to: 'local-19' },
    { index: 3, from: 'local-19', to: 'v3' },
  ]);
});

test('is nowhere among records of one version, and passes over those without', () => {
  assert.equal(changes('local-19', null, 'local-19'), []);
  assert.equal(changes(null, 'local-19'), []);
  assert.equal(changes(), []);
  assert.equal(changes('local-18', null, 'local-19'), [{ index: 2, from: 'local-18', to: 'local-19' }]);
});

test.run();
