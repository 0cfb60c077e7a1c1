import { plural, sentencesOf } from '../../platform/language/language.model.js';

/** What was read from which column of a file. */
export const READING = sentencesOf('core.fileReading', {
  fields: {
    content: 'text',
    author: 'author',
    time: 'time',
    reactionsCount: 'likes',
    stars: 'stars',
    parentId: 'replies',
  },
  /** What a WhatsApp chat has in place of columns. */
  ofChat: {
    chat_message: 'message',
    chat_time: 'message time',
    chat_author: 'message author',
  } as Record<string, string>,
  none: 'none',
  unnamed: 'left out',
  same: 'none (the same in every row)',
  some: (column: string, read: string, all: string) => `${column}, ${read} of ${all}`,
  joined: (replies: string) => `joined, ${replies}`,
  sheet: (name: string) => `sheet “${name}”`,
  guessed: (column: string) => `${column} (recognised by its content)`,
  orderOpen: (example: string) =>
    `Dates such as ${example} can be read with the day or with the month first, and nothing in the file tells which: say it (--date-order day, or month). Until then they have no time.`,
  orderQuestion: (example: string, day: string, month: string) =>
    `Is ${example} the date ${day} (day first) or ${month} (month first)?`,
  dayFirst: (day: string) => `${day} (day first)`,
  monthFirst: (day: string) => `${day} (month first)`,
  whichDate: (example: string) => `Which date is ${example}?`,
  unreadTimes: (count: string, example: string) =>
    `${plural(count, 'time')} cannot be read, such as “${example}”.`,
  jawi: (comments: string) =>
    `${plural(comments, 'comment')} in Jawi, of which the local engine reads the common words`,
  posts: (posts: string) => `${posts} ${posts === '1' ? 'post' : 'posts'}`,
  notices: (notices: string) =>
    `${notices} ${notices === '1' ? 'notice, picture or poll' : 'notices, pictures and polls'}`,
});
