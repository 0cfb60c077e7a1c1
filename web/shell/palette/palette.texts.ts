import { textsOf } from '@smops/core/platform/language/texts.model.js';

export const PALETTE_TEXT = textsOf('palette', 'en', {
  title: { en: 'Find anything', zh: '查找', ms: 'Cari apa sahaja' },
  open: { en: 'Find anything (Ctrl K)', zh: '查找（Ctrl K）', ms: 'Cari apa sahaja (Ctrl K)' },
  placeholder: {
    en: 'A page, an analysis, a codebook, an account…',
    zh: '页面、分析、编码本、账号…',
    ms: 'Halaman, analisis, buku kod, akaun…',
  },
  pages: { en: 'Pages', zh: '页面', ms: 'Halaman' },
  runs: { en: 'Analyses', zh: '分析', ms: 'Analisis' },
  codebooks: { en: 'Codebooks', zh: '编码本', ms: 'Buku kod' },
  searchIn: { en: 'Search', zh: '搜索', ms: 'Cari dalam' },
  inPage: {
    en: '{page}: “{text}”',
    zh: '{page}：「{text}」',
    ms: '{page}: “{text}”',
    takes: ['page', 'text'],
  },
  nothing: {
    en: 'Nothing found. Try fewer letters.',
    zh: '没有找到。少输入几个字试试。',
    ms: 'Tiada yang ditemui. Cuba kurangkan huruf.',
  },
  loading: { en: 'Searching…', zh: '正在搜索…', ms: 'Sedang mencari…' },
  failed: {
    en: 'Analyses could not be searched: {why}',
    zh: '无法搜索分析：{why}',
    ms: 'Analisis tidak dapat dicari: {why}',
  },
  keys: {
    en: '↑ ↓ choose · Enter open · Esc close',
    zh: '↑ ↓ 选择 · Enter 打开 · Esc 关闭',
    ms: '↑ ↓ pilih · Enter buka · Esc tutup',
  },
});
