import type { CoreTexts } from '../catalogue.js';

export const connections: CoreTexts['core.connections'] = {
  onlyPeople: 'Hanya orang yang log masuk sebagai pentadbir boleh menyediakan sambungan',
  onlyWhileServed: 'Pelayan ini tidak menerima tetapan daripada papan pemuka: gunakan smops config set',
  notFromHere: (name) => `${name} ditetapkan pada komputer pelayan: smops config set ${name} …`,
  onlyThisMachine: (name) =>
    `${name}: dari sini hanya alamat komputer pelayan sendiri, seperti http://127.0.0.1:11434/v1; alamat lain ditetapkan pada komputer itu: smops config set ${name} …`,
  notOfIt: (name, connection) => `${name} bukan tetapan ${connection}`,
  fixed: (name) => `${name} ditetapkan dalam persekitaran pelayan, yang diutamakan: ubahnya di sana`,
  nothing: 'Berikan sekurang-kurangnya satu tetapan',
};
