import type { CoreTexts } from '../catalogue.js';

export const reportDocument: CoreTexts['core.reportDocument'] = {
  bars: {
    name: 'Pemboleh ubah',
    count: 'Komen',
    share: 'Peratusan komen',
    interval: 'Selang 95%',
    trend: 'Mengikut masa',
  },
  lines: { time: 'Masa', value: 'Nilai', interval: 'Selang 95%', volume: 'Komen' },
};

export const report: CoreTexts['core.report'] = {
  sections: {
    line: 'Dalam satu ayat',
    figures: 'Tiga angka',
    changes: 'Apa yang berubah',
    driver: 'Paling banyak dalam komen negatif',
    shares: 'Apa yang diperkatakan',
    sentiment: 'Sentimen setiap pihak',
    time: 'Bila ditulis',
    quotes: 'Kata mereka',
    watch: 'Yang perlu diperhatikan',
    method: 'Cara kiraan',
  },
  sectionsOf: {
    comparison: { changes: 'Di mana bezanya' },
    series: { time: 'Mengikut peredaran masa' },
    sentiments: { shares: 'Perasaan mereka', time: 'Skor mengikut peredaran masa' },
  },
  commentsFigure: 'Komen',
  mentionNote: (comments) => `${comments} menyebut pemboleh ubah`,
  meanFigure: 'Skor, 0 hingga 10',
  strongestFigure: (variable) => `Peratusan ${variable}`,
  between: (low, high) => `antara ${low} dengan ${high}`,
  since: (name, from, to) => `Berbanding dengan ${name}, ditulis dari ${from} hingga ${to}`,
  sinceFile: (name) => `Berbanding dengan ${name}, yang komennya tiada masa`,
  noEarlier:
    'Tiada perbandingan: tiada analisis komen lain yang ditulis lebih awal, dengan buku kod yang sama atau semua pemboleh ubah ini, dipilih atau dijumpai.',
  changesHead: { now: 'Kini', before: 'Dahulu', difference: 'Mata peratusan (95%)', size: 'Perbezaan' },
  driver: (variable, hits, negative, share) =>
    `${variable} paling banyak terdapat dalam komen negatif: ${hits} daripada ${negative} menyebutnya (${share}).`,
  driverNone: 'Tiada pemboleh ubah terdapat dalam komen negatif.',
  peak: (variable, from, to, share, elsewhere, comments) =>
    `${variable}, ${from} hingga ${to}: ${share} daripada komen, ${elsewhere} pada masa lain (${comments} komen)`,
  peakOnce: (variable, at, share, elsewhere, comments) =>
    `${variable}, ${at}: ${share} daripada komen, ${elsewhere} pada masa lain (${comments} komen)`,
  noTime: 'Terlalu sedikit komen ada maklumat masa untuk menunjukkan bila semuanya ditulis.',
  timeChart: 'Komen mengikut masa dan sentimen',
  roseClearly: (variable, points) => `${variable} meningkat ${points} mata peratusan.`,
  notCorrected: (variable, missing) =>
    `Peratusan ${variable} dikira oleh smops; baca ${missing} lagi komen untuk membetulkannya.`,
  failed: (comments) => `${comments} komen tidak dapat dianalisis dan tidak masuk dalam mana-mana angka.`,
  nothingToWatch: 'Tiada yang menonjol.',
  twoSentences: (first, next) => `${first} ${next}`,
  methodMade: (provider, model, cost) => `Dianalisis oleh ${provider} (${model}); kos ${cost}.`,
  free: 'tiada',
  methodComments: (comments, file) => `${comments} komen dalam ${file}.`,
  methodPeriod: (from, to) => `Ditulis dari ${from} hingga ${to}.`,
  quotesHow:
    'Petikan: komen dengan reaksi terbanyak bagi setiap pemboleh ubah, satu bagi setiap teks dan, jika ada beberapa, dalam bahasa yang berlainan. Penulis tidak disertakan.',
  written: (by, at) => `Ayat pertama ditulis oleh ${by} pada ${at}.`,
  taggedHead: 'Bertag',
  firstOf: (shown, all) => `${shown} yang terbesar daripada ${all}`,
  basisHow: {
    machine: 'Peratusan dikira oleh smops, dengan selang 95%.',
    corrected:
      'Peratusan dibetulkan mengikut komen sampel yang dibaca orang, dengan selang 95%; sentimen dan masa dikira oleh smops.',
  },
  ofComments: 'Ini peratusan komen, bukan peratusan orang. Nama penulis tidak disertakan.',
};

