import { sentencesOf } from '../../../platform/language/texts.model.js';

/** The names of providers that are words and no names of their own. */
export const LABELS = sentencesOf('core.providers', 'zh', {
  local: { en: 'Local analysis', zh: '本地分析', ms: 'Analisis setempat' },
  own: { en: 'Own model', zh: '自有模型', ms: 'Model sendiri' },
});

/** How a model's server was found to answer. */
export const FORM = sentencesOf('core.forms', 'en', {
  as: {
    strict: {
      en: 'answers as json_schema, strictly',
      zh: '严格按 json_schema 回答',
      ms: 'menjawab sebagai json_schema, dengan ketat',
    },
    schema: { en: 'answers as json_schema', zh: '按 json_schema 回答', ms: 'menjawab sebagai json_schema' },
    object: { en: 'answers as json_object', zh: '按 json_object 回答', ms: 'menjawab sebagai json_object' },
    text: {
      en: 'answers as text, without a format',
      zh: '以文字回答，没有格式',
      ms: 'menjawab sebagai teks, tanpa format',
    },
  },
  without: {
    en: 'is not sent {fields}, which it does not understand',
    zh: '不会收到它不懂的 {fields}',
    ms: 'tidak dihantar {fields}, yang tidak difahaminya',
  },
  aloud: {
    en: 'thinks aloud, which is left out of its answers',
    zh: '会写出思考过程，回答中会略去',
    ms: 'menulis fikirannya, yang ditinggalkan daripada jawapannya',
  },
  unknown: {
    en: 'not asked yet: how it answers is found out by a test, or before its first run',
    zh: '还没问过：测试时或第一次分析之前会查明它怎样回答',
    ms: 'belum ditanya: cara ia menjawab diketahui melalui ujian, atau sebelum analisis pertamanya',
  },
});

