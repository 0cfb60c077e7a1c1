import { test } from 'uvu';
import * as assert from 'uvu/assert';
import { readConfig } from '../../config.js';
import { isWebLink } from '../../records/lists/list-fields.schemas.js';
import { CreateUserInput, newPassword } from './users.schemas.js';

test('a password that is tried first is refused, in every form it has', () => {
  const common = [
    '1234567890',
    '0987654321',
    '1111111111',
    'qwertyuiop',
    'qwertyuiop12',
    'Qwerty12345',
    '1qaz2wsx3edc',
    '1q2w3e4r5t',
    'Password123!',
    'p@ssw0rd2024',
    'P@$$w0rd!!',
    'iloveyou12',
    'abcabcabcabc',
    'passwordpassword',
    'Malaysia2026',
    'welcome@123',
    'administrator',
    'ｑｗｅｒｔｙ１２３４５',
    '5201314520',
    'alhamdulillah',
  ];
  for (const password of common) {
    const { success, error } = newPassword.safeParse(password);
    assert.not(success, password);
    assert.match(error?.issues[0]?.message ?? '', /tried first/);
  }
  assert.throws(() => readConfig({ SMOPS_ADMIN_PASSWORD: 'password123' }), /tried first/);
});

test('other passwords are taken: words, another language, random letters', () => {
  for (const password of [
    'kopi-o-kosong-123',
    'Correct-Horse-9',
    'nasi lemak ayam goreng',
    '我爱吃榴莲和山竹因为很香',
    'x7Kq-92mLp-t4Zw',
    'r2d2 c3po bb8 k2so',
    'passwordless-login-for-aminah',
  ])
    assert.ok(newPassword.safeParse(password).success, password);
});

test('a user name holds nothing invisible and does not look like an API token', () => {
  const isTaken = (username: string) => CreateUserInput.safeParse({ username, role: 'staff' }).success;
  for (const name of ['aminah', '小明', 'siti.n', "o'hara", 'tokenku']) assert.ok(isTaken(name), name);
  for (const name of [
    'admin\u200b',
    '\u2066admin',
    'ad\u00admin',
    'a\u3164',
    'a\ufe0f',
    'a\u2800b',
    'د\u200cا',
    '😀\ufe0f',
    'token:cron',
    'Token:x',
  ])
    assert.not(isTaken(name), JSON.stringify(name));
});

test('a link with a user name is none: it shows one site and leads to another', () => {
  for (const link of ['https://facebook.com/@kopi', 'https://x.example/?a=b@c'])
    assert.ok(isWebLink(link), link);
  for (const link of [
    'https://facebook.com@jahat.example/',
    'http://a:b@jahat.example',
    'https://@jahat.example',
  ])
    assert.not(isWebLink(link), link);
});

test.run();
