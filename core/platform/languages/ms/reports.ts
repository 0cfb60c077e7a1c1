import { inSentence } from '../../language/language.model.js';
import type { CoreTexts } from '../catalogue.js';

export const headings: CoreTexts['core.reportHeadings'] = {
  run: 'Hasil analisis',
  comparison: 'Perbandingan komuniti',
  relations: 'Analisis hubungan',
  exploration: 'Tema komen (penerokaan AI)',
  agreement: 'Persetujuan',
  accuracy: 'Ketepatan',
};

export const page: CoreTexts['core.reportPage'] = {
  howToRead: 'Cara membaca laporan ini',
  noName: 'tanpa nama',
  comments: (comments) => `${comments} komen`,
  summary: 'Ringkasan',
  shares: 'Peratusan komen bagi setiap pemboleh ubah',
  sharesPlot: 'Peratusan komen bagi setiap pemboleh ubah dengan selang 95%',
  sharesPlotAndTable:
    'Peratusan komen bagi setiap pemboleh ubah dengan selang 95%; jadual di bawah memaparkan angka yang sama',
  variable: 'Pemboleh ubah',
  variables: 'Pemboleh ubah',
  comment: 'Komen',
  commentsHead: 'Komen',
  sentiment: 'Sentimen',
  threeSentiments: 'Positif / neutral / negatif',
  sentiments: { positive: 'positif', neutral: 'neutral', negative: 'negatif' },
  examples: 'Contoh',
  saidBy: 'Menurut',
  quote: 'Petikan',
  all: 'Semua',
  firstOf: (shown, all) => `${shown} yang pertama daripada ${all}`,
};

export const run: CoreTexts['core.run'] = {
  title: (fileName) => `Apa kata komen: ${fileName}`,
  counted: (comments, matched) => `${comments} komen, ${matched} dengan pemboleh ubah`,
  unfinished: {
    pending: 'analisis belum bermula: inilah komen yang sudah dianalisis setakat ini',
    running: 'analisis masih berjalan: inilah komen yang sudah dianalisis setakat ini',
    paused: 'analisis dijeda: inilah komen yang sudah dianalisis setakat ini',
    failed: 'analisis gagal: inilah komen yang sudah dianalisis setakat ini',
  },
  failed: (comments) => `${comments} gagal`,
  leftOut: (rows) => `ditinggalkan: ${rows}`,
  codebook: (name, version) => `Buku kod ${name}, versi ${version}`,
  commentNumber: (number) => `Komen ${number}`,
  reactions: (shown) => `${shown} reaksi`,
  table: 'Pemboleh ubah, komen terbanyak dahulu',
  share: 'Peratusan, 95%',
  allComments: 'Semua komen',
  topComments: 'Komen dengan reaksi terbanyak',
  nothing: 'Tiada komen yang menyebut pemboleh ubah.',
  moreInFile: 'Cetakan menunjukkan yang pertama; fail mempunyai kesemuanya.',
  filteredCounts: 'Kiraan smops bagi komen yang ditapis; peratusan yang dibetulkan hanya bagi semua komen.',
  reading: [
    'Peratusan pemboleh ubah dikira oleh smops, dengan selang Wilson 95% (setiap teks dikira sekali) yang meliputi kebetulan sahaja, bukan salah baca smops, sehingga cukup banyak komen sampel dibaca; selepas itu peratusan yang dibetulkan dengan selang 95%. Sentimen dikira oleh smops; sentimen bagi bilangan yang dibetulkan dibahagikan seperti komen bertag. Satu komen boleh mempunyai beberapa pemboleh ubah. Kata yang ditandai ialah petikan yang menjadi asas tag.',
    'Ini ialah peratusan komen dalam satu fail, bukan peratusan orang. Nama penulis tidak disertakan.',
  ],
};

