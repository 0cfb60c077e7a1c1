import type { CoreTexts } from '../catalogue.js';

export const config: CoreTexts['core.config'] = {
  wrong: (name, problem) => `${name} ${problem}`,
  inFile: (problem, path) => `${problem} (dalam ${path})`,
  unknown: (name) => `${name} tidak dikenali`,
  didYouMean: (name, meant) => `${name} tidak dikenali: maksud anda ${meant}?`,
  environmentOnly: (name, path) =>
    `${name} tidak boleh berada dalam ${path}; tetapkannya dalam persekitaran (environment).`,
  cannotBeStored: (name) =>
    `${name} tidak dapat disimpan: nilainya mengandungi baris baharu, atau memerlukan tanda petik daripada jenis yang ada di dalamnya`,
  unreadableFile: (path, why) => `Fail konfigurasi ${path} tidak dapat dibaca (${why}).`,
  noEntry: (line) => `baris ${line} bukan NAME=value`,
  besideS3Keys: 'S3_BUCKET mesti ditetapkan bersama kunci S3',
  besideBucket: (name) => `${name} mesti ditetapkan bersama S3_BUCKET`,
  defaultNotAllowed: (provider) =>
    `SMOPS_DEFAULT_PROVIDER ialah ${provider}, yang tidak disenaraikan oleh SMOPS_PROVIDERS`,
  empty: 'tidak boleh kosong',
  oneOf: (values) => `mestilah salah satu daripada ${values}`,
  someOf: (values, problem) => `mestilah senarai beberapa daripada ${values}; ${problem}`,
  namesNone: 'tiada satu pun dinyatakan',
  isNone: (name) => `${name} bukan salah satu daripadanya`,
  address: 'mestilah alamat http atau https',
  ownAddress:
    'mesti alamat https, atau alamat http komputer ini atau rangkaian persendirian, tanpa nama, kata laluan atau pertanyaan di dalamnya',
  outsideNotAllowed: (address) =>
    `OWN_MODEL_URL menuju ke luar rangkaian anda (${address}), tetapi SMOPS_PROVIDERS hanya menyebut local dan own: ubah salah satunya`,
  price: 'mesti dua jumlah dalam USD bagi sejuta token yang dihantar dan dijawab, seperti 0.15/0.6',
  amount: 'mestilah amaun',
  amountAbove0: 'mestilah amaun lebih daripada 0',
  networks: (wrong) => `mestilah alamat IP atau julat seperti 10.0.0.0/8; ${wrong} bukan`,
  wholeNumber: (min, max) => `mestilah nombor bulat dari ${min} hingga ${max}`,
  atLeast: (characters) => `mesti ada sekurang-kurangnya ${characters} aksara`,
  atMost: (characters) => `tidak boleh melebihi ${characters} aksara`,
  commonPassword: 'ialah antara kata laluan yang paling mudah diteka',
  timeZone: 'bukan zon waktu yang dikenali sistem ini',
  database: 'mesti bermula dengan postgres:// atau postgresql://',
  wholePath: 'mestilah laluan penuh sebuah folder',
  page: 'mestilah ID halaman atau nama halaman',
  looksLike: (example) => `mesti berbentuk seperti ${example}`,
  sheet: 'mestilah ID dalam alamat hamparan',
  bucket: 'mestilah nama bucket',
  federationName: 'mesti ada 2 hingga 32 huruf, digit atau +=,.@-',
  smtp: 'mesti bermula dengan smtps:// atau smtp:// dan menyatakan pelayan',
  sender: 'mestilah alamat e-mel, seperti smops <laporan@example.my>',
};
