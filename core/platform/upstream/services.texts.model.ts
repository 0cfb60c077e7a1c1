import { sentencesOf } from '../language/texts.model.js';

/** What is said of the services that smops asks. */
export const SERVICES_TEXTS = sentencesOf('core.services', 'en', {
  youtube: {
    auth: {
      en: 'YouTube refused the API key. An admin must check YOUTUBE_API_KEY and that the YouTube Data API is enabled for it.',
      zh: 'YouTube 拒绝了 API 密钥。管理员须检查 YOUTUBE_API_KEY，并确认已为它启用 YouTube Data API。',
      ms: 'YouTube menolak kunci API. Pentadbir mesti menyemak YOUTUBE_API_KEY dan memastikan YouTube Data API diaktifkan untuknya.',
    },
    quota: {
      en: "YouTube's daily quota is used up. It starts again at midnight US Pacific time.",
      zh: 'YouTube 今天的配额已用完，将于美国太平洋时间午夜重新计算。',
      ms: 'Kuota harian YouTube telah habis. Ia bermula semula pada tengah malam waktu Pasifik AS.',
    },
    rate: {
      en: 'YouTube asks for a slower pace. It is tried again later.',
      zh: 'YouTube 要求放慢速度，稍后会再试。',
      ms: 'YouTube meminta kadar yang lebih perlahan. Ia akan dicuba lagi kemudian.',
    },
    transient: {
      en: 'YouTube has a fault of its own at the moment. It is tried again later.',
      zh: 'YouTube 目前出现故障，稍后会再试。',
      ms: 'YouTube mengalami masalah buat masa ini. Ia akan dicuba lagi kemudian.',
    },
    bad_request: {
      en: 'YouTube did not understand the call.',
      zh: 'YouTube 无法理解此请求。',
      ms: 'YouTube tidak memahami permintaan ini.',
    },
    not_found: {
      en: 'YouTube does not know what was asked for.',
      zh: 'YouTube 找不到所要的内容。',
      ms: 'YouTube tidak menemui apa yang diminta.',
    },
    blocked: {
      en: 'YouTube blocked the call.',
      zh: 'YouTube 拒绝了此请求。',
      ms: 'YouTube menyekat permintaan ini.',
    },
    notConfigured: {
      en: 'YouTube is not configured. An admin must set YOUTUBE_API_KEY and YOUTUBE_CHANNEL (a channel id or @handle) in smops.env and run smops reload; SMOPS_DEMO=1 shows sample data.',
      zh: '尚未配置 YouTube。管理员须在 smops.env 设定 YOUTUBE_API_KEY 和 YOUTUBE_CHANNEL（频道 ID 或 @名称），然后运行 smops reload；SMOPS_DEMO=1 可显示示例数据。',
      ms: 'YouTube belum dikonfigurasi. Pentadbir mesti menetapkan YOUTUBE_API_KEY dan YOUTUBE_CHANNEL (ID saluran atau @nama) dalam smops.env dan menjalankan smops reload; SMOPS_DEMO=1 memaparkan data contoh.',
    },
    notRead: { en: 'YouTube has not been read yet.', zh: '尚未读取 YouTube。', ms: 'YouTube belum dibaca.' },
    unexpected: {
      en: 'YouTube answered with something unexpected.',
      zh: 'YouTube 的回应出乎意料。',
      ms: 'YouTube memberi jawapan yang tidak dijangka.',
    },
    noCounts: {
      en: 'YouTube gave no counts for any video; the old ones stay.',
      zh: 'YouTube 没有给出任何视频的数字；保留旧的数字。',
      ms: 'YouTube tidak memberi angka bagi mana-mana video; angka lama dikekalkan.',
    },
    placeLost: {
      en: 'YouTube no longer accepts the place in the list.',
      zh: 'YouTube 不再接受列表中的位置。',
      ms: 'YouTube tidak lagi menerima kedudukan dalam senarai.',
    },
  },
  facebook: {
    auth: {
      en: 'Facebook refused the token. An admin must check FACEBOOK_PAGE_TOKEN and its permissions.',
      zh: 'Facebook 拒绝了令牌。管理员须检查 FACEBOOK_PAGE_TOKEN 及其权限。',
      ms: 'Facebook menolak token. Pentadbir mesti menyemak FACEBOOK_PAGE_TOKEN dan kebenarannya.',
    },
    quota: {
      en: 'Facebook allows no more calls for now.',
      zh: 'Facebook 目前不允许更多请求。',
      ms: 'Facebook tidak membenarkan permintaan lagi buat masa ini.',
    },
    rate: {
      en: 'Facebook asks for a pause: the call limit is reached.',
      zh: 'Facebook 要求暂停：已达到请求上限。',
      ms: 'Facebook meminta jeda: had permintaan telah dicapai.',
    },
    transient: {
      en: 'Facebook has a fault of its own at the moment. It is tried again later.',
      zh: 'Facebook 目前出现故障，稍后会再试。',
      ms: 'Facebook mengalami masalah buat masa ini. Ia akan dicuba lagi kemudian.',
    },
    bad_request: {
      en: 'Facebook did not understand the call. Check FACEBOOK_PAGE_ID and FACEBOOK_GRAPH_VERSION.',
      zh: 'Facebook 无法理解此请求。请检查 FACEBOOK_PAGE_ID 和 FACEBOOK_GRAPH_VERSION。',
      ms: 'Facebook tidak memahami permintaan ini. Semak FACEBOOK_PAGE_ID dan FACEBOOK_GRAPH_VERSION.',
    },
    not_found: {
      en: 'Facebook does not know what was asked for. Check FACEBOOK_PAGE_ID.',
      zh: 'Facebook 找不到所要的内容。请检查 FACEBOOK_PAGE_ID。',
      ms: 'Facebook tidak menemui apa yang diminta. Semak FACEBOOK_PAGE_ID.',
    },
    blocked: {
      en: 'Facebook has blocked the account for now for reasons of policy. An admin must look at facebook.com.',
      zh: 'Facebook 因政策原因暂时封锁了账号。管理员须到 facebook.com 查看。',
      ms: 'Facebook menyekat akaun ini buat masa ini atas sebab dasar. Pentadbir mesti melihat facebook.com.',
    },
    noPermission: {
      en: 'The Facebook token lacks a permission: pages_read_engagement is needed, and pages_read_user_content for comments.',
      zh: 'Facebook 令牌缺少权限：需要 pages_read_engagement，读取留言还需要 pages_read_user_content。',
      ms: 'Token Facebook kekurangan kebenaran: pages_read_engagement diperlukan, dan pages_read_user_content untuk komen.',
    },
    notConfigured: {
      en: 'Facebook is not configured. An admin must set FACEBOOK_PAGE_ID and FACEBOOK_PAGE_TOKEN in smops.env and run smops reload; SMOPS_DEMO=1 shows sample data.',
      zh: '尚未配置 Facebook。管理员须在 smops.env 设定 FACEBOOK_PAGE_ID 和 FACEBOOK_PAGE_TOKEN，然后运行 smops reload；SMOPS_DEMO=1 可显示示例数据。',
      ms: 'Facebook belum dikonfigurasi. Pentadbir mesti menetapkan FACEBOOK_PAGE_ID dan FACEBOOK_PAGE_TOKEN dalam smops.env dan menjalankan smops reload; SMOPS_DEMO=1 memaparkan data contoh.',
    },
    notRead: {
      en: 'Facebook has not been read yet. Try again in a moment.',
      zh: '尚未读取 Facebook。请稍后再试。',
      ms: 'Facebook belum dibaca. Cuba lagi sebentar lagi.',
    },
    unexpected: {
      en: 'Facebook answered with something unexpected.',
      zh: 'Facebook 的回应出乎意料。',
      ms: 'Facebook memberi jawapan yang tidak dijangka.',
    },
    pause: { en: 'Facebook asks for a pause.', zh: 'Facebook 要求暂停。', ms: 'Facebook meminta jeda.' },
    smallerPages: {
      en: 'Facebook asks for smaller pages.',
      zh: 'Facebook 要求减少每页的数量。',
      ms: 'Facebook meminta halaman yang lebih kecil.',
    },
  },
  /** When Facebook refuses the token, by its subcode. */
  facebookToken: {
    458: {
      en: 'The app was removed from the page. An admin must connect it again and set a new FACEBOOK_PAGE_TOKEN.',
      zh: '应用已从专页移除。管理员须重新连接，并设定新的 FACEBOOK_PAGE_TOKEN。',
      ms: 'Aplikasi telah dibuang daripada halaman. Pentadbir mesti menyambungkannya semula dan menetapkan FACEBOOK_PAGE_TOKEN baharu.',
    },
    459: {
      en: 'Facebook wants the account behind the token to pass a check-point at facebook.com first.',
      zh: 'Facebook 要求令牌所属的账号先在 facebook.com 通过验证。',
      ms: 'Facebook mahu akaun di sebalik token melepasi pengesahan di facebook.com dahulu.',
    },
    460: {
      en: 'The password of the account behind the token was changed. An admin must set a new FACEBOOK_PAGE_TOKEN.',
      zh: '令牌所属账号的密码已更改。管理员须设定新的 FACEBOOK_PAGE_TOKEN。',
      ms: 'Kata laluan akaun di sebalik token telah ditukar. Pentadbir mesti menetapkan FACEBOOK_PAGE_TOKEN baharu.',
    },
    463: {
      en: 'The Facebook token has expired. An admin must set a new FACEBOOK_PAGE_TOKEN.',
      zh: 'Facebook 令牌已过期。管理员须设定新的 FACEBOOK_PAGE_TOKEN。',
      ms: 'Token Facebook telah tamat tempoh. Pentadbir mesti menetapkan FACEBOOK_PAGE_TOKEN baharu.',
    },
    467: {
      en: 'The Facebook token is no longer valid. An admin must set a new FACEBOOK_PAGE_TOKEN.',
      zh: 'Facebook 令牌已失效。管理员须设定新的 FACEBOOK_PAGE_TOKEN。',
      ms: 'Token Facebook tidak lagi sah. Pentadbir mesti menetapkan FACEBOOK_PAGE_TOKEN baharu.',
    },
  },
  google: {
    tooMuch: {
      en: 'Google answered with more than it should.',
      zh: 'Google 的回应过大。',
      ms: 'Google menjawab dengan lebih daripada yang sepatutnya.',
    },
    unreachable: {
      en: 'Google cannot be reached.',
      zh: '无法连接 Google。',
      ms: 'Google tidak dapat dicapai.',
    },
    noJson: {
      en: 'Google answered with something that is not JSON.',
      zh: 'Google 的回应不是 JSON。',
      ms: 'Google menjawab dengan sesuatu yang bukan JSON.',
    },
    noSheet: {
      en: 'Google knows no such sheet (404). Check GOOGLE_SHEET_ID.',
      zh: 'Google 找不到此电子表格（404）。请检查 GOOGLE_SHEET_ID。',
      ms: 'Google tidak menemui hamparan itu (404). Semak GOOGLE_SHEET_ID.',
    },
    tooOften: {
      en: 'Google is asked too often (429). The next sync tries again.',
      zh: '对 Google 的请求过于频繁（429）。下次同步会再试。',
      ms: 'Google terlalu kerap diminta (429). Penyegerakan seterusnya akan mencuba lagi.',
    },
    notConfigured: {
      en: 'No Google Sheet is configured: set GOOGLE_SERVICE_ACCOUNT_FILE and GOOGLE_SHEET_ID.',
      zh: '尚未配置 Google Sheet：请设定 GOOGLE_SERVICE_ACCOUNT_FILE 和 GOOGLE_SHEET_ID。',
      ms: 'Tiada Google Sheet dikonfigurasi: tetapkan GOOGLE_SERVICE_ACCOUNT_FILE dan GOOGLE_SHEET_ID.',
    },
  },
  refresh: {
    stopped: { en: 'The server was stopped.', zh: '服务器已停止。', ms: 'Pelayan telah dihentikan.' },
    takenOver: {
      en: 'Another server has taken over this refresh.',
      zh: '另一台服务器已接手此次刷新。',
      ms: 'Pelayan lain telah mengambil alih muat semula ini.',
    },
    unexpected: {
      en: 'Something unexpected went wrong on the server. It has been logged.',
      zh: '服务器发生意外错误，已记入日志。',
      ms: 'Ralat tidak dijangka berlaku pada pelayan. Ralat ini telah dicatat dalam log.',
    },
  },
});

