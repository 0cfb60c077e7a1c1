/** A count with its percentage of all. */
type Part = [count: string, share: string];

/** The lines of the summary of a sentiment analysis; numbers and percentages come as they are written. */
interface SummaryLines {
  opening: (
    total: string,
    positive: Part,
    neutral: Part,
    negative: Part,
    score: string,
    weighted: string | undefined,
  ) => string;
  theme: (name: string, count: string, negative: string | undefined, positive: string | undefined) => string;
  mentioned: (sampled: string | undefined, themes: string[]) => string;
  languages: (shares: string[]) => string;
  /** Names of languages by what the stored summary calls them. */
  languageNames: Record<string, string>;
  quotes: (label: 'positive' | 'neutral' | 'negative', quotes: string[]) => string;
  failed: (comments: string) => string;
  local: string;
  readBy: (reader: string) => string;
}

const LABELS = {
  zh: { positive: '正面', neutral: '中性', negative: '负面' },
  ms: { positive: 'positif', neutral: 'neutral', negative: 'negatif' },
};

/** The summary of a sentiment analysis in the languages into which it is told again. */
export const SENTIMENT_SUMMARY: Record<'zh' | 'ms', SummaryLines> = {
  zh: {
    opening: (total, positive, neutral, negative, score, weighted) =>
      `${total} 条留言：正面 ${positive[0]} 条（${positive[1]}），中性 ${neutral[0]} 条（${neutral[1]}），负面 ${negative[0]} 条（${negative[1]}）。评分 ${score}（满分 10）${weighted === undefined ? '' : `，按反应加权为 ${weighted}`}。`,
    theme: (name, count, negative, positive) => {
      const parts = [
        ...(negative === undefined ? [] : [`负面 ${negative}`]),
        ...(positive === undefined ? [] : [`正面 ${positive}`]),
      ];
      return `${name}（${count} 条${parts.length === 0 ? '' : `，其中${parts.join('、')}`}）`;
    },
    mentioned: (sampled, themes) =>
      `提到最多的${sampled === undefined ? '' : `（${sampled} 条留言的样本）`}：${themes.join('；')}。`,
    languages: (shares) => `语言：${shares.join('、')}。`,
    languageNames: {
      Malay: '马来文',
      English: '英文',
      Chinese: '中文',
      Indonesian: '印尼文',
      mixed: '混合',
      'without words': '没有文字',
    },
    quotes: (label, quotes) =>
      `最明显的${LABELS.zh[label]}留言：${quotes.map((one) => `「${one}」`).join('、')}。`,
    failed: (comments) => `${comments} 条留言无法评分。`,
    local: '由本地分析写成：在本机按词语与训练权重统计；反讽和暗示可能会误判。',
    readBy: (reader) => `由 ${reader} 评分；主题、数目和引文由本机的本地分析得出。反讽和暗示可能会误判。`,
  },
  ms: {
    opening: (total, positive, neutral, negative, score, weighted) =>
      `${total} komen: ${positive[0]} positif (${positive[1]}), ${neutral[0]} neutral (${neutral[1]}), ${negative[0]} negatif (${negative[1]}). Skor ${score} daripada 10${weighted === undefined ? '' : `, ${weighted} apabila komen dikira mengikut reaksinya`}.`,
    theme: (name, count, negative, positive) => {
      const parts = [
        ...(negative === undefined ? [] : [`${negative} negatif`]),
        ...(positive === undefined ? [] : [`${positive} positif`]),
      ];
      return `${name} (${count}${parts.length === 0 ? '' : `, ${parts.join(' dan ')}`})`;
    },
    mentioned: (sampled, themes) =>
      `Paling banyak disebut${sampled === undefined ? '' : ` dalam sampel ${sampled} komen`}: ${themes.join('; ')}.`,
    languages: (shares) => `Bahasa: ${shares.join(', ')}.`,
    languageNames: {
      Malay: 'bahasa Melayu',
      English: 'bahasa Inggeris',
      Chinese: 'bahasa Cina',
      Indonesian: 'bahasa Indonesia',
      mixed: 'campuran',
      'without words': 'tanpa perkataan',
    },
    quotes: (label, quotes) =>
      `Komen ${LABELS.ms[label]} yang paling jelas: ${quotes.map((one) => `“${one}”`).join(', ')}.`,
    failed: (comments) => `${comments} komen tidak dapat diberi skor.`,
    local:
      'Ditulis oleh analisis setempat: dikira daripada perkataan dan pemberat terlatih pada komputer ini; sindiran mungkin tersalah baca.',
    readBy: (reader) =>
      `Skor diberi oleh ${reader}; topik, bilangan dan petikan oleh analisis setempat pada komputer ini. Sindiran mungkin tersalah baca.`,
  },
};

/** What the topics of a summary are called, by the names of `THEMES`. */
export const THEME_NAMES: Record<string, { zh: string; ms: string }> = {
  'cost of living': { zh: '生活费', ms: 'kos sara hidup' },
  price: { zh: '价格', ms: 'harga' },
  salary: { zh: '薪水', ms: 'gaji' },
  jobs: { zh: '工作', ms: 'pekerjaan' },
  housing: { zh: '房屋', ms: 'perumahan' },
  tax: { zh: '税', ms: 'cukai' },
  subsidy: { zh: '补贴', ms: 'subsidi' },
  economy: { zh: '经济', ms: 'ekonomi' },
  'traffic jam': { zh: '塞车', ms: 'kesesakan lalu lintas' },
  potholes: { zh: '路洞', ms: 'jalan berlubang' },
  parking: { zh: '停车位', ms: 'tempat letak kereta' },
  'public transport': { zh: '公共交通', ms: 'pengangkutan awam' },
  'fuel price': { zh: '油价', ms: 'harga minyak' },
  healthcare: { zh: '医疗', ms: 'penjagaan kesihatan' },
  education: { zh: '教育', ms: 'pendidikan' },
  flood: { zh: '水灾', ms: 'banjir' },
  crime: { zh: '罪案', ms: 'jenayah' },
  scam: { zh: '诈骗', ms: 'penipuan' },
  corruption: { zh: '贪污', ms: 'rasuah' },
  government: { zh: '政府', ms: 'kerajaan' },
  election: { zh: '选举', ms: 'pilihan raya' },
  'local council': { zh: '市议会', ms: 'majlis tempatan' },
  service: { zh: '服务', ms: 'perkhidmatan' },
  food: { zh: '食物', ms: 'makanan' },
  religion: { zh: '宗教', ms: 'agama' },
  sports: { zh: '体育', ms: 'sukan' },
};
