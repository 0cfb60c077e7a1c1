import { sentencesOf } from '../language/texts.model.js';

/** What is said of changes to records and of pages of a list. */
export const RECORDS_TEXTS = sentencesOf('core.records', 'en', {
  changedMeanwhile: {
    en: '{what} was changed by someone else in the meantime. Load it again, then make your change.',
    zh: '{what}在此期间已被他人更改。请重新读取后再更改。',
    ms: '{what} telah diubah oleh orang lain. Muat semula, kemudian buat perubahan anda.',
  },
  limitNumber: {
    en: 'limit is a whole number up to {max}.',
    zh: 'limit 是不超过 {max} 的整数。',
    ms: 'limit ialah nombor bulat sehingga {max}.',
  },
  limitLeast: { en: 'limit is at least 1.', zh: 'limit 至少为 1。', ms: 'limit sekurang-kurangnya 1.' },
  afterId: {
    en: 'after is the id of a row.',
    zh: 'after 是某一行的 ID。',
    ms: 'after ialah ID suatu baris.',
  },
  dayInFuture: {
    en: 'before: The day must not be in the future.',
    zh: 'before：日期不能在未来。',
    ms: 'before: Tarikh tidak boleh pada masa hadapan.',
  },
  inFuture: { en: 'in the future', zh: '在未来', ms: 'pada masa hadapan' },
  dayForm: {
    en: 'must be a day as YYYY-MM-DD',
    zh: '必须是 YYYY-MM-DD 格式的日期',
    ms: 'mestilah tarikh dalam bentuk YYYY-MM-DD',
  },
  idNumber: { en: 'An id is a whole number.', zh: 'ID 是整数。', ms: 'ID ialah nombor bulat.' },
  limitFrom1: { en: 'limit is 1 to {max}.', zh: 'limit 是 1 到 {max}。', ms: 'limit ialah 1 hingga {max}.' },
  idsNeeded: {
    en: 'ids is a list of at least one id.',
    zh: 'ids 是至少含一个 ID 的列表。',
    ms: 'ids ialah senarai sekurang-kurangnya satu ID.',
  },
  tooManyIds: {
    en: 'At most {max} records can be changed at once.',
    zh: '一次最多更改 {max} 条记录。',
    ms: 'Paling banyak {max} rekod boleh diubah sekali gus.',
  },
  idsForm: {
    en: 'ids is a list such as 1-40,45, of at most 8,000 characters.',
    zh: 'ids 的写法如 1-40,45，最多 8,000 个字符。',
    ms: 'ids ditulis seperti 1-40,45, paling panjang 8,000 aksara.',
  },
  severalAccounts: {
    en: '{count, plural, one {# account} other {# accounts}}',
    zh: '{count, number} 个账号',
    ms: '{count, number} akaun',
  },
  severalTasks: {
    en: '{count, plural, one {# task} other {# tasks}}',
    zh: '{count, number} 个任务',
    ms: '{count, number} tugasan',
  },
  severalWhatsApps: {
    en: '{count, plural, one {# WhatsApp account} other {# WhatsApp accounts}}',
    zh: '{count, number} 个 WhatsApp 账号',
    ms: '{count, number} akaun WhatsApp',
  },
  noFreeTaskId: {
    en: 'No free task id was found.',
    zh: '找不到可用的任务编号。',
    ms: 'Tiada ID tugasan yang kosong ditemui.',
  },
});
