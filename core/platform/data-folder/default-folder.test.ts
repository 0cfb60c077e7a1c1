import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { dataFolderOf } from './default-folder.js';

const test = suite('the default data folder');

test('is in the XDG data folder, and on Windows in that of the user’s local programs', () => {
  assert.is(dataFolderOf({ XDG_DATA_HOME: '/srv/data' }, 'linux'), '/srv/data/smops');
  assert.match(dataFolderOf({}, 'darwin'), /\/\.local\/share\/smops$/);
  const LOCALAPPDATA = 'C:\\Users\\陈 美玲\\AppData\\Local';
  assert.is(
    dataFolderOf({ LOCALAPPDATA, XDG_DATA_HOME: '/srv' }, 'win32'),
    'C:\\Users\\陈 美玲\\AppData\\Local\\smops',
  );
});

test('is what SMOPS_DATA_DIR says, on every system', () => {
  for (const platform of ['linux', 'darwin', 'win32'] as const)
    assert.is(dataFolderOf({ SMOPS_DATA_DIR: 'D:\\smops', LOCALAPPDATA: 'C:\\x' }, platform), 'D:\\smops');
});

test.run();
