import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { copyNumbers, foldCopies } from './copy-numbers.js';

const test = suite('copies among a few texts');

const PLEA = 'Tolong sebarkan, mangsa banjir di dewan sekolah perlukan selimut dan makanan malam ini';
const TEXTS = [
  'Bagus',
  PLEA,
  '今天去巴刹，菜还是一样的价钱，老板人很好',
  `${PLEA}!!!`,
  'bagus ',
  `PENTING: ${PLEA}`,
  'Parking near the hospital is impossible on Monday mornings',
];

test('near-copies have one number, and so have short texts with the same words', () => {
  assert.equal([...copyNumbers(TEXTS)], [0, 1, 2, 1, 0, 1, 6]);
  assert.equal([...copyNumbers([])], []);
});

test('each text comes once, where it comes first, with how many others are nearly the same', () => {
  assert.equal(foldCopies(TEXTS, 3), [
    { place: 0, others: 1 },
    { place: 1, others: 2 },
    { place: 2, others: 0 },
  ]);
});

test.run();
