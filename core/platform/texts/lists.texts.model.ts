import { sentencesOf } from '../language/texts.model.js';

/** Labels, placeholders and hints of fields. */
export const FIELDS = sentencesOf('core.fields', 'en', {
  'Email address': { en: 'Email address', zh: '电邮地址', ms: 'Alamat e-mel' },
  'First name': { en: 'First name', zh: '名字', ms: 'Nama pertama' },
  'Last name': { en: 'Last name', zh: '姓氏', ms: 'Nama akhir' },
  'Facebook profile link': {
    en: 'Facebook profile link',
    zh: 'Facebook 主页链接',
    ms: 'Pautan profil Facebook',
  },
  'Instagram profile link': {
    en: 'Instagram profile link',
    zh: 'Instagram 主页链接',
    ms: 'Pautan profil Instagram',
  },
  'TikTok profile link': { en: 'TikTok profile link', zh: 'TikTok 主页链接', ms: 'Pautan profil TikTok' },
  'Facebook status': { en: 'Facebook status', zh: 'Facebook 状态', ms: 'Status Facebook' },
  'Instagram status': { en: 'Instagram status', zh: 'Instagram 状态', ms: 'Status Instagram' },
  'TikTok status': { en: 'TikTok status', zh: 'TikTok 状态', ms: 'Status TikTok' },
  'Task ID': { en: 'Task ID', zh: '任务编号', ms: 'ID tugasan' },
  'Task id': { en: 'Task id', zh: '任务编号', ms: 'ID tugasan' },
  Date: { en: 'Date', zh: '日期', ms: 'Tarikh' },
  Platform: { en: 'Platform', zh: '平台', ms: 'Platform' },
  'Social platform': { en: 'Social platform', zh: '社交平台', ms: 'Platform sosial' },
  'Select Platform': { en: 'Select Platform', zh: '选择平台', ms: 'Pilih platform' },
  Link: { en: 'Link', zh: '链接', ms: 'Pautan' },
  Task: { en: 'Task', zh: '任务', ms: 'Tugasan' },
  'Task types': { en: 'Task types', zh: '任务类型', ms: 'Jenis tugasan' },
  Requirements: { en: 'Requirements', zh: '要求', ms: 'Keperluan' },
  'Task requirements and details...': {
    en: 'Task requirements and details...',
    zh: '任务的要求和细节…',
    ms: 'Keperluan dan butiran tugasan…',
  },
  Status: { en: 'Status', zh: '状态', ms: 'Status' },
  'Phone number': { en: 'Phone number', zh: '电话号码', ms: 'Nombor telefon' },
  'Phone Number': { en: 'Phone Number', zh: '电话号码', ms: 'Nombor telefon' },
  'WhatsApp name': { en: 'WhatsApp name', zh: 'WhatsApp 名称', ms: 'Nama WhatsApp' },
  'WhatsApp Name': { en: 'WhatsApp Name', zh: 'WhatsApp 名称', ms: 'Nama WhatsApp' },
  State: { en: 'State', zh: '州属', ms: 'Negeri' },
  'Select a state': { en: 'Select a state', zh: '选择州属', ms: 'Pilih negeri' },
  'the 16 states of Malaysia': {
    en: 'the 16 states of Malaysia',
    zh: '马来西亚的 16 个州属和直辖区',
    ms: '16 negeri dan Wilayah Persekutuan Malaysia',
  },
  'Group name': { en: 'Group name', zh: '群组名称', ms: 'Nama kumpulan' },
  'Group Name': { en: 'Group Name', zh: '群组名称', ms: 'Nama kumpulan' },
  Name: { en: 'Name', zh: '名称', ms: 'Nama' },
  'Budget of a run': { en: 'Budget of a run', zh: '每次分析的预算', ms: 'Bajet satu analisis' },
  'Budget of a run (USD)': {
    en: 'Budget of a run (USD)',
    zh: '每次分析的预算（美元）',
    ms: 'Bajet satu analisis (USD)',
  },
  'The analysis pauses when it reaches this. Empty: only the budget of the day counts': {
    en: 'The analysis pauses when it reaches this. Empty: only the budget of the day counts',
    zh: '达到时分析会暂停；留空则只受每日预算限制',
    ms: 'Analisis dijeda di situ; kosong: hanya bajet hari itu dikira',
  },
  account: { en: 'account', zh: '账号', ms: 'akaun' },
  task: { en: 'task', zh: '任务', ms: 'tugasan' },
  'email address': { en: 'email address', zh: '电邮地址', ms: 'alamat e-mel' },
  'number and group': { en: 'number and group', zh: '电话号码和群组', ms: 'nombor dan kumpulan' },
});

