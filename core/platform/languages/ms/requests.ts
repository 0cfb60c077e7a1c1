import type { CoreTexts } from '../catalogue.js';

export const requests: CoreTexts['core.requests'] = {
  sameOrigin:
    'Permintaan ini mesti datang daripada papan pemuka sendiri (same-origin), atau membawa token API.',
  sameOriginOnly: 'Permintaan ini mesti datang daripada papan pemuka sendiri (same-origin).',
  assistantTokens:
    'Pembantu AI log masuk dengan token API sendiri: smops tokens add NAME --role analyst --assistant read.',
  assistantOnly: 'Token ini untuk pembantu AI dan hanya diterima di /mcp. Buat token lain untuk program.',
  assistantMayNot:
    'Pembantu AI tidak dibenarkan melakukan perkara ini. Lakukan di papan pemuka atau dengan arahan.',
  bodyJson: 'Kandungan mestilah JSON (content-type: application/json).',
  backupFrom: 'Sandaran dibuat daripada papan pemuka sendiri, atau dengan token API.',
  tokenInvalid: 'Token ini tidak sah, tamat tempoh atau telah ditarik balik.',
  notUtf8: 'Kandungan bukan UTF-8. Simpan sebagai UTF-8 dan hantar semula.',
  idNumber: 'ID ialah nombor bulat.',
  notSignedIn: 'Anda belum log masuk.',
  bodyTooLarge: (size) => `Kandungan melebihi had ${size}.`,
  bodyTooManyValues:
    'Isi JSON ini mempunyai terlalu banyak nilai, aras atau nama yang berlainan untuk dibaca. Hantar lebih sedikit komen sekali gus, atau hantar fail.',
  bodyTooSlow:
    'Kandungan dihantar terlalu perlahan, jadi ia tidak dibaca sampai habis. Hantar sekali lagi melalui talian yang lebih laju.',
  bodiesBusy: 'Terlalu banyak yang dihantar kepada pelayan serentak. Cuba lagi setengah minit lagi.',
  foreignOrigin: 'Halaman tapak lain tidak boleh memanggil alamat untuk pembantu.',
  fileEmpty: 'Kandungan mestilah fail untuk diimport; kini ia kosong.',
  fileTooLarge: (limit) => `Fail melebihi had ${limit}.`,
  unstorable: 'Ada nilai yang mengandungi aksara atau nombor yang tidak dapat disimpan.',
  diskFull:
    'Cakera sudah penuh. Tiada apa-apa daripada permintaan ini disimpan. Kosongkan ruang cakera, kemudian cuba lagi.',
  databaseAway: 'Pangkalan data tidak menjawab. Cuba lagi sebentar lagi.',
  databaseDamaged:
    'Sebahagian pangkalan data rosak. Tiada apa-apa daripada permintaan ini disimpan. Pulihkan sandaran (smops restore).',
  unexpected: 'Ralat tidak dijangka berlaku pada pelayan. Ralat ini telah dicatat dalam log.',
  notUnderstood: 'Permintaan ini tidak dapat difahami.',
  noVideoId: 'Ini bukan ID video.',
  noPostId: 'Ini bukan ID hantaran.',
  websocketOnly: 'Alamat ini untuk websocket.',
  filesElsewhere: 'Fail disimpan di tempat lain.',
  metricsFor: 'Metrik adalah untuk token pentadbir, atau pada komputer ini.',
  openAddress: (url) => `Buka ${url}.`,
  needsTls:
    'Letakkan proksi dengan TLS di hadapan smops, atau, pada rangkaian persendirian yang anda percayai, tetapkan SMOPS_ALLOW_HTTP=1 (docs/operations.md, "In an office network").',
  plainHttp: (remedy) =>
    `Melalui http biasa, pelayar tidak menyimpan log masuk dari komputer lain. ${remedy}`,
  backupBody: 'Kandungan mestilah fail sandaran.',
  analysisRuns: (comments) => `Analisis ${comments} komen sedang berjalan di latar belakang.`,
  comparisonRuns: (comments) => `Perbandingan ${comments} komen sedang berjalan di latar belakang.`,
  commentsMatch: (matched, comments) => `${matched} daripada ${comments} komen menyebut pemboleh ubah.`,
  busy: 'Pelayan sedang sibuk dengan permintaan besar yang lain. Cuba lagi dalam setengah minit.',
  callerLeft: 'Pihak yang meminta telah pergi sebelum gilirannya.',
  isRequired: (name) => `${name} diperlukan.`,
};
