import type { CoreTexts } from '../catalogue.js';

export const deliveries: CoreTexts['core.deliveries'] = {
  nameEmpty: 'Berikan nama kepada destinasi',
  nameTooLong: (most) => `Nama destinasi paling banyak ${most} aksara`,
  nameTaken: (name) => `Sudah ada destinasi bernama “${name}”`,
  tooMany: (most) => `Sudah ada ${most} destinasi; padamkan satu sebelum menambah yang lain`,
  someAddress: 'Destinasi e-mel memerlukan sekurang-kurangnya satu alamat',
  tooManyAddresses: (most) => `Satu destinasi paling banyak ${most} alamat`,
  noMailAddress: 'Ini bukan alamat e-mel',
  addressTwice: 'Setiap alamat hanya boleh disenaraikan sekali',
  chat: 'Sembang Telegram ialah nombor, seperti -1001234567890, atau @nama',
  folder: 'Folder ialah laluan di bawah DELIVERY_FOLDER, tanpa ..',
  onlyHttps: 'Webhook memerlukan alamat https',
  needs: (variables) => `Destinasi jenis ini memerlukan ${variables} dalam konfigurasi terlebih dahulu`,
  otherKind: 'Jenis destinasi tidak boleh diubah; buat destinasi baharu',
  isSending: 'Penghantaran ini sedang dihantar sekarang',
  wasSent: 'Penghantaran ini sudah dihantar',
  withoutDestination: 'Destinasi penghantaran ini sudah dipadam',
  noRecipient: 'Pautan ini tidak membawa kepada mana-mana penerima. Alamat itu mungkin sudah dibuang.',
  testTitle: 'Ujian daripada smops',
  testLine: (name) => `Destinasi “${name}” berfungsi.`,
  openLink: 'Di papan pemuka',
  tooLargeFor: 'Fail ini terlalu besar untuk dihantar. Fail itu ada di sini:',
  leaveLine:
    'Anda menerima ini kerana alamat anda berada dalam senarai pasukan anda. Untuk keluar daripadanya:',
  leaveTitle: 'Keluar daripada senarai ini',
  leaveQuestion: (name) => `Tiada apa-apa daripada “${name}” akan dihantar ke alamat anda lagi.`,
  leaveButton: 'Keluar',
  leftTitle: 'Anda sudah keluar',
  leftLine: (name) => `Tiada apa-apa daripada “${name}” dihantar ke alamat anda lagi.`,
  reasons: {
    notConfigured: (names) => `${names} belum ditetapkan dalam konfigurasi`,
    addressRefused: () => 'Alamat itu bukan alamat awam, atau bukan jenis yang boleh dipanggil',
    redirect: () => 'Alamat itu mengalih ke alamat lain, yang tidak diikuti',
    answered: (status) => `Jawapannya berstatus ${status}`,
    unreachable: (code) => `Tidak dapat dihubungi (${code})`,
    tookTooLong: () => 'Terlalu lama menunggu jawapan',
    mailRefused: (code) => `Pelayan e-mel menolaknya (${code})`,
    signInRefused: () => 'Pelayan e-mel menolak nama atau kata laluan dalam SMTP_URL',
    noTls: () => 'Pelayan e-mel tidak menawarkan penyulitan (TLS) yang boleh dipercayai',
    someRefused: (some) => `Pelayan e-mel menolak sebahagian alamat (${some}); yang lain sudah menerimanya`,
    tooLarge: () =>
      'Fail lebih besar daripada DELIVERY_MAX_MB, dan tanpa SMOPS_PUBLIC_URL tiada pautan untuk dihantar sebagai ganti',
    gone: () => 'Kandungan yang hendak dihantar sudah tidak wujud',
    folderOutside: () => 'Folder itu bukan di bawah DELIVERY_FOLDER',
    folderFailed: (code) => `Fail tidak dapat ditulis (${code})`,
    mayHaveArrived: () =>
      'Terputus semasa diserahkan: mungkin sudah sampai. Semak dahulu sebelum mencuba lagi',
    secretChanged: () =>
      'DELIVERY_SECRET berbeza daripada semasa alamat disimpan: simpan alamat itu sekali lagi',
    allLeft: () => 'Semua penerima sudah keluar',
    destinationDeleted: () => 'Destinasi sudah dipadam',
    restored: () =>
      'Ditahan: pangkalan data ini dipulihkan daripada sandaran, dan mungkin sudah dihantar sejak itu. Cuba lagi untuk menghantarnya sekarang; jika tidak, ia tidak dihantar',
    unexpected: () => 'Sesuatu yang tidak dijangka berlaku; log menerangkan lebih lanjut',
  },
};

export const sharing: CoreTexts['core.sharing'] = {
  off: 'Pautan untuk orang tanpa akaun dimatikan: pentadbir membenarkannya dengan SMOPS_SHARE_LINKS',
  tooMany: (most) => `Sudah ada ${most} pautan kongsi; tarik balik satu sebelum membuat yang lain`,
  tooOften: 'Terlalu banyak halaman dibuka daripada rangkaian anda; tunggu seminit',
  noPage:
    'Halaman ini tidak wujud, atau pautannya sudah tamat tempoh. Tanya orang yang memberikannya kepada anda.',
};
