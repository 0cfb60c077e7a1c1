import type { CoreTexts } from '../catalogue.js';

export const records: CoreTexts['core.records'] = {
  changedMeanwhile: (what) =>
    `${what} telah diubah oleh orang lain. Muat semula, kemudian buat perubahan anda.`,
  limitNumber: (max) => `limit ialah nombor bulat sehingga ${max}.`,
  limitLeast: 'limit sekurang-kurangnya 1.',
  afterId: 'after ialah ID suatu baris.',
  dayInFuture: 'before: Tarikh tidak boleh pada masa hadapan.',
  inFuture: 'pada masa hadapan',
  dayForm: 'mestilah tarikh dalam bentuk YYYY-MM-DD',
  idNumber: 'ID ialah nombor bulat.',
  limitFrom1: (max) => `limit ialah 1 hingga ${max}.`,
  idsNeeded: 'ids ialah senarai sekurang-kurangnya satu ID.',
  tooManyIds: (max) => `Paling banyak ${max} rekod boleh diubah sekali gus.`,
  idsForm: 'ids ditulis seperti 1-40,45, paling panjang 8,000 aksara.',
  severalAccounts: (count) => `${count.toLocaleString('en')} akaun`,
  severalTasks: (count) => `${count.toLocaleString('en')} tugasan`,
  severalWhatsApps: (count) => `${count.toLocaleString('en')} akaun WhatsApp`,
  noFreeTaskId: 'Tiada ID tugasan yang kosong ditemui.',
};
