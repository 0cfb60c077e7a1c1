import { textsOf } from '@smops/core/platform/language/texts.model.js';

export const HELP_TEXT = textsOf('help', 'en', {
  title: { en: 'Help', zh: '帮助', ms: 'Bantuan' },
  subtitle: {
    en: 'How to use smops, page by page',
    zh: '逐页说明如何使用 smops',
    ms: 'Cara menggunakan smops, halaman demi halaman',
  },
  pages: { en: 'Help pages', zh: '帮助页面', ms: 'Halaman bantuan' },
  all: { en: 'All pages', zh: '全部页面', ms: 'Semua halaman' },
  groups: {
    start: { en: 'First steps', zh: '第一步', ms: 'Langkah pertama' },
    screens: { en: 'The screens', zh: '各个页面', ms: 'Halaman papan pemuka' },
    work: { en: 'Comments, in depth', zh: '深入了解留言分析', ms: 'Komen, secara mendalam' },
    commands: { en: 'The command line', zh: '命令行', ms: 'Baris arahan' },
    run: { en: 'Installing and running', zh: '安装与运行', ms: 'Pemasangan dan pengendalian' },
    know: { en: 'How good it is', zh: '效果如何', ms: 'Sejauh mana ketepatannya' },
  },
  search: { en: 'Search the help…', zh: '搜索帮助…', ms: 'Cari dalam bantuan…' },
  noneFound: {
    en: 'Nothing found for “{text}”',
    zh: '没有找到「{text}」',
    ms: 'Tiada yang ditemui untuk “{text}”',
  },
  noneFoundText: {
    en: 'Try another word, or fewer words.',
    zh: '换一个词，或少用几个词试试。',
    ms: 'Cuba perkataan lain, atau kurangkan perkataan.',
  },
  loadFailed: {
    en: 'This help page could not be loaded',
    zh: '无法打开此帮助页面',
    ms: 'Halaman bantuan ini tidak dapat dimuatkan',
  },
  onThisPage: { en: 'On this page', zh: '本页内容', ms: 'Dalam halaman ini' },
  language: { en: 'Language of this page', zh: '此页的语言', ms: 'Bahasa halaman ini' },
  onlyEnglish: {
    en: 'This page exists in English only.',
    zh: '此页只有英文。',
    ms: 'Halaman ini dalam bahasa Inggeris sahaja.',
  },
  unknown: { en: 'There is no such help page', zh: '没有这个帮助页面', ms: 'Tiada halaman bantuan ini' },
  unknownText: {
    en: 'It may have been renamed. Choose one from the list, or search.',
    zh: '它可能已改名。请从列表中选择，或搜索。',
    ms: 'Namanya mungkin telah ditukar. Pilih satu daripada senarai, atau cari.',
  },
  open: { en: 'Help for this page', zh: '本页帮助', ms: 'Bantuan untuk halaman ini' },
});
