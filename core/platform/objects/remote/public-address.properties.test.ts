import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AppError } from '../../../errors.js';
import { checkRemoteAddress, isPublicAddress } from './public-address.js';

const test = suite('any notation of an address');
const RUNS = { numRuns: 300, seed: 20261122 };

const byte = fc.nat(255);
type Bytes = readonly [number, number, number, number];

/** Networks that are not the internet (RFC 6890), by the bytes that name them. */
const privateAddress: fc.Arbitrary<Bytes> = fc.oneof(
  fc.tuple(fc.constantFrom(0, 10, 127), byte, byte, byte),
  fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
  fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
  fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
  fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
  fc.tuple(fc.integer({ min: 224, max: 255 }), byte, byte, byte),
);
const publicAddress: fc.Arbitrary<Bytes> = fc.tuple(
  fc.constantFrom(1, 8, 23, 60, 104, 142, 175, 210),
  fc.integer({ min: 0, max: 63 }),
  byte,
  byte,
);

const hex = (value: number) => `0x${value.toString(16)}`;
const octal = (value: number) => `0${value.toString(8)}`;
const whole = ([a, b, c, d]: Bytes) => ((a * 256 + b) * 256 + c) * 256 + d;

/** Every way in which a browser's address may write an IPv4 address. */
const notations: readonly ((bytes: Bytes) => string)[] = [
  (bytes) => bytes.join('.'),
  (bytes) => bytes.map(hex).join('.'),
  (bytes) => bytes.map(octal).join('.'),
  (bytes) => String(whole(bytes)),
  (bytes) => hex(whole(bytes)),
  ([a, b, c, d]) => `${a}.${hex((b * 256 + c) * 256 + d)}`,
  ([a, b, c, d]) => `${octal(a)}.${b}.${c * 256 + d}`,
  (bytes) => `${bytes.join('.')}.`,
  (bytes) => `[::ffff:${bytes.join('.')}]`,
  (bytes) => bytes.join('。').replaceAll('1', '１'),
];

/** IPv6 addresses that carry an IPv4 address: mapped, compatible, NAT64, 6to4. */
function carriers([a, b, c, d]: Bytes): string[] {
  const [high, low] = [(a * 256 + b).toString(16), (c * 256 + d).toString(16)];
  return [`::ffff:${high}:${low}`, `::${high}:${low}`, `64:ff9b::${high}:${low}`, `2002:${high}:${low}::1`];
}

test('a private address is refused in every notation, a public one is fetched', () => {
  const isRefused = (host: string) => {
    try {
      checkRemoteAddress(`http://${host}/a.png`, []);
      return false;
    } catch (error) {
      assert.instance(error, AppError);
      return true;
    }
  };
  fc.assert(
    fc.property(privateAddress, publicAddress, (inside, outside) => {
      for (const write of notations) {
        assert.is(isRefused(write(inside)), true, write(inside));
        assert.is(isRefused(write(outside)), false, write(outside));
      }
      for (const text of carriers(inside)) assert.is(isPublicAddress(text), false, text);
    }),
    RUNS,
  );
});

test('an address that is allowed is fetched, its neighbour outside of the network is not', () => {
  fc.assert(
    fc.property(byte, byte, byte, (b, c, d) => {
      const address = `10.${b}.${c}.${d}`;
      for (const network of [address, `10.${b}.${c}.0/24`, `10.${b}.0.0/16`]) {
        assert.is(isPublicAddress(address, [network]), true, network);
        assert.is(isPublicAddress(`10.${b ^ 1}.${c}.${d}`, [network]), false, network);
      }
    }),
    RUNS,
  );
});

test('any text is an address of http without a password, or refused with a sentence', () => {
  const piece = fc.constantFrom(
    'http://',
    'https://',
    'file:',
    '//',
    'a.example',
    '127.1',
    '[::1]',
    '@',
    ':',
    '22',
    '8080',
    '/',
    '\\',
    '?',
    '#',
    ' ',
    '%00',
    '%32',
    '。',
    '价',
  );
  fc.assert(
    fc.property(fc.string({ unit: piece, maxLength: 8 }), (text) => {
      try {
        const url = checkRemoteAddress(text, [], 'https://gambar.example/a/');
        assert.match(url.protocol, /^https?:$/);
        assert.equal([url.username, url.password, url.hash], ['', '', '']);
        assert.not.match(url.hostname, /^127[\d.]*$|^\[/);
        assert.is(checkRemoteAddress(url.href, []).href, url.href);
      } catch (error) {
        assert.instance(error, AppError, String(error));
      }
    }),
    RUNS,
  );
});

test.run();
