import { strToU8, zipSync } from 'fflate';
import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { AppError } from '../../errors.js';
import { xlsxFile, xlsxSheet } from '../../platform/export/xlsx.js';
import { readCommentSource } from '../read-comment-source.node.js';

const test = suite('ZIP archives with a comment file');

const CSV = strToU8('Nama,Komen\nAminah,Banjir lagi 😡\n陈先生,路灯坏了\n');
const read = async (bytes: Uint8Array) => {
  async function* source() {
    for (let at = 0; at < bytes.length; at += 1000) yield bytes.subarray(at, at + 1000);
  }
  return await readCommentSource(source(), { fileName: 'eksport.zip' });
};
const refusal = async (bytes: Uint8Array) => {
  try {
    await read(bytes);
  } catch (error) {
    if (error instanceof AppError) return `${error.code}: ${error.message}`;
    throw error;
  }
  return 'nothing was thrown';
};

test('the one comment file is read, whatever stands beside it', async () => {
  const archive = zipSync({
    'eksport/gambar.jpg': new Uint8Array(2_000),
    '__MACOSX/eksport/._komen.csv': new Uint8Array(10),
    'eksport/komen.csv': CSV,
    'eksport/.DS_Store': new Uint8Array(10),
  });
  const { comments, format } = await read(archive);
  assert.is(format, 'csv');
  assert.equal(
    comments.map(({ author, content }) => [author, content]),
    [
      ['Aminah', 'Banjir lagi 😡'],
      ['陈先生', '路灯坏了'],
    ],
  );
});

test('a chat of WhatsApp comes with its images', async () => {
  const chat = '[21/09/2026, 17:45:12] Ali: Longkang tersumbat\n[21/09/2026, 17:46:00] Siti: Betul tu\n';
  const { comments, shape } = await read(
    zipSync({ '00001-PHOTO.jpg': new Uint8Array(500), '_chat.txt': strToU8(chat) }),
  );
  assert.is(shape, 'WhatsApp chat');
  assert.equal(
    comments.map(({ content }) => content),
    ['Longkang tersumbat', 'Betul tu'],
  );
});

test('a workbook in an archive is read, an archive in an archive is not', async () => {
  const columns = [{ title: 'Komen', value: (text: string) => text }];
  const workbook = await xlsxFile([xlsxSheet('Komen', columns, ['Jalan rosak'])]);
  assert.is((await read(zipSync({ 'komen.xlsx': workbook }))).comments[0]?.content, 'Jalan rosak');
  const inner = zipSync({ 'komen.csv': CSV });
  for (const name of ['lagi.zip', 'lagi.rar', 'komen.csv'])
    assert.is(
      await refusal(zipSync({ [`eksport/${name}`]: inner })),
      `VALIDATION: This ZIP archive holds another archive (${name}). Unpack both, then choose the comment file in it.`,
    );
});

test('an archive is refused by the name of the limit that it breaks, with what to do', async () => {
  const photos = Array.from({ length: 60_000 }, (_, at) => [`gambar/${at}.jpg`, new Uint8Array(1)]);
  assert.is(
    await refusal(zipSync({ 'komen.csv': CSV, ...Object.fromEntries(photos) }, { level: 0 })),
    'VALIDATION: This ZIP archive has more than 10,000 files, which is the limit. Unpack it, then choose the comment file in it.',
  );
  const locked = zipSync({ 'komen.csv': CSV });
  for (const [place, kind] of [
    [6, 'PK\x03\x04'],
    [8, 'PK\x01\x02'],
  ] as const)
    locked[Buffer.from(locked).indexOf(kind, 0, 'latin1') + place]! |= 1;
  assert.is(
    await refusal(locked),
    'VALIDATION: This ZIP archive is locked with a password. Unpack it with the password, then choose the comment file in it.',
  );
  const large = new Uint8Array(26 * 1_048_576);
  assert.is(
    await refusal(zipSync({ 'komen.csv': CSV, 'gambar.jpg': large }, { level: 0 })),
    'VALIDATION: A ZIP archive may have at most 25 MB. Unpack it, then choose the comment file in it.',
  );
  assert.is(
    await refusal(zipSync({ 'xl/workbook.xml': CSV, 'xl/media/gambar.jpg': large }, { level: 0 })),
    'VALIDATION: A workbook may have at most 25 MB. Save the sheet as CSV, which has no such limit.',
  );
});

test('none, several, a damaged archive and a bomb are refused with what to do', async () => {
  assert.match(
    await refusal(zipSync({ 'gambar.jpg': new Uint8Array(9) })),
    'VALIDATION: This is a ZIP archive',
  );
  const several = await refusal(zipSync({ 'a/satu.csv': CSV, 'dua.json': CSV }));
  assert.match(several, 'several comment files (satu.csv, dua.json)');
  const archive = zipSync({ 'komen.csv': CSV });
  for (const cut of [30, 60, archive.length - 90])
    assert.match(await refusal(archive.subarray(0, cut)), /^VALIDATION/, String(cut));
  const bomb = new Uint8Array(24 * 1_048_576).fill(0x0a);
  bomb.set(strToU8('Komen\nBanjir\n'));
  assert.match(
    await refusal(zipSync({ 'komen.csv': bomb })),
    'VALIDATION: The file in this ZIP archive is more than 200 times',
  );
});

test.run();
