import type { ServiceId } from '@smops/core/analysis/analyzer/providers/providers.constants.js';
import { textsOf } from '@smops/core/platform/language/texts.model.js';
import type { ConnectionId } from '@smops/core/telling/connections/connections.constants.js';

/** Connections with a name of their own on the screen; AI providers have their labels. */
export type NamedConnection = Exclude<ConnectionId, ServiceId>;

export const CONNECTIONS_TEXT = textsOf('connections', 'en', {
  names: {
    own: { en: 'Own model', zh: '自有模型', ms: 'Model sendiri' },
    youtube: { all: 'YouTube' },
    facebook: { all: 'Facebook' },
    mail: { en: 'Mail', zh: '电邮', ms: 'E-mel' },
    webhook: { en: 'Webhooks', zh: 'Webhook', ms: 'Webhook' },
    telegram: { all: 'Telegram' },
    folder: { en: 'Folders', zh: '文件夹', ms: 'Folder' },
    links: { en: 'Links without an account', zh: '无需账号的链接', ms: 'Pautan tanpa akaun' },
    sheet: { all: 'Google Sheet' },
    watch: { en: 'Watched folder', zh: '监看的文件夹', ms: 'Folder yang diperhatikan' },
  },
  about: {
    ai: {
      en: 'Reads comments elsewhere, for a fee.',
      zh: '在别处阅读留言，需付费。',
      ms: 'Membaca komen di tempat lain, dengan bayaran.',
    },
    own: {
      en: 'Reads comments on a machine of yours, or at a service that you pay for.',
      zh: '在你自己的电脑，或你付费的服务上读取留言。',
      ms: 'Membaca komen pada komputer anda sendiri, atau pada perkhidmatan yang anda bayar.',
    },
    youtube: {
      en: 'Shows the videos of your channel.',
      zh: '显示您频道的视频。',
      ms: 'Menunjukkan video saluran anda.',
    },
    facebook: {
      en: 'Shows the posts of your page and reads their comments.',
      zh: '显示您专页的帖子，并读取留言。',
      ms: 'Menunjukkan hantaran halaman anda dan membaca komennya.',
    },
    mail: {
      en: 'Sends reports and alarms by mail.',
      zh: '以电邮发送报告和警报。',
      ms: 'Menghantar laporan dan penggera melalui e-mel.',
    },
    webhook: {
      en: 'Sends reports and alarms to another program.',
      zh: '把报告和警报发送给其他程序。',
      ms: 'Menghantar laporan dan penggera kepada program lain.',
    },
    telegram: {
      en: 'Sends reports and alarms to a Telegram chat.',
      zh: '把报告和警报发送到 Telegram 聊天。',
      ms: 'Menghantar laporan dan penggera ke sembang Telegram.',
    },
    folder: {
      en: 'Writes reports to a folder of the server.',
      zh: '把报告写入服务器的文件夹。',
      ms: 'Menulis laporan ke folder pada pelayan.',
    },
    links: {
      en: 'Lets people without an account read one report.',
      zh: '让没有账号的人阅读一份报告。',
      ms: 'Membolehkan orang tanpa akaun membaca satu laporan.',
    },
    sheet: {
      en: 'Mirrors the lists into a Google Sheet.',
      zh: '把列表同步到 Google Sheet。',
      ms: 'Menyalin senarai ke Google Sheet.',
    },
    watch: {
      en: 'Lets schedules read new comment files from a folder of the server.',
      zh: '让排程从服务器的文件夹读取新的留言文件。',
      ms: 'Membolehkan jadual membaca fail komen baharu dari folder pada pelayan.',
    },
  },
  /** What each setting is called on the screen. Its name in the configuration stands only in the command. */
  fields: {
    key: { en: 'Key', zh: '密钥', ms: 'Kunci' },
    OWN_MODEL_URL: {
      en: 'Address of the server of the model',
      zh: '模型服务器的地址',
      ms: 'Alamat pelayan model',
    },
    OWN_MODEL_NAME: {
      en: 'Model, as its server names it',
      zh: '模型，以其服务器所用的名称',
      ms: 'Model, seperti nama pada pelayannya',
    },
    OWN_MODEL_KEY: {
      en: 'Key, where its server wants one',
      zh: '密钥，如果其服务器需要',
      ms: 'Kunci, jika pelayannya memerlukan',
    },
    OWN_MODEL_LABEL: { en: 'What screens call it', zh: '画面上的名称', ms: 'Nama pada skrin' },
    YOUTUBE_CHANNEL: {
      en: 'Channel: its id or its @handle',
      zh: '频道：编号或 @名称',
      ms: 'Saluran: ID atau @namanya',
    },
    FACEBOOK_PAGE_ID: {
      en: 'Page: its id or its name',
      zh: '专页：编号或名称',
      ms: 'Halaman: ID atau namanya',
    },
    SMTP_FROM: { en: 'Sender of the mail', zh: '电邮的发件人', ms: 'Pengirim e-mel' },
    SMTP_URL: { en: 'Mail server', zh: '电邮服务器', ms: 'Pelayan e-mel' },
    SMOPS_PUBLIC_URL: {
      en: 'Address under which people open smops',
      zh: '大家打开 smops 的地址',
      ms: 'Alamat yang digunakan untuk membuka smops',
    },
    DELIVERY_FOLDER: { en: 'Folder', zh: '文件夹', ms: 'Folder' },
    WATCH_FOLDER: { en: 'Folder', zh: '文件夹', ms: 'Folder' },
    GOOGLE_SERVICE_ACCOUNT_FILE: {
      en: 'Key file of the service account',
      zh: '服务账号的密钥文件',
      ms: 'Fail kunci akaun perkhidmatan',
    },
    GOOGLE_SHEET_ID: {
      en: 'Sheet: the part of its address between /d/ and /edit',
      zh: '表格：地址中 /d/ 与 /edit 之间的部分',
      ms: 'Sheet: bahagian alamatnya antara /d/ dengan /edit',
    },
  },
  ready: { en: 'Ready', zh: '可用', ms: 'Sedia' },
  notReady: { en: 'Not set up', zh: '未设置', ms: 'Belum disediakan' },
  off: { en: 'Off', zh: '关闭', ms: 'Mati' },
  on: { en: 'On', zh: '开启', ms: 'Hidup' },
  setUp: { en: 'How to set it up', zh: '如何设置', ms: 'Cara menyediakannya' },
  change: { en: 'Change the set-up', zh: '更改设置', ms: 'Ubah penyediaan' },
  kept: {
    en: 'Set. Type a new one to replace it; the old one is never shown.',
    zh: '已设置。输入新的即可替换；旧的不会再显示。',
    ms: 'Sudah ditetapkan. Taip yang baharu untuk menggantikannya; yang lama tidak pernah dipaparkan.',
  },
  keptText: {
    en: 'Set. Type to change it.',
    zh: '已设置。输入即可更改。',
    ms: 'Sudah ditetapkan. Taip untuk mengubahnya.',
  },
  keyHint: {
    en: 'It is kept on the server, where only smops reads it, and never shown again.',
    zh: '保存在服务器上，只有 smops 读取，不会再显示。',
    ms: 'Disimpan pada pelayan, hanya smops membacanya, dan tidak dipaparkan lagi.',
  },
  fixed: {
    en: 'Set by the server’s environment: change it there.',
    zh: '由服务器的环境变量给出：请在那里更改。',
    ms: 'Ditetapkan oleh persekitaran pelayan: ubahnya di sana.',
  },
  save: { en: 'Save', zh: '保存', ms: 'Simpan' },
  saving: { en: 'Saving…', zh: '正在保存…', ms: 'Sedang disimpan…' },
  switchOn: { en: 'Switch on', zh: '开启', ms: 'Hidupkan' },
  switchOff: { en: 'Switch off', zh: '关闭', ms: 'Matikan' },
  saved: { en: '{name} is set up', zh: '{name} 已设置', ms: '{name} sudah disediakan' },
  partly: {
    en: 'Saved. {name} needs the rest below.',
    zh: '已保存。{name} 还需要下面的其余部分。',
    ms: 'Disimpan. {name} memerlukan yang selebihnya di bawah.',
  },
  switchedOff: { en: '{name}: off', zh: '{name}：已关闭', ms: '{name}: mati' },
  failed: { en: 'It could not be saved', zh: '无法保存', ms: 'Tidak dapat disimpan' },
  commands: {
    en: 'On the server’s own machine, since it decides where data go or which files are read:',
    zh: '请在服务器的电脑上运行，因为它决定数据发送到哪里、读取哪些文件：',
    ms: 'Pada komputer pelayan sendiri, kerana ini menentukan ke mana data pergi atau fail mana yang dibaca:',
  },
  restart: {
    en: 'Then start smops again.',
    zh: '然后重新启动 smops。',
    ms: 'Kemudian mulakan semula smops.',
  },
  reload: {
    en: 'Then run smops reload: it counts at once.',
    zh: '然后运行 smops reload，立即生效。',
    ms: 'Kemudian jalankan smops reload: ia berkuat kuasa serta-merta.',
  },
  copyCommand: { en: 'Copy command', zh: '复制命令', ms: 'Salin arahan' },
  missing: { en: '{name} is not set up.', zh: '{name} 还没有设置。', ms: '{name} belum disediakan.' },
  whoCan: {
    en: 'An admin can do it in Settings.',
    zh: '管理员可以在「设置」中设置。',
    ms: 'Pentadbir boleh menyediakannya dalam Tetapan.',
  },
  toSettings: { en: 'Set it up', zh: '去设置', ms: 'Sediakan' },
});
