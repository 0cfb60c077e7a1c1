import type { Language } from '@smops/core/platform/language/language.constants.js';
import { currentLanguage } from '@smops/core/platform/language/language.model.js';
import { PORTRAITS_TEXT as TEXT } from './portraits.texts.js';

const chinese = async () => (await import('@uppy/locales/lib/zh_CN.js')).default;

/** Uppy's own texts; the portraits are in Chinese as written. */
const LOCALES = {
  written: chinese,
  zh: chinese,
  en: async () => (await import('@uppy/locales/lib/en_US.js')).default,
  ms: async () => (await import('@uppy/locales/lib/ms_MY.js')).default,
} satisfies Record<Language, unknown>;

/** Uppy's Malay has some words that are not of Malaysia. */
const MALAY = {
  addedNumFiles: '%{numFiles} fail telah ditambah',
  addingMoreFiles: 'Tambah fail lain',
  addMoreFiles: 'Tambah fail lain',
  browseFiles: 'pilih fail',
  connectedToInternet: 'Internet sudah bersambung',
  dropHint: 'Lepaskan fail di sini',
  dropPasteFiles: 'Lepaskan fail di sini atau %{browseFiles}',
  exceedsSize: '%{file} melebihi saiz maksimum %{size}',
  dashboardTitle: 'Pemuat naik',
  dataUploadedOfTotal: '%{complete} daripada %{total}',
  filesUploadedOfTotal: {
    '0': '%{complete} daripada %{smart_count} fail dimuat naik',
    '1': '%{complete} daripada %{smart_count} fail dimuat naik',
  },
  retry: 'Cuba lagi',
  retryUpload: 'Cuba muat naik lagi',
  xTimeLeft: '%{time} lagi',
};

/** The dashboard's own texts in places of Uppy's, which puts the values in by these names. */
const OWN = {
  ...TEXT.uploader,
  // There are always five.
  youCanOnlyUploadX: TEXT.uploader.youCanOnlyUploadX('%{smart_count}'),
  noDuplicates: TEXT.uploader.noDuplicates('%{fileName}'),
  failedToUpload: TEXT.uploader.failedToUpload('%{file}'),
  dataUploadedOfUnknown: TEXT.uploader.dataUploadedOfUnknown('%{complete}'),
};

/** The uploader's texts in the chosen language, with the dashboard's own in some places. */
export async function loadUploaderLocale() {
  const language = currentLanguage();
  const { strings, ...rest } = await LOCALES[language]();
  return { ...rest, strings: { ...strings, ...(language === 'ms' && MALAY), ...OWN } };
}
