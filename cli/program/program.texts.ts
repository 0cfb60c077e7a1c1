import { sentencesOf } from '@smops/core/platform/language/texts.model.js';

export const programTexts = sentencesOf('cliProgram', 'en', {
  choose: { en: 'Choose {choices}.', zh: '请从 {choices} 中选择。', ms: 'Pilih {choices}.' },
  missingOptions: {
    en: 'Missing: {flags}. See smops {path} --help.',
    zh: '缺少：{flags}。请看 smops {path} --help。',
    ms: 'Belum diberi: {flags}. Lihat smops {path} --help.',
    takes: ['flags', 'path'],
  },
  notTaken: {
    en: 'smops {path} does not take {long}. See smops {path} --help.',
    zh: 'smops {path} 没有 {long} 选项。请看 smops {path} --help。',
    ms: 'smops {path} tidak menerima {long}. Lihat smops {path} --help.',
    takes: ['path', 'long'],
  },
  /** An old spelling of a command, and the new one. */
  isNow: {
    en: 'smops {old} is now smops {now}',
    zh: 'smops {old} 现在写作 smops {now}',
    ms: 'smops {old} kini ialah smops {now}',
    takes: ['old', 'now'],
  },
  sayWhat: {
    en: 'Say what to change: {options}.',
    zh: '请说明要更改什么：{options}。',
    ms: 'Nyatakan apa yang hendak diubah: {options}.',
  },
  quietVerbose: {
    en: '--quiet and --verbose: use one.',
    zh: '--quiet 和 --verbose 只能用一个。',
    ms: '--quiet dan --verbose: guna satu sahaja.',
  },
  unknownCommand: {
    en: 'Unknown command {name}.',
    zh: '没有 {name} 这个命令。',
    ms: 'Arahan {name} tidak dikenali.',
  },
  unknownOption: {
    en: 'Unknown option {name}.',
    zh: '没有 {name} 这个选项。',
    ms: 'Pilihan {name} tidak dikenali.',
  },
  missingArgument: { en: 'Missing: <{name}>.', zh: '缺少：<{name}>。', ms: 'Belum diberi: <{name}>.' },
  needsValue: { en: '{flags} needs a value.', zh: '{flags} 需要一个值。', ms: '{flags} memerlukan nilai.' },
  unknownValue: {
    en: '{flags}: unknown value {value}. {remedy}',
    zh: '{flags}：没有 {value} 这个值。{remedy}',
    ms: '{flags}: nilai {value} tidak dikenali. {remedy}',
    takes: ['flags', 'value', 'remedy'],
  },
  tooMany: {
    en: 'Too many arguments: expected {most}, got {given}.',
    zh: '参数太多：应有 {most} 个，给了 {given} 个。',
    ms: 'Terlalu banyak argumen: {most} dijangka, {given} diberi.',
    takes: ['most', 'given'],
  },
  see: { en: 'See {value}.', zh: '请看 {value}。', ms: 'Lihat {value}.' },
  commandMissing: {
    en: 'A command is missing. {see}',
    zh: '没有写命令。{see}',
    ms: 'Arahan tidak diberi. {see}',
  },
  line: { en: 'line {line}', zh: '第 {line} 行', ms: 'baris {line}' },
  request: { en: '(request {requestId})', zh: '（请求 {requestId}）', ms: '(permintaan {requestId})' },
  unknownShell: {
    en: 'Unknown shell {value}. Choose {shells}.',
    zh: '不认得 shell {value}。请从 {shells} 中选择。',
    ms: 'Shell {value} tidak dikenali. Pilih {shells}.',
    takes: ['value', 'shells'],
  },
  didYouMean: { en: 'Did you mean {name}?', zh: '您是不是想写 {name}？', ms: 'Maksud anda {name}?' },
  didYouMeanOne: {
    en: 'Did you mean one of {names}?',
    zh: '您是不是想写其中一个：{names}？',
    ms: 'Maksud anda salah satu daripada {names}?',
  },
  /** Between two sentences. */
  between: { en: ' ', zh: '', ms: ' ' },
  wasCut: {
    en: 'the work did not end in time and was cut; what was committed is kept',
    zh: '工作没有及时结束，已被中断；已提交的会保留',
    ms: 'kerja tidak tamat pada waktunya dan dihentikan; yang telah disahkan disimpan',
  },
});
