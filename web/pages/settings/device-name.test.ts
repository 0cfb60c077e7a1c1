import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { deviceName } from './device-name.js';

const naming = suite('deviceName');

naming('a browser is named by what it is, not by what it also claims to be', () => {
  const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)';
  assert.is(deviceName(`${windows} Chrome/140.0.0.0 Safari/537.36`), 'Chrome on Windows');
  assert.is(deviceName(`${windows} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`), 'Edge on Windows');
});

naming('a phone is named before the system it is built on', () => {
  assert.is(
    deviceName(
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
    ),
    'Chrome on Android',
  );
  assert.is(
    deviceName(
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    ),
    'Safari on iPhone',
  );
});

naming('what says nothing is unknown', () => {
  assert.is(deviceName(''), 'Unknown device');
});

naming.run();
