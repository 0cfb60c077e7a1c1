import type { CoreTexts } from '../catalogue.js';

const count = (value: number) => value.toLocaleString('en');

export const plan: CoreTexts['core.plan'] = {
  runOrComments: 'Beri task_id, atau bilangan komen, salah satu sahaja.',
  title: 'Berapa banyak perlu dibaca',
  within: (points) => `± ${points} mata`,
  reads: (points, reads, time) =>
    `Untuk ± ${points} mata paling banyak: baca kira-kira ${count(reads)} komen, ${time}.`,
  ways: (points, ways) => `Untuk ± ${points} mata paling banyak: ${ways.join('; atau ')}.`,
  byPeople: (reads, time) => `${count(reads)} oleh orang (${time})`,
  bySecond: (read, label, notes) =>
    `${count(read)} oleh ${label}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`,
  both: (second, people) => `${second} dan ${people}`,
  more: (second) => `${second} lagi`,
  stays: 'tiada yang keluar dari rangkaian anda',
  costs: (cost, isMeasured) => `${isMeasured ? 'kira-kira' : 'paling banyak'} ${cost}`,
  inPart: (label, read) => `Orang membaca dalam ${count(read)} komen yang telah dibaca oleh ${label}.`,
  tooLittle: (points, label) =>
    `Untuk ± ${points} mata, bacaan ${label} terlalu sedikit: biarkan ia membaca lebih banyak dahulu.`,
  enough: (points) => `Semua peratusan diketahui hingga ± ${points} mata: tiada lagi yang perlu dibaca.`,
  minutes: (minutes) => `kira-kira ${minutes} minit`,
  hours: (hours, minutes) => `kira-kira ${hours} jam ${minutes} minit`,
  measured: (seconds, reads) =>
    `${seconds} saat bagi satu komen, diukur pada ${count(reads)} komen yang dibaca pasukan anda.`,
  usual: (seconds) =>
    `${seconds} saat bagi satu komen, iaitu masa yang biasa: bacaan pasukan anda belum cukup untuk mengukurnya.`,
  runFree: (provider, comments) => `${provider} membaca kesemua ${count(comments)} dahulu, tanpa bayaran`,
  runCosts: (provider, comments, cost, isMeasured) =>
    `${provider} membaca kesemua ${count(comments)} dahulu, ${isMeasured ? 'kira-kira' : 'paling banyak'} ${cost}`,
  runOpen: (provider, comments) => `${provider} membaca kesemua ${count(comments)} dahulu`,
  runMeasured: (runs) => `diukur pada ${runs} analisis pasukan anda`,
  bases: {
    read: 'mengikut bacaan',
    counted: 'dikira oleh smops; bacaan belum cukup',
    assumed: 'belum ada yang diketahui: dirancang bagi pemboleh ubah yang kerap dan sukar dijumpai',
  },
  now: 'diketahui hingga',
  missing: 'masih perlu dibaca',
  failed: 'Rancangan tidak dapat dibuat',
  again: 'Cuba lagi',
  draw: (comments) => `Ambil sampel ${count(comments)} dan baca`,
  read: 'Teruskan membaca',
  drawFailed: 'Sampel tidak dapat diambil',
  goalLeft: (reads, points, of) =>
    `Kira-kira ${count(reads)} lagi untuk ± ${points} mata${of === '' ? '' : ` bagi ${of}`}.`,
  goalReached: (points, of) =>
    `${of === '' ? 'Semua peratusan' : `Peratusan ${of}`} diketahui hingga ± ${points} mata: tiada lagi yang perlu dibaca.`,
  chooseWay: 'Siapa yang membaca',
  letRead: (read, label) => `Biarkan ${label} membaca ${count(read)}`,
  letReadFailed: 'Pembaca kedua tidak dapat dimulakan',
  second: 'Pembaca kedua',
  secondReads: (label) => `${label} sedang membaca sebahagian`,
  secondHas: (label, read, failed) =>
    `${label} telah membaca ${count(read)} komen${failed === 0 ? '' : `; gagal pada ${count(failed)}`}`,
  askFailed: 'Tanya semula yang gagal',
  stop: 'Henti',
  stopFailed: 'Pembaca kedua tidak dapat dihentikan',
  remove: 'Buang',
  removeQuestion: (label) =>
    `Buang bacaan ${label} bagi analisis ini selama-lamanya? Peratusan kemudian berasaskan bacaan orang sahaja.`,
  removeFailed: 'Pembaca kedua tidak dapat dibuang',
};
