import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findTexts } from './check-texts.mjs';

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

texts.run();
