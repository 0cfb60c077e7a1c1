import { retelling } from '../../platform/language/retelling.model.js';
import { sentencesOf } from '../../platform/language/texts.model.js';
import { ANALYSES_TEXTS } from '../../platform/texts/analyses.texts.model.js';

/** Why a comment was not answered, or a run has stopped. They are stored as whole sentences (`retoldFailure`). */
export const FAILURE = sentencesOf('core.failures', 'en', {
  cutAtLimit: {
    en: 'The answer was cut at its limit.',
    zh: '回答在上限处被截断。',
    ms: 'Jawapan terpotong pada hadnya.',
  },
  filtered: {
    en: "The provider's content filter stopped the answer.",
    zh: '服务的内容过滤器拦下了回答。',
    ms: 'Penapis kandungan penyedia menghentikan jawapan.',
  },
  filteredBy: {
    en: "{service}'s content filter stopped the answer ({reason}).",
    zh: '{service} 的内容过滤器拦下了回答（{reason}）。',
    ms: 'Penapis kandungan {service} menghentikan jawapan ({reason}).',
    takes: ['service', 'reason'],
  },
  noCapacity: { en: 'The provider had no capacity.', zh: '服务目前繁忙。', ms: 'Penyedia sedang sibuk.' },
  noCompletion: {
    en: '{service} returned an unexpected response (no completion).',
    zh: '{service} 的回答不是应有的形式（completion）。',
    ms: '{service} memberi jawapan yang bukan completion.',
  },
  noContent: {
    en: '{service} returned an unexpected response (no content).',
    zh: '{service} 的回答不是应有的形式（content）。',
    ms: '{service} memberi jawapan tanpa kandungan (content).',
  },
  noConfiguredKey: {
    en: "{service} has no API key in the server's configuration.",
    zh: '服务器的配置里没有 {service} 的 API 密钥。',
    ms: '{service} tiada kunci API dalam konfigurasi pelayan.',
  },
  needsKey: {
    en: '{service} needs an API key: {variable} in smops.env, from {page}.',
    zh: '{service} 需要 API 密钥：写在 smops.env 的 {variable}，可到 {page} 取得。',
    ms: '{service} memerlukan kunci API: {variable} dalam smops.env, daripada {page}.',
    takes: ['service', 'variable', 'page'],
  },
  answered: {
    en: '{service} answered {status}.',
    zh: '{service} 回应 {status}。',
    ms: '{service} memulangkan status {status}.',
    takes: ['service', 'status'],
  },
  answeredWith: {
    en: '{service} answered {status}: {words}',
    zh: '{service} 回应 {status}：{words}',
    ms: '{service} memulangkan status {status}: {words}',
    takes: ['service', 'status', 'words'],
  },
  unreachable: {
    en: '{service} could not be reached ({why}).',
    zh: '无法连接 {service}（{why}）。',
    ms: '{service} tidak dapat dicapai ({why}).',
    takes: ['service', 'why'],
  },
  brokeOff: {
    en: '{service} could not be reached, or the connection broke off ({code}).',
    zh: '无法连接 {service}，或连接中断（{code}）。',
    ms: '{service} tidak dapat dicapai, atau sambungan terputus ({code}).',
    takes: ['service', 'code'],
  },
  noHost: { en: 'no such host', zh: '没有这个主机', ms: 'hos itu tidak wujud' },
  noNameService: {
    en: 'the name service does not answer',
    zh: '域名服务没有回应',
    ms: 'perkhidmatan nama domain tidak menjawab',
  },
  nothingListens: {
    en: 'nothing listens there',
    zh: '那里没有服务在监听',
    ms: 'tiada pelayan di alamat itu',
  },
  noRouteToHost: { en: 'no route to the host', zh: '没有通往该主机的路由', ms: 'tiada laluan ke hos itu' },
  noRouteToNetwork: {
    en: 'no route to the network',
    zh: '没有通往该网络的路由',
    ms: 'tiada laluan ke rangkaian itu',
  },
  noAnswerInTime: { en: 'no answer in time', zh: '没有及时回应', ms: 'tiada jawapan pada waktunya' },
  networkError: { en: 'network error', zh: '网络错误', ms: 'ralat rangkaian' },
  tooLarge: {
    en: '{service} answered with more than {megabytes} MB.',
    zh: '{service} 的回答超过 {megabytes} MB。',
    ms: '{service} menjawab dengan lebih daripada {megabytes} MB.',
    takes: ['service', 'megabytes'],
  },
  tooSlow: {
    en: '{service} did not begin its answer within {toBegin} s or not finish it within {toEnd} s.',
    zh: '{service} 没有在 {toBegin} 秒内开始回答，或没有在 {toEnd} 秒内答完。',
    ms: '{service} tidak mula menjawab dalam {toBegin} saat atau tidak menghabiskan jawapannya dalam {toEnd} saat.',
    takes: ['service', 'toBegin', 'toEnd'],
  },
  redirected: {
    en: '{service} answered with a redirect, which is not followed. Check its configured address.',
    zh: '{service} 的回应是转址，不会跟随。请检查所设定的网址。',
    ms: '{service} mengubah hala ke alamat lain, yang tidak diikuti. Semak alamat yang dikonfigurasi.',
  },
  unreadable: {
    en: '{service} gave an answer that cannot be read.',
    zh: '{service} 的回答无法读取。',
    ms: '{service} memberi jawapan yang tidak dapat dibaca.',
  },
  unusable: {
    en: 'The provider gave no usable answer.',
    zh: '服务没有给出可用的回答。',
    ms: 'Penyedia tidak memberi jawapan yang boleh digunakan.',
  },
  useless: {
    en: '{service} answered, but {refused} of {answers} answers did not pass the check: no readable form, unknown variables, or quotes that do not stand in the comment. The run has paused before more is paid for; check the model, then resume it.',
    zh: '{service} 有回答，但 {refused}/{answers} 个没有通过检查：形式无法读取、变量不认识，或引文不在留言里。为免继续付费，分析已暂停；请检查模型，再继续。',
    ms: '{service} menjawab, tetapi {refused} daripada {answers} jawapan tidak melepasi semakan: bentuknya tidak dapat dibaca, pemboleh ubahnya tidak dikenali, atau petikannya tiada dalam komen. Analisis dijeda sebelum lebih banyak dibayar; semak model itu, kemudian sambung semula.',
    takes: ['service', 'refused', 'answers'],
  },
  ownNotSetUp: {
    en: '{service} is not set up: it needs OWN_MODEL_URL and OWN_MODEL_NAME (smops providers add).',
    zh: '{service} 尚未设定：需要 OWN_MODEL_URL 和 OWN_MODEL_NAME（smops providers add）。',
    ms: '{service} belum disediakan: ia memerlukan OWN_MODEL_URL dan OWN_MODEL_NAME (smops providers add).',
  },
  tooFar: {
    en: 'The address of {service} leads farther than these comments may go, so nothing was sent. Check OWN_MODEL_URL and what its name is looked up to.',
    zh: '{service} 的网址通往这些留言不可以去的地方，因此没有发送任何内容。请检查 OWN_MODEL_URL 及其域名解析到哪里。',
    ms: 'Alamat {service} menuju lebih jauh daripada tempat komen ini dibenarkan pergi, maka tiada apa-apa dihantar. Semak OWN_MODEL_URL dan alamat sebenar namanya.',
  },
  noFormat: {
    en: '{service} answered, but in no format as JSON that can be read. Choose a model that follows instructions better.',
    zh: '{service} 有回应，但用任何格式都没有可读的 JSON。请选择更能遵守指示的模型。',
    ms: '{service} menjawab, tetapi tiada format yang memberi JSON yang boleh dibaca. Pilih model yang lebih patuh arahan.',
  },
  onlyThought: {
    en: '{service} thought aloud and never came to an answer. Switch thinking off for this model on its server, or choose one that does not think.',
    zh: '{service} 只写出思考过程，没有给出回答。请在它的服务器上关闭此模型的思考，或选择不思考的模型。',
    ms: '{service} hanya menulis fikirannya tanpa memberi jawapan. Matikan pemikiran bagi model ini pada pelayannya, atau pilih model yang tidak berfikir.',
  },
  onlyBlanks: {
    en: '{service} wrote nothing but blanks up to its limit, as some servers do with formats. Update the server, or set OWN_MODEL_FORMAT=text.',
    zh: '{service} 一直到上限都只写空白，有些服务器使用格式时会这样。请更新该服务器，或设定 OWN_MODEL_FORMAT=text。',
    ms: '{service} hanya menulis ruang kosong hingga hadnya, seperti sesetengah pelayan apabila diberi format. Kemas kini pelayan itu, atau tetapkan OWN_MODEL_FORMAT=text.',
  },
  nothingSaid: {
    en: '{service} answered without a word. Check the model on its server.',
    zh: '{service} 的回应没有内容。请检查它的服务器上的模型。',
    ms: '{service} menjawab tanpa sebarang kata. Semak model pada pelayannya.',
  },
  promptCut: {
    en: '{service} read only {read} of about {sent} tokens that were sent: its context is too small. Set OLLAMA_CONTEXT_LENGTH=16384 for Ollama, -c 16384 for llama-server, or the context length in LM Studio, and start it again; or set OWN_MODEL_BATCH=1.',
    zh: '{service} 只读了所发送的约 {sent} 个 token 中的 {read} 个：上下文太小。Ollama 请设定 OLLAMA_CONTEXT_LENGTH=16384，llama-server 请用 -c 16384，LM Studio 请设定上下文长度，然后重新启动；或设定 OWN_MODEL_BATCH=1。',
    ms: '{service} hanya membaca {read} daripada kira-kira {sent} token yang dihantar: konteksnya terlalu kecil. Tetapkan OLLAMA_CONTEXT_LENGTH=16384 bagi Ollama, -c 16384 bagi llama-server, atau panjang konteks dalam LM Studio, dan mulakannya semula; atau tetapkan OWN_MODEL_BATCH=1.',
    takes: ['service', 'read', 'sent'],
  },
  contextFull: {
    en: '{service} has too little context for the request: {words}. Set OLLAMA_CONTEXT_LENGTH=16384 for Ollama, -c 16384 for llama-server, --max-model-len for vLLM, or the context length in LM Studio; or set OWN_MODEL_BATCH=1.',
    zh: '{service} 的上下文不足以处理请求：{words}。Ollama 请设定 OLLAMA_CONTEXT_LENGTH=16384，llama-server 请用 -c 16384，vLLM 请用 --max-model-len，LM Studio 请设定上下文长度；或设定 OWN_MODEL_BATCH=1。',
    ms: '{service} tidak cukup konteks untuk permintaan itu: {words}. Tetapkan OLLAMA_CONTEXT_LENGTH=16384 bagi Ollama, -c 16384 bagi llama-server, --max-model-len bagi vLLM, atau panjang konteks dalam LM Studio; atau tetapkan OWN_MODEL_BATCH=1.',
    takes: ['service', 'words'],
  },
  noModelThere: {
    en: '{service} answered 404: there is no model {model} at {address}, or nothing that speaks as OpenAI does ({words}). smops providers list own lists the models there.',
    zh: '{service} 回应 404：{address} 没有模型 {model}，或那里没有与 OpenAI 相容的接口（{words}）。smops providers list own 会列出那里的模型。',
    ms: '{service} menjawab 404: tiada model {model} di {address}, atau tiada apa-apa yang serasi dengan OpenAI di situ ({words}). smops providers list own menyenaraikan model di situ.',
    takes: ['service', 'model', 'address', 'words'],
  },
  ownKeyRefused: {
    en: '{service} answered {status}: it refuses the key of OWN_MODEL_KEY, or wants one. {words}',
    zh: '{service} 回应 {status}：它拒绝 OWN_MODEL_KEY 的密钥，或需要密钥。{words}',
    ms: '{service} menjawab {status}: ia menolak kunci OWN_MODEL_KEY, atau memerlukan kunci. {words}',
    takes: ['service', 'status', 'words'],
  },
  engineFailed: {
    en: 'The local engine failed: {why}',
    zh: '本地引擎失败：{why}',
    ms: 'Enjin setempat gagal: {why}',
  },
  engineClosed: {
    en: 'The analysis engine is closed.',
    zh: '分析引擎已关闭。',
    ms: 'Enjin analisis tertutup.',
  },
  engineWasClosed: {
    en: 'The analysis engine was closed.',
    zh: '分析引擎被关闭。',
    ms: 'Enjin analisis telah ditutup.',
  },
  givenUp: {
    en: 'Given up: smops ended each time while this comment was analysed.',
    zh: '已放弃：每次分析这条留言时 smops 都结束了。',
    ms: 'Tidak diteruskan: smops terhenti setiap kali komen ini dianalisis.',
  },
  budgetUsed: {
    en: 'The budget of {budget} is used up; this run has cost {cost}.',
    zh: '{budget} 的预算已用完；这次分析花了 {cost}。',
    ms: 'Bajet {budget} telah habis; kos analisis ini {cost}.',
    takes: ['budget', 'cost'],
  },
  dayBudgetFull: {
    en: "The day's budget of {limit} has no room for another request; this run has cost {cost}. Resume it tomorrow, or once an admin has raised SMOPS_DAILY_BUDGET_USD.",
    zh: '当天 {limit} 的预算不足以再发一个请求；这次分析花了 {cost}。请明天继续，或等管理员提高 SMOPS_DAILY_BUDGET_USD 后继续。',
    ms: 'Baki bajet harian {limit} tidak mencukupi untuk permintaan seterusnya; kos analisis ini {cost}. Sambung semula esok, atau setelah pentadbir menaikkan SMOPS_DAILY_BUDGET_USD.',
    takes: ['limit', 'cost'],
  },
  dayBudgetTooSmall: {
    en: "The day's budget of {limit} has no room for another request (up to {most}); this run has cost {cost}. Resume it tomorrow, or once an admin has raised SMOPS_DAILY_BUDGET_USD.",
    zh: '当天 {limit} 的预算不足以再发一个请求（最多 {most}）；这次分析花了 {cost}。请明天继续，或等管理员提高 SMOPS_DAILY_BUDGET_USD 后继续。',
    ms: 'Baki bajet harian {limit} tidak mencukupi untuk permintaan seterusnya (sehingga {most}); kos analisis ini {cost}. Sambung semula esok, atau setelah pentadbir menaikkan SMOPS_DAILY_BUDGET_USD.',
    takes: ['limit', 'most', 'cost'],
  },
  keyLost: {
    en: 'The server that had the API key has ended; give the key again to continue.',
    zh: '持有 API 密钥的服务器已结束；请再次提供密钥，才能继续。',
    ms: 'Pelayan yang memegang kunci API telah terhenti; berikan kunci itu sekali lagi untuk meneruskan.',
  },
  cancelled: {
    en: 'Cancelled by {name}. What was done is kept; the run can be resumed.',
    zh: '由 {name} 取消。已完成的部分会保留；这次分析可以继续。',
    ms: 'Dibatalkan oleh {name}. Yang telah siap disimpan; analisis ini boleh disambung semula.',
  },
  personMayNot: {
    en: '{name} may no longer analyse, and this run costs money. It goes on when another person resumes it.',
    zh: '{name} 已无权进行分析，而这次分析需要付费。由其他人继续后才会进行。',
    ms: '{name} tidak lagi boleh membuat analisis, dan analisis ini dikenakan bayaran. Ia diteruskan apabila orang lain menyambungnya.',
  },
  paused: { en: 'The run is paused.', zh: '这次分析已暂停。', ms: 'Analisis ini dijeda.' },
  nothingAnalysed: {
    en: 'No comment could be analysed.',
    zh: '没有一条留言可以分析。',
    ms: 'Tiada komen yang dapat dianalisis.',
  },
  nothingScored: {
    en: 'No comment could be scored.',
    zh: '没有一条留言可以评分。',
    ms: 'Tiada komen yang dapat diberi skor.',
  },
});

/** What a service answered with, in its own words where it gave some. */
export const answeredText = (service: string, status: number, words: string) =>
  words === '' ? FAILURE().answered(service, status) : FAILURE().answeredWith(service, status, words);

/** A stored failure in the language of its reader. A policy's refusal stops runs too. */
export const retoldFailure = retelling(FAILURE, ANALYSES_TEXTS);