export const filter: CoreTexts['core.filter'] = {
  only: (shown, all, filter) => `Hanya ${shown} daripada ${all} komen: ${filter}`,
  variables: (names) => `dengan ${inSentence(names, 'ms-MY')}`,
  without: (names) => `tanpa ${inSentence(names, 'ms-MY')}`,
  none: 'tanpa pemboleh ubah',
  tagged: 'dengan pemboleh ubah',
  languages: (names) => `dalam ${inSentence(names, 'ms-MY', 'disjunction')}`,
  languageNames: {
    ms: 'bahasa Melayu',
    en: 'bahasa Inggeris',
    zh: 'bahasa Cina',
    id: 'bahasa Indonesia',
    mixed: 'bahasa campuran',
    und: 'bahasa yang tidak diketahui',
  },
  tiers: { certain: 'tag yang pasti', likely: 'tag yang mungkin' },
  judged: 'sudah dinilai orang',
  unjudged: 'belum dinilai orang',
  from: (moment) => `dari ${moment}`,
  toDay: (day) => `hingga dan termasuk ${day}`,
  before: (moment) => `sebelum ${moment}`,
  search: (words) => `dengan kata “${words}”`,
  once: 'setiap teks sekali',
  minScore: (score) => `skor ${score} atau lebih`,
  maxScore: (score) => `skor ${score} atau kurang`,
};

export const overview: CoreTexts['core.overview'] = {
  byTime: { hour: 'Komen mengikut jam', day: 'Komen mengikut hari', week: 'Komen mengikut minggu' },
  noTimes: 'Kurang daripada 80% komen ada maklumat masa, jadi perubahan mengikut masa tidak ditunjukkan.',
  variables: 'Pemboleh ubah: peratusan dan sentimen komennya',
  sides: 'Kanan garis positif, kiri negatif.',
  theseComments: 'Komen ini',
  peakName: (what, share) => `${what} ${share}`,
  peak: (what, when, share, elsewhere) => `${what}: ${share} pada ${when}, ${elsewhere} pada masa lain`,
  when: { hour: 'Jam', day: 'Hari', week: 'Minggu' },
  all: 'Semua',
  words: {
    name: 'Pemboleh ubah',
    count: 'Komen',
    share: 'Peratusan',
    interval: 'selang 95%',
    positive: 'positif',
    neutral: 'neutral',
    negative: 'negatif',
    trend: 'Mengikut masa',
  },
};

export const intake: CoreTexts['core.intake'] = {
  commentsSheet: 'komen',
  sheet: 'bacaan fail',
  read: 'dibaca',
  analysed: 'dianalisis',
  leftOutDuplicates: 'ditinggalkan: pendua',
  leftOutEmpty: 'ditinggalkan: tanpa teks',
  leftOutRejected: 'ditinggalkan: tidak dapat dibaca',
  file: 'fail',
  readAs: 'dibaca sebagai',
  leftOut: 'ditinggalkan',
  filter: 'ditapis',
  duplicates: (rows) => `${rows} pendua`,
  empty: (rows) => `${rows} baris tanpa teks`,
  rejected: (rows) => `${rows} baris yang tidak dapat dibaca`,
};

export const comparison: CoreTexts['core.comparison'] = {
  title: 'Perbandingan komuniti',
  points: 'A − B, mata peratusan',
  variable: 'Pemboleh ubah',
  interval: 'Selang 95%',
  difference: 'Perbezaan, mata peratusan',
  dumbbells: (a, b) =>
    `Peratusan komen bagi setiap pemboleh ubah dalam ${a} dan ${b}, dengan selang 95%, serta perbezaannya`,
  heatMap:
    'Peratusan komen bagi setiap pemboleh ubah dan pihak; warna menunjukkan sejauh mana satu pihak di atas (▲) atau di bawah (▼) purata yang lain',
  fromOthers: (points) => `${points} mata peratusan daripada purata yang lain`,
  thin: 'komen sedikit',
  largest: 'Perbezaan terbesar daripada purata yang lain, mata peratusan',
  size: 'Perbezaan',
  mixed:
    'Penyedia atau model yang berlainan membaca pihak-pihak ini: perbezaan mungkin berpunca daripadanya, bukan daripada komen.',
  sentiments: (positive, neutral, negative) => `${positive} positif, ${neutral} neutral, ${negative} negatif`,
  failed: (comments) => `${comments} gagal`,
  raw: 'Setiap komen dikira sekali',
  weightedHeading: 'Berwajaran mengikut reaksi',
  once: 'Setiap teks dikira sekali: antara salinan hampir sama bagi satu teks hanya yang pertama dikira, dan peratusan ialah kiraan smops.',
  sides: {
    heading: 'Sentimen setiap pihak',
    label: 'Sentimen setiap pihak: skor, dan peratusan komen negatif dan positif',
    name: 'Pihak',
    mean: 'Skor',
    comments: 'Komen',
    positive: 'positif',
    neutral: 'neutral',
    negative: 'negatif',
    course: (variable) =>
      `Peratusan komen dengan “${variable}” mengikut masa, satu garis bagi setiap pihak pada harinya sendiri, semua pada satu skala`,
    time: 'Masa',
    share: 'Peratusan',
    withIt: 'Menyebutnya',
    noTimes: 'Kurang daripada 80% komen ada maklumat masa.',
  },
  weighted: 'Setiap komen dikira 1 campur bilangan reaksinya; selang menggunakan saiz sampel berkesan (Kish)',
  reading: [
    'Peratusan dengan selang Wilson 95% (setiap teks dikira sekali); perbezaan dua pihak dengan selang Newcombe (1998), nilai p daripada ujian tepat Fisher, atau ujian dua perkadaran bagi fail besar; bagi lebih daripada dua pihak, setiap satu dibandingkan dengan purata yang lain mengikut MOVER (Zou dan Donner 2008). Nilai p dibetulkan bagi semua pemboleh ubah dan pihak mengikut Holm (1979). Nilai h Cohen, satu ukuran saiz kesan, ada di sebelah p. Perbezaan yang tebal adalah jelas dan tidak sangat kecil. * berdasarkan komen yang sedikit: petunjuk sahaja, bukan kesimpulan. Ini ialah peratusan komen dalam fail, bukan peratusan orang, dan tidak menerangkan sebabnya.',
  ],
};

