import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { wrapText } from './top-help.js';

const wrap = suite('the lines of the help');

wrap('break between Chinese characters, never before a comma or behind an opening bracket', () => {
  assert.equal(wrapText('写入文件，格式依文件名（.csv）结尾而定。', 10).split('\n'), [
    '写入文件，',
    '格式依文件',
    '名（.csv）',
    '结尾而定。',
  ]);
  assert.equal(wrapText('每条留言，', 8).split('\n'), ['每条留', '言，']);
});

wrap('break at spaces elsewhere, and nowhere in a text that fits', () => {
  assert.is(wrapText('tag komen dalam fail', 12), 'tag komen\ndalam fail');
  assert.is(wrapText('only “From Web”, …\n\nand 价格', 40), 'only “From Web”, …\n\nand 价格');
});

wrap.run();
