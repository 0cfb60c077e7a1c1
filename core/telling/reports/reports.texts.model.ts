import { sentencesOf, textsInOne } from '../../platform/language/texts.model.js';

const REPORT_ROWS = {
  sections: {
    line: { en: 'In one sentence', zh: '一句话', ms: 'Dalam satu ayat' },
    figures: { en: 'Three numbers', zh: '三个数字', ms: 'Tiga angka' },
    changes: { en: 'What changed', zh: '有什么变化', ms: 'Apa yang berubah' },
    driver: {
      en: 'Most mentioned in negative comments',
      zh: '负面留言提到最多的',
      ms: 'Paling banyak dalam komen negatif',
    },
    shares: { en: 'What the comments are about', zh: '留言说的是什么', ms: 'Apa yang diperkatakan' },
    sentiment: { en: 'Sentiment of each side', zh: '各方的情绪', ms: 'Sentimen setiap pihak' },
    time: { en: 'When they were written', zh: '什么时候写的', ms: 'Bila ditulis' },
    quotes: { en: 'In their words', zh: '他们的原话', ms: 'Kata mereka' },
    watch: { en: 'What to watch', zh: '值得留意', ms: 'Yang perlu diperhatikan' },
    method: { en: 'How this was counted', zh: '怎样统计', ms: 'Cara kiraan' },
  },
  /** Headings that differ in reports of other things. */
  sectionsOf: {
    comparison: { changes: { en: 'Where they differ', zh: '差别在哪里', ms: 'Di mana bezanya' } },
    series: { time: { en: 'In the course of time', zh: '各时间的走势', ms: 'Mengikut peredaran masa' } },
    sentiments: {
      shares: { en: 'How they feel', zh: '情绪如何', ms: 'Perasaan mereka' },
      time: { en: 'Scores in the course of time', zh: '各时间的评分', ms: 'Skor mengikut peredaran masa' },
    },
  },
  commentsFigure: { en: 'Comments', zh: '留言数', ms: 'Komen' },
  mentionNote: {
    en: '{comments} mention a variable',
    zh: '{comments} 条提到变量',
    ms: '{comments} menyebut pemboleh ubah',
  },
  meanFigure: { en: 'Score, 0 to 10', zh: '分数，0 至 10', ms: 'Skor, 0 hingga 10' },
  strongestFigure: { en: 'Share of {variable}', zh: '{variable}的比例', ms: 'Peratusan {variable}' },
  between: {
    en: 'between {low} and {high}',
    zh: '介于 {low} 与 {high} 之间',
    ms: 'antara {low} dengan {high}',
    takes: ['low', 'high'],
  },
  since: {
    en: 'Compared with {name}, written from {from} to {to}',
    zh: '与 {name}（写于 {from} 至 {to}）相比',
    ms: 'Berbanding dengan {name}, ditulis dari {from} hingga {to}',
    takes: ['name', 'from', 'to'],
  },
  sinceFile: {
    en: 'Compared with {name}, whose comments carry no time',
    zh: '与 {name} 相比；它的留言没有时间',
    ms: 'Berbanding dengan {name}, yang komennya tiada masa',
  },
  noEarlier: {
    en: 'Compared with nothing: no analysis of other comments, written earlier, with the same codebook or all these variables was chosen or found.',
    zh: '没有比较：没有选择或找到写得更早、留言不同、编码本相同或变量齐全的分析。',
    ms: 'Tiada perbandingan: tiada analisis komen lain yang ditulis lebih awal, dengan buku kod yang sama atau semua pemboleh ubah ini, dipilih atau dijumpai.',
  },
  changesHead: {
    now: { en: 'Now', zh: '现在', ms: 'Kini' },
    before: { en: 'Before', zh: '以前', ms: 'Dahulu' },
    difference: { en: 'Percentage points (95%)', zh: '百分点（95%）', ms: 'Mata peratusan (95%)' },
    size: { en: 'Difference', zh: '差别', ms: 'Perbezaan' },
  },
  driver: {
    en: '{variable} is mentioned most in negative comments: {hits} of {negative} mention it ({share}).',
    zh: '负面留言中提到最多的是{variable}：{negative} 条中有 {hits} 条（{share}）。',
    ms: '{variable} paling banyak terdapat dalam komen negatif: {hits} daripada {negative} menyebutnya ({share}).',
    takes: ['variable', 'hits', 'negative', 'share'],
  },
  driverNone: {
    en: 'No variable stands behind the negative comments.',
    zh: '负面留言都没有提到变量。',
    ms: 'Tiada pemboleh ubah terdapat dalam komen negatif.',
  },
  peak: {
    en: '{variable}, {from} to {to}: {share} of the comments, {elsewhere} otherwise ({comments, plural, one {# comment} other {# comments}})',
    zh: '{variable}，{from} 至 {to}：占留言的 {share}，其他时候 {elsewhere}（{comments} 条留言）',
    ms: '{variable}, {from} hingga {to}: {share} daripada komen, {elsewhere} pada masa lain ({comments} komen)',
    takes: ['variable', 'from', 'to', 'share', 'elsewhere', 'comments'],
  },
  peakOnce: {
    en: '{variable}, {at}: {share} of the comments, {elsewhere} otherwise ({comments, plural, one {# comment} other {# comments}})',
    zh: '{variable}，{at}：占留言的 {share}，其他时候 {elsewhere}（{comments} 条留言）',
    ms: '{variable}, {at}: {share} daripada komen, {elsewhere} pada masa lain ({comments} komen)',
    takes: ['variable', 'at', 'share', 'elsewhere', 'comments'],
  },
  noTime: {
    en: 'Too few comments carry a time to say when they were written.',
    zh: '带时间的留言太少，说不出是什么时候写的。',
    ms: 'Terlalu sedikit komen ada maklumat masa untuk menunjukkan bila semuanya ditulis.',
  },
  timeChart: {
    en: 'Comments over time by sentiment',
    zh: '各时间的留言，按情绪',
    ms: 'Komen mengikut masa dan sentimen',
  },
  roseClearly: {
    en: '{variable} rose by {points} percentage points.',
    zh: '{variable}上升了 {points} 个百分点。',
    ms: '{variable} meningkat {points} mata peratusan.',
    takes: ['variable', 'points'],
  },
  notCorrected: {
    en: 'The share of {variable} is counted by smops; read {missing, plural, one {# more comment} other {# more comments}} to correct it.',
    zh: '「{variable}」的比例由 smops 统计；再读 {missing} 条留言即可校正。',
    ms: 'Peratusan {variable} dikira oleh smops; baca {missing} lagi komen untuk membetulkannya.',
    takes: ['variable', 'missing'],
  },
  failed: {
    en: '{comments, plural, one {# comment could not be analysed and is} other {# comments could not be analysed and are}} not counted.',
    zh: '{comments} 条留言无法分析，没有计入任何数字。',
    ms: '{comments} komen tidak dapat dianalisis dan tidak masuk dalam mana-mana angka.',
  },
  nothingToWatch: { en: 'Nothing stands out.', zh: '没有特别的地方。', ms: 'Tiada yang menonjol.' },
  /** Two sentences after each other. */
  twoSentences: { en: '{first} {next}', zh: '{first}{next}', ms: '{first} {next}', takes: ['first', 'next'] },
  methodMade: {
    en: 'Analysed by {provider} ({model}); cost {cost}.',
    zh: '由{provider}（{model}）分析；费用：{cost}。',
    ms: 'Dianalisis oleh {provider} ({model}); kos {cost}.',
    takes: ['provider', 'model', 'cost'],
  },
  free: { en: 'nothing', zh: '免费', ms: 'tiada' },
  methodComments: {
    en: '{comments, plural, one {# comment} other {# comments}} of {file}.',
    zh: '{file} 的 {comments} 条留言。',
    ms: '{comments} komen dalam {file}.',
    takes: ['comments', 'file'],
  },
  methodPeriod: {
    en: 'Written from {from} to {to}.',
    zh: '写于 {from} 至 {to}。',
    ms: 'Ditulis dari {from} hingga {to}.',
    takes: ['from', 'to'],
  },
  quotesHow: {
    en: 'Quotes: the comments with most reactions per variable, one for each text and, where there are several, in different languages. Authors are left out.',
    zh: '引文：各变量反应最多的留言，同样的文字只引一次；有几种语言时各取一条。作者姓名已略去。',
    ms: 'Petikan: komen dengan reaksi terbanyak bagi setiap pemboleh ubah, satu bagi setiap teks dan, jika ada beberapa, dalam bahasa yang berlainan. Penulis tidak disertakan.',
  },
  written: {
    en: 'The first sentence was written by {by} on {at}.',
    zh: '第一句由 {by} 于 {at} 写成。',
    ms: 'Ayat pertama ditulis oleh {by} pada {at}.',
    takes: ['by', 'at'],
  },
  taggedHead: { en: 'Tagged', zh: '有标签', ms: 'Bertag' },
  firstOf: {
    en: 'The {shown} largest of {all}',
    zh: '{all} 个中最大的 {shown} 个',
    ms: '{shown} yang terbesar daripada {all}',
    takes: ['shown', 'all'],
  },
  /** How the numbers of a short report came about. */
  basisHow: {
    machine: {
      en: 'Shares are counted by smops, with 95% intervals.',
      zh: '比例由 smops 统计，附 95% 区间。',
      ms: 'Peratusan dikira oleh smops, dengan selang 95%.',
    },
    corrected: {
      en: 'Shares are corrected by what people read of drawn comments, with 95% intervals; sentiments and times are counted by smops.',
      zh: '比例按人们所读的抽取留言校正，附 95% 区间；情绪和时间由 smops 统计。',
      ms: 'Peratusan dibetulkan mengikut komen sampel yang dibaca orang, dengan selang 95%; sentimen dan masa dikira oleh smops.',
    },
  },
  ofComments: {
    en: 'These are shares of comments, not of people. Names of authors are left out.',
    zh: '这是留言的比例，不是人的比例。作者姓名已略去。',
    ms: 'Ini peratusan komen, bukan peratusan orang. Nama penulis tidak disertakan.',
  },
} as const;

