import { textsOf } from '@smops/core/platform/language/texts.model.js';

/** The reading room: comments are read one by one, so that a run's shares can be corrected. */
export const READING_TEXT = textsOf('reading', 'zh', {
  title: { en: 'Reading room', zh: '阅读室', ms: 'Bilik bacaan' },
  run: { en: 'Results of {file}', zh: '「{file}」的结果', ms: 'Hasil {file}' },
  unnamed: { en: 'Unnamed file', zh: '未命名文件', ms: 'Fail tanpa nama' },
  loadFailed: {
    en: 'The reading room could not be opened',
    zh: '无法打开阅读室',
    ms: 'Bilik bacaan tidak dapat dibuka',
  },

  start: {
    title: {
      en: 'Read a sample, estimate the whole',
      zh: '读一小部分，说明全部',
      ms: 'Baca sebahagian, ketahui keseluruhan',
    },
    text: [
      {
        en: 'smops draws comments at random, and you say of each which variables it mentions; the tags that smops gave stay hidden meanwhile.',
        zh: 'smops 随机抽取留言，您逐条说明它提到哪些变量；这时看不到机器的标签。',
        ms: 'smops memilih komen secara rawak, dan anda menyatakan pemboleh ubah yang disebut dalam setiap satu; tag mesin disembunyikan sementara itu.',
      },
      {
        en: 'From what you read it corrects the shares of all comments and says how sure they are.',
        zh: '系统根据您读过的留言校正所有留言的比例，并说明有多可靠。',
        ms: 'Daripada bacaan anda, peratusan semua komen dibetulkan, dan anda diberitahu sejauh mana angka itu pasti.',
      },
      {
        en: 'Numbers mark variables, Enter stores and continues. Each verdict is stored at once: stop when you like, and continue here later, on any device.',
        zh: '数字键标记变量，Enter 保存并到下一条。每个判断立即保存：随时可以停下，以后在任何设备上接着读。',
        ms: 'Nombor menanda pemboleh ubah, Enter menyimpan dan terus ke komen seterusnya. Setiap penilaian disimpan serta-merta: berhenti bila-bila masa, dan sambung di sini kemudian, pada mana-mana peranti.',
      },
    ],
    sizes: { en: 'How many comments to draw', zh: '抽取多少条留言', ms: 'Saiz sampel' },
    all: { en: 'All {comments, number}', zh: '全部 {comments, number} 条', ms: 'Semua {comments, number}' },
    points: {
      en: 'at most ± {points, plural, one {# point} other {# points}}',
      zh: '误差最多 ± {points} 个百分点',
      ms: 'paling banyak ± {points} mata peratusan',
    },
    whole: { en: 'exact shares', zh: '精确的比例', ms: 'peratusan yang tepat' },
    minutes: {
      en: 'about {minutes, plural, one {# minute} other {# minutes}}',
      zh: '约 {minutes, number} 分钟',
      ms: 'kira-kira {minutes, number} minit',
    },
    hint: {
      en: 'Margins are for a variable that one comment in ten mentions. Comments with the same text are read once. More can be drawn later.',
      zh: '误差按每十条留言有一条提到的变量计算。内容相同的留言只读一次。以后可以再抽取。',
      ms: 'Julat ralat dikira bagi pemboleh ubah yang disebut dalam satu daripada sepuluh komen. Komen dengan teks yang sama dibaca sekali. Lebih banyak boleh diambil kemudian.',
    },
    draw: { en: 'Draw and start reading', zh: '抽取并开始阅读', ms: 'Ambil sampel dan mula membaca' },
    drawing: { en: 'Drawing…', zh: '正在抽取…', ms: 'Sedang mengambil sampel…' },
    failed: { en: 'The comments could not be drawn', zh: '无法抽取留言', ms: 'Sampel tidak dapat diambil' },
  },

  queues: {
    label: { en: 'What to look at', zh: '查看哪些留言', ms: 'Apa yang hendak dilihat' },
    drawn: { en: 'To read', zh: '待读', ms: 'Belum dibaca' },
    disputed: { en: 'Disagreements', zh: '有分歧', ms: 'Percanggahan' },
    flagged: { en: 'Flagged', zh: '有标记', ms: 'Ditandai untuk semakan' },
    done: { en: 'Read', zh: '已读', ms: 'Sudah dibaca' },
    readers: { en: 'Readers', zh: '阅读者', ms: 'Pembaca' },
  },

  place: {
    en: '{at} of {of} · {read, number} of {texts, number} read',
    zh: '第 {at} / {of} 条 · 已读 {read, number} / {texts, number}',
    ms: '{at} daripada {of} · {read, number} daripada {texts, number} sudah dibaca',
    takes: ['at', 'of', 'read', 'texts'],
  },
  progress: { en: 'This session', zh: '这一轮', ms: 'Sesi ini' },
  nextReads: {
    en: '{variable}: {reads, number} more for ± {points, plural, one {# point} other {# points}}',
    zh: '{variable}：再读 {reads, number} 条，误差 ± {points} 个百分点',
    ms: '{variable}: {reads, number} lagi untuk ± {points} mata peratusan',
    takes: ['variable', 'reads', 'points'],
  },
  number: { en: 'Comment {number, number}', zh: '留言 {number, number}', ms: 'Komen {number, number}' },
  copies: { all: '× {copies, number}' },
  copiesHint: {
    en: '{copies, plural, one {# comment has} other {# comments have}} this text; it is read once',
    zh: '有 {copies, number} 条留言内容相同，只需读一次',
    ms: '{copies, number} komen mempunyai teks ini; ia dibaca sekali sahaja',
  },
  under: { en: 'Under the post', zh: '帖子', ms: 'Di bawah hantaran' },
  answers: { en: 'In answer to', zh: '回复的留言', ms: 'Sebagai balasan kepada' },
  languages: {
    ms: { en: 'Malay', zh: '马来文', ms: 'bahasa Melayu' },
    en: { en: 'English', zh: '英文', ms: 'bahasa Inggeris' },
    zh: { en: 'Chinese', zh: '中文', ms: 'bahasa Cina' },
    id: { en: 'Indonesian', zh: '印尼文', ms: 'bahasa Indonesia' },
    mixed: { en: 'Mixed', zh: '混合', ms: 'campuran' },
    und: { en: 'No words', zh: '没有文字', ms: 'tiada perkataan' },
  },
  spelling: { en: 'Plain spelling', zh: '标准拼写', ms: 'Ejaan baku' },
  translate: { en: 'Translate', zh: '翻译', ms: 'Terjemah' },
  definitions: { en: 'Definitions', zh: '定义', ms: 'Takrifan' },
  noDefinition: { en: 'No definition', zh: '没有定义', ms: 'Tiada takrifan' },
  counts: { en: 'Counts:', zh: '算：', ms: 'Termasuk:' },
  notCounts: { en: 'Does not count:', zh: '不算：', ms: 'Tidak termasuk:' },
  variables: {
    en: 'Which variables does it mention?',
    zh: '它提到哪些变量？',
    ms: 'Pemboleh ubah mana yang disebut?',
  },
  optional: { en: 'optional', zh: '可以不选', ms: 'boleh dibiarkan kosong' },
  allKeys: { en: 'all keys', zh: '全部按键', ms: 'semua kekunci' },
  unmarked: {
    en: 'Unmarked means no.',
    zh: '没有选的就是「否」。',
    ms: 'Yang tidak ditanda bermaksud tidak.',
  },
  sentiment: { en: 'Sentiment', zh: '情绪', ms: 'Sentimen' },
  sentiments: {
    positive: { en: 'Positive', zh: '正面', ms: 'Positif' },
    neutral: { en: 'Neutral', zh: '中性', ms: 'Neutral' },
    negative: { en: 'Negative', zh: '负面', ms: 'Negatif' },
  },
  next: { en: 'Store, next', zh: '保存，下一条', ms: 'Simpan, seterusnya' },
  store: { en: 'Store', zh: '保存', ms: 'Simpan' },
  back: { en: 'Back', zh: '上一条', ms: 'Kembali' },
  skip: { en: 'Skip', zh: '跳过', ms: 'Langkau' },
  flag: { en: 'Flag', zh: '标记', ms: 'Tandai untuk semakan' },
  unflag: { en: 'Remove flag', zh: '取消标记', ms: 'Buang tanda semakan' },
  note: { en: 'Note (optional)', zh: '备注（选填）', ms: 'Catatan (tidak wajib)' },
  flagIt: { en: 'Flag it', zh: '标记', ms: 'Tandai untuk semakan' },
  cancel: { en: 'Cancel', zh: '取消', ms: 'Batal' },
  wasStored: {
    en: 'You have judged this one; you can change it.',
    zh: '这一条您已经判断过，可以更改。',
    ms: 'Anda sudah menilai komen ini; penilaian boleh diubah.',
  },

  pause: {
    title: {
      en: '{judged, plural, one {# comment} other {# comments}} read in this session',
      zh: '这一轮读了 {judged, number} 条留言',
      ms: '{judged, number} komen dibaca dalam sesi ini',
    },
    all: {
      en: 'You have read all that was drawn',
      zh: '抽取的留言已全部读完',
      ms: 'Anda sudah membaca semua komen yang dipilih',
    },
    left: {
      en: '{left, plural, one {# comment} other {# comments}} left to read.',
      zh: '还有 {left, number} 条待读。',
      ms: '{left, number} komen lagi untuk dibaca.',
    },
    shares: { en: 'The shares as they stand now', zh: '目前的比例', ms: 'Peratusan setakat ini' },
    waiting: {
      en: 'The shares are worked out as soon as all is stored.',
      zh: '全部保存后就会计算比例。',
      ms: 'Peratusan dikira sebaik sahaja semua disimpan.',
    },
    variable: { en: 'Variable', zh: '变量', ms: 'Pemboleh ubah' },
    machine: { en: 'smops alone', zh: 'smops 自己的统计', ms: 'Mesin sahaja' },
    corrected: { en: 'Corrected by reading', zh: '按阅读校正', ms: 'Dibetulkan melalui bacaan' },
    buys: { en: 'The next reads', zh: '再读的作用', ms: 'Bacaan seterusnya' },
    last: { en: 'The last comment', zh: '最后一条留言', ms: 'Komen terakhir' },
    more: {
      en: '{reads, number} more for ± {points, plural, one {# point} other {# points}}',
      zh: '再读 {reads, number} 条，误差 ± {points} 个百分点',
      ms: '{reads, number} lagi untuk ± {points} mata peratusan',
      takes: ['reads', 'points'],
    },
    disputed: {
      en: 'You and other readers differ on {disputed, plural, one {# comment} other {# comments}}.',
      zh: '您和其他阅读者对 {disputed, number} 条留言看法不同。',
      ms: 'Anda dan pembaca lain berbeza pendapat tentang {disputed, number} komen.',
    },
    another: {
      en: 'Read {comments, number} more',
      zh: '再读 {comments, number} 条',
      ms: 'Baca {comments, number} lagi',
    },
    settle: { en: 'Resolve them', zh: '裁定这些留言', ms: 'Putuskan' },
    results: { en: 'Back to the results', zh: '返回结果', ms: 'Kembali ke hasil' },
    drawMore: {
      en: 'Draw {size, number} more',
      zh: '再抽取 {size, number} 条',
      ms: 'Ambil {size, number} lagi',
    },
    readOn: { en: 'Read on all the same', zh: '仍要继续阅读', ms: 'Teruskan membaca juga' },
    untilSure: {
      en: 'At least {reads, plural, one {# more comment} other {# more comments}} until all shares are sure.',
      zh: '至少还要读 {reads, number} 条，所有比例才可靠。',
      ms: 'Sekurang-kurangnya {reads, number} komen lagi sehingga semua peratusan pasti.',
    },
    soFar: { en: 'About {share} so far', zh: '目前约 {share}', ms: 'Setakat ini kira-kira {share}' },
  },

  settle: {
    text: {
      en: 'Readers differ here. Your decision counts for all readers.',
      zh: '阅读者在这里看法不同。您的裁定对所有人有效。',
      ms: 'Pembaca berbeza pendapat di sini. Keputusan anda dikira bagi semua.',
    },
    empty: { en: 'Nothing to settle', zh: '没有需要裁定的留言', ms: 'Tiada apa-apa untuk diputuskan' },
    emptyText: {
      en: 'Comments on which you and other readers differ will stand here.',
      zh: '您和其他阅读者看法不同的留言会列在这里。',
      ms: 'Komen yang anda dan pembaca lain nilai berbeza akan ada di sini.',
    },
    others: {
      en: '{more, plural, one {# more comment} other {# more comments}} on which others differ: you see them once you have read them.',
      zh: '另有 {more, number} 条留言别人看法不同：您读过以后就会看到。',
      ms: 'Pembaca lain berbeza pendapat tentang {more, number} komen lagi: anda melihatnya selepas membacanya.',
    },
    question: {
      en: 'Does it mention {variable}?',
      zh: '它提到「{variable}」吗？',
      ms: 'Adakah ia menyebut {variable}?',
    },
    yes: { en: 'Yes', zh: '是', ms: 'Ya' },
    no: { en: 'No', zh: '否', ms: 'Tidak' },
    button: { en: 'Decide, next', zh: '裁定，下一条', ms: 'Putuskan, seterusnya' },
    you: { en: 'you', zh: '您', ms: 'anda' },
    reader: { en: 'reader {number}', zh: '阅读者 {number}', ms: 'pembaca {number}' },
    says: {
      en: '{reader}: {verdict}',
      zh: '{reader}：{verdict}',
      ms: '{reader}: {verdict}',
      takes: ['reader', 'verdict'],
    },
  },

  list: {
    flaggedEmpty: {
      en: 'Nothing is flagged',
      zh: '没有标记的留言',
      ms: 'Tiada komen ditandai untuk semakan',
    },
    flaggedEmptyText: {
      en: 'Flag a comment while you read (key G), to come back to it or to ask others.',
      zh: '阅读时可以标记留言（按 G 键），以后再看或请教别人。',
      ms: 'Tandakan komen semasa membaca (kekunci G), untuk dilihat semula atau ditanya kepada orang lain.',
    },
    doneEmpty: { en: 'Nothing read yet', zh: '还没有读过留言', ms: 'Belum ada yang dibaca' },
    doneEmptyText: {
      en: 'What you have read is listed here, the latest first;  a verdict can be changed.',
      zh: '您读过的留言列在这里，最近的在前；判断可以更改。',
      ms: 'Komen yang anda baca ada di sini, yang terakhir dahulu; penilaian boleh diubah.',
    },
    open: {
      en: 'Change the verdict on comment {number}',
      zh: '更改对留言 {number} 的判断',
      ms: 'Ubah penilaian komen {number}',
    },
    read: { en: 'Read', zh: '阅读', ms: 'Baca' },
    change: { en: 'Change', zh: '更改', ms: 'Ubah' },
    none: { en: 'none of the variables', zh: '没有提到任何变量', ms: 'tiada pemboleh ubah' },
    back: { en: 'Back to the list', zh: '返回列表', ms: 'Kembali ke senarai' },
    more: {
      en: 'The last {shown, number} are shown.',
      zh: '只显示最近 {shown, number} 条。',
      ms: '{shown, number} yang terakhir dipaparkan.',
    },
  },

  readers: {
    title: { en: 'Who reads', zh: '谁在阅读', ms: 'Siapa yang membaca' },
    drawn: {
      en: '{drawn, plural, one {# comment} other {# comments}} drawn, {texts, plural, one {# different text} other {# different texts}}.',
      zh: '抽取了 {drawn, number} 条留言，内容不同的有 {texts, number} 条。',
      ms: '{drawn, number} komen dipilih, {texts, number} teks berlainan.',
      takes: ['drawn', 'texts'],
    },
    you: { en: 'You', zh: '您', ms: 'Anda' },
    reader: { en: 'Reader {number}', zh: '阅读者 {number}', ms: 'Pembaca {number}' },
    read: {
      en: '{read, number} of {texts, number}',
      zh: '{read, number} / {texts, number}',
      ms: '{read, number} daripada {texts, number}',
      takes: ['read', 'texts'],
    },
    none: { en: 'No readers yet.', zh: '还没有人读过。', ms: 'Belum ada yang membaca.' },
  },

  agreement: {
    title: { en: 'How far readers agree', zh: '阅读者看法有多一致', ms: 'Sejauh mana pembaca sependapat' },
    export: { en: 'Export', zh: '导出', ms: 'Eksport' },
    readers: { en: 'Readers', zh: '阅读者', ms: 'Pembaca' },
    comments: { en: 'Comments', zh: '留言', ms: 'Komen' },
    percent: { en: 'Agree', zh: '一致', ms: 'Sependapat' },
    positive: { en: 'Agree on yes', zh: '「是」的一致性', ms: 'Sependapat pada ya' },
    all: { en: 'all', zh: '全部', ms: 'semua' },
    range: {
      en: '{low} to {high}',
      zh: '{low} 至 {high}',
      ms: '{low} hingga {high}',
      takes: ['low', 'high'],
    },
    oneReader: {
      en: 'Agreement needs two readers of the same comments.',
      zh: '至少要有两人读过同样的留言，才能计算一致性。',
      ms: 'Persetujuan memerlukan dua pembaca bagi komen yang sama.',
    },
    reading: {
      en: "Only judgements that each reader made alone count, with 95% intervals. κ (Cohen's kappa), AC1 (Gwet's) and α (Krippendorff's) say how far readers agree beyond what chance gives: 1 is fully, 0 is chance; from 0.8 agreement is firm, from 0.667 tentative. Where a variable is rare, κ and α are low even where readers mostly agree: look at AC1 and at agreement on yes.",
      zh: '只计各人单独作出的判断，附 95% 区间。κ（Cohen 的 kappa）、AC1（Gwet 的）和 α（Krippendorff 的）说明去掉偶然的一致后，看法有多一致：1 是完全一致，0 是偶然；0.8 以上可靠，0.667 以上可作参考。很少提到的变量，即使阅读者大多一致，κ 和 α 也会偏低：请看 AC1 和「是」的一致性。',
      ms: 'Hanya penilaian yang dibuat bersendirian dikira, dengan selang 95%. κ (kappa Cohen), AC1 (Gwet) dan α (alfa Krippendorff) menunjukkan sejauh mana pembaca bersetuju melebihi kebetulan: 1 ialah sepenuhnya, 0 ialah kebetulan; dari 0.8 persetujuan kukuh, dari 0.667 sementara. Bagi pemboleh ubah yang jarang, κ dan α rendah walaupun pembaca kebanyakannya sependapat: lihat AC1 dan persetujuan pada ya.',
    },
  },

  sheet: {
    title: { en: 'Read in a spreadsheet', zh: '在电子表格里阅读', ms: 'Baca dalam hamparan' },
    text: {
      en: 'Export what you have still to read, put x under the variables that a comment mentions (or under “read” where it mentions none), and bring the file back. Rows with nothing in them stay to be read.',
      zh: '导出您还没读的留言，在留言提到的变量下填 x（一个都没提到的，填在「read」下），再把文件带回来。什么都没填的行仍然待读。',
      ms: 'Eksport komen yang belum anda baca, letakkan x di bawah pemboleh ubah yang disebut (atau di bawah “read” jika tiada yang disebut), dan bawa balik fail itu. Baris yang kosong kekal belum dibaca.',
    },
    export: { en: 'Export to read', zh: '导出待读留言', ms: 'Eksport untuk dibaca' },
    file: {
      en: 'Choose the filled-in file or drop it here',
      zh: '选择填好的文件，或拖放到这里',
      ms: 'Pilih fail yang telah diisi atau lepaskannya di sini',
    },
    hint: {
      en: 'XLSX or CSV. A file with an error is rejected completely.',
      zh: 'XLSX 或 CSV。文件有错时整份不采用。',
      ms: 'XLSX atau CSV. Fail yang ada ralat ditolak seluruhnya.',
    },
    stored: {
      en: '{stored, plural, one {# verdict} other {# verdicts}} stored',
      zh: '已保存 {stored, number} 个判断',
      ms: '{stored, number} penilaian disimpan',
    },
    left: {
      en: '{unchanged, number} unchanged, {unread, number} not read yet',
      zh: '{unchanged, number} 个没有改变，{unread, number} 条还没读',
      ms: '{unchanged, number} tidak berubah, {unread, number} belum dibaca',
      takes: ['unchanged', 'unread'],
    },
    problem: {
      en: 'Line {line}: {message}',
      zh: '第 {line} 行：{message}',
      ms: 'Baris {line}: {message}',
      takes: ['line', 'message'],
    },
    problemIn: {
      en: 'Line {line}, {column}: {message}',
      zh: '第 {line} 行，{column}：{message}',
      ms: 'Baris {line}, {column}: {message}',
      takes: ['line', 'column', 'message'],
    },
  },

  keys: {
    variables: {
      en: 'mark or unmark a variable',
      zh: '选或取消一个变量',
      ms: 'tanda atau buang tanda pemboleh ubah',
    },
    letters: {
      en: 'the tenth variable and those after it',
      zh: '第十个及以后的变量',
      ms: 'pemboleh ubah kesepuluh dan seterusnya',
    },
    sentiment: { en: 'positive, neutral, negative', zh: '正面、中性、负面', ms: 'positif, neutral, negatif' },
    next: {
      en: 'store and go to the next comment',
      zh: '保存并到下一条留言',
      ms: 'simpan dan ke komen seterusnya',
    },
    back: { en: 'back to the comment before', zh: '回到上一条留言', ms: 'kembali ke komen sebelumnya' },
    skip: {
      en: 'skip; it comes again at the end',
      zh: '跳过；最后会再出现',
      ms: 'langkau; ia muncul semula di hujung',
    },
    flag: { en: 'flag it, with a note', zh: '标记并写备注', ms: 'tanda, dengan catatan' },
    spelling: { en: 'plain spelling', zh: '标准拼写', ms: 'ejaan baku' },
    translate: { en: 'translate', zh: '翻译', ms: 'terjemah' },
    definitions: { en: 'show definitions', zh: '显示定义', ms: 'papar takrifan' },
    yesNo: { en: 'settle: yes, no', zh: '裁定：是、否', ms: 'putuskan: ya, tidak' },
  },
});
