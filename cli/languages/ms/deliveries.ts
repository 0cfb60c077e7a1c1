import type { Texts } from '../catalogue.js';

export const cliDeliveries: Texts['cliDeliveries'] = {
  noDestinations: 'Belum ada destinasi: smops destinations add mail NAME ADDRESS …',
  noDeliveries: 'Belum ada apa-apa yang dihantar.',
  noShares: 'Tiada pautan kongsi: smops report RUN --share',
  saved: (name, id) => `Destinasi ${name} disimpan sebagai nombor ${id}.`,
  secret: 'Rahsia untuk menandatangani webhook. Dipaparkan sekali sahaja:',
  deleteQuestion: (name) => `Padam destinasi ${name}?`,
  deleted: (name) => `Destinasi ${name} dipadam.`,
  unknown: (name) => `Tiada destinasi ${name}; smops destinations list memaparkan semuanya.`,
  oneTo: (kind) => `Destinasi jenis ${kind} hanya mempunyai satu tempat penghantaran.`,
  sent: (destination) => `Dihantar ke ${destination}.`,
  notSent: (destination, reason) => `Tidak dihantar ke ${destination}: ${reason}.`,
  later: (destination, reason) =>
    `Belum dihantar ke ${destination}: ${reason}. Pelayan yang berjalan akan mencuba lagi.`,
  days: '--days memerlukan nombor bulat lebih daripada 0.',
  anyoneReads: (end) =>
    `Sesiapa yang mempunyai alamat ini boleh membaca laporan sehingga ${end}. Dipaparkan sekali sahaja:`,
  revokeQuestion: (id) => `Tarik balik pautan kongsi ${id}?`,
  revoked: (id) => `Pautan kongsi ${id} ditarik balik.`,
  left: 'sudah keluar',
};
