import { textsOf } from '@smops/core/platform/language/texts.model.js';

/** The screen's texts. */
export const HOME_TEXT = textsOf('home', 'en', {
  title: { en: 'Home', zh: '首页', ms: 'Utama' },
  subtitle: {
    en: 'What runs, what came out last, and what is due',
    zh: '正在进行的、最近完成的和到期的工作',
    ms: 'Apa yang sedang berjalan, hasil terkini, dan apa yang perlu dibuat',
  },
  loadFailed: {
    en: 'The overview could not be loaded',
    zh: '无法读取概览',
    ms: 'Ringkasan tidak dapat dimuatkan',
  },
  first: {
    title: { en: 'First steps', zh: '第一步', ms: 'Langkah pertama' },
    analyse: { en: 'Analyse a file', zh: '分析一个文件', ms: 'Analisis satu fail' },
    analyseText: {
      en: 'An export of comments from Facebook, TikTok, Instagram or a sheet, and what to look for.',
      zh: '从 Facebook、TikTok、Instagram 或表格导出的留言，以及要找的内容。',
      ms: 'Eksport komen daripada Facebook, TikTok, Instagram atau hamparan, dan apa yang dicari.',
    },
    chooseFile: { en: 'Choose a file', zh: '选择文件', ms: 'Pilih fail' },
    trySample: { en: 'Try it with sample comments', zh: '用示例留言试试', ms: 'Cuba dengan komen contoh' },
    adding: { en: 'Preparing them…', zh: '正在准备…', ms: 'Sedang disediakan…' },
    failed: {
      en: 'The sample comments could not be made',
      zh: '无法准备示例留言',
      ms: 'Komen contoh tidak dapat disediakan',
    },
    read: { en: 'Read fifty', zh: '阅读五十条', ms: 'Baca lima puluh' },
    readText: {
      en: 'Read some of the comments yourself: then the shares are corrected by what people say.',
      zh: '亲自阅读一部分留言：比例会按人的判断校正。',
      ms: 'Baca sendiri sebahagian komen: peratusan kemudian dibetulkan mengikut penilaian orang.',
    },
    readWay: { en: 'Read fifty', zh: '阅读五十条', ms: 'Baca lima puluh' },
    send: { en: 'Send a page', zh: '发送一页报告', ms: 'Hantar satu halaman' },
    sendText: {
      en: 'The result as one page in Word, PowerPoint or HTML, with the strongest finding first.',
      zh: '把结果做成一页 Word、PowerPoint 或 HTML，最重要的发现放在最前。',
      ms: 'Hasil sebagai satu halaman dalam Word, PowerPoint atau HTML, bermula dengan penemuan paling kuat.',
    },
    sendWay: { en: 'Open the page', zh: '打开报告', ms: 'Buka halaman' },
    after: { en: 'after an analysis', zh: '先完成一次分析', ms: 'selepas satu analisis' },
    sample: { en: 'Sample comments', zh: '示例留言', ms: 'Komen contoh' },
    sampleText: {
      en: '2,000 invented comments in three languages, of two communities, with a flood in the third week.',
      zh: '2,000 条虚构的留言，三种语言、两个社群，第三周有一场水灾。',
      ms: '2,000 komen rekaan dalam tiga bahasa daripada dua komuniti, dengan banjir pada minggu ketiga.',
    },
    openSample: { en: 'Open the result', zh: '打开结果', ms: 'Buka hasil' },
    compareSample: { en: 'Compare the communities', zh: '对比两个社群', ms: 'Bandingkan komuniti' },
    removeSample: { en: 'Remove', zh: '移除', ms: 'Buang' },
    removing: { en: 'Removing…', zh: '正在移除…', ms: 'Sedang dibuang…' },
    removed: { en: 'The sample comments are gone', zh: '示例留言已移除', ms: 'Komen contoh sudah dibuang' },
    removeFailed: {
      en: 'The sample comments could not be removed',
      zh: '无法移除示例留言',
      ms: 'Komen contoh tidak dapat dibuang',
    },
  },
  running: {
    title: { en: 'Running analyses', zh: '正在进行的分析', ms: 'Analisis yang sedang berjalan' },
    none: { en: 'Nothing is running.', zh: '没有正在进行的分析。', ms: 'Tiada yang sedang berjalan.' },
    open: { en: 'New analysis', zh: '新的分析', ms: 'Analisis baharu' },
    status: {
      pending: { en: 'Waiting', zh: '等待中', ms: 'Menunggu' },
      running: { en: 'Running', zh: '进行中', ms: 'Sedang berjalan' },
      paused: { en: 'Paused', zh: '已暂停', ms: 'Dijeda' },
    },
  },
  schedules: {
    title: {
      en: 'Schedules that need a person',
      zh: '需要处理的排程',
      ms: 'Jadual yang memerlukan perhatian',
    },
    open: { en: 'Schedules', zh: '排程', ms: 'Jadual' },
    paused: { en: 'Paused by a person.', zh: '已由人员暂停。', ms: 'Dijeda oleh seseorang.' },
    failed: {
      en: 'Failed {periods, plural, one {# period} other {# periods}} in a row.',
      zh: '连续 {periods, number} 期失败。',
      ms: 'Gagal {periods, number} tempoh berturut-turut.',
    },
  },
  unnamed: { en: 'Unnamed file', zh: '未命名文件', ms: 'Fail tanpa nama' },
  latest: {
    title: { en: 'Last results', zh: '最近的结果', ms: 'Hasil terkini' },
    none: {
      en: 'No analysis is completed yet.',
      zh: '还没有完成的分析。',
      ms: 'Belum ada analisis yang selesai.',
    },
    open: { en: 'All analyses', zh: '所有分析', ms: 'Semua analisis' },
    comments: {
      en: '{comments, plural, one {# comment} other {# comments}}',
      zh: '{comments, number} 条留言',
      ms: '{comments, number} komen',
    },
    sentiment: {
      en: 'Positive {positive}, neutral {neutral}, negative {negative}',
      zh: '正面 {positive}，中性 {neutral}，负面 {negative}',
      ms: 'Positif {positive}, neutral {neutral}, negatif {negative}',
      takes: ['positive', 'neutral', 'negative'],
    },
  },
  tasks: {
    title: { en: 'Tasks due', zh: '到期的任务', ms: 'Tugasan perlu disiapkan' },
    none: { en: 'No open task is due.', zh: '没有到期的任务。', ms: 'Tiada tugasan yang perlu disiapkan.' },
    open: { en: 'Open tasks', zh: '所有任务', ms: 'Semua tugasan' },
    counts: {
      en: '{due, number} due, {open, number} open',
      zh: '{due, number} 个到期，{open, number} 个未完成',
      ms: '{due, number} perlu disiapkan, {open, number} belum selesai',
      takes: ['due', 'open'],
    },
  },
  score: {
    title: { en: 'Score of four weeks', zh: '四周的评分', ms: 'Skor empat minggu' },
    none: {
      en: 'No sentiment analysis in the last four weeks.',
      zh: '最近四周没有情绪分析。',
      ms: 'Tiada analisis sentimen dalam empat minggu lepas.',
    },
    open: { en: 'Sentiments', zh: '情绪分析', ms: 'Sentimen' },
    chart: {
      en: 'Sentiment scores of the last four weeks, the last {last} of 10',
      zh: '最近四周的情绪评分，最新一次 {last}（满分 10）',
      ms: 'Skor sentimen empat minggu lepas, yang terakhir {last} daripada 10',
    },
    about: {
      en: '{analyses, plural, one {# analysis} other {# analyses}}, from 0 to 10',
      zh: '{analyses, number} 次分析，从 0 到 10',
      ms: '{analyses, number} analisis, dari 0 hingga 10',
    },
  },
  limits: {
    title: { en: 'Quota and cost', zh: '配额与费用', ms: 'Kuota dan kos' },
    none: { en: 'YouTube is not configured.', zh: 'YouTube 尚未配置。', ms: 'YouTube belum dikonfigurasi.' },
    quota: {
      en: 'YouTube units used today',
      zh: '今天已用的 YouTube 单位',
      ms: 'Unit YouTube digunakan hari ini',
    },
    of: {
      en: '{used} of {limit}',
      zh: '{used} / {limit}',
      ms: '{used} daripada {limit}',
      takes: ['used', 'limit'],
    },
    today: { en: 'AI services today', zh: '今天的 AI 服务费用', ms: 'Perkhidmatan AI hari ini' },
    month: { en: 'AI services this month', zh: '本月的 AI 服务费用', ms: 'Perkhidmatan AI bulan ini' },
    budget: { en: 'Daily budget {usd}', zh: '每日预算 {usd}', ms: 'Bajet harian {usd}' },
    open: { en: 'AI providers', zh: 'AI 服务', ms: 'Penyedia AI' },
    openQuota: { all: 'YouTube' },
  },
});
