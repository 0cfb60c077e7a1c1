import type { Comment } from '../comment.js';

/** What stands in a text in place of a person's name. */
const SOMEONE = '@…';
/** The marks that WhatsApp puts around a mentioned name, and a telephone number behind @. */
const MENTION = /@\u2068[^\u2068\u2069@]{1,200}\u2069|@\+?\d(?:[\s()-]{0,2}\d){6,18}/g;

/** Takes the names of people off the comments of a chat: those of authors, and those that texts mention with @. */
export function takeNamesOff(comments: readonly Comment[], authors: ReadonlySet<string>): void {
  const names = [...authors].filter((name) => name !== '').sort((a, b) => b.length - a.length);
  for (const comment of comments) {
    comment.author = '';
    if (!comment.content.includes('@')) continue;
    comment.content = comment.content.replace(MENTION, SOMEONE);
    for (const name of names) comment.content = comment.content.replaceAll(`@${name}`, SOMEONE);
    // What Telegram mentions is a user name.
    comment.content = comment.content.replace(/(^|[\s(])@\w{4,32}(?![\w.])/g, `$1${SOMEONE}`);
  }
}
