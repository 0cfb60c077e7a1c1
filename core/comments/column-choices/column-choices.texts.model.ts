import { sentencesOf } from '../../platform/language/texts.model.js';

/** What is said of the columns that people chose. */
export const COLUMN_CHOICES_TEXTS = sentencesOf('core.columnChoices', 'en', {
  choice: { en: 'Columns {id}', zh: '列设置 {id}', ms: 'Lajur {id}' },
  tooMany: {
    en: 'Columns are remembered for at most {most} kinds of files. Forget those that are no longer needed.',
    zh: '最多为 {most} 种文件记住列设置。请删除不再需要的。',
    ms: 'Lajur diingati untuk paling banyak {most} jenis fail. Lupakan yang tidak diperlukan lagi.',
  },
  nothing: {
    en: 'Name at least one column, or the order of day and month.',
    zh: '请至少指定一列，或指明日和月的顺序。',
    ms: 'Namakan sekurang-kurangnya satu lajur, atau susunan hari dan bulan.',
  },
  notInHeader: {
    en: 'The header has no column {column}.',
    zh: '表头中没有列 {column}。',
    ms: 'Tiada lajur {column} dalam baris tajuk.',
  },
});