/** What reports say: their sections, and the sentences of the report of a run, some of which others have too. */
export const REPORT = sentencesOf('core.report', 'en', REPORT_ROWS);

/** The same on screens that are Chinese as written. */
export const REPORT_CHINESE = textsInOne('zh', REPORT_ROWS);

/** What is said of bad input. */
export const REPORTS_TEXTS = sentencesOf('core.reports', 'en', {
  someSection: {
    en: 'A report needs at least one section',
    zh: '报告至少要有一个部分',
    ms: 'Laporan memerlukan sekurang-kurangnya satu bahagian',
  },
  onceEach: {
    en: 'Each section can stand in a report once',
    zh: '每个部分在报告中只能出现一次',
    ms: 'Setiap bahagian hanya boleh muncul sekali dalam laporan',
  },
  onceOfComparison: {
    en: 'Only the report of a comparison can count copies of one text as one comment',
    zh: '只有对比的报告可以把相同的文字只算一条留言',
    ms: 'Hanya laporan perbandingan boleh mengira salinan teks yang sama sebagai satu komen',
  },
  beforeOfRun: {
    en: 'Only the report of an analysis is compared with the analysis before it',
    zh: '只有一次分析的报告才与之前的分析比较',
    ms: 'Hanya laporan sesuatu analisis dibandingkan dengan analisis sebelumnya',
  },
  sectionsOrTemplate: {
    en: 'Give sections or a template, not both',
    zh: '请给出部分或模板，不要两者都给',
    ms: 'Berikan bahagian atau templat, bukan kedua-duanya',
  },
  nameEmpty: { en: 'Give the template a name', zh: '请给模板起个名字', ms: 'Berikan nama kepada templat' },
  nameTooLong: {
    en: "A template's name has at most {most} characters",
    zh: '模板名称最多 {most} 个字',
    ms: 'Nama templat mengandungi paling banyak {most} aksara',
  },
  noSuchSection: {
    en: 'This report has no section “{section}”. It can have: {possible}',
    zh: '这份报告没有「{section}」这个部分。可以有：{possible}',
    ms: 'Laporan ini tiada bahagian “{section}”. Bahagian yang boleh ada: {possible}',
    takes: ['section', 'possible'],
  },
  lineTooLong: {
    en: 'The sentence has at most {most} characters',
    zh: '这句话最多 {most} 个字',
    ms: 'Ayat itu mengandungi paling banyak {most} aksara',
  },
  wholeReport: {
    en: 'A report is of the whole analysis: leave the filter out, or choose csv, xlsx, json or ndjson for the filtered comments',
    zh: '报告针对整个分析：请去掉筛选，或为筛选后的留言选择 csv、xlsx、json 或 ndjson',
    ms: 'Laporan meliputi seluruh analisis: buang penapis, atau pilih csv, xlsx, json atau ndjson bagi komen yang ditapis',
  },
  tooManyTemplates: {
    en: 'There are {most} templates; delete one before you add another',
    zh: '已有 {most} 个模板；请先删除一个再添加',
    ms: 'Sudah ada {most} templat; padam satu sebelum menambah yang lain',
  },
});

