import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AppError } from '../../../errors.js';
import { withIds } from '../codebooks.model.js';
import type { CodebookVariable, CodebookVariableInput } from '../codebooks.schemas.js';
import { readQdc, writeQdc } from './qdc-file.js';

const test = suite('codebook files of other programs');

const bytesOf = (text: string) => new TextEncoder().encode(text);
const read = (text: string) => readQdc(bytesOf(text));
const noNewId = () => assert.unreachable('every code of a file has an id') as never;
const stored = (variables: CodebookVariableInput[]): CodebookVariable[] => withIds(variables, [], noNewId);
const again = (text: string) => {
  const { variables, qda } = read(text);
  return writeQdc(stored(variables), qda);
};

/** Codes in categories that no comment can be given, with colours, as QualCoder writes them: with a byte order mark. */
const QUALCODER = `\ufeff<?xml version="1.0" encoding="utf-8"?>
<CodeBook xmlns="urn:QDA-XML:codebook:1.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="urn:QDA-XML:codebook:1.0 Codebook.xsd" origin="QualCoder 3.5">
 <Codes>
  <Code guid="3f2a8c1e-0b7d-4a57-9c1b-2f8f2a8f7c11" name="Kos hidup" isCodable="false">
   <Code guid="3f2a8c1e-0b7d-4a57-9c1b-2f8f2a8f7c12" name="Tambang" isCodable="true" color="#EB7333">
    <Description>Harga tiket bas, LRT &amp; teksi</Description>
   </Code>
   <Code guid="3f2a8c1e-0b7d-4a57-9c1b-2f8f2a8f7c13" name="Makanan" isCodable="true" color="#46AA00"/>
  </Code>
  <Code guid="3f2a8c1e-0b7d-4a57-9c1b-2f8f2a8f7c14" name="Tambang" isCodable="true" color="#3498DB"/>
 </Codes>
 <Sets/>
</CodeBook>`;

/** Codes on one level with upper-case guids, and a group of them, as ATLAS.ti writes them. */
const ATLAS = `<?xml version="1.0" encoding="utf-8"?>
<CodeBook xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" origin="ATLAS.ti Win 24.1" xmlns="urn:QDA-XML:codebook:1.0">
  <Codes>
    <Code guid="1FF58B12-6F6F-4B0C-8BE5-BBDC91F55201" name="水灾" color="#46AA00" isCodable="true"><Description>  淹水、水沟  </Description></Code>
    <Code guid="1FF58B12-6F6F-4B0C-8BE5-BBDC91F55202" name="jalan &quot;berlubang&quot;" color="#FF0000" isCodable="true" />
  </Codes>
  <Sets>
    <Set name="infrastruktur" guid="ECA18D76-2B8B-4F26-BC1D-19ECA19FB301">
      <Description>apa yang rosak</Description>
      <MemberCode guid="1FF58B12-6F6F-4B0C-8BE5-BBDC91F55201" /><MemberCode guid="1FF58B12-6F6F-4B0C-8BE5-BBDC91F55202" />
    </Set>
  </Sets>
</CodeBook>`;

/** Tags without descriptions and colours, as Taguette writes them. */
const TAGUETTE = `<?xml version="1.0" encoding="utf-8"?>
<CodeBook xmlns="urn:QDA-XML:codebook:1.0" origin="Taguette 1.4"><Codes><Code guid="0D62985D-B147-5D01-A9B5-CAE5DCD98301" name="menarik" isCodable="true"/><Code guid="DFE5C38E-9449-5959-A1F7-E3D895CFA801" name="orang" isCodable="true"/></Codes><Sets/></CodeBook>`;

/** Codes within codes that are codes themselves, with a prefix for the namespace and text in CDATA, as NVivo nests them. */
const NVIVO = `<?xml version="1.0" encoding="utf-8"?>
<q:CodeBook xmlns:q="urn:QDA-XML:codebook:1.0" origin="NVivo">
<q:Codes>
<q:Code guid="{aaaaaaaa-0000-4000-8000-000000000001}" name="Kerajaan" isCodable="true">
<q:Description><![CDATA[Pemimpin <dan> jabatan]]></q:Description>
<q:Code guid="{aaaaaaaa-0000-4000-8000-000000000002}" name="Janji" isCodable="1"><q:Code guid="{aaaaaaaa-0000-4000-8000-000000000003}" name="Dimungkiri &#128545;" isCodable="true"/></q:Code>
</q:Code>
</q:Codes>
</q:CodeBook>`;

