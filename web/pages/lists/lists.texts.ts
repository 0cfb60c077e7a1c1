import { textsOf } from '@smops/core/platform/language/texts.model.js';
/** Texts that the three staff lists share. */
export const RECORD_TEXT = textsOf('records', 'en', {
  delete: { en: 'Delete', zh: '删除', ms: 'Padam' },
  edit: { en: 'Edit {name}', zh: '编辑 {name}', ms: 'Sunting {name}' },
  deleteOne: { en: 'Delete {name}', zh: '删除 {name}', ms: 'Padam {name}' },
  deleting: { en: 'Deleting...', zh: '正在删除…', ms: 'Sedang dipadam…' },
  undo: { en: 'Undo', zh: '撤销', ms: 'Buat asal' },
  showIt: { en: 'Show it', zh: '显示', ms: 'Tunjukkan' },
  error: { en: 'Error', zh: '错误', ms: 'Ralat' },
  clearFilters: { en: 'Clear filters', zh: '清除筛选', ms: 'Kosongkan tapisan' },
  export: { en: 'Export', zh: '导出', ms: 'Eksport' },
  status: { en: 'Status', zh: '状态', ms: 'Status' },
  selected: { en: '{rows, number} selected', zh: '已选 {rows, number} 条', ms: '{rows, number} dipilih' },
  selection: { en: 'Selected rows', zh: '已选的记录', ms: 'Baris yang dipilih' },
  clearSelection: { en: 'Clear the selection', zh: '取消选择', ms: 'Kosongkan pilihan' },
  setStatus: { en: 'Set status', zh: '设置状态', ms: 'Tetapkan status' },
  deleteSeveral: {
    en: 'Are you sure you want to delete {several}?',
    zh: '确定要删除 {several} 吗？',
    ms: 'Adakah anda pasti mahu memadam {several}?',
  },
  deletedSeveral: { en: 'Deleted {several}', zh: '已删除 {several}', ms: '{several} dipadam' },
  restoredSeveral: { en: 'Restored {several}', zh: '已恢复 {several}', ms: '{several} dipulihkan' },
  statusSet: {
    en: '{several}: {status}',
    zh: '{several}：{status}',
    ms: '{several}: {status}',
    takes: ['several', 'status'],
  },
  /** When others have deleted some of them meanwhile. */
  missing: {
    en: '{rows, number} were already gone.',
    zh: '{rows, number} 条早已不在。',
    ms: '{rows, number} sudah tiada.',
  },
  bulkFailed: {
    en: 'Nothing was changed. Please try again.',
    zh: '没有任何更改，请再试一次。',
    ms: 'Tiada apa-apa yang diubah. Sila cuba lagi.',
  },
  keys: [
    [
      { en: 'Space', zh: '空格', ms: 'Space' },
      {
        en: 'Select a row, when its box has the focus',
        zh: '选择一行（焦点在它的方框上时）',
        ms: 'Pilih satu baris, apabila kotaknya dalam fokus',
      },
    ],
    [
      { all: 'Shift' },
      {
        en: 'with Space or a click: select all rows up to this one',
        zh: '加空格或点击：选择到这一行为止的所有行',
        ms: 'dengan Space atau klik: pilih semua baris hingga baris ini',
      },
    ],
    [
      { all: '↓ ↑' },
      {
        en: 'Go to the box of the next row; with Shift, select it too',
        zh: '到下一行的方框；加 Shift 一并选择',
        ms: 'Ke kotak baris seterusnya; dengan Shift, pilih sekali',
      },
    ],
    [
      { all: 'Ctrl A' },
      { en: 'Select all rows shown', zh: '选择显示的所有行', ms: 'Pilih semua baris yang ditunjukkan' },
    ],
    [{ all: 'Esc' }, { en: 'Select none', zh: '取消选择', ms: 'Kosongkan pilihan' }],
  ],
  noMatch: {
    en: 'No row matches the search and the filters.',
    zh: '没有符合搜索和筛选条件的记录。',
    ms: 'Tiada rekod yang sepadan dengan carian dan tapisan.',
  },
  all: { en: '{total, number} in all', zh: '共 {total, number} 条', ms: '{total, number} rekod' },
  shown: {
    en: '{shown, number} of {total, number}',
    zh: '{shown, number} / {total, number} 条',
    ms: '{shown, number} daripada {total, number} rekod',
    takes: ['shown', 'total'],
  },
});
