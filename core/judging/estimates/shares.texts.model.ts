import { sentencesOf } from '../../platform/language/texts.model.js';

/** What is said of a share on every screen, in every export and report. */
export const SHARES = sentencesOf('core.shares', 'en', {
  corrected: {
    en: '{share}, between {low} and {high}; {read, number} read; smops alone counted {machine}',
    zh: '{share}，介于 {low} 与 {high} 之间；已读 {read, number} 条；smops 统计为 {machine}',
    ms: '{share}, antara {low} dan {high}; {read, number} dibaca; smops sahaja mengira {machine}',
    takes: ['share', 'low', 'high', 'read', 'machine'],
  },
  correctedBySecond: {
    en: '{share}, between {low} and {high}; {people, number} read by people, {second, number} by {label}; smops alone counted {machine}',
    zh: '{share}，介于 {low} 与 {high} 之间；人读了 {people, number} 条，{label} 读了 {second, number} 条；smops 统计为 {machine}',
    ms: '{share}, antara {low} dan {high}; {people, number} dibaca oleh orang, {second, number} oleh {label}; smops sahaja mengira {machine}',
    takes: ['share', 'low', 'high', 'people', 'second', 'label', 'machine'],
  },
  machine: {
    en: '{share}, counted by smops. {missing}',
    zh: '{share}，由 smops 统计。{missing}',
    ms: '{share}, dikira oleh smops. {missing}',
    takes: ['share', 'missing'],
  },
  interval: {
    en: '{share} ({low} to {high})',
    zh: '{share}（{low} 至 {high}）',
    ms: '{share} ({low} hingga {high})',
    takes: ['share', 'low', 'high'],
  },
  atLeast: {
    en: 'at least {found} found; at most {most} of all',
    zh: '至少发现 {found} 条；最多占全部的 {most}',
    ms: 'sekurang-kurangnya {found} dijumpai; paling banyak {most} daripada semua',
    takes: ['found', 'most'],
  },
  noneFound: {
    en: 'none found; at most {most} of all',
    zh: '没有发现；最多占全部的 {most}',
    ms: 'tiada dijumpai; paling banyak {most} daripada semua',
  },
  inWords: {
    en: '{words}; {read, number} read; smops alone counted {machine}',
    zh: '{words}；已读 {read, number} 条；smops 统计为 {machine}',
    ms: '{words}; {read, number} dibaca; smops sahaja mengira {machine}',
    takes: ['words', 'read', 'machine'],
  },
  inWordsBySecond: {
    en: '{words}; {people, number} read by people, {second, number} by {label}; smops alone counted {machine}',
    zh: '{words}；人读了 {people, number} 条，{label} 读了 {second, number} 条；smops 统计为 {machine}',
    ms: '{words}; {people, number} dibaca oleh orang, {second, number} oleh {label}; smops sahaja mengira {machine}',
    takes: ['words', 'people', 'second', 'label', 'machine'],
  },
  missing: {
    en: 'To correct it, read {tagged, number} more {tagged, plural, one {comment} other {comments}} with the tag and {untagged, number} without.',
    zh: '要校正，还需读 {tagged, number} 条有标签和 {untagged, number} 条没有标签的留言。',
    ms: 'Untuk membetulkannya, baca {tagged, number} lagi komen bertag dan {untagged, number} lagi komen tanpa tag.',
    takes: ['tagged', 'untagged'],
  },
  missingTagged: {
    en: 'To correct it, read {tagged, number} more {tagged, plural, one {comment} other {comments}} with the tag.',
    zh: '要校正，还需读 {tagged, number} 条有标签的留言。',
    ms: 'Untuk membetulkannya, baca {tagged, number} lagi komen bertag.',
  },
  missingUntagged: {
    en: 'To correct it, read {untagged, number} more {untagged, plural, one {comment} other {comments}} without the tag.',
    zh: '要校正，还需读 {untagged, number} 条没有标签的留言。',
    ms: 'Untuk membetulkannya, baca {untagged, number} lagi komen tanpa tag.',
  },
  isCorrected: {
    en: 'corrected, {read, number} read',
    zh: '已校正，读了 {read, number} 条',
    ms: 'dibetulkan, {read, number} dibaca',
  },
  isCorrectedBySecond: {
    en: 'corrected, {people, number} read by people, {second, number} by {label}',
    zh: '已校正，人读了 {people, number} 条，{label} 读了 {second, number} 条',
    ms: 'dibetulkan, {people, number} dibaca oleh orang, {second, number} oleh {label}',
    takes: ['people', 'second', 'label'],
  },
  notYet: {
    en: 'counted by smops; read {missing, number} more',
    zh: 'smops 统计；还需读 {missing, number} 条',
    ms: 'dikira oleh smops; baca {missing, number} lagi',
  },
  tagged: {
    en: '{comments, number} tagged',
    zh: '{comments, number} 条有标签',
    ms: '{comments, number} bertag',
  },
  atLeastMention: {
    en: 'at least {comments, number}',
    zh: '至少 {comments, number}',
    ms: 'sekurang-kurangnya {comments, number}',
  },
  whatBasis: { en: 'What the numbers rest on', zh: '数字的依据', ms: 'Asas angka' },
  bases: {
    machine: { en: 'Counted by smops', zh: 'smops 统计', ms: 'Dikira oleh smops' },
    corrected: { en: 'Corrected by reading', zh: '按阅读校正', ms: 'Dibetulkan melalui bacaan' },
  },
  partsOfTagged: {
    en: 'The sentiments of corrected counts divide as those of the tagged comments do.',
    zh: '校正后的留言数按有标签的留言的情绪比例划分。',
    ms: 'Sentimen bagi bilangan yang dibetulkan dibahagikan seperti sentimen komen bertag.',
  },
  counted: { en: 'counted by smops', zh: 'smops 统计', ms: 'dikira oleh smops' },
  basis: {
    machine: { en: 'counted by smops', zh: 'smops 统计', ms: 'kiraan smops' },
    corrected: { en: 'corrected', zh: '已校正', ms: 'dibetulkan' },
  },
  compared: {
    en: 'Where a row is called corrected, people have read enough drawn comments of both files: its rates, intervals and test rest on what they read. Other rows are counted by smops.',
    zh: '标明「已校正」的行：两份文件中抽取的留言都已读够，比例、区间和检验以所读的为准。其余各行由 smops 统计。',
    ms: 'Baris “dibetulkan”: cukup banyak komen sampel daripada kedua-dua fail telah dibaca; peratusan, selang dan ujiannya berdasarkan bacaan itu. Baris lain ialah kiraan smops.',
  },
  relations: {
    en: 'Variables and pairs are counted by smops, even where shares are corrected.',
    zh: '变量和变量对的留言数都由 smops 统计，即使比例已校正。',
    ms: 'Bilangan pemboleh ubah dan pasangan ialah kiraan smops, walaupun peratusan telah dibetulkan.',
  },
  all: { en: 'Shares are counted by smops.', zh: '比例由 smops 统计。', ms: 'Peratusan ialah kiraan smops.' },
  others: {
    en: 'The other shares are counted by smops.',
    zh: '其余比例由 smops 统计。',
    ms: 'Peratusan lain ialah kiraan smops.',
  },
  /** What intervals count where comments repeat a text, and a share that they change. */
  eachOnce: { en: 'each text counted once', zh: '相同文字只计一次', ms: 'setiap teks dikira sekali' },
  onceIs: {
    en: '{share} with each text counted once',
    zh: '相同文字只计一次是 {share}',
    ms: '{share} jika setiap teks dikira sekali',
  },
  repeat: {
    en: '{repeats, number} of its {comments, number} {comments, plural, one {comment} other {comments}} {repeats, plural, one {repeats} other {repeat}} a text',
    zh: '{comments, number} 条留言中有 {repeats, number} 条重复同样的文字',
    ms: '{repeats, number} daripada {comments, number} komennya mengulang teks yang sama',
    takes: ['repeats', 'comments'],
  },
  few: {
    atLeast: { en: 'at least {found}', zh: '至少 {found} 条', ms: 'sekurang-kurangnya {found}' },
    none: { en: 'none found', zh: '没有发现', ms: 'tiada dijumpai' },
  },
  meanCorrected: {
    en: 'Score {mean} of 10, between {low} and {high}; corrected, {read, number} read; smops alone counted {machine}',
    zh: '分数 {mean}（满分 10），介于 {low} 与 {high} 之间；已校正，读了 {read, number} 条；smops 统计为 {machine}',
    ms: 'Skor {mean} daripada 10, antara {low} dan {high}; dibetulkan, {read, number} dibaca; smops sahaja mengira {machine}',
    takes: ['mean', 'low', 'high', 'read', 'machine'],
  },
  meanOfMachine: {
    en: 'Score {mean} of 10, counted by smops. Read {missing, number} more {missing, plural, one {comment} other {comments}} to correct it.',
    zh: '分数 {mean}（满分 10），由 smops 统计。要校正，还需读 {missing, number} 条留言。',
    ms: 'Skor {mean} daripada 10, dikira oleh smops. Baca {missing, number} lagi komen untuk membetulkannya.',
    takes: ['mean', 'missing'],
  },
  counts: {
    en: 'smops counted the variables and the sentiments; no person has checked them.',
    zh: '变量和情绪由 smops 统计，没有经人核对。',
    ms: 'smops mengira pemboleh ubah dan sentimen; tiada orang yang menyemaknya.',
  },
  summary: {
    en: 'Written from what smops counted.',
    zh: '依据 smops 的统计写成。',
    ms: 'Ditulis daripada kiraan smops.',
  },
  sheet: { en: 'shares', zh: '比例', ms: 'peratusan' },
  meanSheet: { en: 'score', zh: '分数', ms: 'skor' },
});
