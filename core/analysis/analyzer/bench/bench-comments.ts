export const BENCH_VARIABLES = ['traffic jam', 'lubang jalan', '停车位', 'hospital', 'harga barang', '治安'];

const PEOPLE = ['Aminah', 'Wei Ling', 'Kumar', 'Siti', '阿明', 'Farid', 'Mei Yee', 'Rosli'];
const SAYINGS = [
  'Jalan kat {place} teruk sangat, lubang jalan sana sini',
  'hari-hari jem kat {place}, bila nak buat flyover?',
  '{place} 的停车位永远不够，每次都要兜几圈',
  'Harga barang makin naik, gaji tak naik-naik pun 😭',
  '治安很差，{place} 昨天又有人被抢包',
  'Good job YB! The traffic jam at {place} is much better now 👍',
  'The hospital in {place} needs more doctors, waited 5 hours lah',
  '支持！{place} 的医院终于要扩建了',
  'Terima kasih YB, mudah-mudahan {place} makin maju',
  'ok',
  'Where got? {place} still the same after three years, semua cakap kosong',
  '请问什么时候可以申请？{place} 的居民也可以吗',
];
const PLACES = [
  'Bayan Lepas',
  'Jelutong',
  '乔治市',
  'Air Itam',
  'Butterworth',
  '大山脚',
  'Nibong Tebal',
  'Tanjung Bungah',
];

/** `count` comments as a page of Penang might get them; the same for the same seed. About one in ten repeats. */
export function benchComments(
  count: number,
  seed: number,
): { message: string; name: string; like_count: number }[] {
  let state = seed >>> 0;
  const next = (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  const pick = (list: string[]) => list[next(list.length)] ?? '';
  return Array.from({ length: count }, () => {
    const parts = Array.from({ length: 1 + next(3) }, () => pick(SAYINGS).replace('{place}', pick(PLACES)));
    const tail = next(10) < 8 ? ` (${next(100_000)})` : '';
    return { message: parts.join('. ') + tail, name: pick(PEOPLE), like_count: next(40) };
  });
}
