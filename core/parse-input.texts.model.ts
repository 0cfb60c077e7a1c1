import { sentencesOf } from './platform/language/texts.model.js';

/** What is said of values that are not as they must be, with kinds and forms by zod's names. */
export const INPUT_TEXTS = sentencesOf('core.input', 'en', {
  notValid: { en: 'The input is not valid.', zh: '输入无效。', ms: 'Input tidak sah.' },
  andMore: { en: ' (and {count} more)', zh: '（另有 {count} 处）', ms: ' (dan {count} lagi)' },
  required: { en: 'A value is required.', zh: '必须填写。', ms: 'Nilai diperlukan.' },
  empty: { en: 'Must not be empty.', zh: '不能为空。', ms: 'Tidak boleh kosong.' },
  mustBe: { en: 'Must be {what}.', zh: '必须是{what}。', ms: 'Mestilah {what}.' },
  mustBeOneOf: {
    en: 'Must be one of {values}.',
    zh: '必须是以下之一：{values}。',
    ms: 'Mestilah salah satu daripada {values}.',
  },
  /** What a limit counts. */
  characters: {
    en: '{count, plural, one {# character} other {# characters}}',
    zh: '{count, number} 个字符',
    ms: '{count, number} aksara',
  },
  entries: { en: '{count, plural, one {# entry} other {# entries}}', zh: '{count} 项', ms: '{count} entri' },
  bytes: {
    en: '{count, plural, one {# byte} other {# bytes}}',
    zh: '{count, number} 字节',
    ms: '{count, number} bait',
  },
  mustHaveAtLeast: {
    en: 'Must have at least {amount}.',
    zh: '至少须有 {amount}。',
    ms: 'Mestilah sekurang-kurangnya {amount}.',
  },
  mayHaveAtMost: {
    en: 'May have at most {amount}.',
    zh: '最多可有 {amount}。',
    ms: 'Tidak boleh melebihi {amount}.',
  },
  atLeast: {
    en: 'Must be at least {minimum}.',
    zh: '不得小于 {minimum}。',
    ms: 'Mestilah sekurang-kurangnya {minimum}.',
  },
  moreThan: {
    en: 'Must be more than {minimum}.',
    zh: '必须大于 {minimum}。',
    ms: 'Mestilah lebih daripada {minimum}.',
  },
  atMost: {
    en: 'Must be at most {maximum}.',
    zh: '不得大于 {maximum}。',
    ms: 'Tidak boleh melebihi {maximum}.',
  },
  lessThan: {
    en: 'Must be less than {maximum}.',
    zh: '必须小于 {maximum}。',
    ms: 'Mestilah kurang daripada {maximum}.',
  },
  unknownFields: {
    en: 'Unknown {count, plural, one {field} other {fields}}: {names}.',
    zh: '未知字段：{names}。',
    ms: 'Medan tidak dikenali: {names}.',
    takes: ['names', 'count'],
  },
  betweenFields: { en: ', ', zh: '、', ms: ', ' },
  formNeeded: { en: 'The format is not valid.', zh: '格式不正确。', ms: 'Formatnya tidak betul.' },
  noneOfTheForms: {
    en: 'The format is none of those that are allowed.',
    zh: '不符合任何允许的格式。',
    ms: 'Tidak menepati mana-mana format yang dibenarkan.',
  },
  kinds: {
    string: { en: 'text', zh: '文字', ms: 'teks' },
    number: { en: 'a number', zh: '数字', ms: 'nombor' },
    int: { en: 'a whole number', zh: '整数', ms: 'nombor bulat' },
    boolean: { en: 'true or false', zh: ' true 或 false', ms: 'true atau false' },
    array: { en: 'a list', zh: '列表', ms: 'senarai' },
    object: { en: 'an object', zh: '对象', ms: 'objek' },
    record: { en: 'an object', zh: '对象', ms: 'objek' },
    date: { en: 'a date', zh: '日期', ms: 'tarikh' },
    null: { en: 'null', zh: ' null', ms: 'null' },
  },
  forms: {
    email: { en: 'an email address', zh: '电邮地址', ms: 'alamat e-mel' },
    url: {
      en: 'an address that begins with http:// or https://',
      zh: '以 http:// 或 https:// 开头的网址',
      ms: 'alamat yang bermula dengan http:// atau https://',
    },
    uuid: {
      en: 'an id such as 3f0c5a52-9d5e-4c2a-8f4e-2b1d0c9a7e61',
      zh: '形如 3f0c5a52-9d5e-4c2a-8f4e-2b1d0c9a7e61 的 ID',
      ms: 'ID seperti 3f0c5a52-9d5e-4c2a-8f4e-2b1d0c9a7e61',
    },
    date: { en: 'a date such as 2026-11-21', zh: '形如 2026-11-21 的日期', ms: 'tarikh seperti 2026-11-21' },
    datetime: {
      en: 'a time such as 2026-11-21T08:30:00Z',
      zh: '形如 2026-11-21T08:30:00Z 的时间',
      ms: 'masa seperti 2026-11-21T08:30:00Z',
    },
  },
});
