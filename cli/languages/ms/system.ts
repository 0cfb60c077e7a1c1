import type { Texts } from '../catalogue.js';

export const cliSystem: Texts['cliSystem'] = {
  home: {
    tasks: 'Tugasan',
    running: 'Sedang berjalan',
    score: 'Skor',
    schedules: 'Jadual',
    quota: 'YouTube',
    cost: 'Kos',
    due: (due, open) => `${open} tugasan belum selesai, ${due} daripadanya perlu disiapkan`,
    left: (left, limit) =>
      `${left.toLocaleString('en')} daripada ${limit.toLocaleString('en')} unit berbaki hari ini`,
    usd: (today, month) => `${today} hari ini, ${month} bulan ini`,
  },
  sampleHere: (id) =>
    `2,000 komen contoh sudah dianalisis. Seterusnya:
  smops analyses show ${id}       apa yang dikatakan
  smops read ${id}                baca sendiri lima puluh daripadanya
  smops report ${id} -o page.docx satu halaman untuk dihantar
  smops try --remove             buang semuanya semula`,
  sampleGone: 'Komen contoh sudah dibuang.',
  firstSteps: `Langkah pertama:
  smops try                                  2,000 komen contoh untuk dilihat
  smops analyze comments.json --var banjir   fail anda sendiri
  smops read last                            baca sendiri lima puluh komennya
  smops report last -o page.docx             satu halaman untuk dihantar`,
  notTerminal: 'Sandaran bukan untuk terminal: alihkan outputnya, atau berikan nama fail.',
  exists: (path) => `${path} sudah ada. Pilih nama lain, atau tambah --overwrite.`,
  saved: (path, bytes) => `Semua data disimpan ke ${path} (${bytes}).`,
  replaces: (target, path) => `Ini menggantikan semua data ${target} dengan ${path}.`,
  restored: (rows, objects, createdAt) =>
    `${rows.toLocaleString('en')} baris dan ${objects.toLocaleString('en')} fail setakat ${createdAt} dipulihkan. Semua pengguna mesti log masuk semula.`,
  held: (count) =>
    `penghantaran yang menunggu dan kini ditahan: ${count}; smops deliveries list --status skipped menunjukkannya`,
  previousSaved: (kept) => `data sebelumnya disimpan ke ${kept}`,
  nothingSet: (file) =>
    `Tiada apa-apa ditetapkan. Tetapan ditulis dalam ${file}: smops config set NAME VALUE`,
  secret: '(rahsia)',
  environment: 'persekitaran',
  isSecret: (name) =>
    `${name} ialah rahsia: jangan tulis nilainya; taip, atau berikan melalui input standard.`,
  noValue: (name) => `Tiada nilai untuk ${name}. Untuk membuangnya: smops config set ${name} --unset`,
  removedSetting: (name, file) => `${name} dibuang dalam ${file}.`,
  setSetting: (name, file) => `${name} ditetapkan dalam ${file}.`,
  outranks: (name) => `persekitaran juga menetapkan ${name}, dan mengatasi fail itu`,
  reloadIt: 'pelayan sedang berjalan; smops reload menyuruhnya membaca fail itu',
  restartIt: (name) => `pelayan sedang berjalan; ${name} berkuat kuasa selepas pelayan dimulakan semula`,
  makeToken: (url) => `Buat token di pelayan (smops tokens add), kemudian jalankan smops login ${url}.`,
  ok: 'ok     ',
  warning: 'amaran ',
  bad: 'MASALAH',
  ownMachine: 'Pelayan membaca semula konfigurasinya hanya untuk arahan pada komputernya sendiri.',
  noServer: (folder) => `Tiada pelayan berjalan pada folder data ${folder}.`,
  reloading: (url) => `Pelayan di ${url} membaca semula konfigurasinya; lognya menyatakan apa yang berubah.`,
  firstPassword: (password) =>
    `Log masuk sebagai admin dengan kata laluan ${password} dan tukarnya. Kata laluan ini tidak dipaparkan lagi selepas pelayan dimulakan semula.`,
  firstPasswordFile: (path) =>
    `Log masuk sebagai admin; kata laluan pertama ada dalam ${path} (tukarkannya, kemudian padam fail itu).`,
  changedSettings: (applied) => `berubah: ${applied}`,
  nothingChanged: 'tiada yang berubah',
  afterRestart: (waiting) => `; hanya selepas dimulakan semula: ${waiting}`,
  readAgain: (changed, later) => `konfigurasi dibaca semula; ${changed}${later}`,
  staysAsIs: (value) => `konfigurasi kekal seperti asal: ${value}`,
  openFile: (configFile) =>
    `${configFile} mungkin mengandungi kunci dan boleh dibaca orang lain pada komputer ini: chmod 600 ${configFile}`,
  runsAlready: (url) => `smops sudah berjalan di ${url}`,
  howToStop:
    'Untuk menghentikan smops, tekan Ctrl+C di sini atau tutup tetingkap ini. Yang telah disimpan kekal.',
  noReload:
    'Di Windows, pelayan yang sedang berjalan tidak dapat diminta membaca semula konfigurasinya. Tukar perkhidmatan dan kunci dalam papan pemuka, di bawah Tetapan, dan ia berkuat kuasa serta-merta; untuk yang lain, hentikan pelayan dan mulakan semula.',
  ready: (url) => `smops sedia di ${url}`,
  others: (others) => `Komputer lain dalam rangkaian boleh mencapainya di ${others}`,
  stopping: 'sedang berhenti…',
  wasCut: 'sebahagian kerja tidak tamat pada waktunya dan dihentikan; yang telah disahkan disimpan',
  elsewhere: 'pelayan di tempat lain',
  thisServer: 'pelayan komputer ini',
  noneRuns: 'tiada yang berjalan; arahan ini membuka data sendiri',
  nextFrom: (nextAllowedAt) => `, seterusnya mulai ${nextAllowedAt}`,
  notRead: 'belum dibaca',
  readAt: (refreshedAt) => `dibaca ${refreshedAt}`,
  noExpiry: ', token tidak tamat tempoh',
  expired: (day) => `, token telah tamat tempoh pada ${day}`,
  expires: (day) => `, token tamat tempoh pada ${day}`,
  unitsLeft: (left, limit, bucket) => `baki ${left} daripada ${limit} unit ${bucket}`,
  until: (versionEndsOn) => ` hingga ${versionEndsOn}`,
  limitUsed: (usagePercent) => `, ${usagePercent}% had telah digunakan`,
  resetsAt: (quotaResetsAt, zone) => `ditetapkan semula pada ${quotaResetsAt} ${zone}`,
  noYoutube: 'belum dikonfigurasi (YOUTUBE_API_KEY, YOUTUBE_CHANNEL)',
  noFacebook: 'belum dikonfigurasi (FACEBOOK_PAGE_ID, FACEBOOK_PAGE_TOKEN)',
  yes: 'ya',
  no: 'tidak',
  noSystemd: (why) =>
    `systemd tidak berjalan di sini (${why}). Mulakan smops serve dengan cara komputer ini memulakan program; tiada apa-apa diubah.`,
  commandFailed: (line, why) => `${line} gagal: ${why}`,
  ran: (line) => `Dijalankan: ${line}`,
  wrote: (path) => `Ditulis: ${path}`,
  removed: (path) => `Dibuang: ${path}`,
  noUnit: (path) => `Tiada ${path}. smops service install menulisnya.`,
  noServiceUser: (user, home) =>
    `Tiada pengguna ${user}. Cipta dahulu: useradd --system --home-dir ${home} --shell /usr/sbin/nologin ${user}`,
  taskRefused:
    'Windows tidak membuat tugas berjadual. Jalankan perintah ini dalam terminal yang dibuka dengan “Run as administrator”, atau letakkan pintasan kepada smops.cmd dalam folder yang dibuka oleh shell:startup.',
  noTask: (name) => `Tiada tugas berjadual ${name}. smops service install membuatnya.`,
  taskData: (folder) =>
    `Ia bermula apabila anda log masuk ke Windows, dalam tetingkapnya sendiri. Datanya berada dalam ${folder}.`,
  taskRuns: (name, url) => `tugas berjadual ${name}: aktif, smops berjalan di ${url}`,
  taskWaits: (name) => `tugas berjadual ${name}: aktif, smops tidak berjalan`,
  taskOfMachine: 'Di Windows, tugas ini milik pengguna yang membuatnya: jangan gunakan --system.',
  serviceData: (folder) => `Datanya dalam ${folder}; lognya: journalctl, unit smops.service.`,
  linger: 'Ia tamat apabila anda log keluar daripada komputer, kecuali anda jalankan: loginctl enable-linger',
  dataStays: (folder) => `Data kekal dalam ${folder}.`,
  needsTerminal: 'Antara muka terminal memerlukan terminal. Dalam skrip, guna arahan: smops --help',
};
