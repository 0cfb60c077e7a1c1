import type { CoreTexts } from '../catalogue.js';

export const storage: CoreTexts['core.storage'] = {
  embedded: '内置数据库',
  postgres: (name, place) => `PostgreSQL 数据库 ${name}（${place}）`,
  folderNotWritable: (folder, why) => `数据文件夹 ${folder} 不能写入（${why}）。`,
  holder: (purpose, pid) => `smops ${purpose}（进程 ${pid}）`,
  folderInUse: (folder, holder) => `数据文件夹 ${folder} 正由 ${holder}使用。`,
  folderInUseAt: (folder, holder, url) => `数据文件夹 ${folder} 正由 ${holder}使用，地址 ${url}。`,
  databaseUnusable: (why) => `DATABASE_URL：数据库不能使用（${why}）。`,
  newerDatabase: (migration) =>
    `这个数据库属于较新的 smops：这里不认识其中的迁移 ${migration}。请更新 smops，再重新启动。`,
  missingMigration: (migration) =>
    `数据库里有迁移 ${migration}，但这个 smops 缺少 migrations/${migration}.sql。请安装制作它的 smops（或含有这个文件的版本），再重新启动。`,
  migrationFailed: (why) => `一个迁移失败，已还原：${why}`,
  embeddedClosed: (folder, why) =>
    `无法打开 ${folder} 里的内置数据库（${why}）。如果磁盘已满，请腾出空间；如果文件夹已损坏，请移走它，启动 smops serve 并恢复备份。`,
  embeddedDamaged: (folder, table, why) =>
    `${folder} 里的内置数据库已损坏：${table} 缺少结尾（${why}）。请移走该文件夹，启动 smops serve 并恢复备份。`,
};
