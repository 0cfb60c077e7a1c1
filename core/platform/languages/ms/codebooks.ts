import type { CoreTexts } from '../catalogue.js';

export const codebooks: CoreTexts['core.codebooks'] = {
  nameTaken: (name) => `Buku kod “${name}” sudah wujud. Pilih nama lain.`,
  nameEndsLikeVersion: 'tidak boleh berakhir dengan @ dan nombor, yang bermaksud versi',
  changedMeanwhile: (name, version) =>
    `Buku kod “${name}” telah berubah sementara itu: kini versi ${version}. Lihat dahulu, kemudian ubah semula.`,
  oneSource: 'satu daripada variables, run dan set diperlukan',
  twice: (name) => `“${name}” muncul dua kali; setiap pemboleh ubah perlu nama sendiri`,
  idTwice: (id) => `id ${id} muncul dua kali`,
  noVariables: 'Analisis ini tiada pemboleh ubah untuk dijadikan buku kod.',
  tooManyVariables: (most) =>
    `Fail ini mempunyai lebih daripada ${most} pemboleh ubah, had sebuah buku kod. Pecahkan fail itu.`,
  thisFile: 'Fail buku kod ini',
  smallerFile: 'Pecahkan fail itu, atau ringkaskan keterangan kodnya.',
  fileTooLarge: (limit) => `Fail buku kod boleh sebesar ${limit} sahaja.`,
  fileEmpty: 'Fail ini tiada pemboleh ubah.',
  unreadableJson: 'Fail ini bukan JSON yang boleh dibaca.',
  jsonWithoutVariables:
    'JSON ini tiada buku kod: ia perlukan senarai pemboleh ubah, atau objek dengan senarai di bawah “variables”.',
  noNameColumn:
    'Tiada lajur bernama name. Namakan lajur: name, definition, counts, not_counts, examples_yes, examples_no, terms, vetoes.',
  line: (line, message) => `Baris ${line}: ${message}`,
  notXmlFile: (why) => `Ini bukan fail .qdc yang boleh dibaca: ${why}.`,
  hasDoctype: 'ia mengisytiharkan jenis dokumen (<!DOCTYPE), yang tidak diperlukan oleh buku kod',
  brokenXml: 'XML-nya rosak atau terpotong',
  wrongEncoding: 'teksnya bukan UTF-8 atau UTF-16',
  notCodebook: 'elemen akarnya bukan <CodeBook>',
  tooDeep: (most) => `elemennya bersarang lebih daripada ${most} peringkat`,
  tooManyElements: (most) => `ia mempunyai lebih daripada ${most} elemen`,
  tooManyAttributes: (most) => `ada elemen dengan lebih daripada ${most} atribut`,
  longAttribute: (most) => `ada atribut yang melebihi ${most} aksara`,
  noGuid: 'ada kod atau set tanpa guid',
  guidTwice: (guid) => `guid ${guid} muncul dua kali`,
  codeWithoutName: 'ada kod tanpa nama',
  copiedFromRun: (file) => `Daripada analisis ${file}`,
};
