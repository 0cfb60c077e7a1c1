import { sentencesOf } from '@smops/core/platform/language/texts.model.js';

/** What the commands of codebooks say. */
export const codebooksTexts = sentencesOf('cliCodebooks', 'en', {
  none: {
    en: 'There are no codebooks yet: smops codebooks add NAME --var TEXT, smops codebooks add --import FILE, or smops codebooks add --from SET (smops codebooks list --sets).',
    zh: '还没有编码本：smops codebooks add NAME --var TEXT、smops codebooks add --import FILE，或 smops codebooks add --from SET（smops codebooks list --sets）。',
    ms: 'Belum ada buku kod: smops codebooks add NAME --var TEXT, smops codebooks add --import FILE, atau smops codebooks add --from SET (smops codebooks list --sets).',
  },
  noSet: {
    en: 'No topic set is called {name}. Choose one of {sets}.',
    zh: '没有名为 {name} 的主题集。请选择：{sets}。',
    ms: 'Tiada set topik bernama {name}. Pilih salah satu: {sets}.',
    takes: ['name', 'sets'],
  },
  version: { en: 'version {version}', zh: '第 {version} 版', ms: 'versi {version}' },
  versionOf: {
    en: 'version {version} of {latest}',
    zh: '第 {version} 版，共 {latest} 版',
    ms: 'versi {version} daripada {latest}',
    takes: ['version', 'latest'],
  },
  added: {
    en: 'Added the codebook {name} with {variables, plural, one {1 variable} other {{variables} variables}}.',
    zh: '已添加编码本 {name}，有 {variables, number} 个变量。',
    ms: 'Buku kod {name} ditambah dengan {variables, number} pemboleh ubah.',
    takes: ['name', 'variables'],
  },
  changed: {
    en: 'Changed {name}: this is version {version}.',
    zh: '已更改 {name}：现在是第 {version} 版。',
    ms: '{name} diubah: kini versi {version}.',
    takes: ['name', 'version'],
  },
  unchanged: {
    en: 'Nothing is different: {name} stays at version {version}.',
    zh: '没有不同：{name} 仍是第 {version} 版。',
    ms: 'Tiada yang berbeza: {name} kekal pada versi {version}.',
    takes: ['name', 'version'],
  },
  renamed: {
    en: 'Renamed {before} to {after}.',
    zh: '已把 {before} 改名为 {after}。',
    ms: '{before} dinamakan semula kepada {after}.',
    takes: ['before', 'after'],
  },
  deleteQuestion: {
    en: 'Delete the codebook {name}?',
    zh: '要删除编码本 {name} 吗？',
    ms: 'Padam buku kod {name}?',
  },
  deleted: {
    en: 'Deleted the codebook {name}. smops codebooks restore {id} undoes it for 30 days.',
    zh: '已删除编码本 {name}。30 天内可用 smops codebooks restore {id} 撤销。',
    ms: 'Buku kod {name} dipadam. smops codebooks restore {id} membuat asal selama 30 hari.',
    takes: ['name', 'id'],
  },
  restored: {
    en: 'Restored the codebook {name}.',
    zh: '已恢复编码本 {name}。',
    ms: 'Buku kod {name} dipulihkan.',
  },
  varsOrRun: {
    en: 'Give the variables with --var or --vars-file, or take them from a run with --run, not both.',
    zh: '请用 --var 或 --vars-file 给出变量，或用 --run 取自一次分析，不要两者都用。',
    ms: 'Beri pemboleh ubah dengan --var atau --vars-file, atau ambil daripada analisis dengan --run, bukan kedua-duanya.',
  },
  oneVariable: {
    en: 'Say which variable: --variable NAME for one that is there, --add NAME for a new one.',
    zh: '请说明是哪个变量：已有的用 --variable NAME，新的用 --add NAME。',
    ms: 'Nyatakan pemboleh ubah: --variable NAME untuk yang sedia ada, --add NAME untuk yang baharu.',
  },
  noVariable: {
    en: '{codebook} has no variable called {name}. smops codebooks show {codebook} lists them; --add makes one.',
    zh: '{codebook} 没有名为 {name} 的变量。smops codebooks show {codebook} 会列出变量；--add 可添加。',
    ms: '{codebook} tiada pemboleh ubah bernama {name}. smops codebooks show {codebook} menyenaraikannya; --add menambah satu.',
    takes: ['name', 'codebook'],
  },
  hasVariable: {
    en: '{codebook} has a variable called {name} already. --variable changes it.',
    zh: '{codebook} 已有名为 {name} 的变量。请用 --variable 更改。',
    ms: '{codebook} sudah ada pemboleh ubah bernama {name}. --variable mengubahnya.',
    takes: ['name', 'codebook'],
  },
  nothingToChange: {
    en: 'Say what to change: {options}.',
    zh: '请说明要更改什么：{options}。',
    ms: 'Nyatakan apa yang hendak diubah: {options}.',
  },
  onlyVariable: {
    en: '{name} is the only variable; a codebook needs one.',
    zh: '{name} 是唯一的变量；编码本至少要有一个。',
    ms: '{name} ialah satu-satunya pemboleh ubah; buku kod memerlukan satu.',
  },
  xlsxName: {
    en: 'A workbook needs a file name: --out FILE.xlsx',
    zh: '工作簿需要文件名：--out FILE.xlsx',
    ms: 'Buku kerja memerlukan nama fail: --out FILE.xlsx',
  },
  sameVersions: {
    en: 'Versions {from} and {to} have the same variables.',
    zh: '第 {from} 版和第 {to} 版的变量相同。',
    ms: 'Versi {from} dan {to} mempunyai pemboleh ubah yang sama.',
    takes: ['from', 'to'],
  },
  between: {
    en: 'Version {from} → {to}',
    zh: '第 {from} 版 → 第 {to} 版',
    ms: 'Versi {from} → {to}',
    takes: ['from', 'to'],
  },
  reordered: {
    en: 'The variables are in a different order.',
    zh: '变量的次序不同。',
    ms: 'Susunan pemboleh ubah berlainan.',
  },
  definition: { en: 'definition', zh: '定义', ms: 'takrifan' },
  counts: { en: 'counts as', zh: '算', ms: 'termasuk' },
  notCounts: { en: 'does not count as', zh: '不算', ms: 'tidak termasuk' },
  yes: { en: 'examples, yes', zh: '正例', ms: 'contoh yang termasuk' },
  no: { en: 'examples, no', zh: '反例', ms: 'contoh yang tidak termasuk' },
  terms: { en: 'terms', zh: '词', ms: 'istilah' },
  vetoes: { en: 'vetoes', zh: '排除词', ms: 'istilah penolak' },
  name: { en: 'name', zh: '名称', ms: 'nama' },
  learned: { en: 'learned', zh: '学到的', ms: 'dipelajari' },
  fromJudgements: {
    en: 'some terms come from judgements',
    zh: '部分词来自人工判断',
    ms: 'sebahagian istilah datang daripada penilaian',
  },
  wasAdded: { en: 'added', zh: '新增', ms: 'ditambah' },
  wasRemoved: { en: 'removed', zh: '已移除', ms: 'dibuang' },
  wasRenamed: { en: 'was called {before}', zh: '原名 {before}', ms: 'dahulu bernama {before}' },
});
