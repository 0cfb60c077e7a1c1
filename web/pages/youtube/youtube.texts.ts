import { textsOf } from '@smops/core/platform/language/texts.model.js';

/** The channel's own counts. */
export const CHANNEL_TEXT = textsOf('youtubeChannel', 'en', {
  subscribers: {
    en: '{count, plural, one {# subscriber} other {# subscribers}}',
    zh: '{count} 订阅者',
    ms: '{count} pelanggan',
    written: 'zh',
  },
  totalVideos: { en: '{count} total videos', zh: '共 {count} 个视频', ms: '{count} video' },
});

/** The screen's texts. */
export const YOUTUBE_TEXT = textsOf('youtube', 'en', {
  title: { en: 'YouTube Dashboard', zh: 'YouTube 数据', ms: 'Papan Pemuka YouTube' },
  refresh: { en: 'Refresh', zh: '刷新', ms: 'Muat Semula' },
  refreshing: { en: 'Refreshing...', zh: '正在刷新…', ms: 'Memuat semula…' },
  refreshed: {
    en: 'The counts of {videos, plural, one {# video} other {# videos}} are up to date.',
    zh: '{videos, number} 个视频的数字已更新。',
    ms: 'Angka bagi {videos, number} video sudah terkini.',
  },
  tooSoon: { en: 'Not refreshed', zh: '没有刷新', ms: 'Tidak dimuat semula' },
  tooSoonUntil: {
    en: "To stay within YouTube's quota the next refresh is possible {time}.",
    zh: '为了不超出 YouTube 的配额，{time}才能再刷新。',
    ms: 'Supaya kuota YouTube tidak dilebihi, angka boleh dimuat semula {time}.',
  },
  goesOn: {
    en: 'The refresh is still running; this page updates automatically.',
    zh: '刷新还在进行，完成后页面会自动更新。',
    ms: 'Muat semula masih berjalan; halaman ini dikemas kini secara automatik.',
  },
  refreshFailed: {
    en: 'YouTube could not be read',
    zh: '无法读取 YouTube',
    ms: 'YouTube tidak dapat dibaca',
  },
  loadFailed: {
    en: 'Error Loading YouTube Data',
    zh: '无法读取 YouTube 数据',
    ms: 'Ralat Memuatkan Data YouTube',
  },
  loadFailedText: { en: 'Failed to fetch videos', zh: '视频读取失败', ms: 'Gagal mendapatkan video' },
  notConfigured: {
    en: 'YouTube is not set up yet',
    zh: 'YouTube 还没有设置',
    ms: 'YouTube belum disediakan',
  },
  whoSetsUp: {
    en: 'An admin can connect your channel in Settings.',
    zh: '管理员可以在「设置」中连接您的频道。',
    ms: 'Pentadbir boleh menyambungkan saluran anda dalam Tetapan.',
  },
  setUp: { en: 'Connect YouTube', zh: '连接 YouTube', ms: 'Sambungkan YouTube' },
  rangeLabel: { en: 'Published', zh: '发布日期', ms: 'Tarikh diterbitkan' },
  ranges: {
    7: { en: 'Last 7 Days', zh: '过去 7 天', ms: '7 hari lepas' },
    28: { en: 'Last 28 Days', zh: '过去 28 天', ms: '28 hari lepas' },
    90: { en: 'Last 90 Days', zh: '过去 90 天', ms: '90 hari lepas' },
    365: { en: 'Last 365 Days', zh: '过去 365 天', ms: '365 hari lepas' },
  },
  lifetime: { en: 'Lifetime', zh: '全部', ms: 'Sepanjang Masa' },
  custom: { en: 'Custom Range', zh: '自选日期', ms: 'Pilih Tarikh' },
  startDate: { en: 'Start Date', zh: '开始日期', ms: 'Tarikh Mula' },
  endDate: { en: 'End Date', zh: '结束日期', ms: 'Tarikh Akhir' },
  totals: {
    label: { en: 'Totals of the range', zh: '所选期间的总数', ms: 'Jumlah bagi tempoh ini' },
    views: { en: 'Total Views', zh: '总观看次数', ms: 'Jumlah Tontonan' },
    likes: { en: 'Total Likes', zh: '总点赞数', ms: 'Jumlah Suka' },
    comments: { en: 'Total Comments', zh: '总留言数', ms: 'Jumlah Komen' },
    from: {
      en: 'From {videos, plural, one {# video} other {# videos}} · {range}',
      zh: '{videos, number} 个视频 · {range}',
      ms: 'Daripada {videos, number} video · {range}',
      takes: ['videos', 'range'],
    },
    hint: {
      en: 'All views, likes and comments so far of the videos published in this range',
      zh: '在所选期间发布的视频，至今的所有观看次数、点赞和留言',
      ms: 'Semua tontonan, suka dan komen setakat ini bagi video yang diterbitkan dalam tempoh ini',
    },
  },
  panel: { en: 'Video Filter & List', zh: '视频筛选与列表', ms: 'Tapisan & Senarai Video' },
  search: { en: 'Search videos...', zh: '搜索视频…', ms: 'Cari video…' },
  sortBy: { en: 'Sort By', zh: '排序', ms: 'Isih ikut' },
  sorts: {
    newest: { en: 'Newest First', zh: '最新', ms: 'Terbaharu Dahulu' },
    oldest: { en: 'Oldest First', zh: '最旧', ms: 'Terlama Dahulu' },
    'most-views': { en: 'Highest Views', zh: '观看最多', ms: 'Tontonan Terbanyak' },
    'least-views': { en: 'Lowest Views', zh: '观看最少', ms: 'Tontonan Paling Sedikit' },
    'most-likes': { en: 'Most Likes', zh: '点赞最多', ms: 'Suka Terbanyak' },
    'least-likes': { en: 'Least Likes', zh: '点赞最少', ms: 'Suka Paling Sedikit' },
    'most-comments': { en: 'Most Comments', zh: '留言最多', ms: 'Komen Terbanyak' },
    'least-comments': { en: 'Least Comments', zh: '留言最少', ms: 'Komen Paling Sedikit' },
  },
  showing: {
    en: 'Showing {shown, number} of {all, plural, one {# video} other {# videos}}',
    zh: '显示 {shown, number} / {all, number} 个视频',
    ms: '{shown, number} daripada {all, number} video dipaparkan',
    takes: ['shown', 'all'],
  },
  views: {
    en: '{count, plural, one {# view} other {# views}}',
    zh: '{count} 次观看',
    ms: '{count} tontonan',
  },
  none: {
    en: 'No videos match the current filters',
    zh: '没有符合筛选条件的视频',
    ms: 'Tiada video yang sepadan dengan tapisan',
  },
  clear: { en: 'Clear Filters', zh: '清除筛选', ms: 'Kosongkan Tapisan' },
  export: { en: 'Export', zh: '导出', ms: 'Eksport' },
  details: { en: 'Video details', zh: '视频详情', ms: 'Butiran video' },
  select: {
    en: 'Select a video to view details',
    zh: '选择视频以查看详情',
    ms: 'Pilih video untuk melihat butiran',
  },
  loadingDetails: {
    en: 'Loading video details',
    zh: '正在读取视频详情',
    ms: 'Butiran video sedang dimuatkan',
  },
  detailsFailed: {
    en: 'Failed to fetch video details',
    zh: '无法读取视频详情',
    ms: 'Gagal mendapatkan butiran video',
  },
  publishedOn: { en: 'Published on', zh: '发布于', ms: 'Diterbitkan pada' },
  counts: {
    views: { en: 'Views', zh: '观看次数', ms: 'Tontonan' },
    likes: { en: 'Likes', zh: '点赞', ms: 'Suka' },
    comments: { en: 'Comments', zh: '留言', ms: 'Komen' },
  },
  noDescription: { en: 'No description available.', zh: '没有说明。', ms: 'Tiada penerangan.' },
  watch: { en: 'Watch on YouTube', zh: '在 YouTube 观看', ms: 'Tonton di YouTube' },
  growth: {
    title: { en: 'Growth', zh: '增长', ms: 'Pertumbuhan' },
    views: {
      en: 'Views gained per day by the whole channel',
      zh: '整个频道每天新增的观看次数',
      ms: 'Tontonan baharu setiap hari bagi seluruh saluran',
    },
    subscribers: {
      en: 'Subscribers gained per day',
      zh: '每天新增的订阅者',
      ms: 'Pelanggan baharu setiap hari',
    },
    videoViews: { en: 'Views gained per day', zh: '每天新增的观看次数', ms: 'Tontonan baharu setiap hari' },
    chart: {
      en: '{title}: {sum} from {first} to {last}',
      zh: '{title}：{first}至{last} {sum}',
      ms: '{title}: {sum} dari {first} hingga {last}',
      takes: ['title', 'sum', 'first', 'last'],
    },
    mean: {
      en: '{day} (mean of {from} to {to})',
      zh: '{day}（{from}至{to}的平均）',
      ms: '{day} (purata {from} hingga {to})',
      takes: ['day', 'from', 'to'],
    },
    span: {
      en: '{first}: {from} → {last}: {to}',
      zh: '{first}：{from} → {last}：{to}',
      ms: '{first}: {from} → {last}: {to}',
      takes: ['first', 'from', 'last', 'to'],
    },
    uploaded: {
      en: '{day}, published: {titles}',
      zh: '{day}，发布：{titles}',
      ms: '{day}, diterbitkan: {titles}',
      takes: ['day', 'titles'],
    },
    ticks: {
      en: 'Marks below: videos published',
      zh: '下方的标记：发布视频',
      ms: 'Tanda di bawah: video diterbitkan',
    },
    day: { en: 'Day', zh: '日期', ms: 'Hari' },
    all: { en: 'All', zh: '合计', ms: 'Semua' },
    few: {
      en: 'Shown after two days of data.',
      zh: '有了第二天的数字就会显示。',
      ms: 'Dipaparkan selepas angka hari kedua diperoleh.',
    },
  },
  freshness: {
    demo: { en: 'Demo: made-up figures', zh: '演示：虚构的数字', ms: 'Demo: angka rekaan' },
    refreshing: { en: 'Being refreshed…', zh: '正在刷新…', ms: 'Sedang dimuat semula…' },
    updated: { en: 'Counts read {ago}', zh: '数字更新时间：{ago}', ms: 'Angka dibaca {ago}' },
    never: { en: 'Not read completely yet', zh: '尚未完整读取', ms: 'Belum dibaca sepenuhnya' },
    stale: { en: 'Not newer because:', zh: '不是最新数字：', ms: 'Angka belum terkini kerana:' },
    nextTry: { en: 'Next try {time}.', zh: '下次尝试：{time}。', ms: 'Percubaan seterusnya {time}.' },
  },
});
