import fc from 'fast-check';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { withIds } from '../codebooks.model.js';
import { codebookVariables } from '../codebooks.schemas.js';
import { readDescription, writeDescription } from './description.js';
import { readQdc, writeQdc } from './qdc-file.js';

const test = suite('any codebook as a .qdc file');
const RUNS = { numRuns: 400, seed: 20261123 };

/** Pieces that the form of a description or XML could mistake for its own. */
const PIECES = [
  'harga',
  '价格',
  '😡',
  'Counts as:',
  'Does not count as:',
  'Terms:',
  'Examples, yes:',
  'Vetoes:',
  'Learned: yes',
  '\\',
  '- ',
  ' ',
  '\n',
  '\n\n',
  '\t',
  '&amp;',
  '<![CDATA[',
  ']]>',
  '<',
  '"',
  '&#10;',
  ': ',
  '\u2028',
];
const text = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 3 })), { maxLength: 12 })
  .map((all) => all.join(''));
const list = fc.array(text, { maxLength: 4 });
const variable = fc.record({
  id: fc.uuid(),
  name: text.map((name) => `${name}x`),
  definition: text,
  counts: text,
  notCounts: text,
  yes: list,
  no: list,
  terms: list,
  vetoes: list,
  learned: fc.boolean(),
});
/** Those that the schema lets through, as a codebook keeps them. */
const codebook = fc
  .uniqueArray(variable, { minLength: 1, maxLength: 4, selector: ({ id }) => id })
  .map((variables) => codebookVariables.safeParse(variables))
  .filter(({ success }) => success)
  .map(({ data }) => withIds(data ?? [], [], () => assert.unreachable() as never));

test('a description under headings is read back as it was, whatever stands in it', () => {
  fc.assert(
    fc.property(codebook, (variables) => {
      for (const { id: _, name: __, learned, ...rest } of variables) {
        const described = { ...rest, ...(learned ? { learned } : {}) };
        assert.equal(readDescription(writeDescription(described)), described);
      }
    }),
    RUNS,
  );
});

test('a codebook goes out and comes in without loss', () => {
  fc.assert(
    fc.property(codebook, (variables) => {
      const { variables: found, qda } = readQdc(new TextEncoder().encode(writeQdc(variables, null)));
      assert.equal(
        withIds(found, [], () => assert.unreachable() as never),
        variables,
      );
      assert.is(qda, null);
    }),
    RUNS,
  );
});

test('any tree of codes with colours and sets comes back the same', () => {
  const code = fc.letrec<{ tree: unknown[] }>((tie) => ({
    tree: fc.array(
      fc.tuple(
        fc.uuid(),
        fc.constantFrom('kos', 'tambang', '交通', 'a: b', 'kos (2)'),
        fc.boolean(),
        fc.option(fc.constantFrom('#ff0000', '#00FF00')),
        text,
        fc.oneof({ depthSize: 'small', withCrossShrink: true }, fc.constant([]), tie('tree')),
      ),
      { maxLength: 3 },
    ),
  })).tree;
  type Node = [string, string, boolean, string | null, string, Node[]];
  const inXml = (value: string) =>
    value
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replace(/[^\n\t\P{Cc}]|[\ufffe\uffff]/gu, '')
      .toWellFormed();
  const element = ([id, name, isCodable, color, description, children]: Node): string =>
    `<Code guid="${id}" name="${inXml(name)}" isCodable="${isCodable}"${color === null ? '' : ` color="${color}"`}><Description>${inXml(description)}</Description>${children.map(element).join('')}</Code>`;
  const idsOf = (nodes: Node[]): string[] =>
    nodes.flatMap(([id, , , , , children]) => [id, ...idsOf(children)]);
  fc.assert(
    fc.property(code, (nodes) => {
      const tree = nodes as Node[];
      const ids = idsOf(tree);
      fc.pre(new Set(ids).size === ids.length);
      const sets = `<Sets><Set guid="00000000-0000-4000-8000-00000000abcd" name="s">${ids.map((id) => `<MemberCode guid="${id}"/>`).join('')}</Set></Sets>`;
      const file = `<CodeBook><Codes>${tree.map(element).join('')}</Codes>${sets}</CodeBook>`;
      const bytes = new TextEncoder().encode(file);
      const hasCode = (node: Node): boolean => node[2] || node[5].some(hasCode);
      fc.pre(tree.some(hasCode));
      const first = readQdc(bytes);
      const stored = withIds(first.variables, [], () => assert.unreachable() as never);
      const second = readQdc(new TextEncoder().encode(writeQdc(stored, first.qda)));
      assert.equal(second, first);
    }),
    RUNS,
  );
});

test.run();
