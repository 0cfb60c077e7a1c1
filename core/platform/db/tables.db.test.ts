import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type ColumnType, type Generated, sql } from 'kysely';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import type { Db } from './database.js';
import { openTestDatabase } from './testing.js';
import type { WrongColumns } from './wrong-columns.js';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const test = suite('the types of the tables');

/** What TypeScript calls the values of a column, by PostgreSQL's name of the type. */
const TYPES: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  text: 'string',
  timestamptz: 'Date',
  _int4: 'number[]',
  _text: 'string[]',
};

const camelCase = (name: string) => name.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());

/** The tables of the migrated database as a program, in which each that has another type is an error. */
async function writeProgram(db: Db): Promise<string> {
  const { rows } = await sql<{ table: string; name: string; type: string; isNull: boolean; has: boolean }>`
    select table_name as table, column_name as name, udt_name as type, is_nullable = 'YES' as is_null,
      column_default is not null or is_identity = 'YES' as has
    from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'
    order by table_name, ordinal_position`.execute(db);
  const tables = [...new Set(rows.map(({ table }) => table))];
  const columnsOf = (table: string) =>
    rows
      .filter((row) => row.table === table)
      .map(({ name, type, isNull, has }) => {
        const values = TYPES[type] ?? `never /* ${type} */`;
        return `  ${camelCase(name)}: { type: ${values}; isNull: ${isNull}; hasDefault: ${has} };`;
      });
  return [
    `import type { Database } from '${root}core/platform/db/database.js';`,
    `import type { WrongColumns } from '${root}core/platform/db/wrong-columns.js';`,
    `type Missing = Exclude<keyof Database, '${tables.map(camelCase).join("' | '")}'>;`,
    'export const missing: [Missing] extends [never] ? true : Missing = true;',
    ...tables.flatMap((table) => [
      `type ${table} = WrongColumns<Database, '${camelCase(table)}', {`,
      ...columnsOf(table),
      '}>;',
      `export const ${table}: [${table}] extends [never] ? true : \`\${${table}} in ${table}\` = true;`,
    ]),
  ].join('\n');
}

/** What the compiler says of a program. */
async function compile(program: string): Promise<string> {
  const folder = mkdtempSync(join(root, '.build', 'tables-'));
  try {
    const file = join(folder, 'tables.ts');
    writeFileSync(file, program);
    const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--types', 'node'];
    const tsc = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = await promisify(execFile)(process.execPath, [
      tsc,
      '--ignoreConfig',
      ...options,
      file,
    ]).catch((error: { stdout: string }) => error);
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('say of every column what the migrated database says', async () => {
  // Both engines read the same migrations.
  if (process.env.SMOPS_TEST_ENGINE !== 'postgres') return;
  const connection = await openTestDatabase();
  const program = await writeProgram(connection.db).finally(() => connection.close());
  assert.is(await compile(program), '');
});

/** A column that is wrong does not compile without its line here. */
const WRONG: Record<
  WrongColumns<
    {
      things: {
        id: Generated<number>;
        name: string;
        kind: 'mail' | 'folder';
        size: string;
        note: string;
        made: Date;
        sent: Generated<Date>;
        gone: ColumnType<Date | null, never, Date>;
        old: string;
      };
    },
    'things',
    {
      id: { type: number; isNull: false; hasDefault: true };
      name: { type: string; isNull: false; hasDefault: false };
      kind: { type: string; isNull: false; hasDefault: false };
      size: { type: number; isNull: false; hasDefault: false };
      note: { type: string; isNull: true; hasDefault: false };
      made: { type: Date; isNull: false; hasDefault: true };
      sent: { type: Date; isNull: false; hasDefault: false };
      gone: { type: Date; isNull: true; hasDefault: false };
      added: { type: string; isNull: false; hasDefault: false };
    }
  >,
  true
> = {
  'size has other values': true,
  'note may be null, or may not': true,
  'sent has no default': true,
  'old is missing': true,
  'added is missing': true,
};

test('are compared by value, null, default and name', () => {
  assert.is(Object.keys(WRONG).length, 5);
});

test.run();
