import { textsInOne, textsOf } from '@smops/core/platform/language/texts.model.js';

const COMPONENTS = {
  copy: { en: 'Copy', zh: '复制', ms: 'Salin' },
  copied: { en: 'Copied', zh: '已复制', ms: 'Disalin' },
  cancel: { en: 'Cancel', zh: '取消', ms: 'Batal' },
  close: { en: 'Close', zh: '关闭', ms: 'Tutup' },
  done: { en: 'Done', zh: '完成', ms: 'Selesai' },
  retry: { en: 'Retry', zh: '重试', ms: 'Cuba lagi' },
  tryAgain: { en: 'Try again', zh: '再试一次', ms: 'Cuba lagi' },
  request: { en: 'Request', zh: '请求编号', ms: 'Permintaan' },
  loading: { en: 'Loading', zh: '读取中', ms: 'Sedang dimuatkan' },
  notification: { en: 'Notification', zh: '通知', ms: 'Pemberitahuan' },
  /** Radix puts the key in. */
  notifications: { en: 'Notifications ({hotkey})', zh: '通知（{hotkey}）', ms: 'Pemberitahuan ({hotkey})' },
  dismiss: { en: 'Dismiss', zh: '关闭通知', ms: 'Tutup pemberitahuan' },
  remove: { en: 'Remove {label}', zh: '移除 {label}', ms: 'Buang {label}' },
  actionFailed: { en: 'The change could not be saved', zh: '操作没有成功', ms: 'Tindakan itu tidak berjaya' },
  actions: { en: 'Actions', zh: '操作', ms: 'Tindakan' },
  select: {
    all: { en: 'Select all rows shown', zh: '选择显示的所有行', ms: 'Pilih semua baris yang ditunjukkan' },
    row: { en: 'Select {name}', zh: '选择 {name}', ms: 'Pilih {name}' },
  },
  typeToSearch: { en: 'Type to search', zh: '输入以搜索', ms: 'Taip untuk mencari' },
  options: { en: 'Options', zh: '选项', ms: 'Pilihan' },
  nothingFound: { en: 'Nothing found', zh: '没有找到', ms: 'Tiada hasil' },
  clearSearch: { en: 'Clear search', zh: '清除搜索', ms: 'Kosongkan carian' },
  filters: {
    en: '{set, plural, =0 {Filters} other {Filters ({set, number})}}',
    zh: '{set, plural, =0 {筛选} other {筛选（{set, number}）}}',
    ms: '{set, plural, =0 {Tapisan} other {Tapisan ({set, number})}}',
  },
  keys: { en: 'Keys of this page', zh: '本页快捷键', ms: 'Kekunci pada halaman ini' },
  showKeys: { en: 'Show these keys', zh: '显示快捷键', ms: 'Tunjukkan kekunci ini' },
  toRows: { en: 'To the list', zh: '跳到列表', ms: 'Ke senarai' },
  form: {
    optional: { en: 'optional', zh: '选填', ms: 'tidak wajib' },
    saving: { en: 'Saving...', zh: '正在保存…', ms: 'Sedang disimpan…' },
    overtaken: {
      en: 'Another user has changed this in the meantime. Cancel to see their version, or save yours over it.',
      zh: '这条记录刚被另一位用户更改。您可以取消以查看新的内容，或保存您的内容并覆盖它。',
      ms: 'Pengguna lain telah mengubah rekod ini sebentar tadi. Batal untuk melihat versi mereka, atau simpan versi anda menggantikannya.',
    },
    overwrite: { en: 'Save mine anyway', zh: '仍然保存我的', ms: 'Tetap simpan versi saya' },
  },
  discard: {
    question: {
      en: 'Discard what you typed?',
      zh: '放弃已填写的内容？',
      ms: 'Buang apa yang telah anda taip?',
    },
    hint: { en: 'It has not been saved.', zh: '内容还没有保存。', ms: 'Perubahan belum disimpan.' },
    keep: { en: 'Keep editing', zh: '继续填写', ms: 'Terus menyunting' },
    discard: { en: 'Discard', zh: '放弃', ms: 'Buang' },
  },
} as const;

/** Texts of the parts that all screens share. */
export const COMPONENTS_TEXT = textsOf('components', 'en', COMPONENTS);

/** The same on screens that are Chinese as written. */
export const COMPONENTS_CHINESE = textsInOne('zh', COMPONENTS);
