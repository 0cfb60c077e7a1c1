import { textsOf } from '@smops/core/platform/language/texts.model.js';
/** Texts of the import dialog that the three staff lists share. */
export const IMPORT_TEXT = textsOf('import', 'en', {
  open: { en: 'Import', zh: '导入', ms: 'Import' },
  title: { en: 'Import into {list}', zh: '导入到{list}', ms: 'Import ke {list}' },
  description: {
    en: 'Rows that are there already are updated; the same file a second time changes nothing.',
    zh: '已有的记录会更新；同一个文件再导入一次不会有任何改变。',
    ms: 'Rekod yang sudah ada dikemas kini; fail yang sama jika diimport sekali lagi tidak mengubah apa-apa.',
  },
  drop: {
    en: 'Choose a file or drop it here',
    zh: '选择文件或拖放到这里',
    ms: 'Pilih fail atau lepaskannya di sini',
  },
  dropHint: {
    en: 'CSV, XLSX, JSON or NDJSON, with a title row',
    zh: 'CSV、XLSX、JSON 或 NDJSON，第一行为标题',
    ms: 'CSV, XLSX, JSON atau NDJSON, dengan baris tajuk',
  },
  checking: { en: 'Checking {name}…', zh: '正在检查 {name}…', ms: 'Menyemak {name}…' },
  importing: { en: 'Importing {name}…', zh: '正在导入 {name}…', ms: 'Mengimport {name}…' },
  failed: { en: 'The file could not be read', zh: '无法读取这个文件', ms: 'Fail ini tidak dapat dibaca' },
  counts: {
    created: { en: 'New', zh: '新增', ms: 'Baharu' },
    updated: { en: 'Changed', zh: '更新', ms: 'Berubah' },
    unchanged: { en: 'Unchanged', zh: '不变', ms: 'Tidak berubah' },
    refused: { en: 'Refused', zh: '拒绝', ms: 'Ditolak' },
  },
  problems: { en: 'Refused rows', zh: '被拒绝的行', ms: 'Baris yang ditolak' },
  line: { en: 'Line {line}', zh: '第 {line} 行', ms: 'Baris {line}' },
  more: { en: '… and {count} more', zh: '…另有 {count} 行', ms: '… dan {count} lagi' },
  ignored: {
    en: 'Columns that match no field are left out: {columns}',
    zh: '以下各列不属于任何字段，已略过：{columns}',
    ms: 'Lajur yang bukan medan diabaikan: {columns}',
  },
  nothing: {
    en: 'There is nothing to change.',
    zh: '没有需要更改的内容。',
    ms: 'Tiada apa-apa untuk diubah.',
  },
  confirm: {
    en: 'Import {rows, plural, one {# row} other {# rows}}',
    zh: '导入 {rows, number} 行',
    ms: 'Import {rows, number} baris',
  },
  other: { en: 'Other file', zh: '换一个文件', ms: 'Fail lain' },
  cancel: { en: 'Cancel', zh: '取消', ms: 'Batal' },
  done: { en: 'Import finished', zh: '导入完成', ms: 'Import selesai' },
  doneText: {
    en: '{created} new, {updated} changed, {refused} refused',
    zh: '新增 {created} 行，更新 {updated} 行，拒绝 {refused} 行',
    ms: '{created} baharu, {updated} berubah, {refused} ditolak',
    takes: ['created', 'updated', 'refused'],
  },
});
