import { textsOf } from '@smops/core/platform/language/texts.model.js';
/** Texts of the page on AI providers. */
export const PROVIDERS_TEXT = textsOf('providers', 'en', {
  list: { en: 'AI providers', zh: 'AI 服务', ms: 'Penyedia AI' },
  loadFailed: {
    en: 'The providers could not be loaded',
    zh: '无法读取 AI 服务',
    ms: 'Penyedia tidak dapat dimuatkan',
  },
  columns: {
    name: { en: 'Provider', zh: '服务', ms: 'Penyedia' },
    key: { en: 'API key', zh: 'API 密钥', ms: 'Kunci API' },
    model: { en: 'Model', zh: '模型', ms: 'Model' },
    address: { en: 'Comments go to', zh: '留言发送到', ms: 'Komen dihantar ke' },
    check: { en: 'Last check', zh: '最近检查', ms: 'Semakan terakhir' },
  },
  isDefault: { en: 'Default', zh: '默认', ms: 'Lalai' },
  keySet: { en: 'Configured', zh: '已设置', ms: 'Dikonfigurasi' },
  keyMissing: { en: 'Not configured', zh: '未配置', ms: 'Belum dikonfigurasi' },
  keyAsked: { en: 'Asked at each start', zh: '每次开始时询问', ms: 'Ditanya setiap kali mula' },
  keyNone: { en: 'Needs none', zh: '不需要', ms: 'Tidak perlu' },
  notSetUp: { en: 'Not set up', zh: '尚未设定', ms: 'Belum disediakan' },
  notAllowed: { en: 'Not allowed', zh: '不允许', ms: 'Tidak dibenarkan' },
  notAllowedHint: {
    en: 'The owner of this server does not allow it.',
    zh: '此服务器的负责人不允许使用它。',
    ms: 'Pemilik pelayan ini tidak membenarkannya.',
  },
  thisMachine: { en: 'This machine', zh: '本机', ms: 'Komputer ini' },
  test: { en: 'Check', zh: '检查', ms: 'Semak' },
  testOf: {
    en: 'Check {name} with one tiny question',
    zh: '用一个很短的问题检查 {name}',
    ms: 'Semak {name} dengan satu soalan pendek',
  },
  testing: { en: 'Checking…', zh: '正在检查…', ms: 'Menyemak…' },
  notTested: { en: 'Not checked', zh: '未检查', ms: 'Belum disemak' },
  works: { en: 'Works, {ms} ms', zh: '正常，{ms} 毫秒', ms: 'Berfungsi, {ms} ms' },
  testFailed: { en: 'The check could not be made', zh: '无法检查', ms: 'Semakan tidak dapat dibuat' },
});

