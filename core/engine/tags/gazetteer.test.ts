import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { createEngine } from '../engine.js';
import { CONCEPTS } from './concepts.js';
import { findEntry, GAZETTEER, spellingKey } from './gazetteer.js';

const LEAST_ENTRIES = 1500;

/** Spellings of two entries of different kinds: neither is certain. */
const AMBIGUOUS: string[] = ['firefly', 'harimau malaya'];

const list = suite('gazetteer');

list('has enough entries, each with two spellings and more, no spelling twice', () => {
  assert.ok(GAZETTEER.length >= LEAST_ENTRIES, String(GAZETTEER.length));
  for (const { kind, spellings } of GAZETTEER) {
    const texts = spellings.map(({ text }) => text);
    assert.ok(texts.length >= 2, `${kind}: ${texts[0]} has one spelling`);
    assert.is(new Set(texts).size, texts.length, `${kind}: ${texts[0]} repeats a spelling`);
    for (const text of texts) assert.match(text, /^[^~^;#\s][^~^;]*$/, `${kind}: ${texts[0]}`);
    for (const text of texts) assert.is.not(spellingKey(text), '', `${kind}: ${texts[0]}`);
  }
});

list('no spelling stands for two entries of one kind, and those of two kinds are known', () => {
  const entries = new Map<string, Set<number>>();
  GAZETTEER.forEach(({ spellings }, i) => {
    for (const { text, isMarkedHint } of spellings) {
      if (isMarkedHint) continue;
      const key = spellingKey(text);
      entries.set(key, (entries.get(key) ?? new Set()).add(i));
    }
  });
  const shared = [...entries].filter(([, of]) => of.size > 1);
  for (const [key, of] of shared)
    assert.is(new Set([...of].map((i) => GAZETTEER[i]?.kind)).size, of.size, `${key} stands for two`);
  assert.equal(shared.map(([key]) => key).sort(), [...AMBIGUOUS].sort());
});

list('no entry takes the name of a whole topic', () => {
  for (const { id, isThing } of CONCEPTS)
    if (!isThing) assert.is(findEntry(id.replaceAll('-', ' ')), undefined, id);
});

list.run();

const engine = createEngine();

/** The tier of each text's tag, `none` without a tag. */
function tiers(variable: string, texts: readonly string[], terms: string[] = []): string[] {
  const prepared = engine.prepare({ variables: [{ name: variable, terms }], post: '', language: 'en' });
  return texts.map((text) => engine.answer(prepared, text).tags[0]?.tier ?? 'none');
}

/** Texts that name the thing are certain, the others have no tag, or at most a likely one. */
function isNarrow(variable: string, named: readonly string[], neighbours: readonly string[]): void {
  for (const [i, tier] of tiers(variable, named).entries())
    assert.is(tier, 'certain', `${variable}: ${named[i]}`);
  for (const [i, tier] of tiers(variable, neighbours).entries())
    assert.is.not(tier, 'certain', `${variable}: ${neighbours[i]}`);
}

const narrow = suite('narrow names');

narrow('a scheme or agency is found by its spellings in all languages, its neighbours are not', () => {
  isNarrow(
    'PTPTN',
    ['Bila nak habis bayar ptptn ni', '高教基金还到老', 'National Higher Education Fund please write it off'],
    ['Anak dapat biasiswa JPA', 'Yuran universiti naik lagi', 'MARA loan approved'],
  );
  isNarrow(
    '国能',
    ['Bil TNB bulan ni gila', 'Tenaga Nasional dah datang baiki'],
    ['Bil air naik', 'Blackout lagi'],
  );
});

narrow('a line of a railway is not the railway, nor its neighbours', () => {
  isNarrow(
    'LRT Kelana Jaya',
    [
      'Laluan Kelana Jaya rosak lagi pagi ni',
      '格拉那再也线又故障',
      'Stuck on the kelana jaya line for an hour',
    ],
    ['KTM lambat dua jam', 'MRT Kajang penuh', 'Rumah saya dekat Kelana Jaya', 'Bas tak sampai'],
  );
  isNarrow(
    'KTM',
    ['马铁又迟到', 'ktmb tak pernah tepat'],
    ['LRT rosak', 'ECRL bila siap', 'Tren MRT penuh sesak'],
  );
  isNarrow('LRT', ['LRT Kelana Jaya rosak', '轻快铁坏了'], ['MRT2 penuh']);
  isNarrow('MRT Putrajaya', ['MRT2 penuh', '布城线停了'], ['MRT Kajang rosak', 'Naik MRT pergi kerja']);
  isNarrow('MRT', ['Naik MRT pergi kerja'], ['LRT lambat']);
});

narrow('an exam, a fruit, an animal, a dish and a town are that one', () => {
  isNarrow(
    'SPM',
    ['Result SPM keluar esok', '大马教育文凭成绩'],
    ['UPSR dah mansuh', 'Budak STPM stress', '统考何时承认'],
  );
  isNarrow(
    'durian',
    ['榴莲越来越贵', 'Musim durian dah sampai', 'lau lin so cheap now'],
    ['Rambutan manis', '山竹便宜'],
  );
  isNarrow('orang utan', ['人猿没有家了', 'Save the orangutan'], ['Gajah masuk kampung', 'Harimau dibunuh']);
  isNarrow('char kuey teow', ['CKT sini sedap', '炒粿条不够镬气'], ['Nasi lemak mahal', '福建面很好吃']);
  isNarrow('Shopee', ['虾皮的快递很慢', 'Beli kat shopee je'], ['Lazada lambat hantar', 'TikTok Shop murah']);
  isNarrow(
    'Deepavali',
    ['屠妖节快乐', 'Selamat Hari Diwali'],
    ['Selamat Hari Raya', '新年快乐', 'Happy Wesak Day'],
  );
  isNarrow('JB', ['新山塞车', 'Johor Bahru jam teruk'], ['Melaka jam teruk', '麻坡很静']);
});

narrow('a spelling within a longer name of something else is none', () => {
  assert.equal(tiers('Kuala Lumpur', ['Hospital Kuala Lumpur penuh']), ['none']);
  assert.equal(tiers('国能', ['中国能不能少管']), ['none']);
  const within = ['Klinik Ipoh penuh', 'Ipoh clinic is full', '怡保诊所没开', 'Jalan Ipoh jem'];
  assert.equal(tiers('Ipoh', within), ['none', 'none', 'none', 'none']);
  assert.equal(tiers('Ipoh', ['bandar Ipoh bersih', 'makan kat Ipoh']), ['certain', 'certain']);
});

narrow('an own term that is a spelling of an entry brings its other spellings', () => {
  assert.equal(tiers('bil bulanan', ['国能又涨价', 'Tenaga Nasional potong'], ['TNB']), [
    'certain',
    'certain',
  ]);
});

narrow('words of opinion around the name are a stance', () => {
  for (const name of ['Unifi teruk', 'Unifi太差'])
    assert.equal(
      tiers(name, ['unifi teruk, menyampah betul', 'unifi terbaik, terima kasih']),
      ['certain', 'none'],
      name,
    );
  assert.equal(tiers('国能太差', ['TNB teruk, menyampah betul', 'TNB terbaik, terima kasih']), [
    'certain',
    'none',
  ]);
});

narrow('a name that is a common word in small letters counts only in capitals', () => {
  isNarrow('PADU', ['Dah daftar PADU ke belum?'], ['Nasi ayam ni memang padu', 'MEMANG PADU LAH BRO']);
});

narrow.run();
