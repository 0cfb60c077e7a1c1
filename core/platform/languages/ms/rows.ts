import type { CoreTexts } from '../catalogue.js';

export const rows: CoreTexts['core.rows'] = {
  noneWithText: (rows) => `Tiada komen berteks dalam ${rows}.`,
  rows: (rows) => `${rows.toLocaleString('en-US')} baris`,
  firstAt: (place, reason) => ` Yang pertama, pada ${place}: ${reason}`,
  chooseText: (names) => ` Baris mempunyai ${names}; pilih yang mengandungi teks (--text-column NAMA).`,
  commentsInside: (name) =>
    ` Baris ini nampaknya hantaran yang mengandungi komen di dalamnya, di bawah "${name}": kumpulkan senarai itu dalam satu fail, contohnya dengan jq '[.[] | .${name}[]?]' posts.json > comments.json.`,
  line: (line) => `baris ${line}`,
  row: (row) => `rekod ${row}`,
  andMore: (names, more) => `${names} dan ${more} lagi`,
  kinds: { list: 'senarai', object: 'objek', string: 'teks', number: 'nombor', boolean: 'nilai boolean' },
  listExpected: (kind) => `Senarai komen diperlukan, tetapi ini ialah ${kind}.`,
  noList: (keys, wrappers) =>
    `Tiada senarai komen: objek ini ${keys === '' ? 'tidak mempunyai kunci' : `mempunyai kunci ${keys}`}. Yang diperlukan ialah senarai, atau objek dengan senarai di bawah ${wrappers}.`,
  unmatchedQuotes: 'Tanda petik baris ini tidak berpasangan.',
  unmatched: 'tanda petik tidak berpasangan',
  manyUnmatched: (most, line, delimiter) =>
    `Lebih daripada ${most} baris mempunyai tanda petik yang tidak berpasangan (yang terakhir pada baris ${line}): ini bukan fail CSV dengan "${delimiter}" antara lajur.`,
  longUnmatched: (line, delimiter) =>
    `Baris panjang mempunyai tanda petik yang tidak berpasangan (yang terakhir pada baris ${line}): ini bukan fail CSV dengan "${delimiter}" antara lajur.`,
  headerTooLong: (characters, most) =>
    `Baris 1 mempunyai ${characters} aksara: ini bukan JSON, dan bukan CSV dengan nama lajur pada baris 1 (paling banyak ${most}).`,
  headerTooWide: (columns, most) =>
    `Baris 1 menyenaraikan ${columns} lajur: ini bukan JSON, dan bukan CSV dengan nama lajur pada baris 1 (paling banyak ${most}).`,
  noColumnNames: 'tiada nama lajur',
  noColumnForText: 'tiada lajur untuk teks',
  extraCells: (cells, columns) =>
    `Baris ini mempunyai ${cells} lajur, pengepala ${columns}: teks yang mengandungi pemisah mesti berada dalam tanda petik berganda.`,
  endsInRow:
    'Fail tamat di tengah baris yang bermula di sini: fail terpotong, atau tanda petik atau kurungan tiada.',
  endsInList: 'Fail tamat sebelum senarainya ditutup: fail terpotong, atau tanda petik atau kurungan tiada.',
  rowTooLong: (megabytes) =>
    `Baris ini melebihi ${megabytes} MB. Buang medan yang tidak diperlukan, atau pecahkan baris itu.`,
  tooManyKeys: (most) =>
    `Ada objek dengan lebih daripada ${most} nama. Jadikan objek itu senarai, atau buang yang tidak diperlukan.`,
  endless: (megabytes) =>
    `Apa yang bermula di sini tidak tamat dalam ${megabytes} MB: tanda petik atau kurungan tiada.`,
  listOrObject: (shown) =>
    `Senarai atau objek diperlukan di sini, tetapi terdapat ${shown}: JSON rosak sebelum atau pada tempat ini.`,
  noListWithin: (megabytes) =>
    `Objek yang bermula di sini melebihi ${megabytes} MB dan tiada senarai baris di dalamnya.`,
  jsonDamaged: (line, column, reason) =>
    `JSON rosak pada baris ${line}, lajur ${column}: ${reason}. Betulkan tempat itu atau eksport fail itu semula.`,
  rowNoJson: 'Baris ini bukan JSON.',
  rowCutOff: (characters) => `Baris ini terpotong selepas ${characters} aksara.`,
  rowFault: (line, column, reason) =>
    `Baris ini bukan JSON: pada ${line === null ? '' : `baris ${line}, `}lajur ${column}, ${reason}.`,
  faults: {
    behindEnd: (shown) => `tiada apa boleh mengikuti penghujung JSON, tetapi terdapat ${shown}`,
    textEnds: 'teks tamat di sini',
    endsInString: 'teks tamat di dalam rentetan',
    colonMissing: (shown) => `":" tiada sebelum ${shown}`,
    commaMissing: (end, shown) => `"," atau "${end}" tiada sebelum ${shown}`,
    wrongString:
      'rentetan tidak boleh mengandungi pemisah baris, aksara kawalan atau jujukan lepas yang salah',
    nameExpected: (shown) => `nama dalam tanda petik berganda diperlukan, tetapi terdapat ${shown}`,
    valueExpected: (shown) => `nilai diperlukan, tetapi terdapat ${shown}`,
    quote: `'"'`,
  },
  rowNotUtf8: 'Baris ini bukan teks UTF-8.',
  notUtf8: 'bukan UTF-8',
  gzipCutOff: 'Arkib gzip terpotong di sini.',
  gzipDamaged: 'Arkib gzip rosak mulai dari sini.',
  again: (reason) => `${reason} Muat turun atau eksport semula.`,
  gzipBomb: (ratio) =>
    `Arkib gzip ini mengembang kepada lebih ${ratio} kali saiznya; tiada eksport komen yang begitu. Nyahmampatkannya sendiri jika fail itu betul.`,
  commentExpected: (kind) => `Komen diperlukan di sini, bukan ${kind}.`,
  textExpected: (kind) => `Nilai ini mestilah teks, bukan ${kind}.`,
  commentTooLong: (characters, most) =>
    `Komen ini ${characters} aksara panjangnya; paling banyak ${most} dibaca.`,
  repeatsDetails: (place) => `Mengulangi ${place}: penulis, kata dan butiran yang sama.`,
  repeatsId: (place) => `Mengulangi ${place}: ID, penulis dan kata yang sama.`,
  tooDeep: (levels, place) =>
    `Senarai atau balasan bersarang lebih daripada ${levels} peringkat pada ${place}: ini bukan eksport komen. Ratakan balasan dan cuba lagi.`,
  nestedTooDeep: 'bersarang terlalu dalam',
  tooMany: (most, place) =>
    `Terdapat lebih daripada ${most} komen, iaitu hadnya (dicapai pada ${place}). Bahagikan fail itu, atau naikkan SMOPS_MAX_COMMENTS.`,
  tooManyComments: 'terlalu banyak komen',
};
