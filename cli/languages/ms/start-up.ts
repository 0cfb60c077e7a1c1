import type { Texts } from '../catalogue.js';

export const serverStartUp: Texts['serverStartUp'] = {
  noData: (folder) =>
    `Tiada data smops dalam ${folder}. Mulakan pelayan di situ sekali (smops serve), atau tetapkan SMOPS_DATA_DIR atau SMOPS_URL.`,
  openFolder: (folder) =>
    `pengguna lain pada komputer ini boleh memasuki ${folder}; pangkalan data, fail dan sandaran di dalamnya tertutup kepada mereka (chmod 700 menutup yang lain)`,
  makingDatabase: 'membuat pangkalan data terbenam (sekali sahaja, beberapa saat)…',
  broughtUpToDate: (kept) => `pangkalan data sedang dikemas kini; data sebelumnya disimpan sebagai ${kept}`,
  recounting: (records) =>
    `skor ${records.toLocaleString('en')} rekod sentimen sedang dikira semula daripada bilangan komennya: 10 x bahagian positif + 5 x bahagian neutral`,
  recounted: (changed, records) =>
    `${changed.toLocaleString('en')} daripada ${records.toLocaleString('en')} skor berubah; setiap rekod itu menunjukkan skornya yang terdahulu`,
  waitingFor: (holder) => `menunggu ${holder} selesai menggunakan folder data…`,
  cannotListen: (place, why) => `Tidak dapat menerima sambungan di ${place} (${why}).`,
  checkHostAndPort: (problem) => `${problem} Semak HOST dan PORT.`,
  takenBySmops: (place, url) =>
    `Port ${place} telah digunakan oleh smops lain, di ${url}. Gunakan yang itu, atau tetapkan PORT kepada port yang kosong.`,
  takenByOther: (place) =>
    `Port ${place} telah digunakan oleh program lain. Tetapkan PORT kepada port yang kosong.`,
  httpAllowed:
    'SMOPS_ALLOW_HTTP ditetapkan: kata laluan dan sesi dihantar tanpa penyulitan; hanya untuk rangkaian persendirian yang anda percayai',
  listensOpenly: (where) =>
    `menerima sambungan di ${where} tanpa TLS: pelayar pada komputer lain tidak akan mengekalkan log masuk; lihat docs/operations.md, "In an office network"`,
  allAddresses: 'semua alamat',
};
