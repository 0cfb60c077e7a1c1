/** What is said while a checkout is set up, before smops and its catalogues are there: in the language of the command. */
const WORDS = {
  en: {
    installing: 'installing packages (about a minute, once)…',
    network: 'The packages come over the network; run the same command again to try once more.',
    compiling: 'compiling…',
    building: 'building the dashboard…',
    after: (seconds) => `after ${seconds} s`,
    ready: (seconds) => `set up in ${seconds} s`,
    stopped: 'set-up stopped',
  },
  zh: {
    installing: '正在安装软件包（只此一次，约一分钟）…',
    network: '软件包经网络下载；请再运行同一个命令重试。',
    compiling: '正在编译…',
    building: '正在构建管理面板…',
    after: (seconds) => `已用 ${seconds} 秒`,
    ready: (seconds) => `准备完成，用了 ${seconds} 秒`,
    stopped: '安装中止',
  },
  ms: {
    installing: 'memasang pakej (sekali sahaja, kira-kira seminit)…',
    network: 'Pakej datang melalui rangkaian; jalankan arahan yang sama untuk mencuba lagi.',
    compiling: 'sedang mengompil…',
    building: 'membina papan pemuka…',
    after: (seconds) => `selepas ${seconds} saat`,
    ready: (seconds) => `persediaan siap dalam ${seconds} saat`,
    stopped: 'persediaan terhenti',
  },
};

/** The words of `--lang`, else of SMOPS_LANG, else of the locale. */
export function wordsFor(argv, env) {
  const at = argv.indexOf('--lang');
  const given = at === -1 ? argv.find((word) => word.startsWith('--lang='))?.slice(7) : argv[at + 1];
  const language = given ?? (env.SMOPS_LANG || env.LC_ALL || env.LC_MESSAGES || env.LANG || '');
  return WORDS[language.toLowerCase().split(/[-_.@]/)[0]] ?? WORDS.en;
}