export const relations: CoreTexts['core.relations'] = {
  title: 'Pemboleh ubah yang muncul bersama',
  pairs: 'Pasangan',
  table: 'Pasangan pemboleh ubah, bukti terkuat dahulu',
  together: 'Muncul bersama',
  lift: 'Kali berbanding kebetulan',
  pmi: 'Kekuatan (PMI, bit)',
  expected: (comments) => `jangkaan ${comments}`,
  chart: {
    variable: 'Pemboleh ubah',
    comments: 'Komen',
    liftHead: 'Kali berbanding kebetulan',
    matrix:
      'Setiap pasangan pemboleh ubah berbanding kebetulan: 1 seperti kebetulan, lebih besar lebih kerap bersama, lebih kecil jarang bersama; berlorek apabila kurang daripada sepuluh komen dijangka',
    graph: 'Pemboleh ubah yang jelas muncul bersama, dengan bilangan komen yang menyebut kedua-duanya',
    none: 'Tiada pasangan pemboleh ubah yang jelas lebih kerap muncul bersama daripada kebetulan.',
    pair: (a, b) => `${a} dan ${b}`,
    both: (both, expected) => `${both} komen menyebut kedua-duanya, ${expected} dijangka`,
    lift: (lift) => `${lift} kali berbanding kebetulan`,
    together: 'jelas bersama',
    apart: 'jelas terpisah',
    asChance: 'mungkin kebetulan',
    thin: 'sedikit komen dijangka',
    node: (name, comments) => `${name}: ${comments} komen`,
  },
  reading: [
    '“Kali berbanding kebetulan” (lift) ialah bilangan komen dengan kedua-duanya berbanding yang dijangka secara kebetulan; PMI ialah logaritmanya dengan asas 2 (0 ialah kebetulan, 1 bit dua kali ganda) serta selang 95% (kaedah delta, setiap salinan dikira); ujian mengira setiap teks sekali. Nilai p daripada ujian tepat Fisher, atau ujian dua perkadaran bagi fail besar, dengan pembetulan Holm (1979) bagi semua pasangan; pasangan bercetak tebal jelas berbeza daripada kebetulan. * dijangka dalam kurang daripada sepuluh komen: petunjuk sahaja, bukan kesimpulan.',
    'Dua topik dalam komen yang sama tidak bermaksud satu menjadi sebab yang lain. Mengikut topik, bukan mengikut orang.',
  ],
};

export const exploration: CoreTexts['core.exploration'] = {
  title: 'Apa yang diperkatakan dalam komen',
  read: (comments) => `${comments} daripadanya dibaca, disampel sekata`,
  themes: 'Tema',
  plot: 'Peratusan komen bagi setiap tema dengan selang 95%; jadual di bawah memaparkan angka yang sama',
  table: 'Tema, daripada yang terbesar',
  theme: 'Tema',
  languages: 'Bahasa',
  reading: [
    'Sesuatu tema dicadangkan apabila cukup banyak komen menggunakan kata-katanya: topik yang smops kenal, atau kata yang muncul bersama dalam komen ini. Satu komen boleh tergolong dalam beberapa tema. Peratusan dikira daripada komen yang dibaca, dengan selang Wilson 95% yang mengira setiap salinan; sentimen ialah bacaan enjin terbina dalam.',
    'Tema dicari melalui kata: sindiran, bayangan dan ungkapan lain boleh terlepas. Tema ialah cadangan untuk disahkan dengan analisis, bukan kesimpulan. * berdasarkan kurang daripada sepuluh komen. Ini ialah peratusan komen, bukan peratusan orang.',
  ],
};

