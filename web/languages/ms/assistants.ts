import type { Texts } from '../catalogue.js';

export const assistants: Texts['assistants'] = {
  connect: 'Sambungkan Pembantu',
  client: 'Program',
  way: 'Sambungan',
  ways: { http: 'Melalui alamat (http)', stdio: 'Melalui program (stdio)' },
  steps:
    'Cipta token untuk pembantu di atas, gantikan smops_… dengannya, kemudian mulakan semula program itu.',
  place: (file) => `Masukkan ke dalam ${file}:`,
  chatgpt:
    'Penyambung ChatGPT log masuk melalui OAuth sahaja, yang tidak ada pada smops. Pilih program lain.',
  sees: 'Apa yang Boleh Dilihat',
  seen: [
    'Apa yang boleh dilihat oleh peranan token: analisis, bahagian, komen, buku kod, tugasan, akaun dan statistik.',
    'Bukan penulis komen, pautan dan nombornya, melainkan pembantu memintanya.',
    'Dengan “baca dan tulis”, pembantu juga memulakan analisis, membuat tugasan dan merangka buku kod. Apa yang berbayar bermula selepas pengguna bersetuju.',
    'Tidak sekali-kali: penilaian, pengguna dan peranan, token, kunci, penghantaran, perkongsian dan pemadaman.',
    'Komen ditulis oleh orang yang tidak dikenali dan mungkin cuba memperdaya pembantu: berikan peranan terkecil yang memadai.',
  ],
  calls: 'Panggilan Terakhir',
  loadFailed: 'Panggilan tidak dapat dimuatkan',
  none: 'Belum ada panggilan',
  noneText: 'Panggilan pembantu dalam 30 hari disenaraikan di sini, tanpa apa yang dihantar.',
  columns: { at: 'Bila', caller: 'Siapa', tool: 'Alat', outcome: 'Hasil' },
  outcomes: {
    done: 'Selesai',
    asked: 'Persetujuan kos diminta',
    declined: 'Ditolak oleh pengguna',
    failed: 'Gagal',
    refused: 'Tidak dibenarkan',
  },
};
