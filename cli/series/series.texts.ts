import { sentencesOf } from '@smops/core/platform/language/texts.model.js';

export const seriesTexts = sentencesOf('cliSeries', 'en', {
  noCopies: {
    en: 'No two of the {comments} comments are copies of each other.',
    zh: '{comments} 条留言里没有互相重复的。',
    ms: 'Tiada dua daripada {comments} komen yang merupakan salinan.',
  },
  copied: {
    en: '{copied} of {comments} comments are copies. Groups: {groups}; different texts: {texts}.',
    zh: '{comments} 条留言中有 {copied} 条是重复的，分 {groups} 组：共 {texts} 种不同的文字。',
    ms: '{copied} daripada {comments} komen ialah salinan, dalam {groups} kumpulan: {texts} teks berlainan.',
    takes: ['copied', 'comments', 'groups', 'texts'],
  },
  group: {
    en: '{comments, plural, one {# comment} other {# comments}} by {authors, plural, one {# author} other {# authors}}:',
    zh: '{comments} 条留言，{authors} 位作者：',
    ms: '{comments} komen oleh {authors} penulis:',
    takes: ['comments', 'authors'],
  },
  noWaves: {
    en: 'No text has {least} copies within 24 hours.',
    zh: '没有文字在 24 小时内重复 {least} 次。',
    ms: 'Tiada teks dengan {least} salinan dalam masa 24 jam.',
  },
  wave: {
    en: '{comments, plural, one {# copy} other {# copies}} from {from} to {to}',
    zh: '{comments} 份，{from} 至 {to}',
    ms: '{comments} salinan dari {from} hingga {to}',
    takes: ['comments', 'from', 'to'],
  },
  waveSize: {
    en: '{comments, plural, one {# comment} other {# comments}} by {authors, plural, one {# author} other {# authors}} in all, the first is comment {number}',
    zh: '共 {comments} 条留言，{authors} 位作者，第一条是第 {number} 条',
    ms: '{comments} komen oleh {authors} penulis kesemuanya, yang pertama ialah komen {number}',
    takes: ['comments', 'authors', 'number'],
  },
  per: {
    hour: { en: 'by hour', zh: '每小时', ms: 'mengikut jam' },
    day: { en: 'by day', zh: '每天', ms: 'mengikut hari' },
    week: { en: 'by week', zh: '每周', ms: 'mengikut minggu' },
  },
  withoutTime: {
    en: '{missing} of {comments} comments carry no time and are in no wave.',
    zh: '{comments} 条留言中有 {missing} 条没有时间，不计入。',
    ms: '{missing} daripada {comments} komen tanpa maklumat masa tidak dikira.',
    takes: ['missing', 'comments'],
  },
  oneOf: {
    en: '{option} takes one of {values}.',
    zh: '{option} 须是 {values} 之一。',
    ms: '{option} menerima salah satu daripada {values}.',
    takes: ['option', 'values'],
  },
  noPoints: {
    en: 'No completed analysis with the codebook {codebook} has comments of these days. Start one: smops analyze FILE --codebook NAME',
    zh: '使用编码本 {codebook} 的已完成分析在这些日子里没有留言。请开始一次分析：smops analyze FILE --codebook NAME',
    ms: 'Tiada analisis selesai dengan buku kod {codebook} yang ada komen pada hari-hari ini. Mulakan satu: smops analyze FILE --codebook NAME',
  },
  head: {
    en: '{runs} {runs, plural, one {analysis} other {analyses}}, {comments, plural, one {# comment} other {# comments}}, {from} to {to}.',
    zh: '{runs, number} 次分析，{comments} 条留言，{from} 至 {to}。',
    ms: '{runs, number} analisis, {comments} komen, {from} hingga {to}.',
    takes: ['runs', 'comments', 'from', 'to'],
  },
  noTime: {
    en: '{missing, plural, one {# comment carries no time and is} other {# comments carry no time and are}} left out; --unit run counts them.',
    zh: '{missing} 条留言没有时间，不计入；--unit run 会计入。',
    ms: '{missing} komen tanpa maklumat masa tidak dikira; --unit run mengiranya.',
  },
  repeated: {
    en: '{comments, plural, one {# comment is in several analyses and counts} other {# comments are in several analyses and count}} once.',
    zh: '{comments} 条留言出现在多次分析里，只算一次。',
    ms: '{comments} komen ada dalam beberapa analisis dan dikira sekali.',
  },
  corrected: {
    en: '* corrected by what people read',
    zh: '* 按大家读过的留言校正',
    ms: '* dibetulkan mengikut komen yang dibaca orang',
  },
  alarms: {
    en: 'Alarms (more than the days before make one expect, each text counted once):',
    zh: '警报（多于之前日子的预期，相同文字只计一次）：',
    ms: 'Penggera (lebih daripada jangkaan hari-hari sebelumnya, setiap teks dikira sekali):',
  },
  alarm: {
    en: '{start}  {variable}: {count} of {total} comments, expected {expected}, limit {limit}',
    zh: '{start}  {variable}：{total} 条留言中 {count} 条，预期 {expected}，上限 {limit}',
    ms: '{start}  {variable}: {count} daripada {total} komen, jangkaan {expected}, had {limit}',
    takes: ['start', 'variable', 'count', 'total', 'expected', 'limit'],
  },
  alarmsNowhere: {
    en: 'Alarms are not sent: smops series NAME --alarms-to DESTINATION',
    zh: '警报不发送：smops series NAME --alarms-to DESTINATION',
    ms: 'Penggera tidak dihantar: smops series NAME --alarms-to DESTINATION',
  },
  alarmsTo: {
    en: 'Alarms are sent to these destinations: {destinations}.',
    zh: '警报发送到这些目的地：{destinations}。',
    ms: 'Penggera dihantar ke destinasi ini: {destinations}.',
  },
  span: {
    en: '{from} to {to} ({comments, plural, one {# comment} other {# comments}})',
    zh: '{from} 至 {to}（{comments} 条留言）',
    ms: '{from} hingga {to} ({comments} komen)',
    takes: ['from', 'to', 'comments'],
  },
  spans: {
    en: '{after}, compared with {before}.',
    zh: '{after}，与 {before} 相比。',
    ms: '{after}, berbanding {before}.',
    takes: ['after', 'before'],
  },
  noWords: {
    en: 'No word rose clearly.',
    zh: '没有明显上升的词。',
    ms: 'Tiada perkataan yang jelas meningkat.',
  },
  themes: {
    en: 'Themes outside the codebook that rose:',
    zh: '编码本以外上升的主题：',
    ms: 'Tema di luar buku kod yang meningkat:',
  },
  more: { en: 'More: {command}', zh: '更多：{command}', ms: 'Selanjutnya: {command}' },
  wholeNumber: {
    en: '{option} takes a whole number from {least} to {most}.',
    zh: '{option} 须是 {least} 到 {most} 的整数。',
    ms: '{option} menerima nombor bulat dari {least} hingga {most}.',
    takes: ['option', 'least', 'most'],
  },
});