/** The same with names and numbers in them. */
export const SAY_OF = sentencesOf('core.serviceFaults', 'en', {
  noChannel: {
    en: 'YouTube knows no channel {channel}. Check YOUTUBE_CHANNEL.',
    zh: 'YouTube 找不到频道 {channel}。请检查 YOUTUBE_CHANNEL。',
    ms: 'YouTube tidak menemui saluran {channel}. Semak YOUTUBE_CHANNEL.',
  },
  daysNumber: {
    en: 'days is a whole number from 1 to 9999.',
    zh: 'days 是 1 至 9999 的整数。',
    ms: 'days ialah nombor bulat dari 1 hingga 9999.',
  },
  dayForm: {
    en: 'A day is written YYYY-MM-DD.',
    zh: '日期的格式是 YYYY-MM-DD。',
    ms: 'Tarikh ditulis YYYY-MM-DD.',
  },
  limitNumber: {
    en: 'limit is a whole number from 1 to 20000.',
    zh: 'limit 是 1 至 20000 的整数。',
    ms: 'limit ialah nombor bulat dari 1 hingga 20000.',
  },
  postIds: {
    en: 'ids are ids of posts with commas between.',
    zh: 'ids 是以逗号分隔的帖子 id。',
    ms: 'ids ialah ID hantaran yang dipisahkan dengan koma.',
  },
  accountRefused: {
    en: 'Google refused the service account {email} (status {status}).',
    zh: 'Google 拒绝了服务账号 {email}（状态 {status}）。',
    ms: 'Google menolak akaun perkhidmatan {email} (status {status}).',
    takes: ['email', 'status'],
  },
  tabNotMade: {
    en: 'The sheet {title} could not be made.',
    zh: '无法建立工作表 {title}。',
    ms: 'Helaian {title} tidak dapat dibuat.',
  },
  mayNotWrite: {
    en: 'Google says the sheet may not be written (403). Share it, as an editor, with {email}.',
    zh: 'Google 表示不可写入此电子表格（403）。请以编辑者身份与 {email} 共享。',
    ms: 'Google menyatakan hamparan ini tidak boleh ditulis (403). Kongsikannya, sebagai editor, dengan {email}.',
  },
  keyFileUnreadable: {
    en: '{path} cannot be read.',
    zh: '无法读取 {path}。',
    ms: '{path} tidak dapat dibaca.',
  },
  keyFileNoJson: {
    en: '{path} is not a JSON file.',
    zh: '{path} 不是 JSON 文件。',
    ms: '{path} bukan fail JSON.',
  },
  keyFileOther: {
    en: '{path} is not a key file of a service account.',
    zh: '{path} 不是服务账号的密钥文件。',
    ms: '{path} bukan fail kunci akaun perkhidmatan.',
  },
  keyFileNoKey: {
    en: '{path} holds no private key that can be used.',
    zh: '{path} 没有可用的私钥。',
    ms: '{path} tidak mengandungi kunci peribadi yang boleh digunakan.',
  },
  answered: {
    en: '{service} answered {status}{reason}.',
    zh: '{service} 的回应是 {status}{reason}。',
    ms: '{service} memulangkan status {status}{reason}.',
    takes: ['service', 'status', 'reason'],
  },
  callStopped: {
    en: 'The call to {service} was stopped.',
    zh: '对 {service} 的请求已停止。',
    ms: 'Permintaan kepada {service} telah dihentikan.',
  },
  tooSlow: {
    en: '{service} did not answer within {seconds}.',
    zh: '{service} 在 {seconds} 内没有回应。',
    ms: '{service} tidak menjawab dalam {seconds}.',
    takes: ['service', 'seconds'],
  },
  unreachable: {
    en: '{service} cannot be reached ({why}).',
    zh: '无法连接 {service}（{why}）。',
    ms: '{service} tidak dapat dicapai ({why}).',
    takes: ['service', 'why'],
  },
  redirected: {
    en: '{service} answered with a redirect, which is not followed. Check its configured address.',
    zh: '{service} 的回应是转址，不会跟随。请检查所设定的网址。',
    ms: '{service} mengubah hala ke alamat lain, yang tidak diikuti. Semak alamat yang dikonfigurasi.',
  },
  tooLarge: {
    en: '{service} answered with more than {limit} MB, which is not read.',
    zh: '{service} 的回应超过 {limit} MB，不会读取。',
    ms: '{service} menjawab dengan lebih daripada {limit} MB, yang tidak dibaca.',
    takes: ['service', 'limit'],
  },
  notJson: {
    en: '{service} answered with something that is not JSON.',
    zh: '{service} 的回应不是 JSON。',
    ms: '{service} menjawab dengan sesuatu yang bukan JSON.',
  },
  imageServer: { en: 'The image server', zh: '图片服务器', ms: 'Pelayan imej' },
});

/**
 * A sentence of a service that was stored as written, in the current language; what follows it (a code, a trace) stays. What
 * smops does not know stays as it is.
 */
export function retold(stored: string): string {
  const now: Record<string, Record<string, string>> = SERVICES_TEXTS();
  const [written = {}]: readonly (typeof now)[] = SERVICES_TEXTS.all();
  for (const [group, texts] of Object.entries(written)) {
    for (const [name, text] of Object.entries(texts)) {
      if (stored.startsWith(text)) return `${now[group]?.[name] ?? text}${stored.slice(text.length)}`;
    }
  }
  return stored;
}
