import { SECTIONS_OF, USUAL_SECTIONS } from '@smops/core/telling/reports/reports.constants.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addressOf, choicesOf, chosenOf, movedBy, sectionsOf } from './sections.model.js';

const test = suite('sections of a report');
const RUN = SECTIONS_OF.run;
const USUAL = USUAL_SECTIONS.run;

test('an address without sections, or with unknown ones only, is the usual report', () => {
  assert.equal(sectionsOf(RUN, [''], USUAL), [...USUAL]);
  assert.equal(sectionsOf(RUN, ['cover', 'back'], USUAL), [...USUAL]);
  assert.is(addressOf(USUAL, sectionsOf(RUN, [''], USUAL)), '');
});

test('chosen sections keep their order through the address, doubled and unknown ones fall out', () => {
  assert.equal(sectionsOf(RUN, ['quotes', 'line', 'cover', 'quotes'], USUAL), ['quotes', 'line']);
  assert.is(addressOf(USUAL, ['quotes', 'line']), 'quotes,line');
});

test('a moved section changes places with its neighbour; at the end it stays', () => {
  const choices = choicesOf(RUN, ['quotes', 'line']);
  assert.equal(chosenOf(movedBy(choices, 'line', -1)), ['line', 'quotes']);
  assert.equal(chosenOf(movedBy(choices, 'quotes', -1)), ['quotes', 'line']);
  assert.is(choices.length, RUN.length, 'those that are not chosen stay in the list');
});

test('a template of a run leaves in the report of a comparison what that can have', () => {
  const [comparison, usual] = [SECTIONS_OF.comparison, USUAL_SECTIONS.comparison];
  assert.equal(sectionsOf(comparison, ['time', 'quotes', 'line'], usual), ['quotes', 'line']);
  assert.equal(sectionsOf(comparison, ['time'], usual), [...usual]);
});

test.run();
