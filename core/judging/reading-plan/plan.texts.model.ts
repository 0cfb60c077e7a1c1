import { sentencesOf } from '../../platform/language/texts.model.js';

/** How much has to be read, on the page, in the terminal and in errors. */
export const PLAN_TEXTS = sentencesOf('core.plan', 'en', {
  runOrComments: {
    en: 'Give either task_id, or how many comments there are.',
    zh: '请给出 task_id 或留言数，二者取一。',
    ms: 'Beri task_id, atau bilangan komen, salah satu sahaja.',
  },
  title: { en: 'How much has to be read', zh: '需要读多少条', ms: 'Berapa banyak perlu dibaca' },
  within: { en: '± {points} points', zh: '± {points} 个百分点', ms: '± {points} mata' },
  reads: {
    en: 'For ± {points} points at most: read about {reads, plural, one {1 comment} other {# comments}}, {time}.',
    zh: '要让误差不超过 ± {points} 个百分点：约读 {reads, number} 条，{time}。',
    ms: 'Untuk ± {points} mata paling banyak: baca kira-kira {reads, number} komen, {time}.',
    takes: ['points', 'reads', 'time'],
  },
  ways: {
    en: 'For ± {points} points at most: {ways}.',
    zh: '要让误差不超过 ± {points} 个百分点：{ways}。',
    ms: 'Untuk ± {points} mata paling banyak: {ways}.',
    takes: ['points', 'ways'],
  },
  betweenWays: { en: '; or ', zh: '；或者', ms: '; atau ' },
  byPeople: {
    en: '{reads, number} by people ({time})',
    zh: '人读 {reads, number} 条（{time}）',
    ms: '{reads, number} oleh orang ({time})',
    takes: ['reads', 'time'],
  },
  bySecond: {
    en: '{read, number} by {label}',
    zh: '{label} 读 {read, number} 条',
    ms: '{read, number} oleh {label}',
    takes: ['read', 'label'],
  },
  bySecondWith: {
    en: '{read, number} by {label} ({notes})',
    zh: '{label} 读 {read, number} 条（{notes}）',
    ms: '{read, number} oleh {label} ({notes})',
    takes: ['read', 'label', 'notes'],
  },
  betweenNotes: { en: ', ', zh: '，', ms: ', ' },
  both: {
    en: '{second} and {people}',
    zh: '{second}，{people}',
    ms: '{second} dan {people}',
    takes: ['second', 'people'],
  },
  more: { en: '{second} more', zh: '再由 {second}', ms: '{second} lagi' },
  stays: {
    en: 'nothing leaves your network',
    zh: '内容不出内部网络',
    ms: 'tiada yang keluar dari rangkaian anda',
  },
  costs: {
    en: '{isMeasured, select, true {about} other {at most}} {cost}',
    zh: '{isMeasured, select, true {约} other {最多}} {cost}',
    ms: '{isMeasured, select, true {kira-kira} other {paling banyak}} {cost}',
    takes: ['cost', 'isMeasured'],
  },
  inPart: {
    en: 'People read within the {read, plural, one {1 comment} other {# comments}} that {label} has read.',
    zh: '人在 {label} 读过的 {read, number} 条里阅读。',
    ms: 'Orang membaca dalam {read, number} komen yang telah dibaca oleh {label}.',
    takes: ['label', 'read'],
  },
  tooLittle: {
    en: 'For ± {points} points {label} has read too little: let it read more first.',
    zh: '要达到 ± {points} 个百分点，{label} 读得太少：先让它读更多。',
    ms: 'Untuk ± {points} mata, bacaan {label} terlalu sedikit: biarkan ia membaca lebih banyak dahulu.',
    takes: ['points', 'label'],
  },
  enough: {
    en: 'All shares are known to ± {points} points: nothing more has to be read.',
    zh: '所有比例的误差已在 ± {points} 个百分点以内：不必再读。',
    ms: 'Semua peratusan diketahui hingga ± {points} mata: tiada lagi yang perlu dibaca.',
  },
  minutes: {
    en: 'about {minutes, plural, one {# minute} other {# minutes}}',
    zh: '约 {minutes, number} 分钟',
    ms: 'kira-kira {minutes, number} minit',
  },
  hours: {
    en: 'about {hours} h {minutes} min',
    zh: '约 {hours} 小时 {minutes} 分钟',
    ms: 'kira-kira {hours} jam {minutes} minit',
    takes: ['hours', 'minutes'],
  },
  measured: {
    en: '{seconds} s a comment, measured on {reads, number} that your team has read.',
    zh: '每条 {seconds} 秒，根据团队读过的 {reads, number} 条测得。',
    ms: '{seconds} saat bagi satu komen, diukur pada {reads, number} komen yang dibaca pasukan anda.',
    takes: ['seconds', 'reads'],
  },
  usual: {
    en: '{seconds} s a comment, the usual time: your team has read too little to measure it.',
    zh: '每条 {seconds} 秒，这是通常的时间：团队读过的还太少，无法测得。',
    ms: '{seconds} saat bagi satu komen, iaitu masa yang biasa: bacaan pasukan anda belum cukup untuk mengukurnya.',
  },
  runFree: {
    en: '{provider} reads all {count, number} first, at no cost',
    zh: '{provider}先读全部 {count, number} 条，不收费',
    ms: '{provider} membaca kesemua {count, number} dahulu, tanpa bayaran',
    takes: ['provider', 'count'],
  },
  runCosts: {
    en: '{provider} reads all {count, number} first, for {isMeasured, select, true {about} other {at most}} {cost}',
    zh: '{provider}先读全部 {count, number} 条，{isMeasured, select, true {约} other {最多}} {cost}',
    ms: '{provider} membaca kesemua {count, number} dahulu, {isMeasured, select, true {kira-kira} other {paling banyak}} {cost}',
    takes: ['provider', 'count', 'cost', 'isMeasured'],
  },
  runOpen: {
    en: '{provider} reads all {count, number} first',
    zh: '{provider}先读全部 {count, number} 条',
    ms: '{provider} membaca kesemua {count, number} dahulu',
    takes: ['provider', 'count'],
  },
  runMeasured: {
    en: 'measured on {runs, plural, one {# run} other {# runs}} of your team',
    zh: '根据团队的 {runs, number} 次分析测得',
    ms: 'diukur pada {runs, number} analisis pasukan anda',
  },
  bases: {
    read: { en: 'by what was read', zh: '按所读的留言', ms: 'mengikut bacaan' },
    counted: {
      en: 'counted by smops; too little was read',
      zh: '由 smops 统计；读得还太少',
      ms: 'dikira oleh smops; bacaan belum cukup',
    },
    assumed: {
      en: 'nothing is known yet: a frequent variable that is hard to find is planned for',
      zh: '还一无所知：按常见而难找的变量计划',
      ms: 'belum ada yang diketahui: dirancang bagi pemboleh ubah yang kerap dan sukar dijumpai',
    },
  },
  now: { en: 'known to', zh: '目前误差', ms: 'diketahui hingga' },
  missing: { en: 'still to read', zh: '还需读', ms: 'masih perlu dibaca' },
  failed: { en: 'The plan could not be made', zh: '无法制定计划', ms: 'Rancangan tidak dapat dibuat' },
  again: { en: 'Try again', zh: '重试', ms: 'Cuba lagi' },
  draw: {
    en: 'Draw {count, number} and read',
    zh: '抽取 {count, number} 条并开始阅读',
    ms: 'Ambil sampel {count, number} dan baca',
  },
  read: { en: 'Go on reading', zh: '继续阅读', ms: 'Teruskan membaca' },
  drawFailed: { en: 'The comments could not be drawn', zh: '无法抽取留言', ms: 'Sampel tidak dapat diambil' },
  goalLeft: {
    en: 'About {reads, number} more for ± {points} points.',
    zh: '约再读 {reads, number} 条，误差 ± {points} 个百分点。',
    ms: 'Kira-kira {reads, number} lagi untuk ± {points} mata.',
    takes: ['reads', 'points'],
  },
  goalLeftOf: {
    en: 'About {reads, number} more for ± {points} points of {variables}.',
    zh: '{variables}：约再读 {reads, number} 条，误差 ± {points} 个百分点。',
    ms: 'Kira-kira {reads, number} lagi untuk ± {points} mata bagi {variables}.',
    takes: ['reads', 'points', 'variables'],
  },
  goalReached: {
    en: 'All shares are known to ± {points} points: nothing more has to be read.',
    zh: '所有比例的误差已在 ± {points} 个百分点以内：不必再读。',
    ms: 'Semua peratusan diketahui hingga ± {points} mata: tiada lagi yang perlu dibaca.',
  },
  goalReachedOf: {
    en: 'The share of {variables} is known to ± {points} points: nothing more has to be read.',
    zh: '{variables} 的比例的误差已在 ± {points} 个百分点以内：不必再读。',
    ms: 'Peratusan {variables} diketahui hingga ± {points} mata: tiada lagi yang perlu dibaca.',
    takes: ['points', 'variables'],
  },
  chooseWay: { en: 'Who reads', zh: '由谁来读', ms: 'Siapa yang membaca' },
  letRead: {
    en: 'Let {label} read {read, number}',
    zh: '让 {label} 读 {read, number} 条',
    ms: 'Biarkan {label} membaca {read, number}',
    takes: ['read', 'label'],
  },
  letReadFailed: {
    en: 'The second reader could not be started',
    zh: '无法启动第二读者',
    ms: 'Pembaca kedua tidak dapat dimulakan',
  },
  second: { en: 'Second reader', zh: '第二读者', ms: 'Pembaca kedua' },
  secondReads: {
    en: '{label} reads a part',
    zh: '{label} 正在读一部分',
    ms: '{label} sedang membaca sebahagian',
  },
  secondHas: {
    en: '{label} has read {read, plural, one {1 comment} other {# comments}}{failed, plural, =0 {} other {; it failed on #}}',
    zh: '{label} 已读 {read, number} 条留言{failed, plural, =0 {} other {；# 条没读成}}',
    ms: '{label} telah membaca {read, number} komen{failed, plural, =0 {} other {; gagal pada #}}',
    takes: ['label', 'read', 'failed'],
  },
  askFailed: { en: 'Ask the failed ones again', zh: '重读失败的留言', ms: 'Tanya semula yang gagal' },
  stop: { en: 'Stop', zh: '停止', ms: 'Henti' },
  stopFailed: {
    en: 'The second reader could not be stopped',
    zh: '无法停止第二读者',
    ms: 'Pembaca kedua tidak dapat dihentikan',
  },
  remove: { en: 'Remove', zh: '移除', ms: 'Buang' },
  removeQuestion: {
    en: 'Remove what {label} has read of this analysis for good? Shares then rest on people’s reads alone.',
    zh: '要彻底移除 {label} 对此分析的阅读吗？之后比例只按人读的计算。',
    ms: 'Buang bacaan {label} bagi analisis ini selama-lamanya? Peratusan kemudian berasaskan bacaan orang sahaja.',
  },
  removeFailed: {
    en: 'The second reader could not be removed',
    zh: '无法移除第二读者',
    ms: 'Pembaca kedua tidak dapat dibuang',
  },
});

const MINUTE_SECONDS = 60;
const HOUR_MINUTES = 60;

/** A reading time as words: minutes, from an hour on with hours; at least a minute. */
export function timeText(seconds: number, say: ReturnType<typeof PLAN_TEXTS> = PLAN_TEXTS()): string {
  const minutes = Math.max(1, Math.round(seconds / MINUTE_SECONDS));
  return minutes < HOUR_MINUTES
    ? say.minutes(minutes)
    : say.hours(Math.floor(minutes / HOUR_MINUTES), String(minutes % HOUR_MINUTES).padStart(2, '0'));
}
