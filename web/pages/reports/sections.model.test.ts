import { SECTIONS_OF } from '@smops/core/reports/reports.constants.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOf, choicesOf, chosenOf, movedBy, sectionsOf } from './sections.model.js';

const test = suite('sections of a report');
const RUN = SECTIONS_OF.run;

test('an address without sections, or with unknown ones only, is the whole report', () => {
  assert.equal(sectionsOf(RUN, ['']), [...RUN]);
  assert.equal(sectionsOf(RUN, ['cover', 'back']), [...RUN]);
  assert.is(addressOf(RUN, sectionsOf(RUN, [''])), '');
});

test('chosen sections keep their order through the address, doubled and unknown ones fall out', () => {
  assert.equal(sectionsOf(RUN, ['quotes', 'line', 'cover', 'quotes']), ['quotes', 'line']);
  assert.is(addressOf(RUN, ['quotes', 'line']), 'quotes,line');
});

test('a moved section changes places with its neighbour; at the end it stays', () => {
  const choices = choicesOf(RUN, ['quotes', 'line']);
  assert.equal(chosenOf(movedBy(choices, 'line', -1)), ['line', 'quotes']);
  assert.equal(chosenOf(movedBy(choices, 'quotes', -1)), ['quotes', 'line']);
  assert.is(choices.length, RUN.length, 'those that are not chosen stay in the list');
});

test('a template of a run leaves in the report of a comparison what that can have', () => {
  const { comparison } = SECTIONS_OF;
  assert.equal(sectionsOf(comparison, ['time', 'quotes', 'line']), ['quotes', 'line']);
  assert.equal(sectionsOf(comparison, ['time']), [...comparison]);
});

test.run();
