import { sentencesOf } from '@smops/core/platform/language/texts.model.js';

export const portraitsTexts = sentencesOf('cliPortraits', 'en', {
  tooLarge: {
    en: '{path} is larger than 10 MiB.',
    zh: '{path} 超过 10 MiB。',
    ms: '{path} melebihi 10 MiB.',
  },
  noNumber: {
    en: '{text} is not the number of a portrait; see smops portraits list.',
    zh: '{text} 不是图片的号码；请看 smops portraits list。',
    ms: '{text} bukan nombor potret; lihat smops portraits list.',
  },
  none: {
    en: 'No portraits yet. Add one with smops portraits add FILE.',
    zh: '还没有用户画像图片。可用 smops portraits add FILE 添加。',
    ms: 'Belum ada potret. Tambah dengan smops portraits add FILE.',
  },
  sentOf: {
    en: '{sent} of {total}',
    zh: '{sent} / {total}',
    ms: '{sent} daripada {total}',
    takes: ['sent', 'total'],
  },
  uploaded: {
    en: 'Uploaded {path} as portrait {id}.',
    zh: '已上传 {path}，图片号码 {id}。',
    ms: '{path} dimuat naik sebagai potret {id}.',
    takes: ['path', 'id'],
  },
  missing: {
    en: 'The portrait {id} does not exist.',
    zh: '图片 {id} 不存在。',
    ms: 'Potret {id} tidak wujud.',
  },
  exists: {
    en: '{out} exists. Name another file with --out, or add --overwrite.',
    zh: '{out} 已存在。请用 --out 给另一个文件名，或加上 --overwrite。',
    ms: '{out} sudah ada. Nyatakan fail lain dengan --out, atau tambah --overwrite.',
  },
  savedAs: {
    en: 'Saved portrait {id} as {out} ({sizeBytes}).',
    zh: '已把图片 {id} 存为 {out}（{sizeBytes}）。',
    ms: 'Potret {id} disimpan sebagai {out} ({sizeBytes}).',
    takes: ['id', 'out', 'sizeBytes'],
  },
  deleteForGood: {
    en: 'Delete portrait {id} for good?',
    zh: '要永久删除图片 {id} 吗？',
    ms: 'Padam potret {id} secara kekal?',
  },
  deleted: { en: 'Deleted portrait {id}.', zh: '已删除图片 {id}。', ms: 'Potret {id} dipadam.' },
});
