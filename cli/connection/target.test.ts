import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkRemote } from './target.js';

const test = suite('the address of a server elsewhere');

const verdictOf = (url: string, token: string | undefined) => {
  try {
    return checkRemote(url, token);
  } catch (error) {
    return (error as Error).message;
  }
};

test('a token never goes over plain http to another machine, whatever its name begins with', () => {
  for (const host of [
    'smops.example',
    '127.smops.example',
    '127.0.0.1.smops.example',
    'localhost.smops.example',
    '128.0.0.1',
    '[::2]',
  ])
    assert.is(
      verdictOf(`http://${host}`, 'rahsia'),
      `The token would travel unencrypted to ${host}. Use https, or a tunnel to this machine.`,
    );
});

test('to this machine, over https, or without a token any address is taken', () => {
  // 2130706433 and 0x7f.1 are 127.0.0.1 to every program that follows the URL standard.
  for (const host of ['127.0.0.1', '127.8.9.10:3000', 'localhost', '[::1]:3000', '2130706433', '0x7f.1'])
    assert.is(verdictOf(`http://${host}/`, 'rahsia'), `http://${host}`);
  assert.is(verdictOf('https://127.smops.example', 'rahsia'), 'https://127.smops.example');
  assert.is(verdictOf('http://127.smops.example', undefined), 'http://127.smops.example');
});

test('what is no http address is refused by name', () => {
  for (const url of ['ftp://smops.example', 'smops.example', 'http://'])
    assert.match(verdictOf(url, 'rahsia'), `${url} is not an address`);
});

test.run();
