import type { CoreTexts } from '../catalogue.js';

export const schedules: CoreTexts['core.schedules'] = {
  when: 'Tulis masanya sebagai “daily 08:00”, “weekly MON 08:00”, “weekly MON,THU 08:00”, atau ungkapan cron seperti “0 8 * * MON”.',
  never: 'Masa ini tidak akan tiba. Semak hari dan bulan.',
  tooOften: (minutes) =>
    `Masa ini terlalu kerap. Beri jarak sekurang-kurangnya ${minutes} minit antara dua masa.`,
  nameEmpty: 'Beri nama kepada jadual ini.',
  tooLong: (most) => `Paling banyak ${most} aksara.`,
  onlyHttps: 'Hanya alamat https dibaca. Mulakan dengan https://.',
  days: (most) => `Berikan bilangan hari, nombor bulat dari 1 hingga ${most}.`,
  tooMany: (most) => `Sudah ada ${most} jadual. Padam jadual yang tidak diperlukan.`,
  nameTaken: (name) => `Jadual lain bernama “${name}”. Pilih nama lain.`,
  isAtWork: (name) => `“${name}” sedang berjalan. Cuba lagi apabila ia selesai.`,
  isPaused: (name) => `“${name}” sudah dijeda.`,
  ownerMayNot: (name, owner) =>
    `${owner}, pemilik “${name}”, tidak lagi boleh membuat analisis. Sambung jadual ini dahulu: ia kemudian milik anda.`,
  isNotPaused: (name) => `“${name}” tidak dijeda.`,
  noFolderSetting:
    'Tiada folder boleh dipantau. Pentadbir menetapkan satu folder dalam konfigurasi (WATCH_FOLDER), lalu memulakan semula pelayan.',
};

export const periods: CoreTexts['core.periods'] = {
  noFolder: (folder) => `Folder ${folder} tiada di bawah WATCH_FOLDER, atau tidak dapat dibaca.`,
  stillWritten: 'Fail masih ditulis: ditinggalkan untuk kali berikutnya.',
  tooLarge: (megabytes) => `Lebih besar daripada ${megabytes} MB.`,
  noRoom: 'Terlalu banyak komen untuk satu analisis: ditinggalkan untuk kali berikutnya.',
  noTime: 'Bacaan mengambil masa terlalu lama: ditinggalkan untuk kali berikutnya.',
  tookTooLong: (seconds) => `Bacaan mengambil masa lebih daripada ${seconds} saat, dua kali.`,
  brokeOff: 'Sambungan terputus, atau senyap terlalu lama.',
  notReadable: (code) => `Tidak dapat dibaca (${code}).`,
  nothingReadable: (name, reason) => `Tiada fail dapat dibaca. ${name}: ${reason}`,
  restLater: (reason) => `Selebihnya ditinggalkan untuk kali berikutnya: ${reason}`,
  nothingNew: 'Tiada yang baharu.',
  restored:
    'Pangkalan data ini dipulihkan daripada sandaran semasa tempoh ini belum tamat: ia tidak diteruskan.',
  runFailed: (reason) => `Analisis gagal: ${reason}`,
  runGone: 'Analisis dipadam sebelum tamat.',
  stillPaused: (reason) => `Analisis dijeda selama sehari: ${reason}`,
  noDestination: 'Destinasi ini telah dipadam: tiada apa-apa dihantar kepadanya.',
  noReason: 'sebab tidak diketahui',
  gaveUp: 'smops terhenti, atau menemui ralat, setiap kali membaca komen. Lihat log pelayan.',
  ownerDisabled: (name) =>
    `Dijeda: pemiliknya, ${name}, telah dinyahaktifkan. Sesiapa yang menyambungnya menjadi pemiliknya.`,
  ownerDeleted: (name) =>
    `Dijeda: pemiliknya, ${name}, telah dipadam. Sesiapa yang menyambungnya menjadi pemiliknya.`,
  ownerRole: (name, role) =>
    `Dijeda: pemiliknya, ${name}, kini mempunyai peranan ${role}, yang tidak boleh membuat analisis. Sesiapa yang menyambungnya menjadi pemiliknya.`,
  pausedItself: (failures, reason) =>
    `Dijeda selepas ${failures} tempoh gagal berturut-turut. Yang terakhir: ${reason}`,
};

export const scheduleNotices: CoreTexts['core.scheduleNotices'] = {
  paused: (name) => `Jadual “${name}” telah dijeda`,
  failed: (name) => `Jadual “${name}” tidak dapat menjalankan tugasnya`,
  comesAgain:
    'Jadual ini dijalankan semula pada masa berikutnya. Halaman Jadual menunjukkan hasil setiap tempoh.',
  filesLeftOut: (left, all) => `${left} daripada ${all} fail tidak dapat dibaca, atau belum lagi:`,
  notWhole: 'Tidak semuanya dibaca:',
  moreLeftOut: (count) => `dan ${count} lagi, yang dinamakan dalam sejarah jadual.`,
  howToResume: 'Laporan tidak lagi dihantar secara automatik sehingga jadual disambung di halaman Jadual.',
};

export const alarms: CoreTexts['core.alarms'] = {
  began: (variable, codebook) => `Penggera: ${variable} (${codebook})`,
  ended: (variable, codebook) => `Tamat: ${variable} (${codebook})`,
  what: (variable, day, count, total, expected) =>
    `${day}: ${variable} terdapat dalam ${count} daripada ${total} komen, setiap teks dikira sekali. Hari-hari sebelumnya memberi jangkaan ${expected}.`,
  isOver: 'Penggera ini sudah tamat.',
  over: (variable, first, last) =>
    `${variable} tidak lagi menonjol. Penggera berlangsung dari ${first} hingga ${last}.`,
};
