import { textsOf } from '@smops/core/platform/language/texts.model.js';

/** Words that read comments speak for, and what becomes of them. */
export const LEARN_TEXT = textsOf('learn', 'zh', {
  title: { en: 'Learned words', zh: '学到的词', ms: 'Istilah dipelajari' },
  link: { en: 'Learned words', zh: '学到的词', ms: 'Istilah dipelajari' },
  back: { en: 'Back to the results', zh: '返回结果', ms: 'Kembali ke hasil' },
  intro: {
    en: 'Words suggested by the comments you have read. Accepted words are added to the codebook. This costs nothing.',
    zh: '读过的留言所支持的词。接受的词加入编码本，不需付费。',
    ms: 'Istilah yang disokong komen yang dibaca. Yang diterima masuk ke buku kod; tiada bayaran.',
  },
  keys: {
    en: 'A accepts, R refuses, U undoes, ↑ and ↓ choose.',
    zh: 'A 接受，R 拒绝，U 撤销，↑ 和 ↓ 选择。',
    ms: 'A terima, R tolak, U buat asal, ↑ dan ↓ pilih.',
  },
  loadFailed: {
    en: 'The words could not be loaded',
    zh: '无法读取这些词',
    ms: 'Istilah tidak dapat dimuatkan',
  },
  source: { en: 'Learn from', zh: '学自', ms: 'Belajar daripada' },
  sources: {
    people: { en: 'what people said', zh: '大家的判断', ms: 'penilaian orang' },
    answers: { en: "the AI service's answers", zh: 'AI 服务的回答', ms: 'jawapan perkhidmatan AI' },
  },
  read: {
    en: '{read} read, {learnable} of them used for learning',
    zh: '已读 {read} 条，其中 {learnable} 条用来学习',
    ms: '{read} dibaca, {learnable} daripadanya dipelajari',
    takes: ['read', 'learnable'],
  },
  kept: {
    en: 'Half of the sampled comments are kept out of learning, so that the estimate is unbiased.',
    zh: '抽到的留言有一半不用来学习，估计才可信。',
    ms: 'Separuh daripada komen sampel tidak digunakan untuk pembelajaran, supaya anggaran tidak berat sebelah.',
  },
  sampled: {
    en: 'The analysis is large, so the numbers of comments are estimates.',
    zh: '这次分析很大：留言数是估计值。',
    ms: 'Analisis ini besar: bilangan komen ialah anggaran.',
  },
  kind: { term: { en: 'term', zh: '词', ms: 'istilah' }, veto: { en: 'veto', zh: '排除词', ms: 'penolak' } },
  topic: { en: 'Words of the topic “{name}”', zh: '主题「{name}」的词', ms: 'Istilah topik “{name}”' },
  evidence: {
    term: {
      en: '{right} of {read} read comments with it were yes',
      zh: '含有它的 {read} 条已读留言中，{right} 条为是',
      ms: '{right} daripada {read} komen yang dibaca dengannya ialah ya',
      takes: ['right', 'read'],
    },
    veto: {
      en: '{right} of {read} read comments with it were no',
      zh: '含有它的 {read} 条已读留言中，{right} 条为否',
      ms: '{right} daripada {read} komen yang dibaca dengannya ialah tidak',
      takes: ['right', 'read'],
    },
  },
  reach: {
    term: {
      en: '{comments, plural, one {# more comment} other {# more comments}} would be tagged',
      zh: '会多标记 {comments, number} 条留言',
      ms: '{comments, number} komen lagi akan ditag',
    },
    veto: {
      en: '{comments, plural, one {# comment} other {# comments}} would lose the tag',
      zh: '{comments, number} 条留言会失去标签',
      ms: '{comments, number} komen akan hilang tag',
    },
  },
  accept: { en: 'Accept', zh: '接受', ms: 'Terima' },
  refuse: { en: 'Refuse', zh: '拒绝', ms: 'Tolak' },
  undo: { en: 'Undo', zh: '撤销', ms: 'Buat asal' },
  accepted: { en: 'Accepted', zh: '已接受', ms: 'Diterima' },
  refused: { en: 'Refused', zh: '已拒绝', ms: 'Ditolak' },
  of: {
    en: '{action}: {words}',
    zh: '{action}：{words}',
    ms: '{action}: {words}',
    takes: ['action', 'words'],
  },
  decided: {
    en: '{accepted} accepted, {refused} refused',
    zh: '接受 {accepted} 个，拒绝 {refused} 个',
    ms: '{accepted} diterima, {refused} ditolak',
    takes: ['accepted', 'refused'],
  },
  codebookName: { en: 'Name of the new codebook', zh: '新编码本的名称', ms: 'Nama buku kod baharu' },
  nameNeeded: {
    en: 'Give the codebook a name.',
    zh: '请为编码本取名。',
    ms: 'Beri nama kepada buku kod itu.',
  },
  makeAndUpdate: {
    en: 'Make version {version} and update the analysis',
    zh: '建立第 {version} 版并更新分析',
    ms: 'Buat versi {version} dan kemas kini analisis',
  },
  make: { en: 'Only make version {version}', zh: '只建立第 {version} 版', ms: 'Buat versi {version} sahaja' },
  keepRefusals: { en: 'Keep the refusals', zh: '保存拒绝的词', ms: 'Simpan penolakan' },
  working: { en: 'Working…', zh: '处理中…', ms: 'Sedang diproses…' },
  made: {
    en: '{name} is at version {version}',
    zh: '{name}现在是第 {version} 版',
    ms: '{name} kini versi {version}',
    takes: ['name', 'version'],
  },
  refusalsKept: {
    en: 'Refused words will not be proposed again',
    zh: '拒绝的词不会再建议',
    ms: 'Istilah yang ditolak tidak akan dicadangkan lagi',
  },
  failed: { en: 'The words could not be kept', zh: '无法保存这些词', ms: 'Istilah tidak dapat disimpan' },
  updateFailed: {
    en: 'The analysis could not be updated',
    zh: '无法更新这次分析',
    ms: 'Analisis tidak dapat dikemas kini',
  },
  none: { en: 'No words to propose yet', zh: '还没有可建议的词', ms: 'Belum ada istilah untuk dicadangkan' },
  noneText: {
    en: 'Words are found once enough comments have been read.',
    zh: '读过足够的留言后就能找到词。',
    ms: 'Istilah ditemui apabila cukup komen telah dibaca.',
  },
  missing: {
    en: '{name}: {read} read. Read {missing} more.',
    zh: '{name}：已读 {read} 条，请再读 {missing} 条。',
    ms: '{name}: {read} dibaca. Baca {missing} lagi.',
    takes: ['name', 'read', 'missing'],
  },
  readOn: { en: 'Read comments', zh: '阅读留言', ms: 'Baca komen' },
});