export const reports: CoreTexts['core.reports'] = {
  someSection: 'Laporan memerlukan sekurang-kurangnya satu bahagian',
  onceEach: 'Setiap bahagian hanya boleh muncul sekali dalam laporan',
  onceOfComparison: 'Hanya laporan perbandingan boleh mengira salinan teks yang sama sebagai satu komen',
  beforeOfRun: 'Hanya laporan sesuatu analisis dibandingkan dengan analisis sebelumnya',
  sectionsOrTemplate: 'Berikan bahagian atau templat, bukan kedua-duanya',
  nameEmpty: 'Berikan nama kepada templat',
  nameTooLong: (most) => `Nama templat mengandungi paling banyak ${most} aksara`,
  noSuchSection: (section, possible) =>
    `Laporan ini tiada bahagian “${section}”. Bahagian yang boleh ada: ${possible}`,
  lineTooLong: (most) => `Ayat itu mengandungi paling banyak ${most} aksara`,
  wholeReport:
    'Laporan meliputi seluruh analisis: buang penapis, atau pilih csv, xlsx, json atau ndjson bagi komen yang ditapis',
  tooManyTemplates: (most) => `Sudah ada ${most} templat; padam satu sebelum menambah yang lain`,
};

export const reportOfComparison: CoreTexts['core.reportOfComparison'] = {
  differenceOf: (variable, a, b) => `${variable}: ${a} tolak ${b}, mata peratusan`,
  differenceFromOthers: (variable, side) => `${variable}: ${side} tolak purata yang lain, mata peratusan`,
  clearFigure: 'Pemboleh ubah yang jelas berbeza',
  ofAll: (clear, all) => `${clear} daripada ${all}`,
  allComments: 'Komen',
  table: 'Peratusan komen, dengan selang 95%',
  counts: 'Komen dengan pemboleh ubah; di bawahnya positif / neutral / negatif',
  sentiments: 'Komen mengikut sentimen; di bawahnya peratusan masing-masing',
  fewComments: (variables) => `${variables}: terlalu sedikit komen; angkanya hanya petunjuk.`,
  failedIn: (side, comments) =>
    `${side}: ${comments} komen tidak dapat dianalisis dan tidak masuk dalam mana-mana angka.`,
  side: (name, file, day, comments, provider) =>
    `${name}: ${comments} komen dalam ${file}, dianalisis pada ${day} oleh ${provider}.`,
  cost: (cost) => `Kos semua analisis: ${cost}.`,
  quotesHow:
    'Petikan: bagi pemboleh ubah yang paling berbeza, satu komen dengan reaksi terbanyak bagi setiap pihak, satu bagi setiap teks. Penulis tidak disertakan.',
};

export const reportOfSeries: CoreTexts['core.reportOfSeries'] = {
  title: (codebook) => `${codebook} mengikut masa`,
  none: (codebook) => `Belum ada analisis yang selesai dengan buku kod “${codebook}”.`,
  lineDays: (variable, share, comments, from, to) =>
    `${variable} mendahului dengan ${share} daripada ${comments} komen dari ${from} hingga ${to}.`,
  lineRun: (variable, share, comments, file) =>
    `${variable} mendahului dengan ${share} daripada ${comments} komen dalam ${file}.`,
  unchanged: 'Tiada peratusan yang jelas berbeza daripada hari-hari sebelumnya.',
  commentsDays: (from, to) => `Komen, ${from} hingga ${to}`,
  commentsRun: (file) => `Komen dalam ${file}`,
  inAll: (comments, runs) => `${comments} dalam ${runs} analisis`,
  pointsOf: (variable) => `${variable}, mata peratusan`,
  runs: 'Analisis',
  fromTo: (from, to) => `${from} hingga ${to}`,
  against: (from, to, beforeFrom, beforeTo) =>
    `${from} hingga ${to}, berbanding dengan ${beforeFrom} hingga ${beforeTo}`,
  againstRun: (file, day) => `Berbanding dengan ${file} pada ${day}; tidak diuji`,
  noBefore: 'Tiada komen sebelum hari-hari ini untuk dibandingkan.',
  latestRun: (file, text) => `Dalam analisis terkini, ${file}: ${text}`,
  allMentions: 'Dalam seluruh siri',
  firstSeen: 'Mula disebut',
  lastSeen: 'Terakhir disebut',
  variables: 'Pemboleh ubah, peratusan terbesar dahulu',
  chart: 'Peratusan komen mengikut peredaran masa',
  alarm: (variable, day, comments, total, expected) =>
    `${variable}, ${day}: ${comments} daripada ${total} komen, dijangka ${expected}`,
  gone: (variable, day) => `${variable} terakhir disebut pada ${day}.`,
  method: (runs, codebook, from, to) =>
    `${runs} analisis dengan buku kod “${codebook}”, ${from} hingga ${to}.`,
  byUnit: { day: 'Mengikut hari komen.', week: 'Mengikut minggu komen.', run: 'Mengikut analisis.' },
  noTime: (comments) => `${comments} komen tanpa maklumat masa tidak dikira.`,
  repeated: (comments) => `${comments} komen yang juga ada dalam analisis kemudian dikira sekali.`,
  providers: (providers, cost) => `Dianalisis oleh ${providers}; kos ${cost}.`,
  reading: [
    'Peratusan ialah kiraan smops dengan selang 95% Wilson (setiap teks dikira sekali); bagi analisis penuh, peratusan yang dibetulkan jika cukup yang dibaca. Perbezaan mempunyai selang 95% Newcombe, diuji dengan ujian tepat Fisher atau ujian dua kadaran dan dibetulkan bagi semua pemboleh ubah mengikut Holm.',
    'Sesuatu hari atau minggu disebut apabila sesuatu pemboleh ubah disebut lebih kerap daripada jangkaan 7 hingga 28 hari (minggu) sebelumnya, dengan mengambil kira ralat pensampelan dan perbezaan antara hari.',
    'Ini ialah peratusan komen, bukan peratusan orang. Nama penulis tidak disertakan.',
  ],
};