test('codes in categories become variables named by their path, and go out as they came', () => {
  const { variables } = read(QUALCODER);
  assert.equal(
    variables.map(({ id, name, definition }) => [id?.slice(-2), name, definition]),
    [
      ['12', 'Kos hidup: Tambang', 'Harga tiket bas, LRT & teksi'],
      ['13', 'Kos hidup: Makanan', ''],
      ['14', 'Tambang', ''],
    ],
  );
  const out = again(QUALCODER);
  assert.match(out, '<Code guid="3f2a8c1e-0b7d-4a57-9c1b-2f8f2a8f7c11" name="Kos hidup" isCodable="false">');
  assert.match(out, 'name="Tambang" isCodable="true" color="#EB7333"');
  assert.equal(read(out), read(QUALCODER));
});

test('groups of codes, colours and white space of a description are given back', () => {
  const { variables } = read(ATLAS);
  assert.equal(
    variables.map(({ name }) => name),
    ['水灾', 'jalan "berlubang"'],
  );
  assert.is(variables[0]?.definition, '淹水、水沟');
  const out = again(ATLAS);
  assert.match(out, '<Description>  淹水、水沟  </Description>');
  assert.match(out, '<Set guid="ECA18D76-2B8B-4F26-BC1D-19ECA19FB301" name="infrastruktur">');
  assert.equal(read(out), read(ATLAS));
});

test('plain tags need nothing beside the variables', () => {
  const { variables, qda } = read(TAGUETTE);
  assert.is(qda, null);
  assert.equal(
    variables.map(({ name }) => name),
    ['menarik', 'orang'],
  );
  assert.equal(read(again(TAGUETTE)), read(TAGUETTE));
});

test('codes that hold codes are variables too; prefixes, CDATA and emoji references are read', () => {
  const { variables } = read(NVIVO);
  assert.equal(
    variables.map(({ name }) => name),
    ['Kerajaan', 'Kerajaan: Janji', 'Kerajaan: Janji: Dimungkiri 😡'],
  );
  assert.is(variables[0]?.definition, 'Pemimpin <dan> jabatan');
  assert.equal(read(again(NVIVO)), read(NVIVO));
});

test('a variable that was renamed keeps its place among the codes, a new one stands after them, a removed one is gone', () => {
  const { variables, qda } = read(QUALCODER);
  const [fares, , alone] = stored(variables);
  const renamed = { ...(fares as CodebookVariable), name: 'Kos hidup: Tambang bas' };
  const id = '99999999-0000-4000-8000-000000000001';
  const added = { ...renamed, id, name: 'subsidi', definition: 'Bantuan' };
  const out = writeQdc([renamed, alone as CodebookVariable, added], qda);
  assert.equal(
    read(out).variables.map(({ name }) => name),
    ['Kos hidup: Tambang bas', 'Tambang', 'subsidi'],
  );
  assert.match(out, 'name="Tambang bas" isCodable="true" color="#EB7333"');
  assert.not.match(out, 'Makanan');
});

test('a description that is longer than a definition may be is cut in the codebook, not in the file', () => {
  const long = 'Cerita panjang tentang banjir. '.repeat(100);
  const file = TAGUETTE.replace(
    'name="orang" isCodable="true"/>',
    `name="orang"><Description>${long}</Description></Code>`,
  );
  const { variables } = read(file);
  assert.is(variables[1]?.definition.length, 2000);
  assert.match(again(file), `<Description>${long}</Description>`);
});

test('two codes of one name, and names that are too long, get names of their own and keep theirs in the file', () => {
  const long = '长'.repeat(300);
  const file = TAGUETTE.replace('name="menarik"', 'name="Orang"').replace(
    '</Codes>',
    `<Code guid="00000000-0000-4000-8000-000000000009" name="${long}"/></Codes>`,
  );
  const names = read(file).variables.map(({ name }) => name);
  assert.equal(names.slice(0, 2), ['Orang', 'orang (2)']);
  assert.ok((names[2]?.length ?? 0) <= 200);
  assert.match(again(file), `name="${long}"`);
  assert.match(again(file), 'name="orang"');
});

