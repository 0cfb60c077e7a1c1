import type { CoreTexts } from '../catalogue.js';

export const failures: CoreTexts['core.failures'] = {
  cutAtLimit: 'Jawapan terpotong pada hadnya.',
  filtered: 'Penapis kandungan penyedia menghentikan jawapan.',
  filteredBy: (service, reason) => `Penapis kandungan ${service} menghentikan jawapan (${reason}).`,
  noCapacity: 'Penyedia sedang sibuk.',
  noCompletion: (service) => `${service} memberi jawapan yang bukan completion.`,
  noContent: (service) => `${service} memberi jawapan tanpa kandungan (content).`,
  noConfiguredKey: (service) => `${service} tiada kunci API dalam konfigurasi pelayan.`,
  needsKey: (service, variable, page) =>
    `${service} memerlukan kunci API: ${variable} dalam smops.env, daripada ${page}.`,
  answered: (service, status) => `${service} memulangkan status ${status}.`,
  answeredWith: (service, status, words) => `${service} memulangkan status ${status}: ${words}`,
  unreachable: (service, why) => `${service} tidak dapat dicapai (${why}).`,
  brokeOff: (service, code) => `${service} tidak dapat dicapai, atau sambungan terputus (${code}).`,
  noHost: 'hos itu tidak wujud',
  noNameService: 'perkhidmatan nama domain tidak menjawab',
  nothingListens: 'tiada pelayan di alamat itu',
  noRouteToHost: 'tiada laluan ke hos itu',
  noRouteToNetwork: 'tiada laluan ke rangkaian itu',
  noAnswerInTime: 'tiada jawapan pada waktunya',
  networkError: 'ralat rangkaian',
  tooLarge: (service, megabytes) => `${service} menjawab dengan lebih daripada ${megabytes} MB.`,
  tooSlow: (service, toBegin, toEnd) =>
    `${service} tidak mula menjawab dalam ${toBegin} saat atau tidak menghabiskan jawapannya dalam ${toEnd} saat.`,
  redirected: (service) =>
    `${service} mengubah hala ke alamat lain, yang tidak diikuti. Semak alamat yang dikonfigurasi.`,
  unreadable: (service) => `${service} memberi jawapan yang tidak dapat dibaca.`,
  unusable: 'Penyedia tidak memberi jawapan yang boleh digunakan.',
  useless: (service, refused, answers) =>
    `${service} menjawab, tetapi ${refused} daripada ${answers} jawapan tidak melepasi semakan: bentuknya tidak dapat dibaca, pemboleh ubahnya tidak dikenali, atau petikannya tiada dalam komen. Analisis dijeda sebelum lebih banyak dibayar; semak model itu, kemudian sambung semula.`,
  ownNotSetUp: (service) =>
    `${service} belum disediakan: ia memerlukan OWN_MODEL_URL dan OWN_MODEL_NAME (smops providers add).`,
  tooFar: (service) =>
    `Alamat ${service} menuju lebih jauh daripada tempat komen ini dibenarkan pergi, maka tiada apa-apa dihantar. Semak OWN_MODEL_URL dan alamat sebenar namanya.`,
  noFormat: (service) =>
    `${service} menjawab, tetapi tiada format yang memberi JSON yang boleh dibaca. Pilih model yang lebih patuh arahan.`,
  onlyThought: (service) =>
    `${service} hanya menulis fikirannya tanpa memberi jawapan. Matikan pemikiran bagi model ini pada pelayannya, atau pilih model yang tidak berfikir.`,
  onlyBlanks: (service) =>
    `${service} hanya menulis ruang kosong hingga hadnya, seperti sesetengah pelayan apabila diberi format. Kemas kini pelayan itu, atau tetapkan OWN_MODEL_FORMAT=text.`,
  nothingSaid: (service) => `${service} menjawab tanpa sebarang kata. Semak model pada pelayannya.`,
  promptCut: (service, read, sent) =>
    `${service} hanya membaca ${read} daripada kira-kira ${sent} token yang dihantar: konteksnya terlalu kecil. Tetapkan OLLAMA_CONTEXT_LENGTH=16384 bagi Ollama, -c 16384 bagi llama-server, atau panjang konteks dalam LM Studio, dan mulakannya semula; atau tetapkan OWN_MODEL_BATCH=1.`,
  contextFull: (service, words) =>
    `${service} tidak cukup konteks untuk permintaan itu: ${words}. Tetapkan OLLAMA_CONTEXT_LENGTH=16384 bagi Ollama, -c 16384 bagi llama-server, --max-model-len bagi vLLM, atau panjang konteks dalam LM Studio; atau tetapkan OWN_MODEL_BATCH=1.`,
  noModelThere: (service, model, address, words) =>
    `${service} menjawab 404: tiada model ${model} di ${address}, atau tiada apa-apa yang serasi dengan OpenAI di situ (${words}). smops providers list own menyenaraikan model di situ.`,
  ownKeyRefused: (service, status, words) =>
    `${service} menjawab ${status}: ia menolak kunci OWN_MODEL_KEY, atau memerlukan kunci. ${words}`,
  engineFailed: (why) => `Enjin setempat gagal: ${why}`,
  engineClosed: 'Enjin analisis tertutup.',
  engineWasClosed: 'Enjin analisis telah ditutup.',
  givenUp: 'Tidak diteruskan: smops terhenti setiap kali komen ini dianalisis.',
  budgetUsed: (budget, cost) => `Bajet ${budget} telah habis; kos analisis ini ${cost}.`,
  dayBudgetFull: (limit, cost) =>
    `Baki bajet harian ${limit} tidak mencukupi untuk permintaan seterusnya; kos analisis ini ${cost}. Sambung semula esok, atau setelah pentadbir menaikkan SMOPS_DAILY_BUDGET_USD.`,
  dayBudgetTooSmall: (limit, most, cost) =>
    `Baki bajet harian ${limit} tidak mencukupi untuk permintaan seterusnya (sehingga ${most}); kos analisis ini ${cost}. Sambung semula esok, atau setelah pentadbir menaikkan SMOPS_DAILY_BUDGET_USD.`,
  keyLost: 'Pelayan yang memegang kunci API telah terhenti; berikan kunci itu sekali lagi untuk meneruskan.',
  cancelled: (name) =>
    `Dibatalkan oleh ${name}. Yang telah siap disimpan; analisis ini boleh disambung semula.`,
  personMayNot: (name) =>
    `${name} tidak lagi boleh membuat analisis, dan analisis ini dikenakan bayaran. Ia diteruskan apabila orang lain menyambungnya.`,
  paused: 'Analisis ini dijeda.',
  nothingAnalysed: 'Tiada komen yang dapat dianalisis.',
  nothingScored: 'Tiada komen yang dapat diberi skor.',
};
