import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { findNearCopies, gramsOf, isWithinEdits, jaccard } from './find-near-copies.js';
import { isLongEnough, plainText } from './plain-text.js';
import { EDITS, fitOf, plantCopies } from './planted-copies.js';

const test = suite('near-copies');

const RICE = 'Kerajaan patut turunkan harga beras tempatan sebelum bulan puasa';
const WATER = '水管爆裂三天了还没有人来修，我们住五楼天天提水上楼';

test('copies are told by their letters, whatever emoji, marks, spaces and characters they are dressed in', () => {
  const found = findNearCopies([
    RICE,
    'Bila jalan depan sekolah nak siap, sudah dua tahun begini',
    `${RICE.toUpperCase()}!!! 😡😡`,
    WATER,
    'Kerajaan patut turunkan harga beras tempatan sebelum bulan Ramadan',
    '水管爆裂三天了還沒有人來修 我們住五樓天天提水上樓 🙏',
    'Klinik kesihatan ini sangat bersih dan kakitangannya ramah',
  ]);
  assert.equal(found, [
    [0, 2, 4],
    [3, 5],
  ]);
});

test('another matter in much the same frame is no copy', () => {
  assert.equal(
    findNearCopies([
      'Kerajaan patut turunkan harga beras tempatan sebelum bulan puasa',
      'Kerajaan patut naikkan gaji guru sementara sebelum bulan puasa',
      'Kerajaan patut baiki jambatan kampung sebelum musim hujan',
    ]),
    [],
  );
});

test('greetings, thanks and emoji are no copies, however many people write them', () => {
  const short = [
    'amin',
    'Amin 🤲',
    '👍',
    '👍👍👍👍👍👍👍👍',
    'Terima kasih YB',
    'Selamat pagi semua',
    '新年快乐！',
    '恭喜恭喜',
    '2026',
  ];
  assert.equal(findNearCopies([...short, ...short, ...short]), []);
  assert.not.ok(isLongEnough(plainText('Terima kasih banyak YB 🙏🙏')));
  assert.ok(isLongEnough(plainText(WATER)));
});

test('the Jaccard index counts shared grams of five letters, of three Chinese characters', () => {
  // harga, arga_ … of "harga naik" are six grams; "harga nail" shares five of seven.
  assert.is(jaccard(gramsOf('harga naik'), gramsOf('harga nail')), 5 / 7);
  // 水管爆, 管爆裂 against 水管爆, 管爆了.
  assert.is(jaccard(gramsOf('水管爆裂'), gramsOf('水管爆了')), 1 / 3);
  assert.is(jaccard(gramsOf('abc'), gramsOf('abc')), 0, 'what is too short for a gram is like nothing');
});

test('edits are counted as Levenshtein counts them', () => {
  // Published: kitten to sitting takes three edits.
  assert.ok(isWithinEdits('kitten', 'sitting', 3));
  assert.not.ok(isWithinEdits('kitten', 'sitting', 2));
  assert.ok(isWithinEdits('banjir', 'banjir', 0));
  assert.ok(isWithinEdits('', 'ab', 2));
  assert.not.ok(isWithinEdits('', 'abc', 2));
});

for (const [number, edit] of EDITS.entries()) {
  test(`planted copies changed in a tenth (${edit}) are found, and nothing else, the same every time`, () => {
    const planted = plantCopies(3000, 7 + number, edit);
    const groups = findNearCopies(planted.comments);
    const { recall, precision } = fitOf(groups, planted);
    assert.ok(recall >= 0.95, `recall ${recall}`);
    assert.ok(precision >= 0.99, `precision ${precision}`);
    assert.equal(findNearCopies(planted.comments), groups);
  });
}

test('thousands of copies of one text are one group', () => {
  const comments = Array.from({ length: 3000 }, (_, number) => `${RICE} ${'a'.repeat(number % 5)} ${number}`);
  assert.is(findNearCopies(comments).length, 1);
  assert.is(findNearCopies(comments)[0]?.length, 3000);
});

test.run();
