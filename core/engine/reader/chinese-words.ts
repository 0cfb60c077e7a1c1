/** Cuts Chinese into words by jieba, with words of Malaysian Chinese added. */
export interface ChineseWords {
  cut(run: string): string[];
  /** What kind of word a word is, by jieba's letters ('n' a noun); '' for none. */
  tagOf(word: string): string;
}

// Words of Malaysian Chinese that the dictionary cuts apart.
const LOCAL_WORDS =
  '塞车 淹水 水灾 马劳 巴刹 德士 组屋 华小 独中 国会议员 州议员 拿督 斯里 贪官 朋党 黑脸 罗里 摩多 嘛嘛档 公积金 消费税 水电费 油站 关卡 烟霾 反贪会 希盟 国盟 国阵 行动党 公正党 伊党 诚信党 马华 巫统 土团党 安华 执法 拨款 津贴 固打 统考 关丹 新山 槟城 怡保 吉隆坡 雪州 柔佛 沙巴 砂拉越';
const LOCAL_DICTIONARY = LOCAL_WORDS.split(' ')
  .map((word) => `${word} 20000 n`)
  .join('\n');

async function loadNative(): Promise<ChineseWords> {
  const [{ Jieba }, { dict }] = await Promise.all([
    import('@node-rs/jieba'),
    import('@node-rs/jieba/dict.js'),
  ]);
  const jieba = Jieba.withDict(dict);
  jieba.loadDict(Buffer.from(LOCAL_DICTIONARY));
  return {
    cut: (run) => jieba.cut(run, true),
    tagOf: (word) => jieba.tag(word, true).at(-1)?.tag ?? '',
  };
}

/** The same program and dictionary as WebAssembly: two seconds to load, and about four times as slow. */
export async function loadPortable(): Promise<ChineseWords> {
  const { default: jieba } = await import('jieba-wasm');
  jieba.with_dict(LOCAL_DICTIONARY);
  return {
    cut: (run) => jieba.cut(run, true),
    tagOf: (word) => jieba.tag(word, true).at(-1)?.tag ?? '',
  };
}

/** The native part where this machine has one, else its WebAssembly form; both say the same. */
export const loadChineseWords = (native = loadNative): Promise<ChineseWords> => native().catch(loadPortable);