/** What a record may have for a status, a type of task or a state. */
export const CHOICES = sentencesOf('core.choices', 'en', {
  active: { en: 'active', zh: '使用中', ms: 'aktif' },
  inactive: { en: 'inactive', zh: '未使用', ms: 'tidak aktif' },
  pending: { en: 'pending', zh: '待处理', ms: 'menunggu' },
  suspended: { en: 'suspended', zh: '已停权', ms: 'digantung' },
  'In Progress': { en: 'In Progress', zh: '进行中', ms: 'Dalam Proses' },
  Completed: { en: 'Completed', zh: '已完成', ms: 'Selesai' },
  Like: { en: 'Like', zh: '点赞', ms: 'Suka' },
  'Comment - Attack': { en: 'Comment - Attack', zh: '留言：攻击', ms: 'Komen - Serang' },
  'Comment - Defend': { en: 'Comment - Defend', zh: '留言：辩护', ms: 'Komen - Bela' },
  'Comment - Promote': { en: 'Comment - Promote', zh: '留言：宣传', ms: 'Komen - Promosi' },
  Share: { en: 'Share', zh: '分享', ms: 'Kongsi' },
  Active: { en: 'Active', zh: '使用中', ms: 'Aktif' },
  Banned: { en: 'Banned', zh: '已封禁', ms: 'Disekat' },
  Johor: { en: 'Johor', zh: '柔佛', ms: 'Johor' },
  Kedah: { en: 'Kedah', zh: '吉打', ms: 'Kedah' },
  Kelantan: { en: 'Kelantan', zh: '吉兰丹', ms: 'Kelantan' },
  Melaka: { en: 'Melaka', zh: '马六甲', ms: 'Melaka' },
  'Negeri Sembilan': { en: 'Negeri Sembilan', zh: '森美兰', ms: 'Negeri Sembilan' },
  Pahang: { en: 'Pahang', zh: '彭亨', ms: 'Pahang' },
  'Pulau Pinang': { en: 'Pulau Pinang', zh: '槟城', ms: 'Pulau Pinang' },
  Perak: { en: 'Perak', zh: '霹雳', ms: 'Perak' },
  Perlis: { en: 'Perlis', zh: '玻璃市', ms: 'Perlis' },
  Selangor: { en: 'Selangor', zh: '雪兰莪', ms: 'Selangor' },
  Terengganu: { en: 'Terengganu', zh: '登嘉楼', ms: 'Terengganu' },
  Sabah: { en: 'Sabah', zh: '沙巴', ms: 'Sabah' },
  Sarawak: { en: 'Sarawak', zh: '砂拉越', ms: 'Sarawak' },
  'Kuala Lumpur': { en: 'Kuala Lumpur', zh: '吉隆坡', ms: 'Kuala Lumpur' },
  Putrajaya: { en: 'Putrajaya', zh: '布城', ms: 'Putrajaya' },
  Labuan: { en: 'Labuan', zh: '纳闽', ms: 'Labuan' },
});

/** What filters that several lists have are called, and what the help says of them. */
export const FILTERS = sentencesOf('core.filters', 'en', {
  allPlatforms: { en: 'All Platforms', zh: '所有平台', ms: 'Semua Platform' },
  anyStatus: { en: 'Any status', zh: '所有状态', ms: 'Semua status' },
  status: { en: 'only in that status', zh: '只显示该状态的', ms: 'hanya yang berstatus itu' },
});

/** A field's label or placeholder in the current language; what has no translation stays, as `https://`. */
export const fieldText = (text: string): string => (FIELDS() as Record<string, string>)[text] ?? text;

/** A field's value as people read it. Stored, searched, exported and imported is the value as written. */
export const choiceText = (value: string): string => (CHOICES() as Record<string, string>)[value] ?? value;

