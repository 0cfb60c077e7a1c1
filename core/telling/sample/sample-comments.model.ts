/** A comment of the sample, and of which of the two communities it is. */
export interface SampleComment {
  text: string;
  author: string;
  reactions_count: number;
  created_time: string;
  community: (typeof SAMPLE_COMMUNITIES)[number];
}

export const SAMPLE_COMMUNITIES = ['George Town', 'Seberang Perai'] as const;
/** What the sample is asked for. */
export const SAMPLE_VARIABLES = [
  { name: 'banjir', terms: ['banjir', '水灾', '淹水', 'flood', 'flooded'] },
  { name: 'harga', terms: ['harga', 'mahal', '涨价', '太贵', 'price', 'prices'] },
  { name: 'sampah', terms: ['sampah', '垃圾', 'rubbish'] },
];
export const SAMPLE_POST =
  'Apa yang patut majlis buat dahulu? 市政厅应该先做什么？ What should the council do first?';
export const SAMPLE_SIZE = 2000;

type Tongue = 'ms' | 'zh' | 'en';
type Sayings = Record<Tongue, readonly string[]>;

const TOPICS: Record<'banjir' | 'harga' | 'sampah' | 'other', Sayings> = {
  banjir: {
    ms: [
      'banjir lagi di {place}, longkang tersumbat',
      'air naik sampai lutut, banjir di {place} teruk kali ni',
      'kereta saya rosak sebab banjir di {place}',
      'setiap kali hujan mesti banjir kat {place}',
      'terima kasih bomba, cepat bantu mangsa banjir di {place}',
    ],
    zh: [
      '{place}又水灾了，沟都塞住',
      '{place}淹水到膝盖，店里的货全坏了',
      '每次下雨{place}就水灾，没有人管',
      '感谢消防员，{place}水灾时很快就到',
      '{place}淹水，孩子没办法上学',
    ],
    en: [
      '{place} flooded again, the drains are blocked',
      'the flood at {place} reached our kitchen',
      'every heavy rain means a flood in {place}',
      'thanks to the firemen who came fast during the flood at {place}',
    ],
  },
  harga: {
    ms: [
      'harga ayam di {place} naik lagi',
      'barang di {place} mahal sangat sekarang',
      'harga nasi kandar {place} dah RM12',
      'pasar {place} masih murah, harga ok',
      'sewa rumah di {place} mahal, gaji tak naik',
    ],
    zh: [
      '{place}的菜又涨价了',
      '{place}的房租太贵，年轻人租不起',
      '{place}巴刹什么都涨价',
      '{place}的咖啡还是便宜，没有涨价',
    ],
    en: [
      'prices at {place} went up again',
      'the price of eggs in {place} is crazy',
      'prices in {place} are still fair',
      'rent prices around {place} are too high',
    ],
  },
  sampah: {
    ms: [
      'sampah tak kutip seminggu di {place}',
      'bau sampah di {place} tak tahan',
      'lori sampah dah datang awal di {place}, bagus',
      'orang buang sampah merata kat {place}',
    ],
    zh: ['{place}的垃圾堆了好几天', '{place}垃圾车没来，臭死了', '{place}的垃圾现在天天有人收，很好'],
    en: [
      'rubbish piling up at {place}',
      'nobody collects the rubbish in {place}',
      'rubbish is collected on time in {place} now, well done',
    ],
  },
  other: {
    ms: [
      'jalan di {place} banyak lubang',
      'terima kasih, taman di {place} cantik',
      'parking susah di {place}',
      'lampu jalan {place} dah seminggu tak menyala',
      'bas ke {place} selalu lambat',
      'bila nak buka dewan di {place}?',
      'kerja bagus, {place} makin bersih',
    ],
    zh: [
      '{place}的路要修一修',
      '{place}停车位不够',
      '谢谢，{place}的公园很漂亮',
      '去{place}的巴士常常迟到',
      '{place}的路灯坏了一个星期',
      '请问{place}的礼堂几时开放？',
      '{place}越来越好了，加油',
    ],
    en: [
      'please fix the potholes at {place}',
      'parking at {place} is hopeless',
      'the new park in {place} is lovely',
      'buses to {place} are always late',
      'the street lights at {place} have been off for a week',
      'when does the hall at {place} open?',
      'good work, {place} looks better every month',
    ],
  },
};

