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
);

test.run();