/** Setting up a model of one's own, and measuring how good a provider is. */
export const OWN_MODEL_TEXT = textsOf('ownModel', 'en', {
  find: {
    en: 'Look for models on this machine',
    zh: '查找这台电脑上的模型',
    ms: 'Cari model pada komputer ini',
  },
  finding: { en: 'Looking…', zh: '正在查找…', ms: 'Mencari…' },
  findFailed: {
    en: 'This machine could not be looked at',
    zh: '无法查找这台电脑',
    ms: 'Komputer ini tidak dapat diperiksa',
  },
  none: {
    en: 'No server of models answers here. Start Ollama, LM Studio, llama-server or vLLM on its usual port, then look again.',
    zh: '这里没有模型服务器回应。请在常用端口启动 Ollama、LM Studio、llama-server 或 vLLM，然后再查找。',
    ms: 'Tiada pelayan model yang menjawab di sini. Mulakan Ollama, LM Studio, llama-server atau vLLM pada port biasanya, kemudian cari lagi.',
  },
  noModels: {
    en: '{server} answers, but has no model yet: load one there, then look again.',
    zh: '{server} 有回应，但还没有模型：请在那里装上一个，然后再查找。',
    ms: '{server} menjawab, tetapi belum ada model: muatkan satu di situ, kemudian cari lagi.',
  },
  model: { en: 'Model', zh: '模型', ms: 'Model' },
  use: { en: 'Use it', zh: '使用它', ms: 'Gunakannya' },
  using: {
    en: 'Setting up and asking two sample comments…',
    zh: '正在设定，并询问两条示例留言…',
    ms: 'Menyediakan dan bertanya dua komen contoh…',
  },
  useFailed: { en: 'It could not be set up', zh: '无法设定', ms: 'Tidak dapat disediakan' },
  said: { en: 'What came back', zh: '收到的回答', ms: 'Jawapan yang diterima' },
  noTags: { en: 'no tags', zh: '没有标签', ms: 'tiada tag' },
  sentiments: {
    positive: { en: 'positive', zh: '正面', ms: 'positif' },
    neutral: { en: 'neutral', zh: '中性', ms: 'neutral' },
    negative: { en: 'negative', zh: '负面', ms: 'negatif' },
  },
  measure: { en: 'How good is it?', zh: '它有多好？', ms: 'Sejauh mana baiknya?' },
  measureAbout: {
    en: 'Reads sample comments whose answers are known, for a minute at most, beside the local engine. Requests to a paid provider cost money.',
    zh: '读取答案已知的示例留言，最多一分钟，并与本地分析对照。向付费服务发出的请求需要付费。',
    ms: 'Membaca komen contoh yang jawapannya diketahui, selama seminit paling lama, di sebelah enjin setempat. Permintaan kepada penyedia berbayar dikenakan kos.',
  },
  provider: { en: 'Provider', zh: 'AI 服务', ms: 'Penyedia' },
  start: { en: 'Measure', zh: '测量', ms: 'Ukur' },
  measuring: {
    en: 'Measuring, about a minute…',
    zh: '正在测量，约一分钟…',
    ms: 'Mengukur, kira-kira seminit…',
  },
  measureFailed: { en: 'It could not be measured', zh: '无法测量', ms: 'Tidak dapat diukur' },
  columns: {
    reader: { en: 'Read by', zh: '读取者', ms: 'Dibaca oleh' },
    f1: { en: 'Tags, F1', zh: '标签 F1', ms: 'Tag, F1' },
    sentiment: { en: 'Sentiment right', zh: '情绪正确', ms: 'Sentimen betul' },
    seconds: { en: 'Seconds a comment', zh: '每条秒数', ms: 'Saat sekomen' },
    usd: { en: 'Cost of 1,000', zh: '1,000 条的费用', ms: 'Kos 1,000' },
    comments: { en: 'Comments', zh: '留言', ms: 'Komen' },
  },
  unknown: { en: 'unknown', zh: '不明', ms: 'tidak diketahui' },
  nothing: { en: 'nothing', zh: '免费', ms: 'percuma' },
});

/** What the providers charged. */
export const COSTS_TEXT = textsOf('providerCosts', 'en', {
  title: { en: 'Cost by month', zh: '每月费用', ms: 'Kos mengikut bulan' },
  loadFailed: { en: 'The costs could not be loaded', zh: '无法读取费用', ms: 'Kos tidak dapat dimuatkan' },
  today: { en: 'Today: {usd}', zh: '今天：{usd}', ms: 'Hari ini: {usd}' },
  todayOf: {
    en: "Today: {usd} of the day's {budget}",
    zh: '今天：{usd}，每日预算 {budget}',
    ms: 'Hari ini: {usd} daripada {budget} sehari',
    takes: ['usd', 'budget'],
  },
  chart: {
    en: 'Cost of the last twelve months, USD',
    zh: '最近十二个月的费用（美元）',
    ms: 'Kos dua belas bulan lepas, USD',
  },
  about: {
    en: 'What the providers have charged, by month and provider',
    zh: '各服务收取的费用，按月份和服务',
    ms: 'Apa yang dicaj oleh penyedia, mengikut bulan dan penyedia',
  },
  all: { en: 'All', zh: '合计', ms: 'Semua' },
  none: { en: 'Nothing was paid yet', zh: '还没有费用', ms: 'Belum ada bayaran' },
  noneText: {
    en: 'Local analyses cost nothing. What Gemini or DeepSeek charge appears here.',
    zh: '本地分析不收费。Gemini 或 DeepSeek 的费用会在这里显示。',
    ms: 'Analisis setempat tidak dikenakan bayaran. Caj Gemini atau DeepSeek dipaparkan di sini.',
    written: 'Analyses by 本地分析 cost nothing. What Gemini or DeepSeek charge appears here.',
  },
  columns: {
    month: { en: 'Month', zh: '月份', ms: 'Bulan' },
    provider: { en: 'Provider', zh: '服务', ms: 'Penyedia' },
    tokensIn: { en: 'Tokens in', zh: '输入 token', ms: 'Token masuk' },
    tokensOut: { en: 'Tokens out', zh: '输出 token', ms: 'Token keluar' },
    cost: { en: 'Cost', zh: '费用', ms: 'Kos' },
  },
});