export const LISTS_TEXTS = sentencesOf('core.lists', 'en', {
  required: { en: '{field} is required.', zh: '请填写「{field}」。', ms: '{field} mesti diisi.' },
  mustBeText: { en: '{field} must be text.', zh: '「{field}」必须是文字。', ms: '{field} mestilah teks.' },
  tooLong: {
    en: '{field} may have at most {max} characters.',
    zh: '「{field}」最多 {max} 个字符。',
    ms: '{field} tidak boleh melebihi {max} aksara.',
    takes: ['field', 'max'],
  },
  broken: {
    en: '{field} holds broken characters.',
    zh: '「{field}」含有损坏的字符。',
    ms: '{field} mengandungi aksara yang rosak.',
  },
  control: {
    en: '{field} may have no control characters.',
    zh: '「{field}」不能含有控制字符。',
    ms: '{field} tidak boleh mengandungi aksara kawalan.',
  },
  link: {
    en: '{field} must be an address that begins with http:// or https:// and holds no user name.',
    zh: '「{field}」必须是以 http:// 或 https:// 开头、不含用户名的网址。',
    ms: '{field} mestilah alamat yang bermula dengan http:// atau https:// dan tidak mengandungi nama pengguna.',
  },
  oneOf: {
    en: '{field} must be one of {choices}.',
    zh: '「{field}」必须是以下之一：{choices}。',
    ms: '{field} mestilah salah satu daripada {choices}.',
    takes: ['field', 'choices'],
  },
  select: { en: 'Select a {field}.', zh: '请选择{field}。', ms: 'Pilih {field}.' },
  email: {
    en: 'Enter an email address such as name@example.com.',
    zh: '请输入电邮地址，例如 name@example.com。',
    ms: 'Masukkan alamat e-mel seperti name@example.com.',
  },
  date: {
    en: '{field} must be a day of the calendar, written YYYY-MM-DD.',
    zh: '「{field}」必须是存在的日期，写成 YYYY-MM-DD。',
    ms: '{field} mestilah tarikh yang sah, ditulis YYYY-MM-DD.',
  },
  phone: {
    en: 'Phone number is not valid. Write it like +60123456789 or 012-345 6789.',
    zh: '电话号码不正确。请写成 +60123456789 或 012-345 6789。',
    ms: 'Nombor telefon tidak sah. Tulis seperti +60123456789 atau 012-345 6789.',
  },
  taskTypes: {
    en: 'Task must be a list of different task types; pick at least one.',
    zh: '任务必须由不重复的任务类型组成；请至少选择一个。',
    ms: 'Tugasan mesti terdiri daripada jenis tugasan yang berlainan; pilih sekurang-kurangnya satu.',
  },
  final: {
    en: '{taskId} is Completed, which is final.',
    zh: '{taskId} 已完成，不能再更改。',
    ms: '{taskId} sudah selesai dan tidak boleh diubah lagi.',
  },
  notObject: {
    en: 'The row is not an object with named fields.',
    zh: '这一行不是带有字段名称的对象。',
    ms: 'Baris ini bukan objek dengan medan bernama.',
  },
  otherValues: {
    en: 'Line {line} has the same {thing} with other values.',
    zh: '第 {line} 行有相同的{thing}，但其他内容不同。',
    ms: 'Baris {line} mempunyai {thing} yang sama dengan nilai lain.',
    takes: ['line', 'thing'],
  },
  noColumn: { en: 'no known column', zh: '没有认得的列', ms: 'tiada lajur yang dikenali' },
  noColumns: {
    en: 'This file has no column of {list}: it names {found}. Its first line must name the columns: {wanted}.',
    zh: '这个文件没有 {list} 的任何一列：它的列是 {found}。第一行必须写明列名：{wanted}。',
    ms: 'Fail ini tiada lajur {list}: lajurnya ialah {found}. Baris pertamanya mesti menyenaraikan lajur: {wanted}.',
    takes: ['list', 'found', 'wanted'],
  },
  noneFound: { en: 'none', zh: '（无）', ms: '(tiada)' },
  /** `records` are names with ids; `more` others are not named. */
  sameKey: {
    en: 'Also in the list with this {key}: {records}.',
    zh: '列表中已有相同的{key}：{records}。',
    ms: 'Sudah ada dalam senarai dengan {key} ini: {records}.',
    takes: ['key', 'records'],
  },
  sameKeyAndMore: {
    en: 'Also in the list with this {key}: {records}, {more, number} more.',
    zh: '列表中已有相同的{key}：{records}，另有 {more, number} 条。',
    ms: 'Sudah ada dalam senarai dengan {key} ini: {records}, {more, number} lagi.',
    takes: ['key', 'records', 'more'],
  },
  betweenRecords: { en: ', ', zh: '、', ms: ', ' },
});
