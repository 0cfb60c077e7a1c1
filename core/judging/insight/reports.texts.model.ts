import { sentencesOf } from '../../platform/language/texts.model.js';

/** The report of a comparison. */
export const COMPARISON = sentencesOf('core.comparison', 'en', {
  title: { en: 'Comparison of communities', zh: '社群的对比', ms: 'Perbandingan komuniti' },
  points: { en: 'A − B, points', zh: 'A − B，百分点', ms: 'A − B, mata peratusan' },
  variable: { en: 'Variable', zh: '变量', ms: 'Pemboleh ubah' },
  interval: {
    en: '95% interval, each text counted once',
    zh: '95% 区间，相同文字只计一次',
    ms: 'Selang 95%, setiap teks dikira sekali',
  },
  difference: { en: 'Difference, points', zh: '差别（百分点）', ms: 'Perbezaan, mata peratusan' },
  dumbbells: {
    en: 'Share of comments per variable in {a} and in {b}, with 95% intervals, and the difference of the two',
    zh: '{a}与{b}各变量的留言比例，含 95% 区间，以及两者的差别',
    ms: 'Peratusan komen bagi setiap pemboleh ubah dalam {a} dan {b}, dengan selang 95%, serta perbezaannya',
    takes: ['a', 'b'],
  },
  heatMap: {
    en: 'Share of comments per variable and side; the colour says how far a side lies above (▲) or below (▼) the mean of the others',
    zh: '各变量在各方的留言比例；颜色表示一方高于（▲）或低于（▼）其他各方平均多少',
    ms: 'Peratusan komen bagi setiap pemboleh ubah dan pihak; warna menunjukkan sejauh mana satu pihak di atas (▲) atau di bawah (▼) purata yang lain',
  },
  fromOthers: {
    en: '{points, plural, one {# point} other {# points}} from the mean of the others',
    zh: '与其他各方平均相差 {points} 个百分点',
    ms: '{points} mata peratusan daripada purata yang lain',
  },
  thin: { en: 'few comments', zh: '留言很少', ms: 'komen sedikit' },
  largest: {
    en: 'Largest difference from the mean of the others, points',
    zh: '与其他各方平均的最大差别，百分点',
    ms: 'Perbezaan terbesar daripada purata yang lain, mata peratusan',
  },
  size: { en: 'Difference', zh: '差别', ms: 'Perbezaan' },
  mixed: {
    en: 'The sides were read by different providers or models: a difference may come from these, not from the comments.',
    zh: '各方由不同的服务或模型读取：差别可能来自它们，而不是来自留言。',
    ms: 'Penyedia atau model yang berlainan membaca pihak-pihak ini: perbezaan mungkin berpunca daripadanya, bukan daripada komen.',
  },
  sentiments: {
    en: '{positive} positive, {neutral} neutral, {negative} negative',
    zh: '正面 {positive}，中性 {neutral}，负面 {negative}',
    ms: '{positive} positif, {neutral} neutral, {negative} negatif',
    takes: ['positive', 'neutral', 'negative'],
  },
  failed: { en: '{comments} failed', zh: '失败 {comments}', ms: '{comments} gagal' },
  raw: { en: 'Every comment counts once', zh: '每条留言计一次', ms: 'Setiap komen dikira sekali' },
  weightedHeading: { en: 'Weighted by reactions', zh: '按反应加权', ms: 'Berwajaran mengikut reaksi' },
  once: {
    en: 'Each text counts once: of near-copies of one text only the first counts, and shares are counted by smops.',
    zh: '相同文字只计一次：几乎相同的留言只算第一条，比例由 smops 统计。',
    ms: 'Setiap teks dikira sekali: antara salinan hampir sama bagi satu teks hanya yang pertama dikira, dan peratusan ialah kiraan smops.',
  },
  sides: {
    heading: { en: 'Sentiment of each side', zh: '各方的情绪', ms: 'Sentimen setiap pihak' },
    label: {
      en: 'Sentiment of each side: score, and shares of negative and positive comments',
      zh: '各方的情绪：分数，以及负面与正面留言的比例',
      ms: 'Sentimen setiap pihak: skor, dan peratusan komen negatif dan positif',
    },
    name: { en: 'Side', zh: '一方', ms: 'Pihak' },
    mean: { en: 'Score', zh: '分数', ms: 'Skor' },
    comments: { en: 'Comments', zh: '留言', ms: 'Komen' },
    positive: { en: 'positive', zh: '正面', ms: 'positif' },
    neutral: { en: 'neutral', zh: '中性', ms: 'neutral' },
    negative: { en: 'negative', zh: '负面', ms: 'negatif' },
    course: {
      en: 'Share of comments with “{variable}” over time, a line for each side on its own days, all on one scale',
      zh: '「{variable}」的留言比例随时间的变化，每方一条线，各按自己的日期，用同一刻度',
      ms: 'Peratusan komen dengan “{variable}” mengikut masa, satu garis bagi setiap pihak pada harinya sendiri, semua pada satu skala',
    },
    time: { en: 'Time', zh: '时间', ms: 'Masa' },
    share: { en: 'Share', zh: '比例', ms: 'Peratusan' },
    withIt: { en: 'With it', zh: '提到它', ms: 'Menyebutnya' },
    noTimes: {
      en: 'Fewer than 80% of the comments have a time, so there is no line.',
      zh: '有时间的留言不到 80%，所以没有曲线。',
      ms: 'Kurang daripada 80% komen ada maklumat masa, jadi tiada garis.',
    },
  },
  weighted: {
    en: 'Every comment counts 1 plus its reactions; intervals rest on the effective sample size (Kish)',
    zh: '每条留言计 1 加其反应数；区间采用有效样本量（Kish）',
    ms: 'Setiap komen dikira 1 campur bilangan reaksinya; selang menggunakan saiz sampel berkesan (Kish)',
  },
  reading: [
    {
      en: "Rates with Wilson's 95% intervals, which count each text once; differences of two sides with Newcombe's (1998), p-values by Fisher's exact test, or the two-proportion test for large files; of more than two sides each is set against the mean of the others by MOVER (Zou and Donner 2008). p-values are corrected over all variables and sides by Holm (1979). Cohen's h, an effect size, stands beside p. Bold differences are clear and more than little. * rests on few comments: a hint, no result. These are shares of comments in two files, not of people, and they name no cause.",
      zh: '比例附 Wilson 95% 区间（相同文字只计一次）；两方的差别附 Newcombe（1998）区间，p 值来自 Fisher 精确检验，大文件则用两比例检验；多于两方时，每一方按 MOVER（Zou 与 Donner 2008）与其他各方的平均比较。p 值按 Holm（1979）对所有变量和各方校正。p 值旁是效应量 Cohen 的 h。粗体的差别是明确的，且不是很小。* 所依据的留言很少：只是线索，不是结论。这是各文件中留言的比例，不是人的比例，也没有说明原因。',
      ms: 'Peratusan dengan selang Wilson 95% (setiap teks dikira sekali); perbezaan dua pihak dengan selang Newcombe (1998), nilai p daripada ujian tepat Fisher, atau ujian dua perkadaran bagi fail besar; bagi lebih daripada dua pihak, setiap satu dibandingkan dengan purata yang lain mengikut MOVER (Zou dan Donner 2008). Nilai p dibetulkan bagi semua pemboleh ubah dan pihak mengikut Holm (1979). Nilai h Cohen, satu ukuran saiz kesan, ada di sebelah p. Perbezaan yang tebal adalah jelas dan tidak sangat kecil. * berdasarkan komen yang sedikit: petunjuk sahaja, bukan kesimpulan. Ini ialah peratusan komen dalam fail, bukan peratusan orang, dan tidak menerangkan sebabnya.',
    },
  ],
});