export const agreement: CoreTexts['core.agreement'] = {
  title: 'Sejauh mana dua analisis bersetuju',
  common: (comments) => `${comments} komen berlainan yang mempunyai hasil dalam kedua-dua analisis.`,
  sentiment: 'Sentimen (tiga label)',
  heading: 'Kappa Cohen bagi setiap pemboleh ubah',
  plot: 'Kappa bagi setiap pemboleh ubah dengan selang 95%, dalam perseratus; jadual di bawah memaparkan angka yang sama',
  table: 'Persetujuan',
  counts: 'Kedua-dua / A sahaja / B sahaja / tiada',
  same: 'Sama',
  kappa: 'Kappa',
  disagreements: 'Percanggahan',
  person: 'Penilaian manusia',
  yes: 'ya',
  no: 'tidak',
  reading: [
    'Kappa ialah persetujuan melebihi kebetulan (Cohen 1960): 1 bersetuju sepenuhnya, 0 seperti kebetulan; – bermaksud kedua-duanya sentiasa berkata sama, jadi tiada yang dapat dibezakan. Selang ialah selang sampel besar Cohen, 95%. Komen yang sama kata-katanya dikira sekali. * berdasarkan kurang daripada sepuluh komen dengan pemboleh ubah itu.',
    'Persetujuan bukan ketepatan: dua mesin boleh sama-sama salah. Nilai percanggahan untuk melihat yang mana betul.',
  ],
};

export const accuracy: CoreTexts['core.accuracy'] = {
  title: 'Sejauh mana tag menepati penilaian manusia',
  judgedOf: (judged, total) => `${judged} daripada ${total} komen berlainan dinilai oleh manusia`,
  meanF1: (rate) => `purata F1 ${rate}`,
  heading: 'F1 bagi setiap pemboleh ubah',
  plot: 'F1 bagi setiap pemboleh ubah dengan selang 95%; jadual di bawah memaparkan angka yang sama',
  table: 'Kepersisan, dapatan semula dan F1',
  judged: (comments) => `${comments} dinilai`,
  basis: {
    file: 'Berdasarkan label dalam fail.',
    drawn:
      'Berdasarkan komen sampel, dibaca tanpa melihat tag; kepersisan dan dapatan semula meliputi semua komen.',
    chosen:
      'Komen ini dipilih oleh orang, bukan diambil secara rawak, maka angkanya tidak banyak menerangkan komen lain. Ambil sampel dan bacanya.',
  },
  together: 'Keseluruhan',
  counts: 'Betul / berlebihan / terlepas',
  precision: 'Kepersisan',
  recall: 'Dapatan semula',
  mistakes: 'Perbezaan',
  machineOnly: 'mesin sahaja',
  personOnly: 'manusia sahaja',
  chart: {
    variable: 'Pemboleh ubah',
    f1: 'F1',
    precision: 'Kepersisan',
    recall: 'Dapatan semula',
    judged: (comments) => `${comments} dinilai`,
    label: 'F1, kepersisan dan dapatan semula bagi setiap pemboleh ubah dengan selang 95%',
  },
  reading: [
    'Kepersisan: daripada tag yang diberikan, peratusan yang betul. Dapatan semula: daripada tag yang sepatutnya ada, peratusan yang diberikan. F1 ialah min harmonik kedua-duanya. Selang ialah selang Wilson 95%; selang F1 diperoleh daripada peratusan tag yang sama antara semuanya. Komen yang sama kata-katanya dikira sekali. * berdasarkan kurang daripada sepuluh komen dengan pemboleh ubah itu.',
    'Angka ini sah bagi komen yang dinilai. Jika hanya komen yang kelihatan salah dinilai, angkanya lebih rendah daripada keseluruhan fail; ambil sampel rawak untuk mengetahui keseluruhannya. Manusia juga boleh tersilap.',
  ],
};