export const reportOfSentiments: CoreTexts['core.reportOfSentiments'] = {
  titleOf: (task) => `Sentimen ${task}`,
  titleOfAll: 'Sentimen semua tugasan',
  none: (task) => `Analisis sentimen bagi ${task}`,
  noneOfAll: 'Analisis sentimen',
  line: (task, score, day) => `${task} mendapat skor ${score} daripada 10 pada ${day}.`,
  higher: (points, day) => `Lebih tinggi ${points} berbanding pada ${day}.`,
  lower: (points, day) => `Lebih rendah ${points} berbanding pada ${day}.`,
  same: (day) => `Itu sama seperti pada ${day}.`,
  negative: (share, comments) => `${share} daripada ${comments} komen negatif.`,
  scoreFigure: (task) => `Skor ${task}, 0 hingga 10`,
  scoreBefore: (score, day) => `${score} pada ${day}`,
  firstScore: 'analisis pertama',
  negativeOf: (task) => `Peratusan komen negatif ${task}`,
  negativeFigure: 'Komen negatif',
  commentsFigure: 'Komen',
  inAll: (comments, analyses) => `${comments} dalam ${analyses} analisis`,
  changes: 'Peratusan komen negatif, berbanding analisis sebelumnya; skor di bawahnya',
  task: 'Tugasan',
  score: (score) => `skor ${score}`,
  noEarlier: 'Tiada analisis terdahulu bagi tugasan yang sama untuk dibandingkan.',
  negativeByTask: 'Peratusan komen negatif dalam analisis terkini setiap tugasan, dengan selang 95%',
  byLabel: 'Peratusan setiap sentimen dalam analisis terkini, dengan selang 95%',
  table: 'Analisis, yang terkini dahulu',
  scoreHead: 'Skor',
  weightedHead: 'Ikut reaksi',
  chart: 'Skor setiap analisis, 0 hingga 10',
  mostNegative: (task) => `Paling negatif, ${task}`,
  mostPositive: (task) => `Paling positif, ${task}`,
  noQuotes: 'Komen bagi analisis ini tidak disimpan di sini.',
  scored: (score) => `skor ${score}`,
  fell: (task, points, day) => `${task} turun ${points} sejak ${day}.`,
  low: (task, score) => `${task} mendapat skor ${score}: lebih banyak negatif daripada positif.`,
  method: (analyses, tasks, from, to) => `${analyses} analisis bagi ${tasks} tugasan, ${from} hingga ${to}.`,
  providers: (providers, cost) => `Diberi skor oleh ${providers}; kos ${cost}.`,
  unknownProvider: 'pihak lain sebelum dibawa ke sini',
  engineChanged: (task, day, from, to) =>
    `${task}: skor diberi oleh ${to} mulai ${day}, sebelumnya oleh ${from}. Sebahagian perubahan mungkin berpunca daripada program.`,
  scoreWas: (score) => `${score} sebelum naik taraf`,
  more: (shown, all) => `Jadual memuatkan ${shown} yang terkini daripada ${all} analisis.`,
  reading: [
    'Setiap komen mempunyai skor dari 0 (paling negatif) hingga 10 (paling positif); satu analisis mempunyai satu skor bagi semua komennya, dan satu lagi yang memberi lebih berat kepada komen dengan reaksi. Kedua-duanya kiraan smops.',
    'Peratusan mempunyai selang 95% Wilson, perbezaannya selang Newcombe, kedua-duanya mengira setiap teks sekali, diuji dengan ujian tepat Fisher atau ujian dua perkadaran dan dibetulkan bagi semua tugasan mengikut Holm.',
    'Ini ialah peratusan komen, bukan peratusan orang. Nama penulis tidak disertakan.',
  ],
};
