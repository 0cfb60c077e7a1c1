import type { CoreTexts } from '../catalogue.js';

export const services: CoreTexts['core.services'] = {
  youtube: {
    auth: 'YouTube 拒绝了 API 密钥。管理员须检查 YOUTUBE_API_KEY，并确认已为它启用 YouTube Data API。',
    quota: 'YouTube 今天的配额已用完，将于美国太平洋时间午夜重新计算。',
    rate: 'YouTube 要求放慢速度，稍后会再试。',
    transient: 'YouTube 目前出现故障，稍后会再试。',
    bad_request: 'YouTube 无法理解此请求。',
    not_found: 'YouTube 找不到所要的内容。',
    blocked: 'YouTube 拒绝了此请求。',
    notConfigured:
      '尚未配置 YouTube。管理员须在 smops.env 设定 YOUTUBE_API_KEY 和 YOUTUBE_CHANNEL（频道 ID 或 @名称），然后运行 smops reload；SMOPS_DEMO=1 可显示示例数据。',
    notRead: '尚未读取 YouTube。',
    unexpected: 'YouTube 的回应出乎意料。',
    noCounts: 'YouTube 没有给出任何视频的数字；保留旧的数字。',
    placeLost: 'YouTube 不再接受列表中的位置。',
  },
  facebook: {
    auth: 'Facebook 拒绝了令牌。管理员须检查 FACEBOOK_PAGE_TOKEN 及其权限。',
    quota: 'Facebook 目前不允许更多请求。',
    rate: 'Facebook 要求暂停：已达到请求上限。',
    transient: 'Facebook 目前出现故障，稍后会再试。',
    bad_request: 'Facebook 无法理解此请求。请检查 FACEBOOK_PAGE_ID 和 FACEBOOK_GRAPH_VERSION。',
    not_found: 'Facebook 找不到所要的内容。请检查 FACEBOOK_PAGE_ID。',
    blocked: 'Facebook 因政策原因暂时封锁了账号。管理员须到 facebook.com 查看。',
    noPermission:
      'Facebook 令牌缺少权限：需要 pages_read_engagement，读取留言还需要 pages_read_user_content。',
    notConfigured:
      '尚未配置 Facebook。管理员须在 smops.env 设定 FACEBOOK_PAGE_ID 和 FACEBOOK_PAGE_TOKEN，然后运行 smops reload；SMOPS_DEMO=1 可显示示例数据。',
    notRead: '尚未读取 Facebook。请稍后再试。',
    unexpected: 'Facebook 的回应出乎意料。',
    pause: 'Facebook 要求暂停。',
    smallerPages: 'Facebook 要求减少每页的数量。',
  },
  facebookToken: {
    458: '应用已从专页移除。管理员须重新连接，并设定新的 FACEBOOK_PAGE_TOKEN。',
    459: 'Facebook 要求令牌所属的账号先在 facebook.com 通过验证。',
    460: '令牌所属账号的密码已更改。管理员须设定新的 FACEBOOK_PAGE_TOKEN。',
    463: 'Facebook 令牌已过期。管理员须设定新的 FACEBOOK_PAGE_TOKEN。',
    467: 'Facebook 令牌已失效。管理员须设定新的 FACEBOOK_PAGE_TOKEN。',
  },
  google: {
    tooMuch: 'Google 的回应过大。',
    unreachable: '无法连接 Google。',
    noJson: 'Google 的回应不是 JSON。',
    noSheet: 'Google 找不到此电子表格（404）。请检查 GOOGLE_SHEET_ID。',
    tooOften: '对 Google 的请求过于频繁（429）。下次同步会再试。',
    notConfigured: '尚未配置 Google Sheet：请设定 GOOGLE_SERVICE_ACCOUNT_FILE 和 GOOGLE_SHEET_ID。',
  },
  refresh: {
    stopped: '服务器已停止。',
    takenOver: '另一台服务器已接手此次刷新。',
    unexpected: '服务器发生意外错误，已记入日志。',
  },
};

export const serviceFaults: CoreTexts['core.serviceFaults'] = {
  noChannel: (channel) => `YouTube 找不到频道 ${channel}。请检查 YOUTUBE_CHANNEL。`,
  daysNumber: 'days 是 1 至 9999 的整数。',
  dayForm: '日期的格式是 YYYY-MM-DD。',
  limitNumber: 'limit 是 1 至 20000 的整数。',
  postIds: 'ids 是以逗号分隔的帖子 id。',
  accountRefused: (email, status) => `Google 拒绝了服务账号 ${email}（状态 ${status}）。`,
  tabNotMade: (title) => `无法建立工作表 ${title}。`,
  mayNotWrite: (email) => `Google 表示不可写入此电子表格（403）。请以编辑者身份与 ${email} 共享。`,
  keyFileUnreadable: (path) => `无法读取 ${path}。`,
  keyFileNoJson: (path) => `${path} 不是 JSON 文件。`,
  keyFileOther: (path) => `${path} 不是服务账号的密钥文件。`,
  keyFileNoKey: (path) => `${path} 没有可用的私钥。`,
  answered: (service, status, reason) => `${service} 的回应是 ${status}${reason}。`,
  callStopped: (service) => `对 ${service} 的请求已停止。`,
  tooSlow: (service, seconds) => `${service} 在 ${seconds} 内没有回应。`,
  unreachable: (service, why) => `无法连接 ${service}（${why}）。`,
  redirected: (service) => `${service} 的回应是转址，不会跟随。请检查所设定的网址。`,
  tooLarge: (service, limit) => `${service} 的回应超过 ${limit} MB，不会读取。`,
  notJson: (service) => `${service} 的回应不是 JSON。`,
  imageServer: '图片服务器',
};
