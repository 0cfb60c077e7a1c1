import { MAX_VARIABLES } from '@smops/core/analysis/codebooks/variables.constants.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { addParts, addVariables, hasVariable, splitVariables, variablesOnWire } from './variables.model.js';

const wire = suite('variablesOnWire');

wire('a variable is sent as text, and as an object only with terms of its own', () => {
  const texts = ['banjir', '交通=堵车,jam', '=sama', '物价 上涨'];
  assert.equal(variablesOnWire(texts.map((text, id) => ({ id, text }))), [
    'banjir',
    { name: '交通', terms: ['堵车', 'jam'] },
    '=sama',
    '物价 上涨',
  ]);
});

wire.run();

const splitting = suite('splitVariables');

splitting('an equals sign without terms is left out, as a name of its own it stays', () => {
  assert.equal(splitVariables('Q1=\n物价＝\n=sama\n交通=堵车'), ['Q1', '物价', '=sama', '交通=堵车']);
});

splitting('a pasted list comes apart at lines, commas and semicolons of any script', () => {
  assert.equal(splitVariables('物价上涨、交通堵塞，教育\nharga barang, banjir; 治安；kos sara hidup'), [
    '物价上涨',
    '交通堵塞',
    '教育',
    'harga barang',
    'banjir',
    '治安',
    'kos sara hidup',
  ]);
});

splitting('bullets and numbers of a list are no part of a variable', () => {
  assert.equal(splitVariables('1. subsidi minyak\n2) gaji minimum\n- PTPTN\n• 5G 网络'), [
    'subsidi minyak',
    'gaji minimum',
    'PTPTN',
    '5G 网络',
  ]);
});

splitting('own terms stay with their name', () => {
  assert.equal(splitVariables('交通＝堵车,jam,sesak\n教育'), ['交通=堵车,jam,sesak', '教育']);
});

splitting('what is empty is ignored', () => {
  assert.equal(splitVariables('  \n , ，、 ;'), []);
});

splitting.run();

const adding = suite('addVariables');

adding('a variable that is there already is not added again, whatever its case', () => {
  const { variables, duplicates } = addVariables(
    [{ id: 4, text: 'Harga barang' }],
    'HARGA BARANG, banjir, Banjir',
  );
  assert.equal(variables, [
    { id: 4, text: 'Harga barang' },
    { id: 5, text: 'banjir' },
  ]);
  assert.is(duplicates, 2);
});

adding('too many and too long ones are counted, not cut', () => {
  const many = Array.from({ length: MAX_VARIABLES + 3 }, (_, index) => `isu ${index}`).join('\n');
  const { variables, left, tooLong } = addVariables([], `${many}\n${'长'.repeat(201)}`);
  assert.is(variables.length, MAX_VARIABLES);
  assert.is(left, 3);
  assert.is(tooLong, 1);
});

adding.run();

const parts = suite('addParts');

parts('a variable that was proposed goes in as it is, commas and all, once', () => {
  const { variables } = addParts([], ['沙巴、砂拉越与土地权', '塞车=塞车,jem']);
  assert.equal(
    variables.map((one) => one.text),
    ['沙巴、砂拉越与土地权', '塞车=塞车,jem'],
  );
  assert.is(addParts(variables, ['塞车']).duplicates, 1);
  assert.ok(hasVariable(variables, '塞车=sesak'));
  assert.not.ok(hasVariable(variables, '水灾'));
});

parts.run();
