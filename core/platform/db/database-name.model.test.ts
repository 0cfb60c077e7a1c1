import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { setLanguage } from '../language/language.model.js';
import { databaseName, sayDatabase } from './database-name.model.js';

const test = suite('names of databases');

test('no address is the embedded database', () => {
  assert.is(databaseName(undefined), 'embedded database');
  assert.is(databaseName(''), 'embedded database');
});

test('a PostgreSQL database is named by host, port and name, never by user or password', () => {
  const name = 'PostgreSQL database smops at db.example:5432';
  assert.is(databaseName('postgres://aminah:rahsia@db.example/smops'), name);
  assert.is(databaseName('postgresql://kumar@db.example:5432/smops?sslmode=require'), name);
  assert.is(
    databaseName('postgres:///smops?host=/run/postgresql'),
    'PostgreSQL database smops at /run/postgresql:5432',
  );
});

test('addresses of this machine are one', () => {
  assert.is(
    databaseName('postgres://127.0.0.1:55434/smops'),
    databaseName('postgres://localhost:55434/smops'),
  );
});

test('people read the name in their language; programs compare one that stays', async () => {
  setLanguage('ms');
  const names = [databaseName(''), databaseName('postgres://aminah@db.example/smops'), 'PostgreSQL'];
  assert.equal(names.map(sayDatabase), [
    'pangkalan data terbenam',
    'pangkalan data PostgreSQL smops di db.example:5432',
    'PostgreSQL',
  ]);
  assert.is(names[0], 'embedded database');
  setLanguage('written');
});

test.run();