/** The report of a comparison. */
export const COMPARED = sentencesOf('core.reportOfComparison', 'en', {
  differenceOf: {
    en: '{variable}: {a} minus {b}, percentage points',
    zh: '{variable}：{a}减{b}，百分点',
    ms: '{variable}: {a} tolak {b}, mata peratusan',
    takes: ['variable', 'a', 'b'],
  },
  differenceFromOthers: {
    en: '{variable}: {side} minus the mean of the others, percentage points',
    zh: '{variable}：{side}减其他各方的平均，百分点',
    ms: '{variable}: {side} tolak purata yang lain, mata peratusan',
    takes: ['variable', 'side'],
  },
  clearFigure: {
    en: 'Variables that differ clearly',
    zh: '差别明显的变量',
    ms: 'Pemboleh ubah yang jelas berbeza',
  },
  ofAll: {
    en: '{clear} of {all}',
    zh: '{all} 个中有 {clear} 个',
    ms: '{clear} daripada {all}',
    takes: ['clear', 'all'],
  },
  allComments: { en: 'Comments', zh: '留言数', ms: 'Komen' },
  table: {
    en: 'Share of comments, with 95% intervals',
    zh: '留言比例，附 95% 区间',
    ms: 'Peratusan komen, dengan selang 95%',
  },
  counts: {
    en: 'Comments with the variable; below it positive / neutral / negative',
    zh: '提到变量的留言数；下面是正面 / 中性 / 负面',
    ms: 'Komen dengan pemboleh ubah; di bawahnya positif / neutral / negatif',
  },
  sentiments: {
    en: 'Comments by sentiment; below them their shares',
    zh: '各情绪的留言数；下面是各自的比例',
    ms: 'Komen mengikut sentimen; di bawahnya peratusan masing-masing',
  },
  fewComments: {
    en: '{variables}: so few comments that the numbers only hint.',
    zh: '{variables}：留言太少，数字只能当作线索。',
    ms: '{variables}: terlalu sedikit komen; angkanya hanya petunjuk.',
  },
  failedIn: {
    en: '{side}: {comments, plural, one {# comment could not be analysed and is} other {# comments could not be analysed and are}} not counted.',
    zh: '{side}：{comments} 条留言无法分析，没有计入任何数字。',
    ms: '{side}: {comments} komen tidak dapat dianalisis dan tidak masuk dalam mana-mana angka.',
    takes: ['side', 'comments'],
  },
  side: {
    en: '{name}: {comments, plural, one {# comment} other {# comments}} of {file}, analysed on {day} by {provider}.',
    zh: '{name}：{file} 的 {comments} 条留言，{day} 由{provider}分析。',
    ms: '{name}: {comments} komen dalam {file}, dianalisis pada {day} oleh {provider}.',
    takes: ['name', 'file', 'day', 'comments', 'provider'],
  },
  cost: {
    en: 'Cost of all analyses: {cost}.',
    zh: '全部分析的费用：{cost}。',
    ms: 'Kos semua analisis: {cost}.',
  },
  quotesHow: {
    en: 'Quotes: of the variables that differ most, for each side the comment with most reactions, each text once. Authors are left out.',
    zh: '引文：在差别最大的变量中，各方各取反应最多的一条留言，同样的文字只引一次。作者姓名已略去。',
    ms: 'Petikan: bagi pemboleh ubah yang paling berbeza, satu komen dengan reaksi terbanyak bagi setiap pihak, satu bagi setiap teks. Penulis tidak disertakan.',
  },
});

