import { sentencesOf } from '../../platform/language/texts.model.js';

/** What was read from which column of a file. */
export const READING = sentencesOf('core.fileReading', 'en', {
  fields: {
    content: { en: 'text', zh: '文字', ms: 'teks' },
    author: { en: 'author', zh: '作者', ms: 'penulis' },
    time: { en: 'time', zh: '时间', ms: 'masa' },
    reactionsCount: { en: 'likes', zh: '点赞', ms: 'suka' },
    stars: { en: 'stars', zh: '星级', ms: 'bintang' },
    parentId: { en: 'replies', zh: '回复', ms: 'balasan' },
  },
  /** What a WhatsApp chat has in place of columns. */
  ofChat: {
    chat_message: { en: 'message', zh: '消息内容', ms: 'mesej' },
    chat_time: { en: 'message time', zh: '消息时间', ms: 'masa mesej' },
    chat_author: { en: 'message author', zh: '消息作者', ms: 'penulis mesej' },
  },
  none: { en: 'none', zh: '无', ms: 'tiada' },
  unnamed: { en: 'left out', zh: '已去除', ms: 'dikeluarkan' },
  same: { en: 'none (the same in every row)', zh: '无（每行都相同）', ms: 'tiada (sama dalam setiap baris)' },
  some: {
    en: '{column}, {read} of {all}',
    zh: '{column}，{all} 条中的 {read} 条',
    ms: '{column}, {read} daripada {all}',
    takes: ['column', 'read', 'all'],
  },
  joined: { en: 'joined, {replies}', zh: '已关联 {replies} 条', ms: 'dipadankan, {replies}' },
  sheet: { en: 'sheet “{name}”', zh: '工作表「{name}」', ms: 'helaian “{name}”' },
  guessed: {
    en: '{column} (recognised by its content)',
    zh: '{column}（按内容识别）',
    ms: '{column} (dikenal pasti daripada kandungannya)',
  },
  orderOpen: {
    en: 'Dates such as {example} can be read with the day or with the month first, and nothing in the file tells which: say it (--date-order day, or month). Until then they have no time.',
    zh: '像 {example} 这样的日期，可以先读日也可以先读月，文件本身无法判断：请指明（--date-order day 或 month）。在此之前，这些留言没有时间。',
    ms: 'Tarikh seperti {example} boleh dibaca dengan hari atau bulan dahulu, dan fail ini tidak menunjukkan yang mana: nyatakan (--date-order day, atau month). Sehingga itu, komen tersebut tiada masa.',
  },
  orderQuestion: {
    en: 'Is {example} the date {day} (day first) or {month} (month first)?',
    zh: '{example} 是 {day}（先日后月），还是 {month}（先月后日）？',
    ms: 'Adakah {example} tarikh {day} (hari dahulu) atau {month} (bulan dahulu)?',
    takes: ['example', 'day', 'month'],
  },
  dayFirst: { en: '{day} (day first)', zh: '{day}（先日后月）', ms: '{day} (hari dahulu)' },
  monthFirst: { en: '{day} (month first)', zh: '{day}（先月后日）', ms: '{day} (bulan dahulu)' },
  whichDate: {
    en: 'Which date is {example}?',
    zh: '{example} 是哪一天？',
    ms: '{example} ialah tarikh yang mana?',
  },
  unreadTimes: {
    en: '{count, plural, one {# time} other {# times}} cannot be read, such as “{example}”.',
    zh: '{count} 个时间无法读取，例如「{example}」。',
    ms: '{count} masa tidak dapat dibaca, contohnya “{example}”.',
    takes: ['count', 'example'],
  },
  jawi: {
    en: '{comments, plural, one {# comment} other {# comments}} in Jawi, of which the local engine reads the common words',
    zh: '{comments} 条留言是爪夷文，本地引擎只读得懂常用词',
    ms: '{comments} komen dalam tulisan Jawi (enjin setempat hanya membaca perkataan yang biasa)',
  },
  posts: {
    en: '{posts} {posts, plural, one {post} other {posts}}',
    zh: '{posts} 个帖子',
    ms: '{posts} hantaran',
  },
  notices: {
    en: '{notices} {notices, plural, one {notice, picture or poll} other {notices, pictures and polls}}',
    zh: '{notices} 条通知、图片和投票',
    ms: '{notices} makluman, gambar dan undian',
  },
});
