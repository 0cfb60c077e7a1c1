import { sentencesOf } from '../../../platform/language/texts.model.js';

/** The report of a run. */
export const RUN = sentencesOf('core.run', 'en', {
  title: {
    en: 'What the comments say: {fileName}',
    zh: '留言说了什么：{fileName}',
    ms: 'Apa kata komen: {fileName}',
  },
  counted: {
    en: '{comments, plural, one {# comment} other {# comments}}, {matched} with a variable',
    zh: '{comments} 条留言，{matched} 条提到变量',
    ms: '{comments} komen, {matched} dengan pemboleh ubah',
    takes: ['comments', 'matched'],
  },
  unfinished: {
    pending: {
      en: 'The analysis has not started. Shown are the comments analysed so far.',
      zh: '分析尚未开始：以下是目前已分析的留言',
      ms: 'analisis belum bermula: inilah komen yang sudah dianalisis setakat ini',
    },
    running: {
      en: 'The analysis is still running. Shown are the comments analysed so far.',
      zh: '分析仍在进行：以下是目前已分析的留言',
      ms: 'analisis masih berjalan: inilah komen yang sudah dianalisis setakat ini',
    },
    paused: {
      en: 'The analysis is paused. Shown are the comments analysed so far.',
      zh: '分析已暂停：以下是目前已分析的留言',
      ms: 'analisis dijeda: inilah komen yang sudah dianalisis setakat ini',
    },
    failed: {
      en: 'The analysis has failed. Shown are the comments analysed so far.',
      zh: '分析已失败：以下是目前已分析的留言',
      ms: 'analisis gagal: inilah komen yang sudah dianalisis setakat ini',
    },
  },
  failed: { en: '{comments} failed', zh: '{comments} 条失败', ms: '{comments} gagal' },
  leftOut: { en: 'left out: {rows}', zh: '未计入：{rows}', ms: 'ditinggalkan: {rows}' },
  codebook: {
    en: 'Codebook {name}, version {version}',
    zh: '编码本 {name}，第 {version} 版',
    ms: 'Buku kod {name}, versi {version}',
    takes: ['name', 'version'],
  },
  commentNumber: { en: 'Comment {number}', zh: '第 {number} 条留言', ms: 'Komen {number}' },
  reactions: {
    en: '{shown} {shown, plural, one {reaction} other {reactions}}',
    zh: '{shown} 个反应',
    ms: '{shown} reaksi',
  },
  table: {
    en: 'Variables, most comments first',
    zh: '变量，留言最多的在前',
    ms: 'Pemboleh ubah, komen terbanyak dahulu',
  },
  share: { en: 'Share, 95%', zh: '比例，95%', ms: 'Peratusan, 95%' },
  allComments: { en: 'All comments', zh: '全部留言', ms: 'Semua komen' },
  topComments: {
    en: 'Comments with most reactions',
    zh: '反应最多的留言',
    ms: 'Komen dengan reaksi terbanyak',
  },
  nothing: {
    en: 'No comment mentions a variable.',
    zh: '没有留言提到任何变量。',
    ms: 'Tiada komen yang menyebut pemboleh ubah.',
  },
  moreInFile: {
    en: 'The printout shows only the first comments; the file contains all of them.',
    zh: '打印只显示最前面的；文件里有全部。',
    ms: 'Cetakan menunjukkan yang pertama; fail mempunyai kesemuanya.',
  },
  filteredCounts: {
    en: 'Counted by smops for the filtered comments; corrected shares are of all comments only.',
    zh: '筛选后留言由 smops 统计；校正后的比例只针对全部留言。',
    ms: 'Kiraan smops bagi komen yang ditapis; peratusan yang dibetulkan hanya bagi semua komen.',
  },
  reading: [
    {
      en: "The share of a variable is counted by smops, with Wilson's 95% interval of each text counted once, which holds for chance alone and not for what smops misreads, until people have read enough drawn comments; then it is the corrected share with its 95% interval. Sentiments are counted by smops; those of a corrected count divide as the tagged comments do. A comment may have several variables. The marked words are the quote on which a tag rests.",
      zh: '在读过足够多抽取的留言之前，变量的比例由 smops 统计，附 Wilson 95% 区间（相同文字只计一次；只反映偶然，不反映 smops 的误读）；之后是校正后的比例，附 95% 区间。情绪由 smops 统计；校正后的留言数按有标签的留言的情绪划分。一条留言可以有多个变量。标出的文字是标签所依据的引文。',
      ms: 'Peratusan pemboleh ubah dikira oleh smops, dengan selang Wilson 95% (setiap teks dikira sekali) yang meliputi kebetulan sahaja, bukan salah baca smops, sehingga cukup banyak komen sampel dibaca; selepas itu peratusan yang dibetulkan dengan selang 95%. Sentimen dikira oleh smops; sentimen bagi bilangan yang dibetulkan dibahagikan seperti komen bertag. Satu komen boleh mempunyai beberapa pemboleh ubah. Kata yang ditandai ialah petikan yang menjadi asas tag.',
    },
    {
      en: 'These are shares of comments in one file, not of people. Names of authors are left out.',
      zh: '这是一个文件中留言的比例，不是人的比例。作者姓名已略去。',
      ms: 'Ini ialah peratusan komen dalam satu fail, bukan peratusan orang. Nama penulis tidak disertakan.',
    },
  ],
});

/** What became of the rows of a file, as a table and in a sentence. */
export const INTAKE = sentencesOf('core.intake', 'en', {
  commentsSheet: { en: 'comments', zh: '留言', ms: 'komen' },
  sheet: { en: 'intake', zh: '读入情况', ms: 'bacaan fail' },
  read: { en: 'read', zh: '已读', ms: 'dibaca' },
  analysed: { en: 'analysed', zh: '已分析', ms: 'dianalisis' },
  leftOutDuplicates: { en: 'left out: duplicates', zh: '未计入：重复', ms: 'ditinggalkan: pendua' },
  leftOutEmpty: { en: 'left out: without text', zh: '未计入：没有文字', ms: 'ditinggalkan: tanpa teks' },
  leftOutRejected: {
    en: 'left out: cannot be read',
    zh: '未计入：无法读取',
    ms: 'ditinggalkan: tidak dapat dibaca',
  },
  file: { en: 'file', zh: '文件', ms: 'fail' },
  readAs: { en: 'read as', zh: '读取方式', ms: 'dibaca sebagai' },
  leftOut: { en: 'left out', zh: '未计入', ms: 'ditinggalkan' },
  filter: { en: 'filtered', zh: '筛选', ms: 'ditapis' },
  duplicates: {
    en: '{rows} {rows, plural, one {duplicate} other {duplicates}}',
    zh: '{rows} 行重复',
    ms: '{rows} pendua',
  },
  empty: {
    en: '{rows} {rows, plural, one {row} other {rows}} without text',
    zh: '{rows} 行没有文字',
    ms: '{rows} baris tanpa teks',
  },
  rejected: {
    en: '{rows} {rows, plural, one {row} other {rows}} that cannot be read',
    zh: '{rows} 行无法读取',
    ms: '{rows} baris yang tidak dapat dibaca',
  },
});