/** The report of which variables occur together. */
export const RELATIONS = sentencesOf('core.relations', 'en', {
  title: {
    en: 'Which variables occur together',
    zh: '哪些变量一起出现',
    ms: 'Pemboleh ubah yang muncul bersama',
  },
  pairs: { en: 'Pairs', zh: '变量对', ms: 'Pasangan' },
  table: {
    en: 'Pairs of variables, strongest evidence first',
    zh: '变量对，证据最强的在前',
    ms: 'Pasangan pemboleh ubah, bukti terkuat dahulu',
  },
  together: { en: 'Together', zh: '一起出现', ms: 'Muncul bersama' },
  lift: { en: 'Times as by chance', zh: '是偶然的几倍', ms: 'Kali berbanding kebetulan' },
  pmi: { en: 'Strength (PMI, bits)', zh: '强度（PMI，比特）', ms: 'Kekuatan (PMI, bit)' },
  expected: { en: 'expected {comments}', zh: '预期 {comments}', ms: 'jangkaan {comments}' },
  chart: {
    variable: { en: 'Variable', zh: '变量', ms: 'Pemboleh ubah' },
    comments: { en: 'Comments', zh: '留言', ms: 'Komen' },
    liftHead: { en: 'Times as by chance', zh: '是偶然的几倍', ms: 'Kali berbanding kebetulan' },
    matrix: {
      en: 'Each pair of variables against chance: 1 is what chance gives, above 1 they are together more often, below 1 less often; hatched where chance gives fewer than ten comments',
      zh: '每一对变量与偶然相比：1 与偶然相同，更大表示更常一起出现，更小表示更少；预期不到十条留言的画斜线',
      ms: 'Setiap pasangan pemboleh ubah berbanding kebetulan: 1 seperti kebetulan, lebih besar lebih kerap bersama, lebih kecil jarang bersama; berlorek apabila kurang daripada sepuluh komen dijangka',
    },
    graph: {
      en: 'Variables that clearly occur together, with the number of comments that have both',
      zh: '明确一起出现的变量，线上是两者都提到的留言数',
      ms: 'Pemboleh ubah yang jelas muncul bersama, dengan bilangan komen yang menyebut kedua-duanya',
    },
    none: {
      en: 'No pair of variables clearly occurs together more often than by chance.',
      zh: '没有一对变量明确地比偶然更常一起出现。',
      ms: 'Tiada pasangan pemboleh ubah yang jelas lebih kerap muncul bersama daripada kebetulan.',
    },
    pair: { en: '{a} and {b}', zh: '{a} 与 {b}', ms: '{a} dan {b}', takes: ['a', 'b'] },
    both: {
      en: '{both, plural, one {# comment} other {# comments}} with both, {expected} expected',
      zh: '{both} 条留言两者都有，偶然预期 {expected}',
      ms: '{both} komen menyebut kedua-duanya, {expected} dijangka',
      takes: ['both', 'expected'],
    },
    lift: {
      en: '{lift} times as by chance',
      zh: '是偶然的 {lift} 倍',
      ms: '{lift} kali berbanding kebetulan',
    },
    together: { en: 'clearly together', zh: '明确常一起出现', ms: 'jelas bersama' },
    apart: { en: 'clearly apart', zh: '明显较少一起出现', ms: 'jelas terpisah' },
    asChance: { en: 'may be chance', zh: '可能只是偶然', ms: 'mungkin kebetulan' },
    thin: { en: 'few comments expected', zh: '预期的留言很少', ms: 'sedikit komen dijangka' },
    node: {
      en: '{name}: {comments, plural, one {# comment} other {# comments}}',
      zh: '{name}：{comments} 条留言',
      ms: '{name}: {comments} komen',
      takes: ['name', 'comments'],
    },
  },
  reading: [
    {
      en: "“Times as by chance” (the lift) is the comments with both over what chance would give; PMI is its logarithm to base 2 (0 is chance, 1 bit twice as often) with a 95% interval (delta method), in which every copy of a text counts; the test counts each text once. p-values by Fisher's exact test, or the two-proportion test for large files, corrected over all pairs by Holm (1979); bold pairs differ clearly from chance. Pairs with * are expected in fewer than ten comments: a hint, no result.",
      zh: '「是偶然的几倍」（提升度）是同时提到两者的留言数与偶然情况下预期数之比；PMI 是其以 2 为底的对数（0 是偶然，1 比特是两倍），附 95% 区间（delta 方法，重复的文字都计）；检验时相同文字只计一次。p 值来自 Fisher 精确检验，大文件则用两比例检验，并按 Holm（1979）对所有变量对校正；粗体的变量对与偶然有明确差异。* 预期一起出现不到十条留言：只是线索，不是结论。',
      ms: '“Kali berbanding kebetulan” (lift) ialah bilangan komen dengan kedua-duanya berbanding yang dijangka secara kebetulan; PMI ialah logaritmanya dengan asas 2 (0 ialah kebetulan, 1 bit dua kali ganda) serta selang 95% (kaedah delta, setiap salinan dikira); ujian mengira setiap teks sekali. Nilai p daripada ujian tepat Fisher, atau ujian dua perkadaran bagi fail besar, dengan pembetulan Holm (1979) bagi semua pasangan; pasangan bercetak tebal jelas berbeza daripada kebetulan. * dijangka dalam kurang daripada sepuluh komen: petunjuk sahaja, bukan kesimpulan.',
    },
    {
      en: 'That two topics stand in the same comment does not say that one is the cause of the other. By topic, never by person.',
      zh: '两个主题出现在同一条留言中，并不说明一个是另一个的原因。只按主题，不按人。',
      ms: 'Dua topik dalam komen yang sama tidak bermaksud satu menjadi sebab yang lain. Mengikut topik, bukan mengikut orang.',
    },
  ],
});

