import { sentencesOf } from './platform/language/texts.model.js';

/** What is wrong with a setting. A sentence begins with its name; what a value must be follows the name. */
export const CONFIG_TEXTS = sentencesOf('core.config', 'en', {
  wrong: { all: '{name} {problem}', takes: ['name', 'problem'] },
  inFile: {
    en: '{problem} (in {path})',
    zh: '{problem}（在 {path} 中）',
    ms: '{problem} (dalam {path})',
    takes: ['problem', 'path'],
  },
  unknown: { en: '{name} is unknown', zh: '没有 {name} 这个设置', ms: '{name} tidak dikenali' },
  didYouMean: {
    en: '{name} is unknown: did you mean {meant}?',
    zh: '没有 {name} 这个设置：您是不是想写 {meant}？',
    ms: '{name} tidak dikenali: maksud anda {meant}?',
    takes: ['name', 'meant'],
  },
  environmentOnly: {
    en: '{name} cannot stand in {path}; set it in the environment.',
    zh: '{name} 不能写在 {path} 里；请在环境变量中设置。',
    ms: '{name} tidak boleh berada dalam {path}; tetapkannya dalam persekitaran (environment).',
    takes: ['name', 'path'],
  },
  cannotBeStored: {
    en: '{name} cannot be stored: its value has line ends, or needs quotes of a kind that it holds',
    zh: '{name} 无法保存：它的值含有换行，或需要它自己所含的那种引号',
    ms: '{name} tidak dapat disimpan: nilainya mengandungi baris baharu, atau memerlukan tanda petik daripada jenis yang ada di dalamnya',
  },
  unreadableFile: {
    en: 'The configuration file {path} cannot be read ({why}).',
    zh: '无法读取配置文件 {path}（{why}）。',
    ms: 'Fail konfigurasi {path} tidak dapat dibaca ({why}).',
    takes: ['path', 'why'],
  },
  noEntry: {
    en: 'line {line} is not NAME=value',
    zh: '第 {line} 行不是 NAME=value 的形式',
    ms: 'baris {line} bukan NAME=value',
  },
  besideS3Keys: {
    en: 'S3_BUCKET must be set beside the S3 keys',
    zh: '设置了 S3 密钥，也必须设置 S3_BUCKET',
    ms: 'S3_BUCKET mesti ditetapkan bersama kunci S3',
  },
  besideBucket: {
    en: '{name} must be set beside S3_BUCKET',
    zh: '设置了 S3_BUCKET，也必须设置 {name}',
    ms: '{name} mesti ditetapkan bersama S3_BUCKET',
  },
  defaultNotAllowed: {
    en: 'SMOPS_DEFAULT_PROVIDER is {provider}, which SMOPS_PROVIDERS does not name',
    zh: 'SMOPS_DEFAULT_PROVIDER 是 {provider}，但 SMOPS_PROVIDERS 没有列出它',
    ms: 'SMOPS_DEFAULT_PROVIDER ialah {provider}, yang tidak disenaraikan oleh SMOPS_PROVIDERS',
  },
  empty: { en: 'must not be empty', zh: '不能为空', ms: 'tidak boleh kosong' },
  oneOf: {
    en: 'must be one of {values}',
    zh: '必须是以下之一：{values}',
    ms: 'mestilah salah satu daripada {values}',
  },
  someOf: {
    en: 'must be a list of some of {values}; {problem}',
    zh: '必须是以下一些值的列表：{values}；{problem}',
    ms: 'mestilah senarai beberapa daripada {values}; {problem}',
    takes: ['values', 'problem'],
  },
  namesNone: { en: 'names none', zh: '目前一个也没有列出', ms: 'tiada satu pun dinyatakan' },
  isNone: { en: '{name} is none', zh: '{name} 不在其中', ms: '{name} bukan salah satu daripadanya' },
  address: {
    en: 'must be an http or https address',
    zh: '必须是 http 或 https 地址',
    ms: 'mestilah alamat http atau https',
  },
  ownAddress: {
    en: 'must be an https address, or an http address of this machine or a private network, without a name, password or query in it',
    zh: '必须是 https 网址，或这台电脑或私人网络的 http 网址，其中不含用户名、密码或查询',
    ms: 'mesti alamat https, atau alamat http komputer ini atau rangkaian persendirian, tanpa nama, kata laluan atau pertanyaan di dalamnya',
  },
  outsideNotAllowed: {
    en: 'OWN_MODEL_URL leads outside of your network ({address}), but SMOPS_PROVIDERS names only local and own: change one of them',
    zh: 'OWN_MODEL_URL 通往你的网络之外（{address}），但 SMOPS_PROVIDERS 只写了 local 和 own：请更改其中之一',
    ms: 'OWN_MODEL_URL menuju ke luar rangkaian anda ({address}), tetapi SMOPS_PROVIDERS hanya menyebut local dan own: ubah salah satunya',
  },
  price: {
    en: 'must be two amounts in USD for a million tokens sent and answered, such as 0.15/0.6',
    zh: '必须是两个金额，即每百万个发送和回答的 token 的美元价格，例如 0.15/0.6',
    ms: 'mesti dua jumlah dalam USD bagi sejuta token yang dihantar dan dijawab, seperti 0.15/0.6',
  },
  amount: { en: 'must be an amount', zh: '必须是金额', ms: 'mestilah amaun' },
  amountAbove0: {
    en: 'must be an amount above 0',
    zh: '必须是大于 0 的金额',
    ms: 'mestilah amaun lebih daripada 0',
  },
  networks: {
    en: 'must be IP addresses or ranges such as 10.0.0.0/8, which {wrong} is not',
    zh: '必须是 IP 地址或网段，例如 10.0.0.0/8；{wrong} 不是',
    ms: 'mestilah alamat IP atau julat seperti 10.0.0.0/8; {wrong} bukan',
  },
  wholeNumber: {
    en: 'must be a whole number from {min} to {max}',
    zh: '必须是 {min} 到 {max} 的整数',
    ms: 'mestilah nombor bulat dari {min} hingga {max}',
    takes: ['min', 'max'],
  },
  atLeast: {
    en: 'must have at least {characters} characters',
    zh: '至少要有 {characters} 个字符',
    ms: 'mesti ada sekurang-kurangnya {characters} aksara',
  },
  atMost: {
    en: 'must have at most {characters} characters',
    zh: '最多 {characters} 个字符',
    ms: 'tidak boleh melebihi {characters} aksara',
  },
  commonPassword: {
    en: 'is one of the passwords that are tried first',
    zh: '是最容易被猜中的密码之一',
    ms: 'ialah antara kata laluan yang paling mudah diteka',
  },
  timeZone: {
    en: 'is not a time zone that this system knows',
    zh: '不是本系统认识的时区',
    ms: 'bukan zon waktu yang dikenali sistem ini',
  },
  database: {
    en: 'must begin with postgres:// or postgresql://',
    zh: '必须以 postgres:// 或 postgresql:// 开头',
    ms: 'mesti bermula dengan postgres:// atau postgresql://',
  },
  wholePath: {
    en: 'must be the whole path of a folder',
    zh: '必须是文件夹的完整路径',
    ms: 'mestilah laluan penuh sebuah folder',
  },
  page: {
    en: 'must be a page id or a page name',
    zh: '必须是专页的编号或名称',
    ms: 'mestilah ID halaman atau nama halaman',
  },
  looksLike: {
    en: 'must look like {example}',
    zh: '的形式必须像 {example}',
    ms: 'mesti berbentuk seperti {example}',
  },
  sheet: {
    en: 'must be the id in the address of the sheet',
    zh: '必须是电子表格网址中的编号',
    ms: 'mestilah ID dalam alamat hamparan',
  },
  bucket: {
    en: 'must be the name of a bucket',
    zh: '必须是存储桶（bucket）的名称',
    ms: 'mestilah nama bucket',
  },
  federationName: {
    en: 'must have 2 to 32 letters, digits or +=,.@-',
    zh: '必须是 2 到 32 个字母、数字或 +=,.@-',
    ms: 'mesti ada 2 hingga 32 huruf, digit atau +=,.@-',
  },
  smtp: {
    en: 'must begin with smtps:// or smtp:// and name a server',
    zh: '必须以 smtps:// 或 smtp:// 开头，并写明服务器',
    ms: 'mesti bermula dengan smtps:// atau smtp:// dan menyatakan pelayan',
  },
  sender: {
    en: 'must be a mail address, such as smops <reports@example.my>',
    zh: '必须是电邮地址，例如 smops <baogao@example.my>',
    ms: 'mestilah alamat e-mel, seperti smops <laporan@example.my>',
  },
});
