import { count } from '../../format/format.js';
import type { Texts } from '../catalogue.js';

export const filePreview: Texts['filePreview'] = {
  shape: 'Dikenal pasti sebagai',
  generic: 'senarai biasa',
  accepted: () => 'komen',
  duplicates: (comments) => `${count(comments)} pendua digabungkan`,
  empty: (comments) => `${count(comments)} tanpa teks`,
  rejected: (rows) => `${count(rows)} baris tidak dapat dibaca`,
  mapping: 'Padanan lajur',
  mappingHint: 'Tersalah baca lajur? Betulkan di sini.',
  unmapped: '(tiada)',
  fields: {
    content: 'Komen',
    author: 'Penulis',
    time: 'Masa',
    reactionsCount: 'Reaksi',
    stars: 'Bintang',
    parentId: 'Balasan kepada',
    id: 'ID',
  },
  guessed: (columns) =>
    `Nama lajur ini tidak digunakan oleh mana-mana eksport yang dikenali. Yang berikut dikenal pasti daripada kandungannya: ${columns.join('; ')}. Semak, dan betulkan yang salah di bawah “Padanan lajur”.`,
  guessIsRight: 'Ini betul: ingat lajur ini',
  remembered: 'Lajur ini diingati untuk fail dengan baris tajuk yang sama, bagi seluruh pasukan.',
  forget: 'Lupakan',
  problems: 'Lihat baris yang diabaikan',
  place: (line, index) => (line === null ? `Item ${index + 1}` : `Baris ${line}`),
  preview: 'Komen pertama',
  anonymous: 'Tanpa nama',
  reactions: 'reaksi',
};
