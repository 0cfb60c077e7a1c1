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

test.run();
