import type { Texts } from '../catalogue.js';

export const cliPortraits: Texts['cliPortraits'] = {
  tooLarge: (path) => `${path} melebihi 10 MiB.`,
  noNumber: (text) => `${text} bukan nombor potret; lihat smops portraits list.`,
  none: 'Belum ada potret. Tambah dengan smops portraits add FILE.',
  sentOf: (sent, total) => `${sent} daripada ${total}`,
  uploaded: (path, id) => `${path} dimuat naik sebagai potret ${id}.`,
  missing: (id) => `Potret ${id} tidak wujud.`,
  exists: (out) => `${out} sudah ada. Nyatakan fail lain dengan --out, atau tambah --overwrite.`,
  savedAs: (id, out, sizeBytes) => `Potret ${id} disimpan sebagai ${out} (${sizeBytes}).`,
  deleteForGood: (id) => `Padam potret ${id} secara kekal?`,
  deleted: (id) => `Potret ${id} dipadam.`,
};
