import { sentencesOf } from '../../platform/language/texts.model.js';

/** What is said when a connection is set up. */
export const CONNECTIONS_TEXTS = sentencesOf('core.connections', 'en', {
  onlyPeople: {
    en: 'Only a person who is signed in as an admin may set up a connection',
    zh: '只有以管理员身份登录的人可以设置连接',
    ms: 'Hanya orang yang log masuk sebagai pentadbir boleh menyediakan sambungan',
  },
  onlyWhileServed: {
    en: 'This server does not take settings from the dashboard: use smops config set',
    zh: '此服务器不从管理面板接收设置：请用 smops config set',
    ms: 'Pelayan ini tidak menerima tetapan daripada papan pemuka: gunakan smops config set',
  },
  notFromHere: {
    en: "{name} is set on the server's machine: smops config set {name} …",
    zh: '{name} 要在服务器的电脑上设置：smops config set {name} …',
    ms: '{name} ditetapkan pada komputer pelayan: smops config set {name} …',
  },
  onlyThisMachine: {
    en: "{name}: from here only an address of the server's own machine, such as http://127.0.0.1:11434/v1; any other on that machine: smops config set {name} …",
    zh: '{name}：在这里只能填服务器这台电脑的网址，例如 http://127.0.0.1:11434/v1；其他网址请在那台电脑上设定：smops config set {name} …',
    ms: '{name}: dari sini hanya alamat komputer pelayan sendiri, seperti http://127.0.0.1:11434/v1; alamat lain ditetapkan pada komputer itu: smops config set {name} …',
  },
  notOfIt: {
    en: '{name} is no setting of {connection}',
    zh: '{name} 不是 {connection} 的设置',
    ms: '{name} bukan tetapan {connection}',
    takes: ['name', 'connection'],
  },
  fixed: {
    en: "{name} is set in the server's environment, which comes first: change it there",
    zh: '{name} 由服务器的环境变量给出，以它为准：请在那里更改',
    ms: '{name} ditetapkan dalam persekitaran pelayan, yang diutamakan: ubahnya di sana',
  },
  nothing: {
    en: 'Give at least one setting',
    zh: '请至少给出一项设置',
    ms: 'Berikan sekurang-kurangnya satu tetapan',
  },
});
