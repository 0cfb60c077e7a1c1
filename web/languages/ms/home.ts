import { count } from '../../components/format/format.js';
import type { Texts } from '../catalogue.js';

export const home: Texts['home'] = {
  title: 'Utama',
  subtitle: 'Apa yang sedang berjalan, hasil terkini, dan apa yang perlu dibuat',
  loadFailed: 'Ringkasan tidak dapat dimuatkan',
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