/** Who gets the comments, and what the server's policy promises of them. */
export const DESTINATIONS = sentencesOf('core.destinations', 'en', {
  here: {
    en: 'smops itself, on this machine: no comment leaves it.',
    zh: 'smops 本身，就在这台电脑：留言不会外传。',
    ms: 'smops sendiri, pada komputer ini: tiada komen yang keluar daripadanya.',
  },
  machine: {
    en: 'The model at {host}, on the server’s own machine, gets the comments’ text: nothing leaves the machine.',
    zh: '{host} 的模型（就在服务器这台电脑）会收到留言的文字：内容不会离开这台电脑。',
    ms: 'Model di {host}, pada komputer pelayan sendiri, menerima teks komen: tiada apa-apa keluar daripada komputer itu.',
  },
  network: {
    en: 'The model at {host}, an address of your own network, gets the comments’ text, no names, ids or links: nothing leaves the network.',
    zh: '{host} 的模型（你自己网络内的地址）会收到留言的文字，不含姓名、编号和链接：内容不会离开你的网络。',
    ms: 'Model di {host}, alamat dalam rangkaian anda sendiri, menerima teks komen, tanpa nama, ID atau pautan: tiada apa-apa keluar daripada rangkaian itu.',
  },
  readHere: {
    en: 'Read by smops itself: no comment left its machine.',
    zh: '由 smops 本身读取：留言没有离开它的电脑。',
    ms: 'Dibaca oleh smops sendiri: tiada komen yang keluar daripada komputernya.',
  },
  readBy: {
    en: 'Read by {label} ({model}), which got the comments’ text.',
    zh: '由 {label}（{model}）读取，它收到了留言的文字。',
    ms: 'Dibaca oleh {label} ({model}), yang menerima teks komen.',
    takes: ['label', 'model'],
  },
  readAt: {
    machine: {
      en: 'Read by {model} at {host}, on the server’s own machine; nothing left it.',
      zh: '由 {host} 的 {model} 读取，就在服务器这台电脑；内容没有离开它。',
      ms: 'Dibaca oleh {model} di {host}, pada komputer pelayan sendiri; tiada apa-apa yang keluar daripadanya.',
      takes: ['model', 'host'],
    },
    network: {
      en: 'Read by {model} at {host}, an address of your own network; nothing left the network.',
      zh: '由 {host} 的 {model} 读取，那是你自己网络内的地址；内容没有离开网络。',
      ms: 'Dibaca oleh {model} di {host}, alamat dalam rangkaian anda sendiri; tiada apa-apa yang keluar daripada rangkaian itu.',
      takes: ['model', 'host'],
    },
    outside: {
      en: 'Read by {model} at {host}, an address outside of your network, which got the comments’ text.',
      zh: '由 {host} 的 {model} 读取，那是你的网络之外的地址，它收到了留言的文字。',
      ms: 'Dibaca oleh {model} di {host}, alamat di luar rangkaian anda, yang menerima teks komen.',
      takes: ['model', 'host'],
    },
  },
  staysWithModel: {
    en: 'Comments do not leave this machine: only the local engine and {model} at {host} may be used.',
    zh: '留言不会离开这台电脑：只能使用本地分析和 {host} 的 {model}。',
    ms: 'Komen tidak keluar dari komputer ini: hanya enjin setempat dan {model} di {host} boleh digunakan.',
    takes: ['model', 'host'],
  },
  staysInNetwork: {
    en: 'Comments do not leave your network: only the local engine and {model} at {host} may be used.',
    zh: '留言不会离开你的网络：只能使用本地分析和 {host} 的 {model}。',
    ms: 'Komen tidak keluar dari rangkaian anda: hanya enjin setempat dan {model} di {host} boleh digunakan.',
    takes: ['model', 'host'],
  },
  staysInDatabaseAndNetwork: {
    en: 'Comments go to no AI service outside of your network, only to the database: the local engine and {model} at {host} may be used.',
    zh: '留言不会发送给你的网络之外的任何 AI 服务，只存入数据库：可以使用本地分析和 {host} 的 {model}。',
    ms: 'Komen tidak dihantar kepada mana-mana perkhidmatan AI di luar rangkaian anda, hanya ke pangkalan data: enjin setempat dan {model} di {host} boleh digunakan.',
    takes: ['model', 'host'],
  },
  vendor: {
    en: '{who} gets the comments’ text, no names, ids or links; {training}.',
    zh: '{who} 会收到留言的文字，不含姓名、编号和链接；{training}。',
    ms: '{who} menerima teks komen, tanpa nama, ID atau pautan; {training}.',
    takes: ['who', 'training'],
  },
  elsewhere: {
    en: '{host}, the address set on this server, gets the comments’ text, no names, ids or links; who runs it decides what becomes of them.',
    zh: '{host}（这台服务器设定的地址）会收到留言的文字，不含姓名、编号和链接；如何处理由其经营者决定。',
    ms: '{host}, alamat yang ditetapkan pada pelayan ini, menerima teks komen, tanpa nama, ID atau pautan; pengendalinya menentukan apa yang dilakukan dengannya.',
  },
  /** By the host names below which the vendor itself answers: name and country, and what is known of training. */
  vendors: {
    'deepseek.com': [
      { en: 'DeepSeek (Hangzhou, China)', zh: 'DeepSeek（中国杭州）', ms: 'DeepSeek (Hangzhou, China)' },
      {
        en: 'see its terms for training',
        zh: '是否用于训练请看它的条款',
        ms: 'rujuk termanya tentang latihan model',
      },
    ],
    'googleapis.com': [
      { en: 'Google (USA)', zh: 'Google（美国）', ms: 'Google (Amerika Syarikat)' },
      {
        en: 'with a free-tier key it may use them for training',
        zh: '若用免费密钥，文字可能会用于训练',
        ms: 'dengan kunci percuma, teks itu mungkin digunakan untuk latihan model',
      },
    ],
  },
  staysHere: {
    en: 'Comments do not leave this machine: only the local engine may be used.',
    zh: '留言不会离开这台电脑：只能使用本地分析。',
    ms: 'Komen tidak keluar dari komputer ini: hanya enjin setempat boleh digunakan.',
  },
  staysInDatabase: {
    en: 'Comments go to no AI service, only to the database: only the local engine may be used.',
    zh: '留言不会发送给任何 AI 服务，只存入数据库：只能使用本地分析。',
    ms: 'Komen tidak dihantar kepada mana-mana perkhidmatan AI, hanya ke pangkalan data: hanya enjin setempat boleh digunakan.',
  },
});
