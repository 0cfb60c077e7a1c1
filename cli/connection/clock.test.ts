import { setLanguage } from '@smops/core/platform/language/language.model.js';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { zoneClock } from './clock.js';

const test = suite('times on the terminal');

test('are those of the server’s zone, and say which', () => {
  const { city, zone, day, minute, second } = zoneClock('Asia/Kuala_Lumpur');
  assert.equal(
    [day('2026-11-22T15:59:59.000Z'), day('2026-11-22T16:00:00.000Z')],
    ['2026-11-22', '2026-11-23'],
  );
  assert.equal([city, zone], ['KUALA LUMPUR', 'Kuala Lumpur time']);
  assert.is(minute('2026-11-22T10:08:30.000Z'), '2026-11-22 18:08');
  assert.is(second('2026-11-22T18:30:05.000Z'), '2026-11-23 02:30:05', 'the next day there');
  assert.is(zoneClock('UTC').zone, 'UTC');
});

test('in sentences are as the language writes them, and ISO as written', () => {
  const { told, minute } = zoneClock('Asia/Kuala_Lumpur');
  const time = '2026-12-31T16:08:30.000Z';
  const inLanguage = (language: 'en' | 'zh' | 'ms' | 'written') => {
    setLanguage(language);
    return [told.day(time), told.minute(time)];
  };
  assert.equal(inLanguage('en'), ['1 Jan 2027', '1 Jan 2027, 00:08']);
  assert.equal(inLanguage('zh'), ['2027年1月1日', '2027年1月1日 00:08']);
  assert.equal(inLanguage('ms'), ['1 Jan 2027', '1 Jan 2027, 00:08']);
  assert.equal(
    [3, 5, 8, 10, 12].map((month) => told.day(`2026-${String(month).padStart(2, '0')}-22T10:08:30.000Z`)),
    ['22 Mac 2026', '22 Mei 2026', '22 Ogos 2026', '22 Okt 2026', '22 Dis 2026'],
  );
  assert.is(minute(time), '2027-01-01 00:08', 'tables stay');
  assert.equal(inLanguage('written'), ['2027-01-01', '2027-01-01 00:08']);
});

test.run();
