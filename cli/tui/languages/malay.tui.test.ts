import { framesIn } from './testing.js';

const test = await framesIn(
  'ms',
  [
    /Tiada akaun dijumpai/,
    /Tiada tugasan dijumpai/,
    /Belum ada data analisis/,
    /YouTube/,
    /Facebook/,
    /Tiada akaun WhatsApp dijumpai/,
    /Belum ada analisis/,
  ],
  /Tambah Akaun Baharu[\s\S]*Alamat e-mel[\s\S]*simpan/,
  [
    /1 daripada 2[\s\S]*Hantaran[\s\S]*Sentimen/,
    /Adakah ia dikira sebagai “banjir”/,
    /Kedudukan peratusan[\s\S]*berbeza pendapat/,
  ],
);

test.run();
