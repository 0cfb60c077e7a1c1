import type { CoreTexts } from '../catalogue.js';

export const storage: CoreTexts['core.storage'] = {
  embedded: 'pangkalan data terbenam',
  postgres: (name, place) => `pangkalan data PostgreSQL ${name} di ${place}`,
  folderNotWritable: (folder, why) => `Folder data ${folder} tidak dapat ditulis (${why}).`,
  holder: (purpose, pid) => `smops ${purpose} (proses ${pid})`,
  folderInUse: (folder, holder) => `Folder data ${folder} sedang digunakan oleh ${holder}.`,
  folderInUseAt: (folder, holder, url) => `Folder data ${folder} sedang digunakan oleh ${holder}, di ${url}.`,
  databaseUnusable: (why) => `DATABASE_URL: pangkalan data tidak dapat digunakan (${why}).`,
  newerDatabase: (migration) =>
    `Pangkalan data ini milik smops yang lebih baharu: migrasi ${migration} tidak dikenali di sini. Kemas kini smops ini, kemudian mulakan semula.`,
  missingMigration: (migration) =>
    `Pangkalan data mempunyai migrasi ${migration}, tetapi migrations/${migration}.sql tiada dalam smops ini. Pasang smops yang membuatnya (atau yang mempunyai fail ini), kemudian mulakan semula.`,
  migrationFailed: (why) => `Satu migrasi gagal dan telah dibatalkan: ${why}`,
  embeddedClosed: (folder, why) =>
    `Pangkalan data terbenam dalam ${folder} tidak dapat dibuka (${why}). Kosongkan ruang cakera jika penuh; jika folder rosak, alihkannya, mulakan smops serve dan pulihkan sandaran.`,
  embeddedDamaged: (folder, table, why) =>
    `Pangkalan data terbenam dalam ${folder} rosak: bahagian akhir ${table} hilang (${why}). Alihkan folder itu, mulakan smops serve dan pulihkan sandaran.`,
};