/** The report of the themes found. */
export const EXPLORATION = sentencesOf('core.exploration', 'en', {
  title: { en: 'What the comments mention', zh: '留言在谈什么', ms: 'Apa yang diperkatakan dalam komen' },
  read: {
    en: '{comments} of them read, evenly spread',
    zh: '均匀抽取其中 {comments} 条',
    ms: '{comments} daripadanya dibaca, disampel sekata',
  },
  themes: { en: 'Themes', zh: '主题', ms: 'Tema' },
  plot: {
    en: 'Share of comments per theme with 95% intervals; the table below has the same numbers',
    zh: '各主题的留言比例与 95% 区间；下表列出同样的数字',
    ms: 'Peratusan komen bagi setiap tema dengan selang 95%; jadual di bawah memaparkan angka yang sama',
  },
  table: { en: 'Themes, largest first', zh: '主题，最大的在前', ms: 'Tema, daripada yang terbesar' },
  theme: { en: 'Theme', zh: '主题', ms: 'Tema' },
  languages: { en: 'Languages', zh: '语言', ms: 'Bahasa' },
  reading: [
    {
      en: "A theme is proposed when enough comments use its words: topics that smops knows, or terms that stand together in these comments. A comment may belong to several. Shares are of the comments read, with Wilson's 95% intervals, in which every copy of a text counts; sentiments are the embedded engine's reading.",
      zh: '有足够多的留言用到某主题的词时，就会提出该主题：smops 已知的话题，或在这些留言中一起出现的词。一条留言可以属于多个主题。比例以已读的留言计，附 Wilson 95% 区间（重复的文字都计）；情绪由内置引擎判读。',
      ms: 'Sesuatu tema dicadangkan apabila cukup banyak komen menggunakan kata-katanya: topik yang smops kenal, atau kata yang muncul bersama dalam komen ini. Satu komen boleh tergolong dalam beberapa tema. Peratusan dikira daripada komen yang dibaca, dengan selang Wilson 95% yang mengira setiap salinan; sentimen ialah bacaan enjin terbina dalam.',
    },
    {
      en: 'Themes are found by words: irony, hints and what is said in other words are missed. They are proposals to be checked with an analysis, not results. * rests on fewer than ten comments. These are shares of comments, not of people.',
      zh: '主题是按词找到的：反讽、暗示和换一种说法的内容会被漏掉。它们是有待分析验证的建议，不是结论。* 所依据的留言不足十条。这是留言的比例，不是人的比例。',
      ms: 'Tema dicari melalui kata: sindiran, bayangan dan ungkapan lain boleh terlepas. Tema ialah cadangan untuk disahkan dengan analisis, bukan kesimpulan. * berdasarkan kurang daripada sepuluh komen. Ini ialah peratusan komen, bukan peratusan orang.',
    },
  ],
});

