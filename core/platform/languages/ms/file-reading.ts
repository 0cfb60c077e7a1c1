import type { CoreTexts } from '../catalogue.js';

export const reading: CoreTexts['core.fileReading'] = {
  fields: {
    content: 'teks',
    author: 'penulis',
    time: 'masa',
    reactionsCount: 'suka',
    stars: 'bintang',
    parentId: 'balasan',
  },
  ofChat: {
    chat_message: 'mesej',
    chat_time: 'masa mesej',
    chat_author: 'penulis mesej',
  },
  none: 'tiada',
  unnamed: 'dikeluarkan',
  same: 'tiada (sama dalam setiap baris)',
  some: (column, read, all) => `${column}, ${read} daripada ${all}`,
  joined: (replies) => `dipadankan, ${replies}`,
  sheet: (name) => `helaian “${name}”`,
  guessed: (column) => `${column} (dikenal pasti daripada kandungannya)`,
  orderOpen: (example) =>
    `Tarikh seperti ${example} boleh dibaca dengan hari atau bulan dahulu, dan fail ini tidak menunjukkan yang mana: nyatakan (--date-order day, atau month). Sehingga itu, komen tersebut tiada masa.`,
  orderQuestion: (example, day, month) =>
    `Adakah ${example} tarikh ${day} (hari dahulu) atau ${month} (bulan dahulu)?`,
  dayFirst: (day) => `${day} (hari dahulu)`,
  monthFirst: (day) => `${day} (bulan dahulu)`,
  whichDate: (example) => `${example} ialah tarikh yang mana?`,
  unreadTimes: (count, example) => `${count} masa tidak dapat dibaca, contohnya “${example}”.`,
  jawi: (comments) =>
    `${comments} komen dalam tulisan Jawi (enjin setempat hanya membaca perkataan yang biasa)`,
  posts: (posts) => `${posts} hantaran`,
  notices: (notices) => `${notices} makluman, gambar dan undian`,
};
