import { isIP } from 'node:net';
import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { networkOf, wideNetworkOf } from './networks.js';

const test = suite('the network of an address');

test('an IPv4 address stands for itself, however it is written', () => {
  assert.is(networkOf('203.0.113.7'), '203.0.113.7');
  assert.is(networkOf('::ffff:203.0.113.7'), '203.0.113.7');
  assert.is(networkOf('::FFFF:cb00:7107'), '203.0.113.7');
  assert.is(wideNetworkOf('203.0.113.7'), '203.0.113.0/24');
  assert.is(wideNetworkOf('::ffff:203.0.113.7'), '203.0.113.0/24');
});

test('all addresses of an IPv6 /64 are one network, in every notation', () => {
  const same = ['2001:db8:1:2::1', '2001:0DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2:0:0:192.0.2.1'];
  assert.equal(new Set(same.map(networkOf)), new Set(['2001:db8:1:2::/64']));
  assert.is(networkOf('2001:db8:1:3::1'), '2001:db8:1:3::/64');
  assert.is(wideNetworkOf('2001:db8:1:3::1'), '2001:db8:1::/48');
  assert.is(networkOf('::1'), '0:0:0:0::/64');
  assert.is(networkOf('fe80::1%eth0'), 'fe80:0:0:0::/64');
});

test('what is no address stays as it is', () => {
  assert.is(networkOf('in-process'), 'in-process');
  assert.is(wideNetworkOf('in-process'), 'in-process');
});

const group = fc.oneof(fc.constant(0), fc.nat(0xffff));
const groups = fc
  .array(group, { minLength: 8, maxLength: 8 })
  .filter((all) => all.slice(0, 4).some((one) => one > 0));

/** The ways to write an IPv6 address: short, with zeros, in capitals, with an IPv4 end, with the card it is on. */
function notationsOf(all: readonly number[]): string[] {
  const hex = all.map((one) => one.toString(16));
  const last = all.slice(6).flatMap((one) => [one >> 8, one & 0xff]);
  const short = new URL(`http://[${hex.join(':')}]`).hostname.slice(1, -1);
  return [
    short,
    hex.map((one) => one.padStart(4, '0')).join(':'),
    hex.join(':').toUpperCase(),
    `${hex.slice(0, 6).join(':')}:${last.join('.')}`,
    `${short}%eth0`,
  ];
}

test('any two IPv6 addresses share a network when their first bits are equal, and only then', () => {
  fc.assert(
    fc.property(groups, groups, fc.nat(8), (one, other, shared) => {
      const near = [...one.slice(0, shared), ...other.slice(shared)];
      for (const [of, count] of [
        [networkOf, 4],
        [wideNetworkOf, 3],
      ] as const) {
        const isSame = one.slice(0, count).join() === near.slice(0, count).join();
        const networks = new Set(notationsOf(one).map(of));
        assert.is(networks.size, 1, [...networks].join(' '));
        assert.equal(
          [...notationsOf(near).map(of)].map((text) => networks.has(text)),
          Array(5).fill(isSame),
        );
        for (const text of networks) assert.is(of(text), text);
      }
    }),
    { numRuns: 300, seed: 20261122 },
  );
});

test('any other text stays as it is', () => {
  const text = fc.string({
    unit: fc.constantFrom('0', 'f', ':', '::', '.', '1', '%', ']', '/', '@'),
    maxLength: 12,
  });
  fc.assert(
    fc.property(text, (address) => {
      if (isIP(address) === 0) assert.is(networkOf(address), address);
      else assert.type(wideNetworkOf(address), 'string');
    }),
    { numRuns: 300, seed: 20261122 },
  );
});

test.run();