/** The report of the series of a codebook. */
export const SERIES_REPORT = sentencesOf('core.reportOfSeries', 'en', {
  title: { en: '{codebook} over time', zh: '{codebook}的走势', ms: '{codebook} mengikut masa' },
  none: {
    en: 'There is no completed analysis with the codebook “{codebook}” yet.',
    zh: '还没有用编码本「{codebook}」完成的分析。',
    ms: 'Belum ada analisis yang selesai dengan buku kod “{codebook}”.',
  },
  lineDays: {
    en: '{variable} leads with {share} of {comments} comments from {from} to {to}.',
    zh: '{from} 至 {to}，{variable}最多，占 {comments} 条留言的 {share}。',
    ms: '{variable} mendahului dengan {share} daripada {comments} komen dari {from} hingga {to}.',
    takes: ['variable', 'share', 'comments', 'from', 'to'],
  },
  lineRun: {
    en: '{variable} leads with {share} of {comments} comments of {file}.',
    zh: '{variable}最多，占 {file} 的 {comments} 条留言的 {share}。',
    ms: '{variable} mendahului dengan {share} daripada {comments} komen dalam {file}.',
    takes: ['variable', 'share', 'comments', 'file'],
  },
  unchanged: {
    en: 'No share differs clearly from the days before.',
    zh: '与之前几天相比，没有一个比例有明显的差别。',
    ms: 'Tiada peratusan yang jelas berbeza daripada hari-hari sebelumnya.',
  },
  commentsDays: {
    en: 'Comments, {from} to {to}',
    zh: '留言数，{from} 至 {to}',
    ms: 'Komen, {from} hingga {to}',
    takes: ['from', 'to'],
  },
  commentsRun: { en: 'Comments of {file}', zh: '{file} 的留言数', ms: 'Komen dalam {file}' },
  inAll: {
    en: '{comments} in {runs, plural, one {1 analysis} other {{runs} analyses}}',
    zh: '{runs, number} 次分析共 {comments} 条',
    ms: '{comments} dalam {runs, number} analisis',
    takes: ['comments', 'runs'],
  },
  pointsOf: {
    en: '{variable}, percentage points',
    zh: '{variable}，百分点',
    ms: '{variable}, mata peratusan',
  },
  runs: { en: 'Analyses', zh: '分析次数', ms: 'Analisis' },
  fromTo: { en: '{from} to {to}', zh: '{from} 至 {to}', ms: '{from} hingga {to}', takes: ['from', 'to'] },
  against: {
    en: '{from} to {to}, compared with {beforeFrom} to {beforeTo}',
    zh: '{from} 至 {to}，与 {beforeFrom} 至 {beforeTo} 相比',
    ms: '{from} hingga {to}, berbanding dengan {beforeFrom} hingga {beforeTo}',
    takes: ['from', 'to', 'beforeFrom', 'beforeTo'],
  },
  againstRun: {
    en: 'Compared with {file} of {day}; not tested',
    zh: '与 {day} 的 {file} 相比；未作检验',
    ms: 'Berbanding dengan {file} pada {day}; tidak diuji',
    takes: ['file', 'day'],
  },
  noBefore: {
    en: 'There are no comments before these days to compare with.',
    zh: '这些日子之前没有留言可以比较。',
    ms: 'Tiada komen sebelum hari-hari ini untuk dibandingkan.',
  },
  latestRun: {
    en: 'In the latest analysis, {file}: {text}',
    zh: '最近一次分析（{file}）：{text}',
    ms: 'Dalam analisis terkini, {file}: {text}',
    takes: ['file', 'text'],
  },
  allMentions: { en: 'In the whole series', zh: '整个系列', ms: 'Dalam seluruh siri' },
  firstSeen: { en: 'First mentioned', zh: '首次提到', ms: 'Mula disebut' },
  lastSeen: { en: 'Last mentioned', zh: '最近提到', ms: 'Terakhir disebut' },
  variables: {
    en: 'Variables, largest share first',
    zh: '变量，比例最大的在前',
    ms: 'Pemboleh ubah, peratusan terbesar dahulu',
  },
  chart: {
    en: 'Share of comments in the course of time',
    zh: '各时间的留言比例',
    ms: 'Peratusan komen mengikut peredaran masa',
  },
  alarm: {
    en: '{variable}, {day}: {comments} of {total} comments, {expected} expected',
    zh: '{variable}，{day}：{total} 条留言中有 {comments} 条，预计 {expected} 条',
    ms: '{variable}, {day}: {comments} daripada {total} komen, dijangka {expected}',
    takes: ['variable', 'day', 'comments', 'total', 'expected'],
  },
  gone: {
    en: '{variable} was last mentioned on {day}.',
    zh: '{variable}最近一次被提到是在 {day}。',
    ms: '{variable} terakhir disebut pada {day}.',
    takes: ['variable', 'day'],
  },
  method: {
    en: '{runs, plural, one {1 analysis} other {{runs} analyses}} with the codebook “{codebook}”, {from} to {to}.',
    zh: '用编码本「{codebook}」的 {runs, number} 次分析，{from} 至 {to}。',
    ms: '{runs, number} analisis dengan buku kod “{codebook}”, {from} hingga {to}.',
    takes: ['runs', 'codebook', 'from', 'to'],
  },
  byUnit: {
    day: { en: 'By day of the comments.', zh: '按留言的日期统计。', ms: 'Mengikut hari komen.' },
    week: { en: 'By week of the comments.', zh: '按留言的星期统计。', ms: 'Mengikut minggu komen.' },
    run: { en: 'By analysis.', zh: '按分析统计。', ms: 'Mengikut analisis.' },
  },
  noTime: {
    en: '{comments, plural, one {# comment carries no time and is} other {# comments carry no time and are}} left out.',
    zh: '{comments} 条留言没有时间，未计入。',
    ms: '{comments} komen tanpa maklumat masa tidak dikira.',
  },
  repeated: {
    en: '{comments, plural, one {# comment that a later analysis has too counts} other {# comments that a later analysis has too count}} once.',
    zh: '{comments} 条留言在后来的分析中也有，只计一次。',
    ms: '{comments} komen yang juga ada dalam analisis kemudian dikira sekali.',
  },
  providers: {
    en: 'Analysed by {providers}; cost {cost}.',
    zh: '由{providers}分析；费用：{cost}。',
    ms: 'Dianalisis oleh {providers}; kos {cost}.',
    takes: ['providers', 'cost'],
  },
  reading: [
    {
      en: "Shares are counted by smops with Wilson's 95% intervals, which count each text once; of whole analyses the corrected ones where enough was read. Differences have Newcombe's 95% intervals, tested by Fisher's exact test or the two-proportion test and corrected over the variables by Holm.",
      zh: '比例由 smops 统计，附 Wilson 95% 区间（相同文字只计一次）；按分析统计时，读过足够留言的用校正后的比例。差别附 Newcombe 95% 区间，用 Fisher 精确检验或两比例检验，并按 Holm 方法对全部变量校正。',
      ms: 'Peratusan ialah kiraan smops dengan selang 95% Wilson (setiap teks dikira sekali); bagi analisis penuh, peratusan yang dibetulkan jika cukup yang dibaca. Perbezaan mempunyai selang 95% Newcombe, diuji dengan ujian tepat Fisher atau ujian dua kadaran dan dibetulkan bagi semua pemboleh ubah mengikut Holm.',
    },
    {
      en: 'A day or week is named when a variable is mentioned more often than up to 28 before it, at least seven, make one expect, knowing sampling and how these days differ.',
      zh: '某天或某周提到一个变量的留言明显多于之前 7 至 28 天（周）的预计时，会列出来；预计时已考虑抽样误差和各天之间的差异。',
      ms: 'Sesuatu hari atau minggu disebut apabila sesuatu pemboleh ubah disebut lebih kerap daripada jangkaan 7 hingga 28 hari (minggu) sebelumnya, dengan mengambil kira ralat pensampelan dan perbezaan antara hari.',
    },
    {
      en: 'These are shares of comments, not of people. Names of authors are left out.',
      zh: '这是留言的比例，不是人的比例。作者姓名已略去。',
      ms: 'Ini ialah peratusan komen, bukan peratusan orang. Nama penulis tidak disertakan.',
    },
  ],
});

