import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { pseudo } from './pseudo.model.js';

const test = suite('the pseudo-language');

test('texts are longer and in other letters, at any depth', () => {
  const texts = pseudo({
    save: 'Save',
    open: '上传图片',
    keys: [['/', 'Search']],
    more: (rows: number) => `${rows} rows`,
  }) as { save: string; open: string; keys: string[][]; more(rows: number): string };
  assert.is(texts.save, 'Šàṽééé');
  assert.is(texts.open, '上传图片öë öë');
  assert.equal(texts.keys, [['/', 'Šéàřçĥĥĥ']]);
  assert.is(texts.more(12), '12 řöŵššš');
});

test('places that a program fills stay', () => {
  assert.match(pseudo('Failed to upload %{file}') as string, /%\{file\}$/);
});

test.run();
