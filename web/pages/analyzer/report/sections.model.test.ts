import { REPORT_SECTIONS } from '@smops/core/reports/reports.constants.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOf, choicesOf, chosenOf, movedBy, sectionsOf } from './sections.model.js';

const test = suite('sections of a report');

test('an address without sections, or with unknown ones only, is the whole report', () => {
  assert.equal(sectionsOf(''), [...REPORT_SECTIONS]);
  assert.equal(sectionsOf('cover,back'), [...REPORT_SECTIONS]);
  assert.is(addressOf(sectionsOf('')), '');
});

test('chosen sections keep their order through the address, doubled and unknown ones fall out', () => {
  assert.equal(sectionsOf('quotes,line,cover,quotes'), ['quotes', 'line']);
  assert.is(addressOf(['quotes', 'line']), 'quotes,line');
});

test('a moved section changes places with its neighbour; at the end it stays', () => {
  const choices = choicesOf(['quotes', 'line']);
  assert.equal(chosenOf(movedBy(choices, 'line', -1)), ['line', 'quotes']);
  assert.equal(chosenOf(movedBy(choices, 'quotes', -1)), ['quotes', 'line']);
  assert.is(choices.length, REPORT_SECTIONS.length, 'those that are not chosen stay in the list');
});

test.run();
