import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { sheetExport, sheetFileName } from './google-sheet.js';

const test = suite('links to sheets of Google');

const ID = '1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgvE2upms';
const AS_CSV = `https://docs.google.com/spreadsheets/d/${ID}/export?format=csv`;

test('every form of a link to a sheet leads to its CSV', () => {
  const base = `https://docs.google.com/spreadsheets/d/${ID}`;
  for (const [link, address] of [
    [`${base}/edit?usp=sharing`, AS_CSV],
    [`  ${base}/edit#gid=0 `, `${AS_CSV}&gid=0`],
    [`${base}/edit?gid=1743#gid=1743`, `${AS_CSV}&gid=1743`],
    [`${base}`, AS_CSV],
    [`https://docs.google.com/spreadsheets/u/1/d/${ID}/htmlview`, AS_CSV],
    [
      'https://docs.google.com/spreadsheets/d/e/2PACX-1vQabcdefgh/pubhtml?gid=5&single=true',
      'https://docs.google.com/spreadsheets/d/e/2PACX-1vQabcdefgh/pub?output=csv&single=true&gid=5',
    ],
  ] as const)
    assert.is(sheetExport(link), address, link);
  assert.is(sheetFileName(`${base}/edit`), 'google-sheet-1BxiMVs0.csv');
});

test('nothing else is taken for one', () => {
  for (const text of [
    'komen.csv',
    `http://docs.google.com/spreadsheets/d/${ID}`,
    `https://docs.google.com.jahat.example/spreadsheets/d/${ID}`,
    `https://docs.google.com@jahat.example/spreadsheets/d/${ID}`,
    `https://aina:rahsia@docs.google.com/spreadsheets/d/${ID}`,
    `https://docs.google.com:8443/spreadsheets/d/${ID}`,
    `https://docs.google.com/document/d/${ID}/edit`,
    'https://docs.google.com/spreadsheets/d/../../etc/passwd',
    'https://docs.google.com/spreadsheets/',
  ])
    assert.is(sheetExport(text), null, text);
});

test.run();
