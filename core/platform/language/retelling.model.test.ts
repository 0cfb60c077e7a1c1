import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { FAILURE, retoldFailure } from '../../analysis/analyzer/failures.texts.model.js';
import { COMMENTS_TEXTS } from '../../comments/texts/comments.texts.model.js';
import { ROWS } from '../../comments/texts/rows.texts.model.js';
import { setLanguage } from './language.model.js';
import { retelling } from './retelling.model.js';

const stored = suite('a stored sentence');
stored.after.each(() => setLanguage('written'));

const LATE = 'Gemini could not be reached (nothing listens there).';

stored('is told in the language of its reader, with its values and the sentences in them', async () => {
  assert.is(retoldFailure(LATE), LATE);
  setLanguage('ms');
  assert.is(retoldFailure(LATE), 'Gemini tidak dapat dicapai (tiada pelayan di alamat itu).');
  assert.is(
    retoldFailure('9后商谈 answered 402: Insufficient Balance'),
    '9后商谈 memulangkan status 402: Insufficient Balance',
  );
  setLanguage('zh');
  assert.is(retoldFailure(LATE), '无法连接 Gemini（那里没有服务在监听）。');
  assert.is(
    retoldFailure('Cancelled by Nurul Aisyah. What was done is kept; the run can be resumed.'),
    '由 Nurul Aisyah 取消。已完成的部分会保留；这次分析可以继续。',
  );
  assert.is(
    retoldFailure('Gemini (gemini) may not be used on this server: SMOPS_PROVIDERS allows local.'),
    '此服务器不可使用 Gemini（gemini）：SMOPS_PROVIDERS 只允许 local。',
  );
});

stored('of an older smops may lack its full stop', async () => {
  setLanguage('ms');
  assert.is(retoldFailure('Gemini answered 503'), 'Gemini memulangkan status 503.');
});

stored('that no one knows stays as it is', async () => {
  setLanguage('zh');
  for (const text of ['', 'The account of Penang is used up.', 'answered', 'Sambungan terputus di Johor'])
    assert.is(retoldFailure(text), text);
});

stored('of a reader of another language is told again too', async () => {
  const retold = retelling(ROWS, COMMENTS_TEXTS);
  setLanguage('zh');
  const [repeats, kind] = [ROWS().repeatsId('第 3 行'), ROWS().textExpected(ROWS().kinds.list ?? '')];
  setLanguage('ms');
  assert.is(retold(repeats), ROWS().repeatsId('第 3 行'));
  assert.is(retold(kind), ROWS().textExpected(ROWS().kinds.list ?? ''));
  setLanguage('written');
  assert.is(retold(kind), 'The text must be a string, but is a list.');
});

stored('is recognised, whichever failure it is and in whichever language', async () => {
  const values = ['Gemini', '429', '0.1250', '60'];
  type Say = (...parameters: unknown[]) => string;
  const say = (one: unknown): string => (typeof one === 'function' ? (one as Say)(...values) : String(one));
  for (const [from, to] of [
    ['written', 'zh'],
    ['zh', 'ms'],
    ['ms', 'written'],
  ] as const) {
    setLanguage(from);
    const told = Object.entries(FAILURE()).map(([key, one]) => [key, say(one)] as const);
    setLanguage(to);
    const now = FAILURE() as Record<string, unknown>;
    for (const [key, text] of told) assert.is(retoldFailure(text), say(now[key]), `${from} to ${to}: ${key}`);
  }
});

stored.run();