/** What a file is refused with. */
function refusal(bytes: Uint8Array): string {
  try {
    readQdc(bytes);
  } catch (error) {
    if (error instanceof AppError && error.code === 'VALIDATION') return error.message;
    throw error;
  }
  return 'was read';
}

test('a hostile or broken file is refused with a sentence', () => {
  const bomb = TAGUETTE.replace(
    '<CodeBook',
    '<!DOCTYPE CodeBook [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]><CodeBook',
  );
  assert.match(refusal(bytesOf(bomb)), 'DOCTYPE');
  const outside = TAGUETTE.replace('<CodeBook', '<!DOCTYPE CodeBook SYSTEM "file:///etc/passwd"><CodeBook');
  assert.match(refusal(bytesOf(outside)), 'DOCTYPE');
  const code = '<Code guid="00000000-0000-4000-8000-000000000009" name="x">';
  const deep = `<CodeBook><Codes>${code.repeat(5000)}${'</Code>'.repeat(5000)}</Codes></CodeBook>`;
  assert.match(refusal(bytesOf(deep)), /nested more than|stands twice/);
  assert.match(refusal(bytesOf(`<CodeBook>${'<x/>'.repeat(30_000)}</CodeBook>`)), 'more than 20000 elements');
  assert.match(refusal(bytesOf(TAGUETTE.slice(0, -20))), 'broken or cut off');
  assert.match(refusal(bytesOf('<html><body>Log masuk</body></html>')), 'root element');
  assert.match(refusal(new Uint8Array([0x3c, 0xff, 0xc3, 0x28])), 'neither UTF-8 nor UTF-16');
  assert.match(refusal(bytesOf(TAGUETTE.replace(/guid="0D[^"]*"/, ''))), 'guid');
  const twice = TAGUETTE.replace(
    'DFE5C38E-9449-5959-A1F7-E3D895CFA801',
    '0d62985d-b147-5d01-a9b5-cae5dcd98301',
  );
  assert.match(refusal(bytesOf(twice)), 'stands twice');
  assert.match(refusal(bytesOf('<CodeBook><Codes/></CodeBook>')), 'no variables');
});

const codes = (count: number, attributes: string) =>
  Array.from({ length: count }, (_, at) => {
    const guid = `00000000-0000-4000-8000-${at.toString(16).padStart(12, '0')}`;
    return `<Code guid="${guid}" ${attributes}/>`;
  }).join('');
const bookOf = (inner: string) => bytesOf(`<CodeBook><Codes>${inner}</Codes></CodeBook>`);

test('codes of one name are numbered, and the one after the most that a codebook takes is refused', () => {
  const names = readQdc(bookOf(codes(100, 'name="a"'))).variables.map(({ name }) => name);
  assert.equal([names[0], names[1], names[99]], ['a', 'a (2)', 'a (100)']);
  assert.match(refusal(bookOf(codes(101, 'name="a"'))), 'more than 100 variables');
  const others = codes(150, 'name="a" isCodable="false"');
  const one = '<Code guid="99999999-0000-4000-8000-000000000001" name="b"/>';
  assert.is(readQdc(bookOf(`${others}${one}`)).variables.length, 1);
});

test('an element with very many or very long attributes is refused', () => {
  const many = Array.from({ length: 101 }, (_, at) => `a${at}="1"`).join(' ');
  assert.match(refusal(bookOf(codes(1, `name="a" ${many}`))), 'more than 100 attributes');
  assert.match(refusal(bookOf(codes(1, `name="${'a'.repeat(10_001)}"`))), 'longer than 10000 characters');
});

test('UTF-16 with its mark is read', () => {
  const utf16 = new Uint8Array(Buffer.from(`\ufeff${TAGUETTE.replace('utf-8', 'utf-16')}`, 'utf16le'));
  assert.equal(readQdc(utf16), read(TAGUETTE));
});

test.run();
