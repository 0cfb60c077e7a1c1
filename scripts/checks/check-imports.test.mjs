import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { checkImports } from './check-imports.mjs';
import { readImports } from './import-graph.mjs';

/** What is said about a checkout of these files (path → text). */
function check(files) {
  const root = mkdtempSync(join(tmpdir(), 'smops-imports-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  try {
    return checkImports(root).map(({ file, line, rule }) => `${file}:${line}: ${rule}`);
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** The small sound checkout to which each test adds its fault. */
const SOUND = {
  'core/errors.ts': '',
  'core/platform/db/connect.ts': `import pg from 'pg';\nimport { Kysely } from 'kysely';`,
  'core/records/tasks/tasks.schemas.ts': `import { z } from 'zod';`,
  'core/records/tasks/tasks.repository.ts': `import type { Kysely } from 'kysely';`,
  'core/records/tasks/tasks.service.ts': `import './tasks.repository.js';\nimport { x } from '../../platform/db/connect.js';`,
  'core/records/tasks/tasks.service.test.ts': `import '@smops/fixtures/builders.js';\nimport './tasks.service.js';`,
  'core/comments/normalise.ts': '',
  'core/comments/read.node.ts': `import 'node:fs';`,
  'fixtures/builders.ts': '',
  'server/app.ts': `import '@smops/core/records/tasks/tasks.service.js';`,
  'server/in-process.ts': `import './app.js';`,
  'server/client/client.ts': `import type { App } from '../app.js';`,
  'cli/connection/connect.ts': `const start = () => import('@smops/server/in-process.js');`,
  'cli/main.ts': `import { x } from '@smops/server/client/client.js';\nimport './connection/connect.js';\nimport 'node:fs';`,
  'cli/main.test.ts': `import '@smops/server/in-process.js';\nimport '@smops/core/records/tasks/tasks.service.js';`,
  'web/state/atoms.ts': `import { atom } from 'jotai';`,
  'web/main.ts': `import '@smops/core/records/tasks/tasks.schemas.js';\nimport '@smops/core/comments/normalise.js';\nimport './state/atoms.js';`,
  'web/vite.config.ts': `import './build/compress.js';`,
  'web/build/compress.ts': `import 'node:zlib';`,
  'migrations/0001_create_users.sql': '',
};

const imports = suite('checkImports');

/** Each fault, alone: the files it adds or replaces, and everything that is said about them. */
const FAULTS = {
  'core imports nothing above it': [
    { 'core/a.ts': `\nimport { app } from '@smops/server/app.js';` },
    ['core/a.ts:2: core imports only core'],
  ],
  'fixtures are for tests and the demo': [
    {
      'core/a.ts': `import '@smops/fixtures/builders.js';`,
      'core/telling/demo/a.ts': `import '@smops/fixtures/builders.js';`,
      'server/demo.ts': `import '@smops/fixtures/builders.js';`,
      'core/platform/db/testing.ts': `import '@smops/fixtures/builders.js';`,
    },
    ['core/a.ts:1: fixtures are for tests and the demo only'],
  ],
  'SQL stands in repositories, and in what is about the database as such': [
    {
      'core/records/tasks/a.repository.ts': `import { sql } from 'kysely';\ndb.selectFrom('tasks');`,
      'core/telling/backup/a.ts': `import { sql } from 'kysely';`,
      'core/people/users/a.service.ts': `import type { Kysely } from 'kysely';\ndb\n  .deleteFrom('users');`,
      'core/people/users/a.test.ts': `db.selectFrom('users');`,
      'server/a.ts': `import { type Kysely, sql } from 'kysely';`,
    },
    [
      'core/people/users/a.service.ts:3: SQL belongs into a repository (<domain>/*.repository.ts) or core/platform/db',
      'server/a.ts:1: SQL belongs into a repository (<domain>/*.repository.ts) or core/platform/db',
    ],
  ],
  'another package is not reached by a path': [
    { 'server/a.ts': `import '../core/errors.js';` },
    ['server/a.ts:1: another package is imported by its name, not by a path'],
  ],
  'an import of nothing is named': [
    { 'server/a.ts': `import '@smops/core/nothing.js';` },
    ['server/a.ts:1: there is no core/nothing.js'],
  ],
  'the server imports no surface': [
    { 'server/a.ts': `import '@smops/cli/main.js';` },
    ['server/a.ts:1: server imports only core'],
  ],
  'trials use the program from outside, and nothing uses them': [
    {
      'trials/a.ts': [
        `import '@smops/server/app.js';`,
        `import '@smops/fixtures/builders.js';`,
        `import '@smops/cli/testing.js';`,
        `import '@smops/cli/main.js';`,
      ].join('\n'),
      'cli/testing.ts': '',
      'cli/main.test.ts': `import '@smops/trials/a.js';`,
    },
    [
      'cli/main.test.ts:1: nothing imports trials',
      'trials/a.ts:4: trials use the program from outside: of cli and web only what is for tests, and the exit codes',
    ],
  ],
  'the client loads nothing of the server, and no package': [
    {
      'server/client/a.ts': `import '../app.js';\nimport { z } from 'zod';`,
      'server/app.ts': '',
    },
    [
      'server/client/a.ts:1: server/client imports only types from server and what of core is safe in a browser',
      'server/client/a.ts:2: server/client needs no package',
    ],
  ],
  'the terminal keeps to the client and to the safe part of core': [
    {
      'cli/a.ts': [
        `import '@smops/core/errors.js';`,
        `import '@smops/core/records/tasks/tasks.service.js';`,
        `import type { App } from '@smops/server/app.js';`,
        `import '@smops/core/comments/read.node.js';`,
      ].join('\n'),
    },
    [
      'cli/a.ts:2: cli imports of core only schemas, fields, views, models, constants, operations, charts, comments, errors and languages',
      'cli/a.ts:3: cli imports of server only server/client',
    ],
  ],
  'only connect and serve load the server, and late': [
    {
      'cli/a.ts': `const a = () => import('@smops/server/in-process.js');`,
      'cli/connection/connect.ts': `import '@smops/server/in-process.js';\nimport type { X } from '@smops/server/in-process.js';`,
      'cli/commands/system/serve.command.ts': `const a = () => import('@smops/server/in-process.js');`,
    },
    [
      'cli/a.ts:1: only cli/connection/connect and cli/commands/system/serve start the server',
      'cli/connection/connect.ts:1: the in-process server is loaded only when needed: await import(…)',
    ],
  ],
  'what the browser loads is followed through all layers, types are not': [
    {
      'core/records/tasks/tasks.model.ts': `import '../../platform/texts/cut.js';\nimport type { Db } from '../../platform/db/connect.js';`,
      'core/platform/texts/cut.ts': `\nimport { inspect } from 'util';`,
      'web/Tasks.tsx': `import '@smops/core/records/tasks/tasks.model.js';`,
    },
    [
      'core/platform/texts/cut.ts:2: the browser cannot load node:util (reached by web/Tasks.tsx → core/records/tasks/tasks.model.ts)',
    ],
  ],
  'an import of which only the names are types still loads the file': [
    { 'web/Tasks.tsx': `import { type Kysely } from 'kysely';` },
    ['web/Tasks.tsx:1: the browser cannot load kysely'],
  ],
  'jotai is for web/state': [
    { 'web/Tasks.tsx': `import { useAtom } from 'jotai';\nimport { x } from 'jotai-tanstack-query';` },
    ['web/Tasks.tsx:1: only web/state imports jotai', 'web/Tasks.tsx:2: only web/state imports jotai'],
  ],
  'data of the dashboard is made in web/state, which knows no screen': [
    {
      'web/state/kept.ts': '',
      'web/state/tasks.ts': `import '../components/Row.js';\nimport './kept.js';`,
      'web/components/Row.tsx': '',
      'web/pages/Tasks.tsx': `import '../state/kept.js';\nimport '../state/tasks.js';`,
    },
    [
      'web/pages/Tasks.tsx:1: only web/state makes data: what a screen shows is an atom there',
      'web/state/tasks.ts:1: state (data) may not use components (components): what two wings need stands in the lower one',
      'web/state/tasks.ts:1: web/state imports no screen or component',
    ],
  ],
  "a domain does not use another domain's repository": [
    {
      'core/records/accounts/accounts.service.ts': `import '../tasks/tasks.repository.js';`,
    },
    [
      'core/records/accounts/accounts.service.ts:1: the repository of records/tasks is used only in core/records/tasks: call its service',
    ],
  ],
  'a lower wing of core uses no higher one, but for types': [
    {
      'core/people/users/a.ts': `import type { B } from '../../telling/reports/b.js';\nimport '../../telling/schedules/c.js';`,
      'core/telling/reports/b.ts': `import '../../people/users/d.js';`,
      'core/telling/schedules/c.ts': '',
      'core/people/users/d.ts': '',
      'core/people/users/a.test.ts': `import '../../telling/schedules/c.js';`,
    },
    [
      'core/people/users/a.ts:2: people/users may not use telling/schedules: what a wing needs of one that is not below it is handed to it',
    ],
  ],
  'wings on one level know nothing of each other': [
    { 'core/channels/facebook/a.ts': `import '../../records/lists/b.js';`, 'core/records/lists/b.ts': '' },
    [
      'core/channels/facebook/a.ts:1: channels/facebook may not use records/lists: what a wing needs of one that is not below it is handed to it',
    ],
  ],
  'rooms of a wing do not need each other, also not by way of others': [
    {
      'core/records/accounts/a.ts': `import '../lists/b.js';`,
      'core/records/lists/b.ts': `\nconst load = () => import('../transfer/c.js');`,
      'core/records/transfer/c.ts': `import '../accounts/d.js';`,
      'core/records/accounts/d.ts': '',
    },
    [
      'core/records/transfer/c.ts:1: rooms need each other: records/accounts → records/lists → records/transfer → records/accounts',
    ],
  ],
  'every folder of core is a wing': [
    { 'core/attic/a.ts': '', 'core/attic/b.ts': '' },
    ['core/attic/a.ts:1: core/attic is no wing: see scripts/checks/wings.mjs'],
  ],
  'no two rooms of the server need each other, also not by way of a file beside the rooms': [
    {
      'server/doctor/a.ts': `import type { B } from '../lifecycle/b.js';\nimport '../router.js';`,
      'server/lifecycle/b.ts': '',
      'server/router.ts': `import './routes/lists/c.js';`,
      'server/routes/lists/c.ts': `import '../telling/d.js';`,
      'server/routes/telling/d.ts': `\nconst load = () => import('../../doctor/e.js');`,
      'server/doctor/e.ts': '',
      'server/routes/lists/c.test.ts': `import '../../app.js';`,
    },
    [
      'server/routes/telling/d.ts:2: rooms need each other: doctor → router.ts → routes/lists → routes/telling → doctor',
    ],
  ],
  'a lower wing of the terminal uses no higher one, but for types': [
    {
      'cli/output/a.ts': `import type { B } from '../program/b.js';\nimport '../program/c.js';`,
      'cli/program/b.ts': `import '../output/d.js';`,
      'cli/program/c.ts': '',
      'cli/output/d.ts': '',
      'cli/tui/e.ts': `import '../commands/lists/f.js';`,
      'cli/commands/lists/f.ts': '',
    },
    [
      'cli/output/a.ts:2: output (terminal) may not use program (program): what two wings need stands in the lower one',
      'cli/program/b.ts:1: rooms need each other: output → program → output',
      'cli/tui/e.ts:1: tui (screens) may not use commands/lists (commands): what two wings need stands in the lower one',
    ],
  ],
  'groups of commands do not need each other': [
    {
      'cli/commands/lists/a.ts': `import '../people/b.js';`,
      'cli/commands/people/b.ts': `import '../lists/c.js';`,
      'cli/commands/lists/c.ts': '',
    },
    ['cli/commands/people/b.ts:1: rooms need each other: commands/lists → commands/people → commands/lists'],
  ],
  'pages do not need each other, nor the frame, nor what puts all together': [
    {
      'web/pages/a/A.tsx': `import '../b/B.js';`,
      'web/pages/b/B.tsx': `\nimport '../a/C.js';\nimport '../../App.js';`,
      'web/pages/a/C.tsx': `import '../../shell/Shell.js';`,
      'web/shell/Shell.tsx': '',
      'web/App.tsx': '',
    },
    [
      'web/pages/a/C.tsx:1: pages/a (pages) may not use shell (frame): what two wings need stands in the lower one',
      'web/pages/b/B.tsx:2: rooms need each other: pages/a → pages/b → pages/a',
      'web/pages/b/B.tsx:3: pages/b (pages) may not use App.tsx (what puts the rooms together): what two wings need stands in the lower one',
    ],
  ],
  'every room of the terminal and the dashboard stands in a wing': [
    { 'cli/attic/a.ts': '', 'web/attic/a.ts': '', 'web/attic/b.ts': '', 'server/attic/a.ts': '' },
    [
      'cli/attic/a.ts:1: cli/attic stands in no wing: see scripts/checks/rooms.mjs',
      'web/attic/a.ts:1: web/attic stands in no wing: see scripts/checks/rooms.mjs',
    ],
  ],
  'migrations are SQL': [
    { 'migrations/0002_more.ts': '' },
    ['migrations/0002_more.ts:1: migrations are SQL only'],
  ],
  'files do not import each other, not for types or late either': [
    {
      'core/a.ts': `import './b.js';`,
      'core/b.ts': `\nexport * from './c.js';`,
      'core/c.ts': `import { a } from './a.js';`,
      'core/d.ts': `import type { E } from './e.js';`,
      'core/e.ts': `import { d } from './d.js';`,
      'core/f.ts': `\nconst load = () => import('./g.js');`,
      'core/g.ts': `import './f.js';`,
      'core/h.ts': `let i: import('./i.js').I;`,
      'core/i.ts': `import './h.js';`,
    },
    [
      'core/a.ts:1: files import each other: core/a.ts → core/b.ts → core/c.ts → core/a.ts',
      'core/d.ts:1: files import each other: core/d.ts → core/e.ts → core/d.ts',
      'core/f.ts:2: files import each other: core/f.ts → core/g.ts → core/f.ts',
      'core/h.ts:1: files import each other: core/h.ts → core/i.ts → core/h.ts',
    ],
  ],
};

imports('a sound checkout is passed', () => assert.equal(check(SOUND), []));
for (const [name, [files, said]] of Object.entries(FAULTS)) {
  imports(name, () => assert.equal(check({ ...SOUND, ...files }), said));
}

imports('every form of import is read, with its line, and text that only looks like one is not', () => {
  const text = [
    `// import 'commented';`,
    `const text = "import 'quoted'";`,
    `import a, {\n  b,\n} from 'a';`,
    `export type { C } from 'c';`,
    `export * as d from 'd';`,
    `const View = () => <p>{import('e')}</p>;`,
    `const f = {} as typeof import('f');`,
  ].join('\n');
  assert.equal(
    readImports('x.tsx', text).map(({ specifier, line, isType, isDynamic }) => [
      specifier,
      line,
      isType,
      isDynamic,
    ]),
    [
      ['a', 3, false, false],
      ['c', 6, true, false],
      ['d', 7, false, false],
      ['e', 8, false, true],
      ['f', 9, true, false],
    ],
  );
});

imports.run();
