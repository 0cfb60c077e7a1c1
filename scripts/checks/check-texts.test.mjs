import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findMessages, findTexts } from './check-texts.mjs';

const texts = suite('texts outside the catalogues');
const found = (source) => findTexts('web/pages/Page.tsx', source).map(({ line, text }) => `${line}: ${text}`);

texts('are found in JSX, in attributes and fields that people read, and in Chinese anywhere', () => {
  assert.equal(
    found(`const a = <p>
  Upload failed
</p>;
const b = <button aria-label="Open menu" className="btn primary" />;
const c = <Field label={\`Edit \${name}\`} />;
toast({ title: 'Not saved yet' });
const d = '秒';`),
    ['2: Upload failed', '4: Open menu', '5: Edit ', '6: Not saved yet', '7: 秒'],
  );
});

texts('are no texts: class names, keys, marks, numbers and what a catalogue gives', () => {
  assert.equal(
    found("const a = <p className='px-2 py-1' title={TEXT.title}>· {count} / 3</p>; f('ok', { id: 'x y' });"),
    [],
  );
});

texts('may say why they are the same in every language', () => {
  assert.equal(found('// same-text: the name of the product\nconst a = <b>smops</b>;'), []);
});

const messages = (source) =>
  findMessages('core/records/tasks/tasks.service.ts', source).map(({ line, text }) => `${line}: ${text}`);

texts('are found where core, the server and commands speak', () => {
  assert.equal(
    messages(`throw new AppError('CONFLICT', \`The task \${id} is done\`);
throw isOld ? invalid('too old now') : usageError('no such task');
const schema = z.string().min(1, 'must not be empty').max(9, { error: () => 'is too long' });
io.out(\`done with \${count === 1 ? 'one row' : count}\\n\`);
const remedy = ready ? SAY().ready : 'npm install again';
return bad('data folder', 'cannot be read', 'Give the right to read.');
return 'Somewhere a whole sentence stands.';
job.stop ??= { reason: 'budget', message: '预算' };`),
    [
      '1: The task is done',
      '2: too old now',
      '2: no such task',
      '3: must not be empty',
      '3: is too long',
      '4: done with',
      '4: one row',
      '5: npm install again',
      '6: cannot be read',
      '6: Give the right to read.',
      '7: Somewhere a whole sentence stands.',
      '8: 预算',
    ],
  );
});

texts('are no messages: log lines, faults of smops, names, SQL and what is looked up by its English', () => {
  assert.equal(
    messages(`logger.warn({ err }, 'sweeping files failed.');
throw new Error('the batch has no rows.');
await sql\`select id from tasks where done.\`;
f({ description: 'The tasks of a day.', action: 'sign-in failed', reason: 'key' });
const command = 'smops tasks list'; ok('data folder', path);
io.out(\`\${TEXT().done}\\n\`); throw notFound(THING().task(id));`),
    [],
  );
});

texts.run();
