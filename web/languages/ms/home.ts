import { count } from '../../format/format.js';
import type { Texts } from '../catalogue.js';

export const home: Texts['home'] = {
  title: 'Utama',
  subtitle: 'Apa yang sedang berjalan, hasil terkini, dan apa yang perlu dibuat',
  loadFailed: 'Ringkasan tidak dapat dimuatkan',
  first: {
    title: 'Langkah pertama',
    analyse: 'Analisis satu fail',
    analyseText: 'Eksport komen daripada Facebook, TikTok, Instagram atau hamparan, dan apa yang dicari.',
    chooseFile: 'Pilih fail',
    trySample: 'Cuba dengan komen contoh',
    adding: 'Sedang disediakan…',
    failed: 'Komen contoh tidak dapat disediakan',
    read: 'Baca lima puluh',
    readText: 'Baca sendiri sebahagian komen: peratusan kemudian dibetulkan mengikut penilaian orang.',
    readWay: 'Baca lima puluh',
    send: 'Hantar satu halaman',
    sendText:
      'Hasil sebagai satu halaman dalam Word, PowerPoint atau HTML, bermula dengan penemuan paling kuat.',
    sendWay: 'Buka halaman',
    after: 'selepas satu analisis',
    sample: 'Komen contoh',
    sampleText:
      '2,000 komen rekaan dalam tiga bahasa daripada dua komuniti, dengan banjir pada minggu ketiga.',
    openSample: 'Buka hasil',
    compareSample: 'Bandingkan komuniti',
    removeSample: 'Buang',
    removing: 'Sedang dibuang…',
    removed: 'Komen contoh sudah dibuang',
    removeFailed: 'Komen contoh tidak dapat dibuang',
  },
  running: {
    title: 'Analisis yang sedang berjalan',
    none: 'Tiada yang sedang berjalan.',
    open: 'Analisis baharu',
    status: { pending: 'Menunggu', running: 'Sedang berjalan', paused: 'Dijeda' },
  },
  schedules: {
    title: 'Jadual yang memerlukan perhatian',
    open: 'Jadual',
    paused: 'Dijeda oleh seseorang.',
    failed: (periods) => `Gagal ${count(periods)} tempoh berturut-turut.`,
  },
  unnamed: 'Fail tanpa nama',
  latest: {
    title: 'Hasil terkini',
    none: 'Belum ada analisis yang selesai.',
    open: 'Semua analisis',
    comments: (comments) => `${count(comments)} komen`,
    sentiment: (positive, neutral, negative) =>
      `Positif ${positive}, neutral ${neutral}, negatif ${negative}`,
  },
  tasks: {
    title: 'Tugasan perlu disiapkan',
    none: 'Tiada tugasan yang perlu disiapkan.',
    open: 'Semua tugasan',
    counts: (due, open) => `${count(due)} perlu disiapkan, ${count(open)} belum selesai`,
  },
  score: {
    title: 'Skor empat minggu',
    none: 'Tiada analisis sentimen dalam empat minggu lepas.',
    open: 'Sentimen',
    chart: (last) => `Skor sentimen empat minggu lepas, yang terakhir ${last} daripada 10`,
    about: (analyses) => `${count(analyses)} analisis, dari 0 hingga 10`,
  },
  limits: {
    title: 'Kuota dan kos',
    none: 'YouTube belum dikonfigurasi.',
    quota: 'Unit YouTube digunakan hari ini',
    of: (used, limit) => `${used} daripada ${limit}`,
    today: 'Perkhidmatan AI hari ini',
    month: 'Perkhidmatan AI bulan ini',
    budget: (usd) => `Bajet harian ${usd}`,
    open: 'Penyedia AI',
    openQuota: 'YouTube',
  },
};
