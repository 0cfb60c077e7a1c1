import { sentencesOf } from '../language/language.model.js';

/** What is said of the database and the data folder when they cannot be used. */
export const SAY = sentencesOf('core.storage', {
  embedded: 'embedded database',
  postgres: (name: string, place: string) => `PostgreSQL database ${name} at ${place}`,
  folderNotWritable: (folder: string, why: string) => `The data folder ${folder} cannot be written (${why}).`,
  holder: (purpose: string, pid: number) => `smops ${purpose} (process ${pid})`,
  folderInUse: (folder: string, holder: string) => `The data folder ${folder} is in use by ${holder}.`,
  folderInUseAt: (folder: string, holder: string, url: string) =>
    `The data folder ${folder} is in use by ${holder}, at ${url}.`,
  databaseUnusable: (why: string) => `DATABASE_URL: the database cannot be used (${why}).`,
  newerDatabase: (migration: string) =>
    `This database belongs to a newer smops: its migration ${migration} is not known here. Update this smops, then start again.`,
  missingMigration: (migration: string) =>
    `The database has the migration ${migration}, but migrations/${migration}.sql is missing from this smops. Install the smops that made it (or one that has this file), then start again.`,
  migrationFailed: (why: string) => `A migration failed and was rolled back:  ${why}`,
  embeddedClosed: (folder: string, why: string) =>
    `The embedded database in ${folder} cannot be opened (${why}). Free disk space if it is full; if the folder is damaged, move it away, start smops serve and restore a backup.`,
  embeddedDamaged: (folder: string, table: string, why: string) =>
    `The embedded database in ${folder} is damaged: the end of ${table} is missing (${why}). Move the folder away, start smops serve and restore a backup.`,
});