/** The report of how far two analyses say the same. */
export const AGREEMENT = sentencesOf('core.agreement', 'en', {
  title: {
    en: 'How far two analyses say the same',
    zh: '两次分析有多一致',
    ms: 'Sejauh mana dua analisis bersetuju',
  },
  common: {
    en: '{comments, plural, one {# different comment} other {# different comments}} with a result in both analyses.',
    zh: '两次分析都有结果的不同留言：{comments, number} 条。',
    ms: '{comments, number} komen berlainan yang mempunyai hasil dalam kedua-dua analisis.',
  },
  sentiment: { en: 'Sentiment (three classes)', zh: '情绪（三类）', ms: 'Sentimen (tiga kelas)' },
  heading: {
    en: "Cohen's kappa per variable",
    zh: '各变量的 Cohen κ',
    ms: 'Kappa Cohen bagi setiap pemboleh ubah',
  },
  plot: {
    en: 'Kappa per variable with 95% intervals, in hundredths; the table below has the same numbers',
    zh: '各变量的 κ 与 95% 区间（百分之一为单位）；下表列出同样的数字',
    ms: 'Kappa bagi setiap pemboleh ubah dengan selang 95%, dalam perseratus; jadual di bawah memaparkan angka yang sama',
  },
  table: { en: 'Agreement', zh: '一致性', ms: 'Persetujuan' },
  counts: {
    en: 'Both / only A / only B / neither',
    zh: '都有 / 只有 A / 只有 B / 都没有',
    ms: 'Kedua-dua / A sahaja / B sahaja / tiada',
  },
  same: { en: 'Same', zh: '相同', ms: 'Sama' },
  kappa: { en: 'Kappa', zh: 'κ', ms: 'Kappa' },
  disagreements: { en: 'Disagreements', zh: '不一致之处', ms: 'Percanggahan' },
  person: { en: 'A person says', zh: '人工判断', ms: 'Penilaian manusia' },
  yes: { en: 'yes', zh: '是', ms: 'ya' },
  no: { en: 'no', zh: '否', ms: 'tidak' },
  reading: [
    {
      en: "Kappa is the agreement beyond chance (Cohen 1960): 1 is complete, 0 as by chance; – means that both always say the same, so that there is nothing to tell apart. Intervals are Cohen's large-sample ones, 95%. Comments with the same words count once. * rests on fewer than ten comments with the variable.",
      zh: 'κ 是超出偶然的一致程度（Cohen 1960）：1 为完全一致，0 与偶然无异；– 表示两者的回答始终相同，因此无从区分。区间为 Cohen 的大样本区间，95%。文字相同的留言只计一次。* 所依据的含该变量的留言不足十条。',
      ms: 'Kappa ialah persetujuan melebihi kebetulan (Cohen 1960): 1 bersetuju sepenuhnya, 0 seperti kebetulan; – bermaksud kedua-duanya sentiasa berkata sama, jadi tiada yang dapat dibezakan. Selang ialah selang sampel besar Cohen, 95%. Komen yang sama kata-katanya dikira sekali. * berdasarkan kurang daripada sepuluh komen dengan pemboleh ubah itu.',
    },
    {
      en: 'Agreement is not accuracy: two machines may be wrong together. Judge the disagreements to see which one is right.',
      zh: '一致不等于准确：两台机器可以一起错。判断不一致之处，就知道谁对。',
      ms: 'Persetujuan bukan ketepatan: dua mesin boleh sama-sama salah. Nilai percanggahan untuk melihat yang mana betul.',
    },
  ],
});

