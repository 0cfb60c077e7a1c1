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
