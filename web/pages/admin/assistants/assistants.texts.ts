import { textsOf } from '@smops/core/platform/language/texts.model.js';

export const ASSISTANTS_TEXT = textsOf('assistants', 'en', {
  connect: { en: 'Connect an Assistant', zh: '连接助手', ms: 'Sambungkan Pembantu' },
  client: { en: 'Program', zh: '程序', ms: 'Program' },
  way: { en: 'Connection', zh: '连接方式', ms: 'Sambungan' },
  ways: {
    http: { en: 'By address (http)', zh: '通过地址（http）', ms: 'Melalui alamat (http)' },
    stdio: { en: 'By program (stdio)', zh: '通过程序（stdio）', ms: 'Melalui program (stdio)' },
  },
  steps: {
    en: 'Create a token for assistants above, put it in place of smops_…, and start the program again.',
    zh: '在上面为助手创建令牌，用它替换 smops_…，然后重新启动该程序。',
    ms: 'Cipta token untuk pembantu di atas, gantikan smops_… dengannya, kemudian mulakan semula program itu.',
  },
  place: { en: 'Add this to {file}:', zh: '放入 {file}：', ms: 'Masukkan ke dalam {file}:' },
  chatgpt: {
    en: 'The connectors of ChatGPT sign in by OAuth only, which smops does not have. Choose another program.',
    zh: 'ChatGPT 的连接器只能通过 OAuth 登录，而 smops 不提供 OAuth。请选择其他程序。',
    ms: 'Penyambung ChatGPT log masuk melalui OAuth sahaja, yang tidak ada pada smops. Pilih program lain.',
  },
  sees: { en: 'What They May See', zh: '助手可以看到什么', ms: 'Apa yang Boleh Dilihat' },
  seen: [
    {
      en: 'What the role of the token may see: runs, shares, comments, codebooks, tasks, accounts and statistics.',
      zh: '令牌的角色可以看到的内容：分析、比例、留言、编码本、任务、账号和统计数据。',
      ms: 'Apa yang boleh dilihat oleh peranan token: analisis, bahagian, komen, buku kod, tugasan, akaun dan statistik.',
    },
    {
      en: 'Not who wrote a comment, its link and its number, unless the assistant asks for them.',
      zh: '看不到留言的作者、链接和编号，除非助手要求。',
      ms: 'Bukan penulis komen, pautan dan nombornya, melainkan pembantu memintanya.',
    },
    {
      en: 'With “read and write” they also start runs, make tasks and draft codebooks. What costs money begins when a person has agreed.',
      zh: '「读取和写入」的助手还可以开始分析、创建任务和起草编码本。要花钱的操作须经人同意才开始。',
      ms: 'Dengan “baca dan tulis”, pembantu juga memulakan analisis, membuat tugasan dan merangka buku kod. Apa yang berbayar bermula selepas pengguna bersetuju.',
    },
    {
      en: 'Never: judgements, users and roles, tokens, keys, deliveries, sharing and deleting.',
      zh: '绝不可以：判断、用户和角色、令牌、密钥、发送、共享和删除。',
      ms: 'Tidak sekali-kali: penilaian, pengguna dan peranan, token, kunci, penghantaran, perkongsian dan pemadaman.',
    },
    {
      en: 'Comments are written by strangers and may try to mislead an assistant: give it the smallest role that is enough.',
      zh: '留言出自陌生人，可能会误导助手：请给它够用的最小角色。',
      ms: 'Komen ditulis oleh orang yang tidak dikenali dan mungkin cuba memperdaya pembantu: berikan peranan terkecil yang memadai.',
    },
  ],
  calls: { en: 'Last Calls', zh: '最近的调用', ms: 'Panggilan Terakhir' },
  loadFailed: {
    en: 'The calls could not be loaded',
    zh: '无法读取调用记录',
    ms: 'Panggilan tidak dapat dimuatkan',
  },
  none: { en: 'No calls yet', zh: '还没有调用', ms: 'Belum ada panggilan' },
  noneText: {
    en: 'Tool calls of the last 30 days are listed here, without their content.',
    zh: '这里列出助手 30 天内的调用，不含其发送的内容。',
    ms: 'Panggilan pembantu dalam 30 hari disenaraikan di sini, tanpa apa yang dihantar.',
  },
  columns: {
    at: { en: 'When', zh: '时间', ms: 'Bila' },
    caller: { en: 'Who', zh: '调用者', ms: 'Siapa' },
    tool: { en: 'Tool', zh: '工具', ms: 'Alat' },
    outcome: { en: 'Outcome', zh: '结果', ms: 'Hasil' },
  },
  outcomes: {
    done: { en: 'Done', zh: '完成', ms: 'Selesai' },
    asked: { en: 'Asked for consent to its cost', zh: '已征求费用同意', ms: 'Persetujuan kos diminta' },
    declined: { en: 'Declined by a person', zh: '用户拒绝', ms: 'Ditolak oleh pengguna' },
    failed: { en: 'Failed', zh: '失败', ms: 'Gagal' },
    refused: { en: 'Refused', zh: '不允许', ms: 'Tidak dibenarkan' },
  },
});
