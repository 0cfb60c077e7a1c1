import { sentencesOf } from '../language/texts.model.js';

/** What is said of analyses, comparisons and their providers to those who ask for them. */
export const ANALYSES_TEXTS = sentencesOf('core.analyses', 'en', {
  alreadyIn: {
    en: 'The analysis {id} is already {status}.',
    zh: '分析 {id} {status}。',
    ms: 'Analisis {id} memang {status}.',
    takes: ['id', 'status'],
  },
  isIn: {
    en: 'The analysis {id} is {status}.',
    zh: '分析 {id} {status}。',
    ms: 'Analisis {id} {status}.',
    takes: ['id', 'status'],
  },
  cancelFirst: {
    en: 'The analysis {id} is {status}. Cancel it, then delete it.',
    zh: '分析 {id} {status}。请先取消，然后删除。',
    ms: 'Analisis {id} {status}. Batalkan dahulu, kemudian padam.',
    takes: ['id', 'status'],
  },
  othersKey: {
    en: 'The analysis {id} goes on with an API key that another user gave. Give one of your own, or ask {owner} to resume it.',
    zh: '分析 {id} 使用另一名用户提供的 API 密钥。请提供您自己的密钥，或请 {owner} 继续此分析。',
    ms: 'Analisis {id} diteruskan dengan kunci API yang diberikan oleh pengguna lain. Berikan kunci anda sendiri, atau minta {owner} menyambungnya.',
    takes: ['id', 'owner'],
  },
  needsKey: {
    en: 'The analysis {id} needs an API key for {provider} to go on.',
    zh: '分析 {id} 需要 {provider} 的 API 密钥才能继续。',
    ms: 'Analisis {id} memerlukan kunci API {provider} untuk diteruskan.',
    takes: ['id', 'provider'],
  },
  changedMeanwhile: {
    en: 'The analysis {id} has changed meanwhile. Look at it again.',
    zh: '分析 {id} 在此期间已有变化。请重新查看。',
    ms: 'Analisis {id} telah berubah. Lihat semula.',
  },
  noProvider: {
    en: 'The provider {id} does not exist on this server.',
    zh: '此服务器没有服务 {id}。',
    ms: 'Penyedia {id} tidak wujud pada pelayan ini.',
  },
  takesNoKey: {
    en: 'api_key: {provider} takes no key from a request; leave it out.',
    zh: 'api_key：{provider} 不接受请求中的密钥；请不要提供。',
    ms: 'api_key: {provider} tidak menerima kunci daripada permintaan; jangan berikannya.',
  },
  orKeyForRun: {
    en: 'Or give a key for this run alone.',
    zh: '或只为此次分析提供密钥。',
    ms: 'Atau berikan kunci untuk analisis ini sahaja.',
  },
  keyAt: { en: 'Get one at {page}. ', zh: '可在 {page} 取得。', ms: 'Dapatkannya di {page}. ' },
  adminSets: {
    en: 'Put {variable}=… into {file} (smops config set {variable})',
    zh: '请把 {variable}=… 写入 {file}（smops config set {variable}）',
    ms: 'Letakkan {variable}=… dalam {file} (smops config set {variable})',
    takes: ['variable', 'file'],
  },
  askAdmin: {
    en: 'An admin can put {variable}=… into smops.env',
    zh: '管理员可以把 {variable}=… 写入 smops.env',
    ms: 'Pentadbir boleh meletakkan {variable}=… dalam smops.env',
  },
  noKey: {
    en: '{provider} has no API key. {get}{set}, then run smops reload.',
    zh: '{provider} 没有 API 密钥。{get}{set}，然后运行 smops reload。',
    ms: '{provider} tiada kunci API. {get}{set}, kemudian jalankan smops reload.',
    takes: ['provider', 'get', 'set'],
  },
  itsKey: { en: 'its key', zh: '它的密钥', ms: 'kuncinya' },
  notAllowed: {
    en: '{provider} ({id}) may not be used on this server: SMOPS_PROVIDERS allows {allowed}.',
    zh: '此服务器不可使用 {provider}（{id}）：SMOPS_PROVIDERS 只允许 {allowed}。',
    ms: '{provider} ({id}) tidak boleh digunakan pada pelayan ini: SMOPS_PROVIDERS membenarkan {allowed}.',
    takes: ['provider', 'id', 'allowed'],
  },
  uncounted: {
    en: 'No price is set for {provider}, which is outside of your network: smops cannot say what this costs, and no budget stops it. An admin can set OWN_MODEL_PRICE.',
    zh: '{provider} 在你的网络之外，而且没有设定价格：smops 无法说明这会花多少钱，也没有预算会停止它。管理员可以设定 OWN_MODEL_PRICE。',
    ms: 'Tiada harga ditetapkan bagi {provider}, yang berada di luar rangkaian anda: smops tidak dapat menyatakan kosnya, dan tiada bajet yang menghentikannya. Pentadbir boleh menetapkan OWN_MODEL_PRICE.',
  },
  budgetUncounted: {
    en: 'budget: no price is set for {provider}, so a budget cannot count what it costs. Leave it out, or have an admin set OWN_MODEL_PRICE.',
    zh: 'budget：{provider} 没有设定价格，因此预算无法计算它的费用。请不要提供预算，或请管理员设定 OWN_MODEL_PRICE。',
    ms: 'budget: tiada harga ditetapkan bagi {provider}, maka bajet tidak dapat mengira kosnya. Jangan beri bajet, atau minta pentadbir menetapkan OWN_MODEL_PRICE.',
  },
  answeredWell: {
    en: '{provider} answered as it should.',
    zh: '{provider} 回应正常。',
    ms: '{provider} menjawab dengan betul.',
  },
  answeredOther: {
    en: 'It answered, but not the question: is the model right?',
    zh: '它有回应，但没有回答问题：模型正确吗？',
    ms: 'Ia menjawab, tetapi bukan soalannya: adakah model itu betul?',
  },
  noRoomToMeasure: {
    en: "The day's budget has no room for another request.",
    zh: '今天的预算不足以再发出请求。',
    ms: 'Bajet hari ini tidak cukup untuk satu lagi permintaan.',
  },
  noAnswerWithin: {
    en: 'No answer within {seconds} seconds.',
    zh: '{seconds} 秒内没有回应。',
    ms: 'Tiada jawapan dalam {seconds} saat.',
  },
  noTranslation: {
    en: "Translation is not configured. It needs an AI service, and this server's policy (SMOPS_PROVIDERS) allows none.",
    zh: '尚未配置翻译。翻译需要 AI 服务，而此服务器的政策（SMOPS_PROVIDERS）不允许任何 AI 服务。',
    ms: 'Terjemahan belum dikonfigurasi. Ia memerlukan perkhidmatan AI, dan dasar pelayan ini (SMOPS_PROVIDERS) tidak membenarkannya.',
  },
  translationNeeds: {
    en: 'Translation is not configured. It needs an AI service. {remedy}',
    zh: '尚未配置翻译。翻译需要 AI 服务。{remedy}',
    ms: 'Terjemahan belum dikonfigurasi. Ia memerlukan perkhidmatan AI. {remedy}',
  },
  translatesNothing: {
    en: 'This provider translates nothing.',
    zh: '此服务不提供翻译。',
    ms: 'Penyedia ini tidak menterjemah.',
  },
  noRoomToTranslate: {
    en: "The day's budget has no room for a translation. Try again tomorrow, or ask an admin to raise SMOPS_DAILY_BUDGET_USD.",
    zh: '今天的预算不足以翻译。请明天再试，或请管理员提高 SMOPS_DAILY_BUDGET_USD。',
    ms: 'Bajet hari ini tidak mencukupi untuk terjemahan. Cuba lagi esok, atau minta pentadbir menaikkan SMOPS_DAILY_BUDGET_USD.',
  },
  notTranslated: {
    en: 'The comment could not be translated. {why}',
    zh: '无法翻译此留言。{why}',
    ms: 'Komen ini tidak dapat diterjemah. {why}',
  },
  twoAnalyses: {
    en: 'Two different analyses are needed.',
    zh: '需要两个不同的分析。',
    ms: 'Dua analisis yang berbeza diperlukan.',
  },
  bothCompleted: {
    en: 'Both analyses must have been completed.',
    zh: '两次分析都必须已完成。',
    ms: 'Kedua-dua analisis mesti sudah selesai.',
  },
  noCommonVariable: {
    en: 'The two analyses have no variable in common.',
    zh: '两次分析没有共同的变量。',
    ms: 'Kedua-dua analisis tiada pemboleh ubah yang sama.',
  },
  noCommonComment: {
    en: 'The two analyses have no comment in common.',
    zh: '两次分析没有共同的留言。',
    ms: 'Kedua-dua analisis tiada komen yang sama.',
  },
  comparisonIn: {
    en: 'The comparison {id} is {status}; it has no results yet.',
    zh: '对比 {id} {status}，尚无结果。',
    ms: 'Perbandingan {id} {status}; belum ada hasil.',
    takes: ['id', 'status'],
  },
  comparisonNotEnded: {
    en: 'The comparison has not ended yet.',
    zh: '对比尚未结束。',
    ms: 'Perbandingan belum tamat.',
  },
  notCompleted: {
    en: 'The analysis has not been completed yet.',
    zh: '分析尚未完成。',
    ms: 'Analisis belum selesai.',
  },
  noLabels: {
    en: 'No row has a label, so there is nothing to look for.',
    zh: '没有任何一行带有标签，因此没有可以查找的内容。',
    ms: 'Tiada baris yang mempunyai label, jadi tiada apa-apa untuk dicari.',
  },
  noVariable: {
    en: '“{name}” is not a variable of this analysis. It has: {names}.',
    zh: '「{name}」不是此分析的变量。此分析的变量：{names}。',
    ms: '“{name}” bukan pemboleh ubah analisis ini. Pemboleh ubahnya: {names}.',
    takes: ['name', 'names'],
  },
  noVariables: {
    en: '“{name}” is not a variable of this analysis: it has none.',
    zh: '「{name}」不是此分析的变量：此分析没有变量。',
    ms: '“{name}” bukan pemboleh ubah analisis ini: analisis ini tiada pemboleh ubah.',
  },
  betweenVariables: { en: ', ', zh: '、', ms: ', ' },
  commentsOrUpload: {
    en: 'one of comments_data, upload and task_id is needed',
    zh: '需要 comments_data、upload、task_id 其中之一',
    ms: 'salah satu daripada comments_data, upload dan task_id diperlukan',
  },
  measureOrTask: {
    en: 'either comments and text_tokens or task_id are needed',
    zh: '需要 comments 和 text_tokens，或者 task_id',
    ms: 'sama ada comments dan text_tokens, atau task_id, diperlukan',
  },
  variablesOrCodebook: {
    en: 'either variables or codebook is needed',
    zh: '需要 variables 或 codebook 其中之一',
    ms: 'sama ada variables atau codebook diperlukan',
  },
  commentsOrTask: {
    en: 'either comments_data or task_id is needed',
    zh: '需要 comments_data 或 task_id 其中之一',
    ms: 'sama ada comments_data atau task_id diperlukan',
  },
  noControl: {
    en: 'must hold no control or broken characters',
    zh: '不能含有控制字符或损坏的字符',
    ms: 'tidak boleh mengandungi aksara kawalan atau aksara rosak',
  },
  notEmpty: { en: 'must not be empty', zh: '不能为空', ms: 'tidak boleh kosong' },
  dayOrTime: {
    en: 'Must be a day such as 2026-11-10, or a time such as 2026-11-10T08:00:00Z.',
    zh: '必须是日期，例如 2026-11-10，或时间，例如 2026-11-10T08:00:00Z。',
    ms: 'Mestilah tarikh seperti 2026-11-10, atau masa seperti 2026-11-10T08:00:00Z.',
  },
  listOfText: { en: 'must be a list of text', zh: '必须是文字列表', ms: 'mestilah senarai teks' },
  oneVariable: {
    en: 'at least one variable is needed',
    zh: '至少需要一个变量',
    ms: 'sekurang-kurangnya satu pemboleh ubah diperlukan',
  },
  missing: { en: 'is missing', zh: '缺少', ms: 'tidak diberikan' },
  mustBeNumber: { en: 'must be a number', zh: '必须是数字', ms: 'mestilah nombor' },
  nameOneVariable: {
    en: 'must name at least one variable',
    zh: '必须至少写明一个变量',
    ms: 'mesti menyatakan sekurang-kurangnya satu pemboleh ubah',
  },
  noRowLabels: {
    en: 'No row has labels: each comment needs a list of variables under “labels”, empty when it mentions none.',
    zh: '没有一行有标签：每条留言都需要在「labels」下有变量的列表，没有提到变量时为空列表。',
    ms: 'Tiada baris yang berlabel: setiap komen memerlukan senarai pemboleh ubah di bawah “labels”, kosong jika tiada yang disebut.',
  },
  community: {
    en: 'Community {side}: {reason}',
    zh: '社群 {side}：{reason}',
    ms: 'Komuniti {side}: {reason}',
    takes: ['side', 'reason'],
  },
  otherScores: {
    en: '{provider} scores the comments that this import has brought so far. Go on with it (provider {id}), or with local analysis (provider local).',
    zh: '此次导入至今的留言由 {provider} 评分。请继续使用它（provider {id}），或使用本地分析（provider local）。',
    ms: '{provider} memberi skor kepada komen yang dibawa oleh import ini setakat ini. Teruskan dengannya (penyedia {id}), atau dengan analisis setempat (penyedia local).',
    takes: ['provider', 'id'],
  },
  sidesOf: {
    en: 'two to {most} sides are needed: sides, or a and b',
    zh: '需要 2 到 {most} 方：sides，或者 a 和 b',
    ms: 'dua hingga {most} pihak diperlukan: sides, atau a dan b',
  },
  nothingShared: {
    en: 'The analyses have no variable that they look for in the same way. Say with variables what is compared.',
    zh: '这些分析没有查找方式相同的变量。请用 variables 说明要比较什么。',
    ms: 'Analisis ini tiada pemboleh ubah yang dicari dengan cara yang sama. Nyatakan dengan variables apa yang dibandingkan.',
  },
  namesOfAll: {
    en: 'a name for each of the {sides, plural, one {# side} other {# sides}} is needed',
    zh: '{sides, number} 方各需要一个名称',
    ms: 'nama bagi setiap satu daripada {sides, number} pihak diperlukan',
  },
  noTerms: {
    en: '“{text}” has no terms after the equals sign: write {name}, or {name}=TERM,TERM.',
    zh: '「{text}」的等号之后没有词：请写 {name}，或 {name}=词,词。',
    ms: '“{text}” tiada istilah selepas tanda sama dengan: tulis {name}, atau {name}=ISTILAH,ISTILAH.',
    takes: ['text', 'name'],
  },
  tooManyTerms: {
    en: '“{name}” has {terms, plural, one {# term} other {# terms}}; at most {most} are allowed.',
    zh: '「{name}」有 {terms, number} 个词；最多 {most} 个。',
    ms: '“{name}” mempunyai {terms, number} istilah; paling banyak {most} dibenarkan.',
    takes: ['name', 'terms', 'most'],
  },
  longTerm: {
    en: 'A term of “{name}” has {characters, plural, one {# character} other {# characters}}; at most {most} are allowed.',
    zh: '「{name}」的一个词有 {characters, number} 个字符；最多 {most} 个。',
    ms: 'Satu istilah “{name}” mempunyai {characters, number} aksara; paling banyak {most} dibenarkan.',
    takes: ['name', 'characters', 'most'],
  },
  otherSeed: {
    en: 'The sample of this analysis was drawn with the seed “{seed}”; leave the seed out to draw more.',
    zh: '此分析的样本是以种子「{seed}」抽取的；要再抽，请省略种子。',
    ms: 'Sampel analisis ini diambil dengan nombor benih “{seed}”; tinggalkan benih untuk mengambil lagi.',
  },
  allDrawn: {
    en: 'All comments of this analysis have been drawn already.',
    zh: '此分析的所有留言都已抽取。',
    ms: 'Semua komen analisis ini sudah diambil.',
  },
  partDrawn: {
    en: 'All comments that the second reader has read are drawn already. Let it read more, then draw again.',
    zh: '第二读者读过的留言都已抽取。先让它读更多，再抽取。',
    ms: 'Semua komen yang dibaca oleh pembaca kedua sudah diambil sebagai sampel. Biarkan ia membaca lebih banyak, kemudian ambil lagi.',
  },
  secondHasRead: {
    en: 'The second reader has read {comments, plural, one {# comment} other {# comments}} of this analysis already; ask for more than that.',
    zh: '第二读者已读过此分析的 {comments, number} 条留言；请填更大的数目。',
    ms: 'Pembaca kedua sudah membaca {comments, number} komen analisis ini; minta lebih daripada itu.',
  },
  secondGoesOn: {
    en: 'The second reader has not read its comments yet. Go on with it, or remove it.',
    zh: '第二读者还没读完它的留言。请让它继续，或移除它。',
    ms: 'Pembaca kedua belum habis membaca komennya. Teruskannya, atau buangnya.',
  },
  otherSecond: {
    en: '{label} is the second reader of this analysis already. Remove it before another one reads.',
    zh: '{label} 已是此分析的第二读者。先移除它，才能换另一个。',
    ms: '{label} sudah menjadi pembaca kedua analisis ini. Buangnya sebelum yang lain membaca.',
  },
  readsItself: {
    en: '{label} has read all comments of this analysis; a second reader must be another one.',
    zh: '{label} 已读过此分析的所有留言；第二读者必须是另一个。',
    ms: '{label} telah membaca semua komen analisis ini; pembaca kedua mesti yang lain.',
  },
  tooManyDrawn: {
    en: 'At most {most} comments are drawn of an analysis; {drawn} are drawn already.',
    zh: '一次分析最多抽取 {most} 条留言；已抽取 {drawn} 条。',
    ms: 'Paling banyak {most} komen diambil daripada satu analisis; {drawn} sudah diambil.',
    takes: ['most', 'drawn'],
  },
  onlyPeopleSettle: {
    en: 'Only a person settles a disagreement: sign in, or use a personal token.',
    zh: '分歧只能由人裁定：请登录，或使用个人令牌。',
    ms: 'Hanya orang boleh memutuskan percanggahan: log masuk, atau gunakan token peribadi.',
  },
  tooManyVariables: {
    en: 'names too many variables',
    zh: '变量太多',
    ms: 'menyatakan terlalu banyak pemboleh ubah',
  },
  atMostCharacters: {
    en: 'must have at most {most} characters',
    zh: '最多 {most} 个字符',
    ms: 'tidak boleh melebihi {most} aksara',
  },
  longVariable: {
    en: 'a variable must have at most {most} characters',
    zh: '一个变量最多 {most} 个字符',
    ms: 'pemboleh ubah tidak boleh melebihi {most} aksara',
  },
  manyTerms: {
    en: 'a variable takes at most {most} terms of its own',
    zh: '一个变量最多可有 {most} 个自己的词',
    ms: 'satu pemboleh ubah boleh mempunyai paling banyak {most} istilah sendiri',
  },
  manyVariables: {
    en: 'at most {most} variables are allowed',
    zh: '最多 {most} 个变量',
    ms: 'paling banyak {most} pemboleh ubah dibenarkan',
  },
  moreThan0: { en: 'must be more than 0', zh: '必须大于 0', ms: 'mestilah lebih daripada 0' },
  /** `cost` is '' when nothing was billed. */
  mixedUp: {
    en: '{service} mixed up comments; {comments, plural, one {# was} other {# were}} asked again alone.',
    zh: '{service} 混淆了留言；其中 {comments, number} 条已逐条重新询问。',
    ms: '{service} mengelirukan komen antara satu sama lain; {comments, number} komen ditanya semula secara berasingan.',
    takes: ['service', 'comments'],
  },
  mixedUpFor: {
    en: '{service} mixed up comments; {comments, plural, one {# was} other {# were}} asked again alone, for {cost}.',
    zh: '{service} 混淆了留言；其中 {comments, number} 条已逐条重新询问，花费 {cost}。',
    ms: '{service} mengelirukan komen antara satu sama lain; {comments, number} komen ditanya semula secara berasingan, dengan kos {cost}.',
    takes: ['service', 'comments', 'cost'],
  },
  /** Behind the sentence before. */
  chooseAnother: {
    en: ' That is more than a tenth of the comments: choose another service.',
    zh: '这超过了留言的十分之一：请改用其他服务。',
    ms: ' Itu lebih daripada sepersepuluh komen: pilih perkhidmatan lain.',
  },
});

/** How a run stands. */
export const STATUS = sentencesOf('core.runStatus', 'en', {
  pending: { en: 'pending', zh: '等待中', ms: 'menunggu' },
  running: { en: 'running', zh: '进行中', ms: 'sedang berjalan' },
  paused: { en: 'paused', zh: '已暂停', ms: 'dijeda' },
  completed: { en: 'completed', zh: '已完成', ms: 'selesai' },
  failed: { en: 'failed', zh: '已失败', ms: 'gagal' },
  cancelled: { en: 'cancelled', zh: '已取消', ms: 'dibatalkan' },
});

/** What is said of a variable that an analysis does not have; `names` are those that it has. */
export function noVariableText(name: string, names: readonly string[]): string {
  const say = ANALYSES_TEXTS();
  return names.length === 0 ? say.noVariables(name) : say.noVariable(name, names.join(say.betweenVariables));
}
