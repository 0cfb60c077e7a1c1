import type { Texts } from '../catalogue.js';

export const cliStatistics: Texts['cliStatistics'] = {
  wholeNumber: (name, max) => `${name} menerima nombor bulat dari 1 hingga ${max}.`,
  takesDay: (name) => `${name} menerima tarikh, ditulis YYYY-MM-DD.`,
  subscribers: (subscriberCount) => `${subscriberCount} pelanggan`,
  totals: (videos, listed, views, likes, comments) =>
    `${videos} daripada ${listed} video: ${views} tontonan, ${likes} suka, ${comments} komen`,
  noDescription: 'Tiada penerangan.',
  refreshGoesOn: 'Muat semula masih berjalan; lihat lagi nanti.',
  refreshedVideos: (videos, added, gone, ordinary, batch) =>
    `${videos} video dimuat semula: ${added} baharu, ${gone} hilang; ${ordinary} + ${batch} unit.`,
  refreshed: 'Dimuat semula.',
  notRefreshed: 'Tidak dimuat semula: terlalu awal, atau tidak dapat dilakukan.',
  found: (posts) => `${posts} hantaran dijumpai · data cache`,
  foundLive: (posts) => `${posts} hantaran dijumpai · data langsung`,
  notReadCached: 'Tidak dibaca: hantaran ialah yang dalam cache.',
  readPosts: (data) => `${data} hantaran dibaca.`,
  commentsRead: (count) => `${count} komen`,
  commentsMore: (count) => `${count} komen; ada lagi`,
  engagement: {
    titles: {
      day: 'Reaksi, komen dan perkongsian mengikut hari hantaran',
      week: 'Reaksi, komen dan perkongsian mengikut minggu hantaran',
      month: 'Reaksi, komen dan perkongsian mengikut bulan hantaran',
    },
    parts: { reactions: 'reaksi', comments: 'komen', shares: 'perkongsian' },
    when: { day: 'Hari', week: 'Minggu', month: 'Bulan' },
    all: 'Semua',
    totals: (reactions, comments, shares) => `${reactions} reaksi, ${comments} komen, ${shares} perkongsian`,
  },
};
