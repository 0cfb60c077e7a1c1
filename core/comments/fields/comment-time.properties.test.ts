import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { parseTime } from './comment-time.js';

const test = suite('any moment in any notation');
const RUNS = { numRuns: 300, seed: 20261122 };

/** Moments whose year is within the limits in every time zone. */
const moment = fc.date({
  min: new Date('1990-01-02T00:00:00Z'),
  max: new Date('2100-12-30T00:00:00Z'),
  noInvalidDate: true,
});
const two = (value: number) => String(value).padStart(2, '0');

test('a moment is read back from every notation that names it in full', () => {
  const separators = fc.constantFrom('-', '/', '.');
  const minutesAhead = fc.integer({ min: -14 * 60, max: 14 * 60 });
  fc.assert(
    fc.property(moment, separators, minutesAhead, fc.boolean(), (at, separator, ahead, hasColon) => {
      const iso = at.toISOString();
      assert.is(parseTime(iso), iso);
      assert.is(parseTime(` ${iso.toLowerCase()}\n`), iso);
      assert.is(parseTime(iso.replace(/\d/g, (digit) => '０１２３４５６７８９'.charAt(Number(digit)))), iso);
      const wall = new Date(at.getTime() + ahead * 60_000).toISOString().slice(0, -1);
      const zone = `${ahead < 0 ? '-' : '+'}${two(Math.floor(Math.abs(ahead) / 60))}${hasColon ? ':' : ''}${two(Math.abs(ahead) % 60)}`;
      const [day = '', time = ''] = wall.split('T');
      assert.is(parseTime(`${day.replaceAll('-', separator)} ${time} ${zone}`), iso);
      const ms = at.getTime();
      if (ms >= 1e11 && ms < 1e14) assert.is(parseTime(ms), iso);
      if (ms >= 1e11 && ms < 1e14) assert.is(parseTime(`${ms}000`), iso);
      const second = new Date(Math.floor(ms / 1000) * 1000).toISOString();
      if (ms >= 1e11) assert.is(parseTime(String(Math.floor(ms / 1000))), second);
    }),
    RUNS,
  );
});

test('a local time is the moment at which clocks there show it', () => {
  const zones = fc.constantFrom(
    'Asia/Kuala_Lumpur',
    'Asia/Shanghai',
    'Asia/Kathmandu',
    'UTC',
    'America/St_Johns',
  );
  const isTwelve = fc.boolean();
  fc.assert(
    fc.property(moment, zones, isTwelve, (at, timeZone, hour12) => {
      const shown = new Intl.DateTimeFormat('en-GB', {
        timeZone,
        hourCycle: hour12 ? 'h12' : 'h23',
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
        hour: '2-digit',
        minute: '2-digit',
        second: '2-digit',
      });
      const text = shown.format(at);
      const read = parseTime(text, timeZone);
      const [day, month] = text.split('/').map(Number);
      if (day! <= 12 && day !== month) assert.is(read, null);
      else assert.is(shown.format(new Date(read ?? Number.NaN)), text);
    }),
    RUNS,
  );
});

test('any text of digits and signs gives a moment of RFC 3339 that reads as itself, or null', () => {
  const sign = fc.constantFrom(
    ...'0123456789',
    '-',
    '/',
    ':',
    '.',
    ' ',
    'T',
    'Z',
    '+',
    'pm',
    '年',
    '月',
    '日',
  );
  const part = fc.integer({ min: 0, max: 99 }).map(two);
  const shaped = fc
    .tuple(fc.integer({ min: 1985, max: 2105 }), fc.array(part, { minLength: 8, maxLength: 8 }))
    .map(([year, [mo, d, h, mi, s, ms, zh, zm]]) => `${year}-${mo}-${d}T${h}:${mi}:${s}.${ms}+${zh}:${zm}`);
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: sign, maxLength: 30 }), shaped, fc.double(), fc.anything()),
      (value) => {
        const read = parseTime(value);
        if (read === null) return;
        assert.is(new Date(read).toISOString(), read);
        assert.is(parseTime(read), read);
        if (typeof value === 'string') {
          const [, hour = '0', minute = '0'] = /[T ](\d\d?):(\d\d)/.exec(value) ?? [];
          assert.ok(Number(hour) * 60 + Number(minute) <= 24 * 60 && Number(minute) < 60, value);
          const [, ahead = '0', minutes = '0'] = /[+-](\d\d):(\d\d)$/.exec(value) ?? [];
          assert.ok(Number(ahead) < 24 && Number(minutes) < 60, value);
        }
      },
    ),
    RUNS,
  );
});

test('a time that no clock shows is none', () => {
  const none = [
    '2026-11-21T08:00+24:00',
    '2026-11-21 08:00 +0860',
    '21/11/2026 13:05 am',
    '21/11/2026 25:00 pm',
  ];
  for (const text of [...none, '2026-11-21 24:30']) assert.is(parseTime(text), null, text);
  assert.is(parseTime('21/11/2026 13:05 PM'), '2026-11-21T05:05:00.000Z');
  assert.is(parseTime('21/11/2026 12:05 am'), '2026-11-20T16:05:00.000Z');
  assert.is(parseTime('2026-11-21 24:00'), '2026-11-21T16:00:00.000Z');
});

test.run();
