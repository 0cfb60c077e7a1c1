import type { Db } from '../../platform/db/database.js';
import type { FacebookPostRow } from './facebook.table.js';
import type { GraphPost } from './graph-answers.js';

/** The cached posts of a page in Facebook's order. */
export function listPostRows(db: Db, page: string): Promise<FacebookPostRow[]> {
  return db.selectFrom('facebookPosts').selectAll().where('page', '=', page).orderBy('position').execute();
}

export function findPostRow(db: Db, page: string, postId: string): Promise<FacebookPostRow | undefined> {
  return db
    .selectFrom('facebookPosts')
    .selectAll()
    .where('page', '=', page)
    .where('postId', '=', postId)
    .executeTakeFirst();
}

/** Puts `posts` in the place of the cached copy, in one transaction. */
export async function replacePostRows(db: Db, page: string, posts: GraphPost[]): Promise<void> {
  const rows = posts.map((post, position) => ({ page, position, ...post }));
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('facebookPosts').where('page', '=', page).execute();
    for (let from = 0; from < rows.length; from += 500) {
      await trx
        .insertInto('facebookPosts')
        .values(rows.slice(from, from + 500))
        .execute();
    }
  });
}
