import { sentencesOf } from '@smops/core/platform/language/texts.model.js';

/** What the command of learned words says. */
export const learningTexts = sentencesOf('cliLearning', 'en', {
  none: { en: 'No words are proposed.', zh: '没有建议的词。', ms: 'Tiada istilah dicadangkan.' },
  readMore: {
    en: '{name}: {read, plural, one {1 comment has} other {{read} comments have}} been read. Read {missing} more: smops read RUN, or the reading room.',
    zh: '{name}：已读 {read, number} 条留言。再读 {missing} 条：smops read RUN，或阅读室。',
    ms: '{name}: {read, number} komen telah dibaca. Baca {missing} lagi: smops read RUN, atau bilik bacaan.',
    takes: ['name', 'read', 'missing'],
  },
  termEvidence: {
    en: '{right} of {read} read were yes',
    zh: '已读 {read} 条中 {right} 条为是',
    ms: '{right} daripada {read} yang dibaca ialah ya',
    takes: ['right', 'read'],
  },
  vetoEvidence: {
    en: '{right} of {read} read were no',
    zh: '已读 {read} 条中 {right} 条为否',
    ms: '{right} daripada {read} yang dibaca ialah tidak',
    takes: ['right', 'read'],
  },
  termAnswers: {
    en: '{right} of {answers} answers said yes',
    zh: '{answers} 个回答中 {right} 个为是',
    ms: '{right} daripada {answers} jawapan ialah ya',
    takes: ['right', 'answers'],
  },
  vetoAnswers: {
    en: '{right} of {answers} answers said no',
    zh: '{answers} 个回答中 {right} 个为否',
    ms: '{right} daripada {answers} jawapan ialah tidak',
    takes: ['right', 'answers'],
  },
  learnedFrom: {
    en: 'Learned from {answers, plural, one {1 answer} other {{answers} answers}} of {service}, of {runs, plural, one {1 run} other {{runs} runs}}.',
    zh: '学自 {service} 的 {answers, number} 个回答（{runs, number} 次分析）。',
    ms: 'Dipelajari daripada {answers, number} jawapan {service}, daripada {runs, number} analisis.',
    takes: ['answers', 'service', 'runs'],
  },
  noneInAnswers: {
    en: '{name}: {answers, plural, one {1 answer speaks} other {{answers} answers speak}} for no word that is not known yet.',
    zh: '{name}：{answers, number} 个回答不支持任何还不知道的词。',
    ms: '{name}: {answers, number} jawapan tidak menyokong istilah yang belum diketahui.',
    takes: ['name', 'answers'],
  },
  wordsOfTopic: {
    en: '{topic}: {words}',
    zh: '{topic}：{words}',
    ms: '{topic}: {words}',
    takes: ['topic', 'words'],
  },
  term: { en: 'term', zh: '词', ms: 'istilah' },
  veto: { en: 'veto', zh: '排除词', ms: 'penolak' },
  howToAccept: {
    en: 'Accept some or all: {command}',
    zh: '接受一部分或全部：{command}',
    ms: 'Terima sebahagian atau semua: {command}',
  },
  sampled: {
    en: 'The run is large: numbers of comments are estimates.',
    zh: '这次分析很大：留言数是估计值。',
    ms: 'Analisis ini besar: bilangan komen ialah anggaran.',
  },
  accepted: {
    en: 'Accepted {words, plural, one {1 word} other {{words} words}}: {name} is at version {version}.',
    zh: '已接受 {words, number} 个词：{name} 现在是第 {version} 版。',
    ms: '{words, number} istilah diterima: {name} kini versi {version}.',
    takes: ['words', 'name', 'version'],
  },
  refused: {
    en: 'Refused {words, plural, one {1 word} other {{words} words}}: not proposed again.',
    zh: '已拒绝 {words, number} 个词：不再建议。',
    ms: '{words, number} istilah ditolak: tidak akan dicadangkan lagi.',
  },
  updated: {
    en: 'A new run brings it up to date: {id}. See it end: {wait}',
    zh: '新的分析会更新它：{id}。等它结束：{wait}',
    ms: 'Analisis baharu mengemas kininya: {id}. Tunggu sehingga selesai: {wait}',
    takes: ['id', 'wait'],
  },
  numbers: {
    en: '{option} takes all, or numbers of the list from 1 to {most}, separated by commas.',
    zh: '{option} 可以是 all，或列表中 1 到 {most} 的编号，用逗号分隔。',
    ms: '{option} menerima all, atau nombor senarai dari 1 hingga {most}, dipisahkan dengan koma.',
    takes: ['option', 'most'],
  },
  bothDecided: {
    en: 'Word {number} is under both --accept and --refuse.',
    zh: '第 {number} 个词同时在 --accept 和 --refuse 之下。',
    ms: 'Istilah {number} ada di bawah --accept dan --refuse.',
  },
  updateNeedsWords: {
    en: 'Nothing was accepted, so there is no new version to update to. --to-version VERSION takes one that is there.',
    zh: '没有接受任何词，所以没有新版本可更新。--to-version VERSION 可选用已有的版本。',
    ms: 'Tiada istilah diterima, jadi tiada versi baharu. --to-version VERSION mengambil versi yang sedia ada.',
  },
  versionNumber: {
    en: '--to-version takes the number of a version.',
    zh: '--to-version 的值是版本编号。',
    ms: '--to-version menerima nombor versi.',
  },
  needsName: {
    en: 'The run has no codebook to keep words in. Name a new one: {command}',
    zh: '这次分析没有可存放词的编码本。请为新的取名：{command}',
    ms: 'Analisis ini tiada buku kod untuk menyimpan istilah. Namakan yang baharu: {command}',
  },
});
