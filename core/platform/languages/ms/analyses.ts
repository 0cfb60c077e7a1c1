import type { CoreTexts } from '../catalogue.js';

export const analyses: CoreTexts['core.analyses'] = {
  alreadyIn: (id, status) => `Analisis ${id} memang ${status}.`,
  isIn: (id, status) => `Analisis ${id} ${status}.`,
  cancelFirst: (id, status) => `Analisis ${id} ${status}. Batalkan dahulu, kemudian padam.`,
  othersKey: (id, owner) =>
    `Analisis ${id} diteruskan dengan kunci API yang diberikan oleh pengguna lain. Berikan kunci anda sendiri, atau minta ${owner} menyambungnya.`,
  needsKey: (id, provider) => `Analisis ${id} memerlukan kunci API ${provider} untuk diteruskan.`,
  changedMeanwhile: (id) => `Analisis ${id} telah berubah. Lihat semula.`,
  noProvider: (id) => `Penyedia ${id} tidak wujud pada pelayan ini.`,
  takesNoKey: (provider) =>
    `api_key: ${provider} tidak menerima kunci daripada permintaan; jangan berikannya.`,
  orKeyForRun: 'Atau berikan kunci untuk analisis ini sahaja.',
  keyAt: (page) => `Dapatkannya di ${page}. `,
  adminSets: (variable, file) => `Letakkan ${variable}=… dalam ${file} (smops config set ${variable})`,
  askAdmin: (variable) => `Pentadbir boleh meletakkan ${variable}=… dalam smops.env`,
  noKey: (provider, get, set) => `${provider} tiada kunci API. ${get}${set}, kemudian jalankan smops reload.`,
  itsKey: 'kuncinya',
  notAllowed: (provider, id, allowed) =>
    `${provider} (${id}) tidak boleh digunakan pada pelayan ini: SMOPS_PROVIDERS membenarkan ${allowed}.`,
  uncounted: (provider) =>
    `Tiada harga ditetapkan bagi ${provider}, yang berada di luar rangkaian anda: smops tidak dapat menyatakan kosnya, dan tiada bajet yang menghentikannya. Pentadbir boleh menetapkan OWN_MODEL_PRICE.`,
  budgetUncounted: (provider) =>
    `budget: tiada harga ditetapkan bagi ${provider}, maka bajet tidak dapat mengira kosnya. Jangan beri bajet, atau minta pentadbir menetapkan OWN_MODEL_PRICE.`,
  answeredWell: (provider) => `${provider} menjawab dengan betul.`,
  answeredOther: 'Ia menjawab, tetapi bukan soalannya: adakah model itu betul?',
  noRoomToMeasure: 'Bajet hari ini tidak cukup untuk satu lagi permintaan.',
  noAnswerWithin: (seconds) => `Tiada jawapan dalam ${seconds} saat.`,
  noTranslation:
    'Terjemahan belum dikonfigurasi. Ia memerlukan perkhidmatan AI, dan dasar pelayan ini (SMOPS_PROVIDERS) tidak membenarkannya.',
  translationNeeds: (remedy) => `Terjemahan belum dikonfigurasi. Ia memerlukan perkhidmatan AI. ${remedy}`,
  translatesNothing: 'Penyedia ini tidak menterjemah.',
  noRoomToTranslate:
    'Bajet hari ini tidak mencukupi untuk terjemahan. Cuba lagi esok, atau minta pentadbir menaikkan SMOPS_DAILY_BUDGET_USD.',
  notTranslated: (why) => `Komen ini tidak dapat diterjemah. ${why}`,
  twoAnalyses: 'Dua analisis yang berbeza diperlukan.',
  bothCompleted: 'Kedua-dua analisis mesti sudah selesai.',
  noCommonVariable: 'Kedua-dua analisis tiada pemboleh ubah yang sama.',
  noCommonComment: 'Kedua-dua analisis tiada komen yang sama.',
  comparisonIn: (id, status) => `Perbandingan ${id} ${status}; belum ada hasil.`,
  comparisonNotEnded: 'Perbandingan belum tamat.',
  notCompleted: 'Analisis belum selesai.',
  noLabels: 'Tiada baris yang mempunyai label, jadi tiada apa-apa untuk dicari.',
  noVariable: (name, names) =>
    names.length === 0
      ? `“${name}” bukan pemboleh ubah analisis ini: analisis ini tiada pemboleh ubah.`
      : `“${name}” bukan pemboleh ubah analisis ini. Pemboleh ubahnya: ${names.join(', ')}.`,
  commentsOrUpload: 'salah satu daripada comments_data, upload dan task_id diperlukan',
  measureOrTask: 'sama ada comments dan text_tokens, atau task_id, diperlukan',
  variablesOrCodebook: 'sama ada variables atau codebook diperlukan',
  commentsOrTask: 'sama ada comments_data atau task_id diperlukan',
  noControl: 'tidak boleh mengandungi aksara kawalan atau aksara rosak',
  notEmpty: 'tidak boleh kosong',
  dayOrTime: 'Mestilah tarikh seperti 2026-11-10, atau masa seperti 2026-11-10T08:00:00Z.',
  listOfText: 'mestilah senarai teks',
  oneVariable: 'sekurang-kurangnya satu pemboleh ubah diperlukan',
  missing: 'tidak diberikan',
  mustBeNumber: 'mestilah nombor',
  nameOneVariable: 'mesti menyatakan sekurang-kurangnya satu pemboleh ubah',
  noRowLabels:
    'Tiada baris yang berlabel: setiap komen memerlukan senarai pemboleh ubah di bawah “labels”, kosong jika tiada yang disebut.',
  community: (side, reason) => `Komuniti ${side}: ${reason}`,
  otherScores: (provider, id) =>
    `${provider} memberi skor kepada komen yang dibawa oleh import ini setakat ini. Teruskan dengannya (penyedia ${id}), atau dengan analisis setempat (penyedia local).`,
  sidesOf: (most) => `dua hingga ${most} pihak diperlukan: sides, atau a dan b`,
  nothingShared:
    'Analisis ini tiada pemboleh ubah yang dicari dengan cara yang sama. Nyatakan dengan variables apa yang dibandingkan.',
  namesOfAll: (sides) => `nama bagi setiap satu daripada ${sides} pihak diperlukan`,
  noTerms: (text, name) =>
    `“${text}” tiada istilah selepas tanda sama dengan: tulis ${name}, atau ${name}=ISTILAH,ISTILAH.`,
  tooManyTerms: (name, terms, most) =>
    `“${name}” mempunyai ${terms} istilah; paling banyak ${most} dibenarkan.`,
  longTerm: (name, characters, most) =>
    `Satu istilah “${name}” mempunyai ${characters} aksara; paling banyak ${most} dibenarkan.`,
  otherSeed: (seed) =>
    `Sampel analisis ini diambil dengan nombor benih “${seed}”; tinggalkan benih untuk mengambil lagi.`,
  allDrawn: 'Semua komen analisis ini sudah diambil.',
  partDrawn:
    'Semua komen yang dibaca oleh pembaca kedua sudah diambil sebagai sampel. Biarkan ia membaca lebih banyak, kemudian ambil lagi.',
  secondHasRead: (comments) =>
    `Pembaca kedua sudah membaca ${comments} komen analisis ini; minta lebih daripada itu.`,
  secondGoesOn: 'Pembaca kedua belum habis membaca komennya. Teruskannya, atau buangnya.',
  otherSecond: (label) =>
    `${label} sudah menjadi pembaca kedua analisis ini. Buangnya sebelum yang lain membaca.`,
  readsItself: (label) => `${label} telah membaca semua komen analisis ini; pembaca kedua mesti yang lain.`,
  tooManyDrawn: (most, drawn) =>
    `Paling banyak ${most} komen diambil daripada satu analisis; ${drawn} sudah diambil.`,
  onlyPeopleSettle: 'Hanya orang boleh memutuskan percanggahan: log masuk, atau gunakan token peribadi.',
  tooManyVariables: 'menyatakan terlalu banyak pemboleh ubah',
  atMostCharacters: (most) => `tidak boleh melebihi ${most} aksara`,
  longVariable: (most) => `pemboleh ubah tidak boleh melebihi ${most} aksara`,
  manyTerms: (most) => `satu pemboleh ubah boleh mempunyai paling banyak ${most} istilah sendiri`,
  manyVariables: (most) => `paling banyak ${most} pemboleh ubah dibenarkan`,
  moreThan0: 'mestilah lebih daripada 0',
  mixedUp: (service, comments, cost) =>
    `${service} mengelirukan komen antara satu sama lain; ${comments} komen ditanya semula secara berasingan${cost === '' ? '' : `, dengan kos ${cost}`}.`,
  chooseAnother: ' Itu lebih daripada sepersepuluh komen: pilih perkhidmatan lain.',
};

export const runStatus: CoreTexts['core.runStatus'] = {
  pending: 'menunggu',
  running: 'sedang berjalan',
  paused: 'dijeda',
  completed: 'selesai',
  failed: 'gagal',
  cancelled: 'dibatalkan',
};