/** The report of the sentiment history of a task, or of all. */
export const HISTORY = sentencesOf('core.reportOfSentiments', 'en', {
  titleOf: { en: 'Sentiment of {task}', zh: '{task} 的情绪', ms: 'Sentimen {task}' },
  titleOfAll: { en: 'Sentiment of all tasks', zh: '全部任务的情绪', ms: 'Sentimen semua tugasan' },
  none: {
    en: 'A sentiment analysis of {task}',
    zh: '{task} 的情绪分析',
    ms: 'Analisis sentimen bagi {task}',
  },
  noneOfAll: { en: 'A sentiment analysis', zh: '情绪分析', ms: 'Analisis sentimen' },
  line: {
    en: '{task} scored {score} of 10 on {day}.',
    zh: '{task} 在 {day} 的评分是 {score}（满分 10）。',
    ms: '{task} mendapat skor {score} daripada 10 pada {day}.',
    takes: ['task', 'score', 'day'],
  },
  higher: {
    en: 'That is {points} more than on {day}.',
    zh: '比 {day} 高 {points}。',
    ms: 'Lebih tinggi {points} berbanding pada {day}.',
    takes: ['points', 'day'],
  },
  lower: {
    en: 'That is {points} less than on {day}.',
    zh: '比 {day} 低 {points}。',
    ms: 'Lebih rendah {points} berbanding pada {day}.',
    takes: ['points', 'day'],
  },
  same: { en: 'That is the same as on {day}.', zh: '与 {day} 相同。', ms: 'Itu sama seperti pada {day}.' },
  negative: {
    en: '{share} of {comments} comments are negative.',
    zh: '{comments} 条留言中 {share} 是负面。',
    ms: '{share} daripada {comments} komen negatif.',
    takes: ['share', 'comments'],
  },
  scoreFigure: {
    en: 'Score of {task}, 0 to 10',
    zh: '{task} 的评分，0 至 10',
    ms: 'Skor {task}, 0 hingga 10',
  },
  scoreBefore: {
    en: '{score} on {day}',
    zh: '{day}：{score}',
    ms: '{score} pada {day}',
    takes: ['score', 'day'],
  },
  firstScore: { en: 'the first analysis', zh: '第一次分析', ms: 'analisis pertama' },
  negativeOf: {
    en: 'The share of negative comments of {task}',
    zh: '{task} 的负面留言比例',
    ms: 'Peratusan komen negatif {task}',
  },
  negativeFigure: { en: 'Negative comments', zh: '负面留言', ms: 'Komen negatif' },
  commentsFigure: { en: 'Comments', zh: '留言数', ms: 'Komen' },
  inAll: {
    en: '{comments} in {analyses, plural, one {1 analysis} other {{analyses} analyses}}',
    zh: '{analyses, number} 次分析共 {comments} 条',
    ms: '{comments} dalam {analyses, number} analisis',
    takes: ['comments', 'analyses'],
  },
  changes: {
    en: 'Share of negative comments, against the analysis before; below it the score',
    zh: '负面留言的比例，与上一次分析相比；下面是评分',
    ms: 'Peratusan komen negatif, berbanding analisis sebelumnya; skor di bawahnya',
  },
  task: { en: 'Task', zh: '任务', ms: 'Tugasan' },
  score: { en: 'score {score}', zh: '评分 {score}', ms: 'skor {score}' },
  noEarlier: {
    en: 'There is no earlier analysis of the same task to compare with.',
    zh: '同一任务没有更早的分析可以比较。',
    ms: 'Tiada analisis terdahulu bagi tugasan yang sama untuk dibandingkan.',
  },
  negativeByTask: {
    en: 'Share of negative comments in the latest analysis of each task, with 95% intervals',
    zh: '各任务最近一次分析中负面留言的比例，附 95% 区间',
    ms: 'Peratusan komen negatif dalam analisis terkini setiap tugasan, dengan selang 95%',
  },
  byLabel: {
    en: 'Share of each sentiment in the latest analysis, with 95% intervals',
    zh: '最近一次分析中各种情绪的比例，附 95% 区间',
    ms: 'Peratusan setiap sentimen dalam analisis terkini, dengan selang 95%',
  },
  table: {
    en: 'Analyses, the latest first',
    zh: '各次分析，最近的在前',
    ms: 'Analisis, yang terkini dahulu',
  },
  scoreHead: { en: 'Score', zh: '评分', ms: 'Skor' },
  weightedHead: { en: 'By reactions', zh: '按反应', ms: 'Ikut reaksi' },
  chart: {
    en: 'Score of each analysis, 0 to 10',
    zh: '每次分析的评分，0 至 10',
    ms: 'Skor setiap analisis, 0 hingga 10',
  },
  mostNegative: { en: 'Most negative, {task}', zh: '最负面的，{task}', ms: 'Paling negatif, {task}' },
  mostPositive: { en: 'Most positive, {task}', zh: '最正面的，{task}', ms: 'Paling positif, {task}' },
  noQuotes: {
    en: 'The comments of this analysis are not stored here.',
    zh: '这里没有保存这次分析的留言。',
    ms: 'Komen bagi analisis ini tidak disimpan di sini.',
  },
  scored: { en: 'score {score}', zh: '评分 {score}', ms: 'skor {score}' },
  fell: {
    en: '{task} fell by {points} since {day}.',
    zh: '{task} 自 {day} 以来下降了 {points}。',
    ms: '{task} turun {points} sejak {day}.',
    takes: ['task', 'points', 'day'],
  },
  low: {
    en: '{task} scored {score}: more is negative than positive.',
    zh: '{task} 的评分是 {score}：负面多于正面。',
    ms: '{task} mendapat skor {score}: lebih banyak negatif daripada positif.',
    takes: ['task', 'score'],
  },
  method: {
    en: '{analyses, plural, one {1 analysis} other {{analyses} analyses}} of {tasks, plural, one {1 task} other {{tasks} tasks}}, {from} to {to}.',
    zh: '{tasks, number} 个任务的 {analyses, number} 次分析，{from} 至 {to}。',
    ms: '{analyses, number} analisis bagi {tasks, number} tugasan, {from} hingga {to}.',
    takes: ['analyses', 'tasks', 'from', 'to'],
  },
  providers: {
    en: 'Scored by {providers}; cost {cost}.',
    zh: '由{providers}评分；费用：{cost}。',
    ms: 'Diberi skor oleh {providers}; kos {cost}.',
    takes: ['providers', 'cost'],
  },
  unknownProvider: {
    en: 'others before they came here',
    zh: '迁入之前的其他服务',
    ms: 'pihak lain sebelum dibawa ke sini',
  },
  engineChanged: {
    en: '{task}: scored by {to} from {day} on, before by {from}. Part of the change may come from the program.',
    zh: '{task}：从 {day} 起由 {to} 评分，此前由 {from} 评分。部分变化可能来自程序。',
    ms: '{task}: skor diberi oleh {to} mulai {day}, sebelumnya oleh {from}. Sebahagian perubahan mungkin berpunca daripada program.',
    takes: ['task', 'day', 'from', 'to'],
  },
  scoreWas: { en: '{score} before an upgrade', zh: '升级前为 {score}', ms: '{score} sebelum naik taraf' },
  more: {
    en: 'The table has the latest {shown} of {all} analyses.',
    zh: '表中是 {all} 次分析中最近的 {shown} 次。',
    ms: 'Jadual memuatkan {shown} yang terkini daripada {all} analisis.',
    takes: ['shown', 'all'],
  },
  reading: [
    {
      en: 'Each comment has a score from 0 (most negative) to 10 (most positive); an analysis has one of all its comments, and one in which comments with reactions count more. Both are counted by smops.',
      zh: '每条留言有 0（最负面）至 10（最正面）的评分；一次分析有全部留言的一个评分，另有一个让有反应的留言分量更大。两者都由 smops 统计。',
      ms: 'Setiap komen mempunyai skor dari 0 (paling negatif) hingga 10 (paling positif); satu analisis mempunyai satu skor bagi semua komennya, dan satu lagi yang memberi lebih berat kepada komen dengan reaksi. Kedua-duanya kiraan smops.',
    },
    {
      en: "Shares have Wilson's 95% intervals, their differences Newcombe's, both of each text counted once, tested by Fisher's exact test or the two-proportion test and corrected over the tasks by Holm.",
      zh: '比例附 Wilson 95% 区间，差别附 Newcombe 95% 区间，都是相同文字只计一次；用 Fisher 精确检验或两比例检验，并按 Holm 方法对全部任务校正。',
      ms: 'Peratusan mempunyai selang 95% Wilson, perbezaannya selang Newcombe, kedua-duanya mengira setiap teks sekali, diuji dengan ujian tepat Fisher atau ujian dua perkadaran dan dibetulkan bagi semua tugasan mengikut Holm.',
    },
    {
      en: 'These are shares of comments, not of people. Names of authors are left out.',
      zh: '这是留言的比例，不是人的比例。作者姓名已略去。',
      ms: 'Ini ialah peratusan komen, bukan peratusan orang. Nama penulis tidak disertakan.',
    },
  ],
});
