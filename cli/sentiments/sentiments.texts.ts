import { sentencesOf } from '@smops/core/platform/language/texts.model.js';

export const sentimentsTexts = sentencesOf('cliSentiments', 'en', {
  fileDone: {
    en: '{name}: {inserted} inserted, {unchanged} unchanged, {rejected} rejected',
    zh: '{name}：新增 {inserted}，不变 {unchanged}，拒绝 {rejected}',
    ms: '{name}: {inserted} ditambah, {unchanged} tidak berubah, {rejected} ditolak',
    takes: ['name', 'inserted', 'unchanged', 'rejected'],
  },
  maxErrors: {
    en: 'stopped: more than {maxErrors} rows were rejected (--max-errors)',
    zh: '已停止：被拒绝的行超过 {maxErrors}（--max-errors）',
    ms: 'dihentikan: lebih daripada {maxErrors} baris ditolak (--max-errors)',
  },
  skipped: {
    en: '{name}: skipped, it was moved away meanwhile',
    zh: '{name}：已略过，期间被移走',
    ms: '{name}: dilangkau, telah dipindahkan sementara itu',
  },
  tooDeep: {
    en: 'The row holds lists or objects in each other more than {maxDepth} deep, which no comment does.',
    zh: '该行里的列表或对象嵌套超过 {maxDepth} 层，留言不会这样。',
    ms: 'Baris itu mengandungi senarai atau objek bersarang lebih {maxDepth} aras, yang tidak ada pada komen.',
  },
  whichTask: {
    en: '{file}: which task do these comments belong to? Give --task or --task-from-name.',
    zh: '{file}：这些留言属于哪个任务？请给 --task 或 --task-from-name。',
    ms: '{file}: komen ini untuk tugasan yang mana? Berikan --task atau --task-from-name.',
  },
  noTaskInName: {
    en: '{file}: the name does not fit --task-from-name {pattern}. Rename the file, or give --task for such files.',
    zh: '{file}：文件名不符合 --task-from-name {pattern}。请改名，或用 --task 指定这类文件的任务。',
    ms: '{file}: namanya tidak sepadan dengan --task-from-name {pattern}. Tukar nama fail, atau berikan --task bagi fail begini.',
    takes: ['file', 'pattern'],
  },
  foreign: {
    en: 'By its name this is not a comment file: smops reads .json, .ndjson, .jsonl, .csv, .tsv, .txt, each also with .gz, and .xlsx. Convert it, or move it away.',
    zh: '从名称看这不是留言文件：smops 读取 .json、.ndjson、.jsonl、.csv、.tsv、.txt（也可加 .gz）和 .xlsx。请转换格式，或移走。',
    ms: 'Menurut namanya ini bukan fail komen: smops membaca .json, .ndjson, .jsonl, .csv, .tsv, .txt, juga dengan .gz, dan .xlsx. Tukar formatnya, atau alihkan.',
  },
  interrupted: { en: 'Interrupted.', zh: '已中断。', ms: 'Terhenti.' },
  noExpression: {
    en: '--task-from-name: {pattern} is not a regular expression.',
    zh: '--task-from-name：{pattern} 不是正则表达式。',
    ms: '--task-from-name: {pattern} bukan ungkapan nalar.',
  },
  mustHoldTask: {
    en: '--task-from-name: {pattern} must hold {place}, for example comments-{place}-*.json.',
    zh: '--task-from-name：{pattern} 必须含有 {place}，例如 comments-{place}-*.json。',
    ms: '--task-from-name: {pattern} mesti mengandungi {place}, contohnya comments-{place}-*.json.',
    takes: ['pattern', 'place'],
  },
  noNumber: {
    en: '{text} is not the number of an analysis; see smops sentiments list.',
    zh: '{text} 不是分析的号码；请看 smops sentiments list。',
    ms: '{text} bukan nombor analisis; lihat smops sentiments list.',
  },
  noneYet: {
    en: 'There is no sentiment analysis yet.',
    zh: '还没有情绪分析。',
    ms: 'Belum ada analisis sentimen.',
  },
  earlier: {
    en: 'made again from the counts by an upgrade; it was {score} before',
    zh: '升级时已按留言数重新计算；之前为 {score}',
    ms: 'dikira semula daripada bilangan komen semasa naik taraf; sebelumnya {score}',
  },
  weighted: {
    en: '{weightedScore}/10, comments counting by their reactions',
    zh: '{weightedScore}/10，按反应加权',
    ms: '{weightedScore}/10, komen dikira mengikut reaksinya',
  },
  counts: {
    en: '{total}: {positive} positive, {neutral} neutral, {negative} negative',
    zh: '{total}：正面 {positive}，中性 {neutral}，负面 {negative}',
    ms: '{total}: {positive} positif, {neutral} neutral, {negative} negatif',
    takes: ['total', 'positive', 'neutral', 'negative'],
  },
  noFileKept: {
    en: 'Of this analysis no uploaded file is kept.',
    zh: '这次分析没有保存上传的文件。',
    ms: 'Tiada fail muat naik disimpan bagi analisis ini.',
  },
  noData: {
    en: 'No analysis data yet\nUpload and analyze your first JSON file to get started.',
    zh: '还没有分析数据\n请上传并分析您的第一个 JSON 文件。',
    ms: 'Belum ada data analisis\nMuat naik dan analisis fail JSON pertama anda untuk bermula.',
  },
  sureDelete: {
    en: 'Are you sure you want to delete the analysis for task {taskId}?',
    zh: '确定要删除任务 {taskId} 的分析吗？',
    ms: 'Adakah anda pasti mahu memadam analisis bagi tugasan {taskId}?',
  },
  toUndo: {
    en: ' To undo: smops sentiments restore {id}',
    zh: '撤销：smops sentiments restore {id}',
    ms: ' Untuk buat asal: smops sentiments restore {id}',
  },
  deleted: {
    en: 'Sentiment analysis record has been deleted successfully.',
    zh: '已删除情绪分析记录。',
    ms: 'Rekod analisis sentimen telah berjaya dipadam.',
  },
  notId: {
    en: '{id} is not an id: give a whole number.',
    zh: '{id} 不是编号：请给整数。',
    ms: '{id} bukan ID: berikan nombor bulat.',
  },
  restored: {
    en: 'Restored the analysis {id} for task {taskId}.',
    zh: '已恢复任务 {taskId} 的分析 {id}。',
    ms: 'Analisis {id} bagi tugasan {taskId} dipulihkan.',
    takes: ['id', 'taskId'],
  },
  xlsxNoText: {
    en: 'XLSX is not text:  say where to write it with --out FILE.',
    zh: 'XLSX 不是文字：请用 --out FILE 说明写到哪里。',
    ms: 'XLSX bukan teks: nyatakan tempat menulisnya dengan --out FILE.',
  },
  rows: { en: '{read, plural, one {# row} other {# rows}}', zh: '{read} 行', ms: '{read} baris' },
  wentAway: {
    en: 'the server went away in the middle of an import; the files are tried again',
    zh: '导入途中服务器断开了；文件会再试',
    ms: 'pelayan terputus semasa import; fail akan dicuba semula',
  },
  whatToImport: {
    en: 'Say what to import: a file, a folder, a pattern, - for standard input, or --watch DIR.',
    zh: '请说明要导入什么：文件、文件夹、通配符、- 为标准输入，或 --watch DIR。',
    ms: 'Nyatakan apa yang diimport: fail, folder, corak, - untuk input standard, atau --watch DIR.',
  },
  watchAlone: {
    en: '--watch takes the place of files.',
    zh: '用了 --watch 就不要再给文件。',
    ms: '--watch menggantikan fail.',
  },
  fullDisk: {
    en: 'The disk is full. What was imported is kept; free some space and run it again.',
    zh: '磁盘已满。已导入的会保留；请腾出空间后再运行。',
    ms: 'Cakera penuh. Apa yang telah diimport disimpan; kosongkan ruang dan jalankan semula.',
  },
  maxErrorsTakes: {
    en: '--max-errors takes a whole number from 0 on.',
    zh: '--max-errors 的值是 0 以上的整数。',
    ms: '--max-errors menerima nombor bulat dari 0.',
  },
});
