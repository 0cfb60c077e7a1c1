import { sentencesOf } from '../language/texts.model.js';

/** What is said of the database and the data folder when they cannot be used. */
export const STORAGE_TEXTS = sentencesOf('core.storage', 'en', {
  embedded: { en: 'embedded database', zh: '内置数据库', ms: 'pangkalan data terbenam' },
  postgres: {
    en: 'PostgreSQL database {name} at {place}',
    zh: 'PostgreSQL 数据库 {name}（{place}）',
    ms: 'pangkalan data PostgreSQL {name} di {place}',
    takes: ['name', 'place'],
  },
  folderNotWritable: {
    en: 'The data folder {folder} cannot be written ({why}).',
    zh: '数据文件夹 {folder} 不能写入（{why}）。',
    ms: 'Folder data {folder} tidak dapat ditulis ({why}).',
    takes: ['folder', 'why'],
  },
  holder: {
    en: 'smops {purpose} (process {pid})',
    zh: 'smops {purpose}（进程 {pid}）',
    ms: 'smops {purpose} (proses {pid})',
    takes: ['purpose', 'pid'],
  },
  folderInUse: {
    en: 'The data folder {folder} is in use by {holder}.',
    zh: '数据文件夹 {folder} 正由 {holder}使用。',
    ms: 'Folder data {folder} sedang digunakan oleh {holder}.',
    takes: ['folder', 'holder'],
  },
  folderInUseAt: {
    en: 'The data folder {folder} is in use by {holder}, at {url}.',
    zh: '数据文件夹 {folder} 正由 {holder}使用，地址 {url}。',
    ms: 'Folder data {folder} sedang digunakan oleh {holder}, di {url}.',
    takes: ['folder', 'holder', 'url'],
  },
  databaseUnusable: {
    en: 'DATABASE_URL: the database cannot be used ({why}).',
    zh: 'DATABASE_URL：数据库不能使用（{why}）。',
    ms: 'DATABASE_URL: pangkalan data tidak dapat digunakan ({why}).',
  },
  newerDatabase: {
    en: 'This database belongs to a newer smops: its migration {migration} is not known here. Update this smops, then start again.',
    zh: '这个数据库属于较新的 smops：这里不认识其中的迁移 {migration}。请更新 smops，再重新启动。',
    ms: 'Pangkalan data ini milik smops yang lebih baharu: migrasi {migration} tidak dikenali di sini. Kemas kini smops ini, kemudian mulakan semula.',
  },
  missingMigration: {
    en: 'The database has the migration {migration}, but migrations/{migration}.sql is missing from this smops. Install the smops that made it (or one that has this file), then start again.',
    zh: '数据库里有迁移 {migration}，但这个 smops 缺少 migrations/{migration}.sql。请安装制作它的 smops（或含有这个文件的版本），再重新启动。',
    ms: 'Pangkalan data mempunyai migrasi {migration}, tetapi migrations/{migration}.sql tiada dalam smops ini. Pasang smops yang membuatnya (atau yang mempunyai fail ini), kemudian mulakan semula.',
  },
  migrationFailed: {
    en: 'A migration failed and was rolled back:  {why}',
    zh: '一个迁移失败，已还原：{why}',
    ms: 'Satu migrasi gagal dan telah dibatalkan: {why}',
  },
  embeddedClosed: {
    en: 'The embedded database in {folder} cannot be opened ({why}). Free disk space if it is full; if the folder is damaged, move it away, start smops serve and restore a backup.',
    zh: '无法打开 {folder} 里的内置数据库（{why}）。如果磁盘已满，请腾出空间；如果文件夹已损坏，请移走它，启动 smops serve 并恢复备份。',
    ms: 'Pangkalan data terbenam dalam {folder} tidak dapat dibuka ({why}). Kosongkan ruang cakera jika penuh; jika folder rosak, alihkannya, mulakan smops serve dan pulihkan sandaran.',
    takes: ['folder', 'why'],
  },
  embeddedDamaged: {
    en: 'The embedded database in {folder} is damaged: the end of {table} is missing ({why}). Move the folder away, start smops serve and restore a backup.',
    zh: '{folder} 里的内置数据库已损坏：{table} 缺少结尾（{why}）。请移走该文件夹，启动 smops serve 并恢复备份。',
    ms: 'Pangkalan data terbenam dalam {folder} rosak: bahagian akhir {table} hilang ({why}). Alihkan folder itu, mulakan smops serve dan pulihkan sandaran.',
    takes: ['folder', 'table', 'why'],
  },
});