const OPENINGS: Sayings = {
  ms: ['', '', 'Tolonglah, ', 'YB, ', 'Serius, ', 'Hari ni ', 'Semalam ', 'Alamak, ', 'Min, '],
  zh: ['', '', '拜托，', '真的，', '今天', '昨天', '唉，', '请问议员，'],
  en: ['', '', 'Please, ', 'Honestly, ', 'Today ', 'Yesterday ', 'YB, ', 'Aiyo, '],
};
const ENDINGS: Sayings = {
  ms: [
    '',
    '',
    '.',
    ' 😡',
    ' 🙏',
    ' lah',
    ' betul',
    ', bila nak selesai?',
    ', harap ambil tindakan',
    ' 👍',
    '!!',
  ],
  zh: ['', '', '。', ' 😡', ' 🙏', '！', '，什么时候解决？', '，希望快点处理', ' 👍'],
  en: ['', '', '.', ' 😡', ' 🙏', ' lah', ', when will it end?', ', please do something', ' 👍', '!!'],
};
const PLACES: Record<SampleComment['community'], readonly string[]> = {
  'George Town': [
    'Jelutong',
    'Air Itam',
    'Pulau Tikus',
    'Lebuh Chulia',
    'Gelugor',
    'Tanjung Bungah',
    'Lebuh Carnarvon',
    'Dato Keramat',
    'Sungai Pinang',
  ],
  'Seberang Perai': [
    'Butterworth',
    'Bukit Mertajam',
    'Nibong Tebal',
    'Kepala Batas',
    'Perai',
    'Simpang Ampat',
    'Juru',
    'Penaga',
    'Sungai Bakap',
  ],
};
const AUTHORS = [
  'Aminah',
  '伟明',
  'Kumar',
  'Siti',
  '阿明',
  'Farid',
  'Mei Yee',
  'Rosli',
  'Devi',
  '志强',
  'Hafiz',
  '美玲',
];

const DAY_MS = 86_400_000;
const DAYS = 28;
/** The days on which a flood is talked about, counted from the first. */
const BURST = [17, 18, 19];

/** How often each community speaks of what on an ordinary day; on the days of the burst, half of all is the flood. */
const SHARES: Record<SampleComment['community'], readonly [banjir: number, harga: number, sampah: number]> = {
  'George Town': [0.07, 0.28, 0.1],
  'Seberang Perai': [0.12, 0.15, 0.24],
};
const TONGUES: Record<SampleComment['community'], readonly [ms: number, zh: number]> = {
  'George Town': [0.3, 0.78],
  'Seberang Perai': [0.62, 0.85],
};

/** Numbers in [0, 1) that are always the same ones, one after the other (mulberry32). */
function fixedNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * 2,000 invented comments in Malay, Chinese and English on what a council should do: four weeks that end the day before
 * `now`, a burst about a flood in the third, and two communities with different topics. Texts and days are always
 * the same ones; only the dates move with `now`.
 */
export function sampleComments(now: Date): SampleComment[] {
  const random = fixedNumbers(2026);
  const of = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const last = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return Array.from({ length: SAMPLE_SIZE }, (): SampleComment => {
    const community = random() < 0.55 ? 'George Town' : 'Seberang Perai';
    // A burst is louder, too.
    const day = random() < 0.13 ? of(BURST) : Math.floor(random() * DAYS);
    const [banjir, harga, sampah] = SHARES[community];
    const flood = BURST.includes(day) ? 0.55 : banjir;
    const at = random();
    const topic =
      at < flood ? 'banjir' : at < flood + harga ? 'harga' : at < flood + harga + sampah ? 'sampah' : 'other';
    const [ms, zh] = TONGUES[community];
    const tongueAt = random();
    const tongue: Tongue = tongueAt < ms ? 'ms' : tongueAt < zh ? 'zh' : 'en';
    const saying = of(TOPICS[topic][tongue]).replace('{place}', of(PLACES[community]));
    const opening = of(OPENINGS[tongue]);
    const text = `${opening}${opening === '' ? saying.charAt(0).toUpperCase() + saying.slice(1) : saying}${of(ENDINGS[tongue])}`;
    return {
      text,
      author: of(AUTHORS),
      reactions_count: Math.floor(random() ** 4 * 60),
      // Between seven in the morning and eleven at night in Malaysia.
      created_time: new Date(
        last - (DAYS - day) * DAY_MS - 3_600_000 + random() * 16 * 3_600_000,
      ).toISOString(),
      community,
    };
  });
}

type Sentiment = 'positive' | 'neutral' | 'negative';

/** Sayings that are not negative: all others complain. */
const PRAISE =
  /terima kasih|bagus|感谢|谢谢|很好|越来越好|thanks|well done|lovely|good work|still fair|masih murah|还是便宜/;
const ASKING = /bila nak buka|几时开放|when does/;

export interface KnownComment {
  text: string;
  /** Variables of the sample that it mentions. */
  tags: string[];
  sentiment: Sentiment;
}

const sentimentOf = (saying: string): Sentiment =>
  PRAISE.test(saying) ? 'positive' : ASKING.test(saying) ? 'neutral' : 'negative';

/**
 * Each saying of the sample once, with what it speaks of and how its writer feels, topics and languages in turn, so that any
 * part of them is a fair one.
 */
export function knownComments(): KnownComment[] {
  const places = Object.values(PLACES).flat();
  const lists = Object.entries(TOPICS).flatMap(([topic, sayings]) =>
    Object.values(sayings).map((list) => list.map((saying) => ({ topic, saying }))),
  );
  const rounds = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: rounds }, (_, round) => lists.flatMap((list) => list[round] ?? []))
    .flat()
    .map(({ topic, saying }, at) => ({
      text: saying.replace('{place}', places[at % places.length] ?? ''),
      tags: topic === 'other' ? [] : [topic],
      sentiment: sentimentOf(saying),
    }));
}
