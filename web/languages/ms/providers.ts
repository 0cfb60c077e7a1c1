import type { Texts } from '../catalogue.js';

export const providers: Texts['providers'] = {
  list: 'Penyedia AI',
  loadFailed: 'Penyedia tidak dapat dimuatkan',
  columns: {
    name: 'Penyedia',
    key: 'Kunci API',
    model: 'Model',
    address: 'Komen dihantar ke',
    check: 'Semakan terakhir',
  },
  isDefault: 'Lalai',
  keySet: 'Dikonfigurasi',
  keyMissing: 'Belum dikonfigurasi',
  keyAsked: 'Ditanya setiap kali mula',
  keyNone: 'Tidak perlu',
  notSetUp: 'Belum disediakan',
  notAllowed: 'Tidak dibenarkan',
  notAllowedHint: 'Pemilik pelayan ini tidak membenarkannya.',
  thisMachine: 'Komputer ini',
  test: 'Semak',
  testOf: (name) => `Semak ${name} dengan satu soalan pendek`,
  testing: 'Menyemak…',
  notTested: 'Belum disemak',
  works: (ms) => `Berfungsi, ${ms} ms`,
  testFailed: 'Semakan tidak dapat dibuat',
};

export const providerCosts: Texts['providerCosts'] = {
  title: 'Kos mengikut bulan',
  loadFailed: 'Kos tidak dapat dimuatkan',
  today: (usd) => `Hari ini: ${usd}`,
  todayOf: (usd, budget) => `Hari ini: ${usd} daripada ${budget} sehari`,
  chart: 'Kos dua belas bulan lepas, USD',
  about: 'Apa yang dicaj oleh penyedia, mengikut bulan dan penyedia',
  all: 'Semua',
  none: 'Belum ada bayaran',
  noneText: 'Analisis setempat tidak dikenakan bayaran. Caj Gemini atau DeepSeek dipaparkan di sini.',
  columns: {
    month: 'Bulan',
    provider: 'Penyedia',
    tokensIn: 'Token masuk',
    tokensOut: 'Token keluar',
    cost: 'Kos',
  },
};
