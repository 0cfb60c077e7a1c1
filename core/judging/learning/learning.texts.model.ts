import { sentencesOf } from '../../platform/language/texts.model.js';

/** What is said of learned words to those who ask for them. */
export const LEARNING_TEXTS = sentencesOf('core.learning', 'en', {
  noVariables: {
    en: 'The analysis has no variables, so there is nothing to learn words for.',
    zh: '这次分析没有变量，因此没有词可学。',
    ms: 'Analisis ini tiada pemboleh ubah, jadi tiada istilah untuk dipelajari.',
  },
  notEnded: {
    en: 'The analysis has not been completed yet. Learn from it when it is.',
    zh: '这次分析尚未完成。完成后再从中学习。',
    ms: 'Analisis ini belum selesai. Belajar daripadanya apabila sudah selesai.',
  },
  notAnswered: {
    en: 'No run that an AI service answered has asked for these variables. Words are learned from what people read, or from such answers.',
    zh: '还没有由 AI 服务回答的分析问过这些变量。词可以从大家读过的留言学，或从这样的回答学。',
    ms: 'Tiada analisis yang dijawab oleh perkhidmatan AI telah menanyakan pemboleh ubah ini. Istilah dipelajari daripada apa yang dibaca orang, atau daripada jawapan seperti itu.',
  },
  noCodebook: {
    en: 'The analysis has no codebook to keep words in. Give a name for a new one.',
    zh: '这次分析没有可存放词的编码本。请为新编码本取名。',
    ms: 'Analisis ini tiada buku kod untuk menyimpan istilah. Beri nama untuk buku kod baharu.',
  },
  gone: {
    en: 'The codebook {codebook} has no variable “{name}” (any more).',
    zh: '编码本 {codebook} 里没有（或已没有）变量「{name}」。',
    ms: 'Buku kod {codebook} tiada (lagi) pemboleh ubah “{name}”.',
    takes: ['name', 'codebook'],
  },
  noneDecided: {
    en: 'accept or refuse at least one word',
    zh: '至少接受或拒绝一个词',
    ms: 'terima atau tolak sekurang-kurangnya satu istilah',
  },
  newVersion: {
    en: '{words} learned {words, plural, one {word} other {words}}',
    zh: '学到 {words, number} 个词',
    ms: '{words, number} istilah dipelajari',
  },
  isAt: {
    en: 'The analysis is at version {version} of {name} already.',
    zh: '这次分析已经是 {name} 第 {version} 版。',
    ms: 'Analisis ini sudah mengikut {name} versi {version}.',
    takes: ['name', 'version'],
  },
  otherCodebook: {
    en: 'The analysis has no codebook. Accept words for it first, or start a new analysis with a codebook.',
    zh: '这次分析没有编码本。请先为它接受一些词，或用编码本开始新的分析。',
    ms: 'Analisis ini tiada buku kod. Terima istilah untuknya dahulu, atau mulakan analisis baharu dengan buku kod.',
  },
  notAsked: {
    en: 'The AI service was not asked for {names}. Start a new analysis with this version of the codebook.',
    zh: 'AI 服务没有被问到 {names}。请用这一版编码本开始新的分析。',
    ms: 'Perkhidmatan AI tidak ditanya tentang {names}. Mulakan analisis baharu dengan versi buku kod ini.',
  },
  tooMany: {
    en: '“{name}” has {most} terms already, as many as it may have. Remove some in its codebook.',
    zh: '「{name}」已有 {most} 个词，到了上限。请在编码本里移除一些。',
    ms: '“{name}” sudah ada {most} istilah, iaitu had yang dibenarkan. Buang sebahagiannya dalam buku kodnya.',
    takes: ['name', 'most'],
  },
});
