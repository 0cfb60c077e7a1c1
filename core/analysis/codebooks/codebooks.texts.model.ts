import { sentencesOf } from '../../platform/language/texts.model.js';

/** What is said of codebooks to those who make and change them. */
export const CODEBOOKS_TEXTS = sentencesOf('core.codebooks', 'en', {
  nameTaken: {
    en: 'A codebook called “{name}” exists already. Choose another name.',
    zh: '已有名为「{name}」的编码本。请改用别的名称。',
    ms: 'Buku kod “{name}” sudah wujud. Pilih nama lain.',
  },
  nameEndsLikeVersion: {
    en: 'must not end with @ and a number, which names a version',
    zh: '不能以 @ 加数字结尾，那表示版本',
    ms: 'tidak boleh berakhir dengan @ dan nombor, yang bermaksud versi',
  },
  changedMeanwhile: {
    en: 'The codebook “{name}” has changed meanwhile: its version is now {version}. Look at it, then make your change again.',
    zh: '编码本「{name}」在此期间已更改：现在是第 {version} 版。请先查看，再重新更改。',
    ms: 'Buku kod “{name}” telah berubah sementara itu: kini versi {version}. Lihat dahulu, kemudian ubah semula.',
    takes: ['name', 'version'],
  },
  oneSource: {
    en: 'one of variables, run and set is needed',
    zh: '需要 variables、run、set 三者之一',
    ms: 'satu daripada variables, run dan set diperlukan',
  },
  twice: {
    en: '“{name}” stands twice; each variable has a name of its own',
    zh: '「{name}」出现了两次；每个变量要有自己的名称',
    ms: '“{name}” muncul dua kali; setiap pemboleh ubah perlu nama sendiri',
  },
  idTwice: { en: 'the id {id} stands twice', zh: '编号 {id} 出现了两次', ms: 'id {id} muncul dua kali' },
  noVariables: {
    en: 'This run has no variables to make a codebook of.',
    zh: '此分析没有变量，无法做成编码本。',
    ms: 'Analisis ini tiada pemboleh ubah untuk dijadikan buku kod.',
  },
  tooManyVariables: {
    en: 'This file has more than {most} variables, which is the most that a codebook takes. Split it.',
    zh: '此文件的变量超过 {most} 个，即编码本的上限。请把文件拆分。',
    ms: 'Fail ini mempunyai lebih daripada {most} pemboleh ubah, had sebuah buku kod. Pecahkan fail itu.',
  },
  thisFile: { en: 'This codebook file', zh: '此编码本文件', ms: 'Fail buku kod ini' },
  smallerFile: {
    en: 'Split it, or shorten what it says of its codes.',
    zh: '请把文件拆分，或缩短编码的说明。',
    ms: 'Pecahkan fail itu, atau ringkaskan keterangan kodnya.',
  },
  fileTooLarge: {
    en: 'A codebook file may have at most {limit}.',
    zh: '编码本文件最大为 {limit}。',
    ms: 'Fail buku kod boleh sebesar {limit} sahaja.',
  },
  fileEmpty: {
    en: 'This file has no variables.',
    zh: '此文件没有变量。',
    ms: 'Fail ini tiada pemboleh ubah.',
  },
  unreadableJson: {
    en: 'This file is not valid JSON.',
    zh: '此文件不是可读取的 JSON。',
    ms: 'Fail ini bukan JSON yang boleh dibaca.',
  },
  jsonWithoutVariables: {
    en: 'This JSON holds no codebook: it needs a list of variables, or an object with one under “variables”.',
    zh: '此 JSON 没有编码本：需要一个变量列表，或在 「variables」 下有列表的对象。',
    ms: 'JSON ini tiada buku kod: ia perlukan senarai pemboleh ubah, atau objek dengan senarai di bawah “variables”.',
  },
  noNameColumn: {
    en: 'No column is called name. Name the columns: name, definition, counts, not_counts, examples_yes, examples_no, terms, vetoes.',
    zh: '没有名为 name 的列。请把各列命名为：name、definition、counts、not_counts、examples_yes、examples_no、terms、vetoes。',
    ms: 'Tiada lajur bernama name. Namakan lajur: name, definition, counts, not_counts, examples_yes, examples_no, terms, vetoes.',
  },
  line: {
    en: 'Line {line}: {message}',
    zh: '第 {line} 行：{message}',
    ms: 'Baris {line}: {message}',
    takes: ['line', 'message'],
  },
  notXmlFile: {
    en: 'This is no .qdc file that can be read: {why}.',
    zh: '这不是可读取的 .qdc 文件：{why}。',
    ms: 'Ini bukan fail .qdc yang boleh dibaca: {why}.',
  },
  hasDoctype: {
    en: 'it declares a document type (<!DOCTYPE), which a codebook has no use for',
    zh: '它声明了文档类型（<!DOCTYPE），编码本用不到',
    ms: 'ia mengisytiharkan jenis dokumen (<!DOCTYPE), yang tidak diperlukan oleh buku kod',
  },
  brokenXml: {
    en: 'its XML is broken or cut off',
    zh: '它的 XML 已损坏或被截断',
    ms: 'XML-nya rosak atau terpotong',
  },
  wrongEncoding: {
    en: 'its text is neither UTF-8 nor UTF-16',
    zh: '它的文字既不是 UTF-8，也不是 UTF-16',
    ms: 'teksnya bukan UTF-8 atau UTF-16',
  },
  notCodebook: {
    en: 'its root element is not <CodeBook>',
    zh: '它的根元素不是 <CodeBook>',
    ms: 'elemen akarnya bukan <CodeBook>',
  },
  tooDeep: {
    en: 'its elements are nested more than {most} deep',
    zh: '它的元素嵌套超过 {most} 层',
    ms: 'elemennya bersarang lebih daripada {most} peringkat',
  },
  tooManyElements: {
    en: 'it has more than {most} elements',
    zh: '它的元素超过 {most} 个',
    ms: 'ia mempunyai lebih daripada {most} elemen',
  },
  tooManyAttributes: {
    en: 'an element has more than {most} attributes',
    zh: '有元素的属性超过 {most} 个',
    ms: 'ada elemen dengan lebih daripada {most} atribut',
  },
  longAttribute: {
    en: 'an attribute is longer than {most} characters',
    zh: '有属性超过 {most} 个字符',
    ms: 'ada atribut yang melebihi {most} aksara',
  },
  noGuid: { en: 'a code or set has no guid', zh: '有编码或集合没有 guid', ms: 'ada kod atau set tanpa guid' },
  guidTwice: {
    en: 'the guid {guid} stands twice',
    zh: 'guid {guid} 出现了两次',
    ms: 'guid {guid} muncul dua kali',
  },
  codeWithoutName: { en: 'a code has no name', zh: '有编码没有名称', ms: 'ada kod tanpa nama' },
  copiedFromRun: { en: 'From the run of {file}', zh: '取自 {file} 的分析', ms: 'Daripada analisis {file}' },
});
