import { sentencesOf } from '../language/texts.model.js';

/** What is said of uploads, images and portraits. */
export const OBJECTS_TEXTS = sentencesOf('core.objects', 'en', {
  neverBegun: {
    en: 'This upload does not exist: it was ended or never begun.',
    zh: '此上传不存在：它已结束或从未开始。',
    ms: 'Muat naik ini tidak wujud: ia telah tamat atau tidak pernah dimulakan.',
  },
  fileTooLarge: {
    en: 'The file is larger than the limit of {limit}.',
    zh: '文件超过 {limit} 的上限。',
    ms: 'Fail melebihi had {limit}.',
  },
  uploadIsImage: {
    en: 'upload: this upload is an image. Begin it with metadata.purpose "comments".',
    zh: 'upload：此上传是图片。请以 metadata.purpose "comments" 开始上传。',
    ms: 'upload: muat naik ini ialah imej. Mulakan dengan metadata.purpose "comments".',
  },
  notComplete: {
    en: 'This upload is not complete yet: send all parts, and complete it.',
    zh: '此上传尚未完成：请传送所有分段，然后完成它。',
    ms: 'Muat naik ini belum lengkap: hantar semua bahagian, kemudian lengkapkan.',
  },
  takenElsewhere: {
    en: 'This upload was taken by another request.',
    zh: '此上传已被另一个请求使用。',
    ms: 'Muat naik ini telah diambil oleh permintaan lain.',
  },
  libraryMissing: {
    en: 'Images cannot be read on this computer: the library for them (sharp) cannot be loaded. Everything else works. smops doctor says more.',
    zh: '这台电脑无法读取图片：所需的程序库（sharp）无法使用。其他功能照常可用。smops doctor 提供更多信息。',
    ms: 'Imej tidak dapat dibaca pada komputer ini: pustaka untuknya (sharp) tidak dapat dimuatkan. Yang lain semuanya berfungsi. smops doctor memberi maklumat lanjut.',
  },
  imageDamaged: {
    en: 'This image is damaged or cut short.',
    zh: '此图片已损坏或不完整。',
    ms: 'Imej ini rosak atau terpotong.',
  },
  imageTooLarge: {
    en: 'This image is too large: at most {pixels} million pixels and {side} on a side. Make it smaller.',
    zh: '此图片太大：最多 {pixels} 百万像素，每边最多 {side} 像素。请缩小图片。',
    ms: 'Imej ini terlalu besar: paling banyak {pixels} juta piksel dan {side} piksel setiap sisi. Kecilkan imej itu.',
    takes: ['pixels', 'side'],
  },
  notAnImage: {
    en: 'This file is not a supported image. Use PNG, JPEG, WebP, GIF or AVIF.',
    zh: '此文件不是支持的图片。请使用 PNG、JPEG、WebP、GIF 或 AVIF。',
    ms: 'Fail ini bukan imej yang disokong. Gunakan PNG, JPEG, WebP, GIF atau AVIF.',
  },
  noImageThere: {
    en: 'There is no image at this address. Use PNG, JPEG, WebP, GIF or AVIF.',
    zh: '此网址没有图片。请使用 PNG、JPEG、WebP、GIF 或 AVIF。',
    ms: 'Tiada imej di alamat ini. Gunakan PNG, JPEG, WebP, GIF atau AVIF.',
  },
  tooManyUploads: {
    en: 'More than {max} uploads have been started but not saved. Save or cancel some; the rest is removed automatically within a day.',
    zh: '已开始但未保存的上传超过 {max} 个。请保存或取消一些；其余会在一天内自动清除。',
    ms: 'Lebih daripada {max} muat naik telah dimulakan dan belum disimpan. Simpan atau batalkan sebahagiannya; selebihnya hilang sendiri dalam masa sehari.',
  },
  tooManyLarge: {
    en: '{max} large uploads are already under way. Finish or cancel some; unfinished ones are removed automatically within a day.',
    zh: '已有 {max} 个大文件正在上传。请完成或取消一些；搁置的会在一天内清除。',
    ms: '{max} muat naik besar sedang berjalan. Selesaikan atau batalkan sebahagiannya; yang dibiarkan hilang dalam masa sehari.',
  },
  notSigned: {
    en: 'The address is not signed, or not whole.',
    zh: '此网址没有签名，或不完整。',
    ms: 'Alamat ini tidak ditandatangani, atau tidak lengkap.',
  },
  wrongSignature: {
    en: 'The signature does not fit this address.',
    zh: '签名与此网址不符。',
    ms: 'Tandatangan tidak sepadan dengan alamat ini.',
  },
  brokeOff: {
    en: 'The file broke off before its end.',
    zh: '文件在传送完毕前中断。',
    ms: 'Fail terputus sebelum selesai.',
  },
  partsTooLarge: {
    en: 'The parts together are larger than the limit of {limit} MiB.',
    zh: '各分段合计超过 {limit} MiB 的上限。',
    ms: 'Jumlah bahagian melebihi had {limit} MiB.',
  },
  onePart: {
    en: 'An object needs at least one part.',
    zh: '至少需要一个分段。',
    ms: 'Sekurang-kurangnya satu bahagian diperlukan.',
  },
  partsOrder: {
    en: 'The parts are not in the order of their numbers.',
    zh: '分段没有按编号排列。',
    ms: 'Bahagian tidak mengikut urutan nombornya.',
  },
  partMissing: {
    en: 'Part {part} is not there, or is another one.',
    zh: '第 {part} 个分段不存在，或不是同一个。',
    ms: 'Bahagian {part} tiada, atau bukan bahagian yang sama.',
  },
  partSmall: {
    en: 'Part {part} is smaller than 5 MiB and not the last.',
    zh: '第 {part} 个分段小于 5 MiB，且不是最后一个。',
    ms: 'Bahagian {part} lebih kecil daripada 5 MiB dan bukan yang terakhir.',
  },
  silentFile: {
    en: 'Nothing more came of the file for too long.',
    zh: '太久没有收到文件的后续内容。',
    ms: 'Tiada lagi data fail diterima terlalu lama.',
  },
  fieldRequired: { en: '{field} is required.', zh: '必须提供 {field}。', ms: '{field} diperlukan.' },
  purposeIs: {
    en: 'purpose is {purposes}.',
    zh: 'purpose 必须是 {purposes}。',
    ms: 'purpose mestilah {purposes}.',
  },
  partNumber: {
    en: 'The part number is a whole number from 1 to {max}.',
    zh: '分段编号是 1 至 {max} 的整数。',
    ms: 'Nombor bahagian ialah nombor bulat dari 1 hingga {max}.',
  },
  unreachable: {
    en: 'This address cannot be reached.',
    zh: '无法连接此网址。',
    ms: 'Alamat ini tidak dapat dicapai.',
  },
  answered: {
    en: 'This address answered {status}.',
    zh: '此网址的回应是 {status}。',
    ms: 'Alamat ini memulangkan status {status}.',
  },
  packed: {
    en: 'The file at this address is packed, which is not read.',
    zh: '此网址的文件经过压缩，无法读取。',
    ms: 'Fail di alamat ini dimampatkan, dan tidak dibaca.',
  },
  remoteTooLarge: {
    en: 'The image at this address is larger than 10 MiB.',
    zh: '此网址的图片超过 10 MiB。',
    ms: 'Imej di alamat ini lebih besar daripada 10 MiB.',
  },
  leadsOn: {
    en: 'This address redirects too many times.',
    zh: '此网址不断转往其他网址。',
    ms: 'Alamat ini terus membawa ke alamat lain.',
  },
  noSheetLink: {
    en: 'This is no link to a Google sheet.',
    zh: '这不是 Google 表格的链接。',
    ms: 'Ini bukan pautan helaian Google.',
  },
  closedSheet: {
    en: 'This Google sheet cannot be read without signing in. Open it, choose Share, and under “General access” choose “Anyone with the link”; or download it as CSV.',
    zh: '不登录就无法读取这个 Google 表格。请打开表格，点击「共享」，把「常规访问权限」设为「知道链接的任何人」；或者下载为 CSV。',
    ms: 'Helaian Google ini tidak dapat dibaca tanpa log masuk. Buka helaian itu, pilih Kongsi, dan di bawah “Akses umum” pilih “Sesiapa yang mempunyai pautan”; atau muat turun sebagai CSV.',
  },
  sheetLeadsOn: {
    en: 'This Google sheet leads to a place that is not Google’s, which is not asked.',
    zh: '这个 Google 表格转往不属于 Google 的网址，不予读取。',
    ms: 'Helaian Google ini membawa ke tempat yang bukan milik Google, dan tidak dibaca.',
  },
  sheetTooLarge: {
    en: 'This Google sheet is larger than {megabytes} MB.',
    zh: '这个 Google 表格大于 {megabytes} MB。',
    ms: 'Helaian Google ini lebih besar daripada {megabytes} MB.',
  },
  privateAddress: {
    en: 'This address leads into a private network, or nowhere; only public ones are fetched.',
    zh: '此网址通往内部网络或无处可达；只读取公开的网址。',
    ms: 'Alamat ini menuju ke rangkaian persendirian, atau tiada tujuan; hanya alamat awam dibaca.',
  },
  noAddress: { en: 'This is not an address.', zh: '这不是网址。', ms: 'Ini bukan alamat.' },
  onlyHttp: {
    en: 'Only addresses that begin with http:// or https:// are fetched.',
    zh: '只读取以 http:// 或 https:// 开头的网址。',
    ms: 'Hanya alamat yang bermula dengan http:// atau https:// dibaca.',
  },
  noPasswords: {
    en: 'An address with a password is not fetched.',
    zh: '不读取带有密码的网址。',
    ms: 'Alamat dengan kata laluan tidak dibaca.',
  },
  onlyPorts: {
    en: 'Only the ports 80, 443 and those from 1024 on are fetched.',
    zh: '只读取端口 80、443 以及 1024 以上的端口。',
    ms: 'Hanya port 80, 443 dan dari 1024 ke atas dibaca.',
  },
  notFetched: { en: 'The image could not be fetched.', zh: '无法读取图片。', ms: 'Imej tidak dapat dibaca.' },
  cancelled: {
    en: 'The image was not fetched: it was cancelled, or took too long.',
    zh: '没有读取图片：已取消，或时间过长。',
    ms: 'Imej tidak dibaca: ia dibatalkan, atau mengambil masa terlalu lama.',
  },
  tooManyFetched: {
    en: 'Too many images are being fetched.',
    zh: '正在读取的图片太多。',
    ms: 'Terlalu banyak imej sedang dibaca.',
  },
  imageBrokeOff: {
    en: 'The image broke off before its end.',
    zh: '图片在传送完毕前中断。',
    ms: 'Imej terputus sebelum selesai.',
  },
  nothingUploaded: {
    en: 'Nothing was uploaded to this address yet.',
    zh: '还没有内容上传到此地址。',
    ms: 'Belum ada apa-apa dimuat naik ke alamat ini.',
  },
  ownUploadsOnly: {
    en: 'imageUrl: only the address of an upload to smops itself is taken.',
    zh: 'imageUrl：只接受上传到 smops 本身的地址。',
    ms: 'imageUrl: hanya alamat muat naik ke smops sendiri diterima.',
  },
  isCommentFile: {
    en: 'imageUrl: this upload is a comment file, not an image.',
    zh: 'imageUrl：此上传是留言文件，不是图片。',
    ms: 'imageUrl: muat naik ini ialah fail komen, bukan imej.',
  },
  registered: {
    en: 'This upload is registered already.',
    zh: '此上传已登记。',
    ms: 'Muat naik ini sudah didaftarkan.',
  },
  portraitDamaged: {
    en: 'The image of portrait {id} is damaged ({present} of {whole} bytes). Upload it again, or restore a backup.',
    zh: '用户画像 {id} 的图片已损坏（{present} / {whole} 字节）。请重新上传，或恢复备份。',
    ms: 'Imej potret {id} rosak ({present} daripada {whole} bait). Muat naik semula, atau pulihkan sandaran.',
    takes: ['id', 'present', 'whole'],
  },
  storeBeganNothing: {
    en: 'The object store began no upload.',
    zh: '对象存储没有开始上传。',
    ms: 'Stor objek tidak memulakan muat naik.',
  },
  storeUnreachable: {
    en: 'The object store cannot be reached ({why}).',
    zh: '无法连接对象存储（{why}）。',
    ms: 'Stor objek tidak dapat dicapai ({why}).',
  },
  noObject: { en: 'There is no such object.', zh: '没有这样的对象。', ms: 'Tiada objek sedemikian.' },
  storeRefused: {
    en: 'The object store refused the call ({code}). An admin must check the S3 settings.',
    zh: '对象存储拒绝了请求（{code}）。管理员须检查 S3 设置。',
    ms: 'Stor objek menolak permintaan ({code}). Pentadbir mesti menyemak tetapan S3.',
  },
  noTemporaryKeys: {
    en: 'Temporary keys are not configured. Set S3_STS_ROLE_ARN or S3_STS_FEDERATION_NAME, or let smops sign each upload.',
    zh: '尚未配置临时密钥。请设定 S3_STS_ROLE_ARN 或 S3_STS_FEDERATION_NAME，或让 smops 为每次上传签名。',
    ms: 'Kunci sementara belum dikonfigurasi. Tetapkan S3_STS_ROLE_ARN atau S3_STS_FEDERATION_NAME, atau biarkan smops menandatangani setiap muat naik.',
  },
  keysUnreachable: {
    en: 'The service of temporary keys cannot be reached ({why}).',
    zh: '无法连接临时密钥服务（{why}）。',
    ms: 'Perkhidmatan kunci sementara tidak dapat dicapai ({why}).',
  },
  keysRefused: {
    en: 'Temporary keys were refused ({code}). An admin must check the S3_STS settings.',
    zh: '临时密钥被拒绝（{code}）。管理员须检查 S3_STS 设置。',
    ms: 'Kunci sementara ditolak ({code}). Pentadbir mesti menyemak tetapan S3_STS.',
  },
});