/** The report of how well the tags agree with people. */
export const ACCURACY = sentencesOf('core.accuracy', 'en', {
  title: {
    en: 'How well the tags agree with people',
    zh: '标签与人工判断有多吻合',
    ms: 'Sejauh mana tag menepati penilaian manusia',
  },
  judgedOf: {
    en: '{judged} of {total} different comments judged by people',
    zh: '人工判断了 {judged} 条不同的留言，共 {total} 条',
    ms: '{judged} daripada {total} komen berlainan dinilai oleh manusia',
    takes: ['judged', 'total'],
  },
  meanF1: { en: 'mean F1 {rate}', zh: '平均 F1 {rate}', ms: 'purata F1 {rate}' },
  heading: { en: 'F1 per variable', zh: '各变量的 F1', ms: 'F1 bagi setiap pemboleh ubah' },
  plot: {
    en: 'F1 per variable with 95% intervals; the table below has the same numbers',
    zh: '各变量的 F1 与 95% 区间；下表列出同样的数字',
    ms: 'F1 bagi setiap pemboleh ubah dengan selang 95%; jadual di bawah memaparkan angka yang sama',
  },
  table: {
    en: 'Precision, recall and F1',
    zh: '精确率、召回率与 F1',
    ms: 'Kepersisan, dapatan semula dan F1',
  },
  judged: { en: '{comments} judged', zh: '已判断 {comments} 条', ms: '{comments} dinilai' },
  basis: {
    file: {
      en: "Rests on a file's labels.",
      zh: '以文件中的标签为依据。',
      ms: 'Berdasarkan label dalam fail.',
    },
    drawn: {
      en: 'Rests on drawn comments, read without sight of the tags; precision and recall hold for all comments.',
      zh: '以抽取的留言为依据，阅读时看不到标签；精确率和召回率适用于全部留言。',
      ms: 'Berdasarkan komen sampel, dibaca tanpa melihat tag; kepersisan dan dapatan semula meliputi semua komen.',
    },
    chosen: {
      en: 'These comments were chosen by people, not drawn at random, so the figures say little about the others. Draw a sample and read it.',
      zh: '这些留言由人挑选，不是随机抽取，因此这些数字难以说明其余留言。请抽取样本来读。',
      ms: 'Komen ini dipilih oleh orang, bukan diambil secara rawak, maka angkanya tidak banyak menerangkan komen lain. Ambil sampel dan bacanya.',
    },
  },
  together: { en: 'All together', zh: '合计', ms: 'Keseluruhan' },
  counts: { en: 'Right / too many / missed', zh: '正确 / 多标 / 漏标', ms: 'Betul / berlebihan / terlepas' },
  precision: { en: 'Precision', zh: '精确率', ms: 'Kepersisan' },
  recall: { en: 'Recall', zh: '召回率', ms: 'Dapatan semula' },
  mistakes: { en: 'Where they differ', zh: '不同之处', ms: 'Perbezaan' },
  machineOnly: { en: 'machine only', zh: '仅机器', ms: 'mesin sahaja' },
  personOnly: { en: 'person only', zh: '仅人工', ms: 'manusia sahaja' },
  chart: {
    variable: { en: 'Variable', zh: '变量', ms: 'Pemboleh ubah' },
    f1: { all: 'F1' },
    precision: { en: 'Precision', zh: '精确率', ms: 'Kepersisan' },
    recall: { en: 'Recall', zh: '召回率', ms: 'Dapatan semula' },
    judged: { en: '{comments} judged', zh: '判断了 {comments} 条', ms: '{comments} dinilai' },
    label: {
      en: 'F1, precision and recall per variable with 95% intervals',
      zh: '各变量的 F1、精确率与召回率，含 95% 区间',
      ms: 'F1, kepersisan dan dapatan semula bagi setiap pemboleh ubah dengan selang 95%',
    },
  },
  reading: [
    {
      en: "Precision: of the tags given, the share that is right. Recall: of the tags that should be there, the share that is. F1 is their harmonic mean. Intervals are Wilson's, 95%; F1's follows from that of the shared tags among all. Comments with the same words count once. * rests on fewer than ten comments with the variable.",
      zh: '精确率：给出的标签中正确的比例。召回率：应有的标签中已给出的比例。F1 是两者的调和平均。区间为 Wilson 95%；F1 的区间由两者共有标签的比例推出。文字相同的留言只计一次。* 所依据的含该变量的留言不足十条。',
      ms: 'Kepersisan: daripada tag yang diberikan, peratusan yang betul. Dapatan semula: daripada tag yang sepatutnya ada, peratusan yang diberikan. F1 ialah min harmonik kedua-duanya. Selang ialah selang Wilson 95%; selang F1 diperoleh daripada peratusan tag yang sama antara semuanya. Komen yang sama kata-katanya dikira sekali. * berdasarkan kurang daripada sepuluh komen dengan pemboleh ubah itu.',
    },
    {
      en: 'The numbers hold for the judged comments. When people judged only those that looked wrong, they are worse than for the whole file; take a random sample to know the whole. One person may be wrong, too.',
      zh: '这些数字只适用于已判断的留言。如果只判断了看起来有错的留言，数字会比整个文件差；要了解整体，请随机抽样。人也可能判断错。',
      ms: 'Angka ini sah bagi komen yang dinilai. Jika hanya komen yang kelihatan salah dinilai, angkanya lebih rendah daripada keseluruhan fail; ambil sampel rawak untuk mengetahui keseluruhannya. Manusia juga boleh tersilap.',
    },
  ],
});
