import { sentencesOf } from '../../platform/language/texts.model.js';

/** What a check of a proof says. */
export const PROOFS_TEXTS = sentencesOf('core.proofs', 'en', {
  noProof: {
    en: 'This file is no proof of smops: its first line does not say so.',
    zh: '这个文件不是 smops 的证明：第一行没有这样写。',
    ms: 'Fail ini bukan bukti smops: baris pertamanya tidak menyatakan demikian.',
  },
  otherVersion: {
    en: 'This proof is of version {version}, which this smops cannot check. Use a later smops.',
    zh: '这份证明是版本 {version}，这个 smops 无法核对。请用更新的 smops。',
    ms: 'Bukti ini versi {version}, yang tidak dapat disemak oleh smops ini. Gunakan smops yang lebih baharu.',
  },
  parts: {
    head: { en: 'what the proof is of', zh: '证明的对象', ms: 'perkara yang dibuktikan' },
    run: {
      en: 'a run and what was counted of it',
      zh: '一次分析及其计数',
      ms: 'satu analisis dan kiraannya',
    },
    comment: {
      en: 'a drawn comment and its verdicts',
      zh: '一条抽样留言及其判断',
      ms: 'satu komen sampel dan penilaiannya',
    },
    figures: { en: 'the figures', zh: '数字', ms: 'angka-angka' },
    end: { en: 'the hashes of all lines', zh: '各行的哈希值', ms: 'cincangan semua baris' },
  },
  lineChanged: {
    en: 'Line {line, number} was changed after the proof was made: {part}.',
    zh: '第 {line, number} 行在证明做好之后被改动：{part}。',
    ms: 'Baris {line, number} diubah selepas bukti dibuat: {part}.',
    takes: ['line', 'part'],
  },
  lineUnreadable: {
    en: 'Line {line, number} cannot be read: {part}.',
    zh: '第 {line, number} 行无法读取：{part}。',
    ms: 'Baris {line, number} tidak dapat dibaca: {part}.',
    takes: ['line', 'part'],
  },
  notComputed: {
    en: 'Without this the figures cannot be computed again.',
    zh: '没有它就无法重新计算数字。',
    ms: 'Tanpanya angka-angka tidak dapat dikira semula.',
  },
  wrongFigure: {
    en: '{figure}: the file says {said}, its verdicts give {computed}.',
    zh: '{figure}：文件写的是 {said}，按其判断应为 {computed}。',
    ms: '{figure}: fail menyatakan {said}, penilaiannya memberi {computed}.',
    takes: ['figure', 'said', 'computed'],
  },
  moreWrong: {
    en: '{count, plural, one {# more figure} other {# more figures}} do not follow from the verdicts.',
    zh: '还有 {count, number} 个数字与判断不符。',
    ms: '{count, number} angka lagi tidak terhasil daripada penilaian.',
  },
  missingTexts: {
    en: 'Run {run}: {missing, number} of {drawn, number} drawn texts are not among these comments, the first at place {first}.',
    zh: '分析 {run}：{drawn, number} 条抽样文本中有 {missing, number} 条不在这些留言里，第一条在第 {first} 位。',
    ms: 'Analisis {run}: {missing, number} daripada {drawn, number} teks sampel tiada dalam komen ini, yang pertama di tempat {first}.',
    takes: ['run', 'missing', 'drawn', 'first'],
  },
  otherDraw: {
    en: 'Run {run}: the seed draws other comments than these.',
    zh: '分析 {run}：其种子抽出的是别的留言。',
    ms: 'Analisis {run}: benihnya menghasilkan sampel lain daripada ini.',
  },
  allTexts: {
    en: 'Run {run}: all {drawn, number} drawn texts are among these comments.',
    zh: '分析 {run}：全部 {drawn, number} 条抽样文本都在这些留言里。',
    ms: 'Analisis {run}: kesemua {drawn, number} teks sampel ada dalam komen ini.',
    takes: ['run', 'drawn'],
  },
  rightDraw: {
    en: 'Run {run}: they are the comments that its seed draws.',
    zh: '分析 {run}：它们正是其种子抽出的留言。',
    ms: 'Analisis {run}: itulah sampel yang dihasilkan oleh benihnya.',
  },
  unknownDraw: {
    en: 'Run {run}: whether its seed draws them cannot be told: these are not exactly the comments that were answered, or a second reader failed on some.',
    zh: '分析 {run}：无法判断是否由其种子抽出，因为这些并不正好是分析过的留言，或者第二读者有些没能读出来。',
    ms: 'Analisis {run}: tidak dapat dipastikan sama ada benihnya menghasilkan sampel itu, kerana ini bukan tepat komen yang dianalisis, atau pembaca kedua gagal membaca sebahagiannya.',
  },
  holds: {
    en: 'The proof holds: {figures, plural, one {# figure} other {# figures}} of {runs, plural, one {# run} other {# runs}} follow from the verdicts on {comments, plural, one {# drawn comment} other {# drawn comments}}, and no line was changed.',
    zh: '证明成立：{runs, number} 次分析的 {figures, number} 个数字都能由 {comments, number} 条抽样留言的判断算出，没有一行被改动。',
    ms: 'Bukti ini sah: {figures, number} angka daripada {runs, number} analisis terhasil daripada penilaian atas {comments, number} komen sampel, dan tiada baris yang diubah.',
    takes: ['figures', 'comments', 'runs'],
  },
  fails: {
    en: 'The proof does not hold: {problems, plural, one {# problem} other {# problems}}.',
    zh: '证明不成立：{problems, number} 个问题。',
    ms: 'Bukti ini tidak sah: {problems, number} masalah.',
  },
  fingerprint: { en: 'Fingerprint of the file: {hash}', zh: '文件指纹：{hash}', ms: 'Cap jari fail: {hash}' },
  made: {
    en: 'The proof is in {path}. Anyone can check it with smops check-proof, without a server or the comments.',
    zh: '证明保存在 {path}。任何人都可以用 smops check-proof 核对，不需要服务器，也不需要留言。',
    ms: 'Bukti ada dalam {path}. Sesiapa sahaja dapat menyemaknya dengan smops check-proof, tanpa pelayan dan tanpa komen.',
  },
});
